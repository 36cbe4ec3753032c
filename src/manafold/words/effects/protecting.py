"""Protection and hexproof from a color that is chosen (CR 702.16, 105.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.colors import COLOR_NAMES
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Ref
from manafold.model.words.sorts import ANYTHING, Sorts
from manafold.rules import continuous
from manafold.rules.decisions import Decision, Option
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.filters.colors import OfColor
from manafold.words.keywords.protection import Hexproof, Protection, Quality
from manafold.words.statics.abilities import HasAbilities

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ProtectFromColor(Effect):
    """Objects gain protection, or hexproof, from the color that you choose (CR 105.4)."""

    what: Ref
    duration: Duration
    hexproof: bool = False

    tag: ClassVar[str] = "protect from color"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ANYTHING}
    phrases: ClassVar[Phrases] = (
        Phrase(
            "{what:said} <gain> protection from the color of your choice until end of turn",
            sets={"duration": UntilEndOfTurn()},
        ),
        Phrase(
            "{what:said} <gain> hexproof from the color of your choice until end of turn",
            sets={"duration": UntilEndOfTurn(), "hexproof": True},
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        c.named[self.named] = tuple(found)
        options = [Option(name, value=color) for color, name in COLOR_NAMES.items()]
        pick = yield Decision(c.controller, "color", options, "choose a color", c.source)
        color = next(each for each in COLOR_NAMES if each == pick.value)
        qualities = (Quality(OfColor(color)),)
        ability: Ability = Hexproof(qualities=qualities) if self.hexproof else Protection(qualities=qualities)
        continuous.add_effect(c.state, c, (HasAbilities((ability,)),), self.duration, tuple(found))
