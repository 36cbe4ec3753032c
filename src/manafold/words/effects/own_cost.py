"""Cards gain keywords whose cost is their mana cost, for a while (CR 611.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost, Duration, Effect, Ref
from manafold.rules import continuous
from manafold.rules.finding import present
from manafold.words.refs.noun_phrases import Each
from manafold.words.statics.own_cost import IS_ITS_OWN, NAMES, HasAtOwnCost, KeywordName

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GainsAtOwnCost(Effect):
    """Cards gain a keyword ability for a duration, whose cost is their mana cost and perhaps more (CR 611.2)."""

    what: Ref
    name: KeywordName
    duration: Duration
    plus: tuple[Cost, ...] = ()
    first: bool = False
    """Whether the duration is said first."""

    tag: ClassVar[str] = "gains at own cost"
    phrases: ClassVar[Phrases] = (
        *[
            Phrase(f"{{what:said}} <gain> {name} {{duration}}. The {name} {IS_ITS_OWN}{tail}", sets={"name": name})
            for name in NAMES
            for tail in ("", " plus {plus:list and}")
        ],
        *[
            Phrase(
                f"{{duration}}, {{what:said}} <gain> {name}. The {name} {IS_ITS_OWN}{tail}",
                sets={"name": name, "first": True},
            )
            for name in NAMES
            for tail in ("", " plus {plus:list and}")
        ],
    )

    def resolve(self, c: Context) -> Task[None]:
        does = (HasAtOwnCost(self.name, self.plus),)
        if isinstance(self.what, Each):
            continuous.add_effect(c.state, c, does, self.duration, what=self.what.what)
        else:
            found = present((yield from self.what.find(c)), c)
            continuous.add_effect(c.state, c, does, self.duration, tuple(found))
