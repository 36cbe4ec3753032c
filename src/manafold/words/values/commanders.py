"""Numbers of commanders (CR 903)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Ref, Value
from manafold.rules import commanders
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CommanderCasts(Value):
    """How often you have cast your commanders from the command zone this game (CR 903.8)."""

    said: Literal["your", "a"] = "your"

    tag: ClassVar[str] = "commander casts"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("time you've cast {said} commander from the command zone this game", form="each"),
    )

    def of(self, c: Context) -> int:
        return commanders.times_cast(c.state, c.controller)


@dataclass(frozen=True)
class CommanderManaValue(Value):
    """The greatest mana value of players' commanders, wherever they are, or only where everybody sees them
    (CR 903.3e)."""

    whose: Ref
    anywhere: bool = False

    tag: ClassVar[str] = "commander mana value"
    phrases: ClassVar[Phrases] = (
        "the greatest mana value of a commander {whose:any} <own> on the battlefield or in the command zone",
        Phrase("the greatest mana value among your commanders", sets={"whose": You(), "anywhere": True}),
    )

    def of(self, c: Context) -> int:
        state, players = c.state, self.whose.entities(c)
        mine = [state.objects[id] for id in state.commanders if id in state.objects]
        found = [each for each in mine if each.owner in players]
        if not self.anywhere:
            found = [each for each in found if each.zone in ("battlefield", "command")]
        return max([state.mana_value(each.id) for each in found], default=0)
