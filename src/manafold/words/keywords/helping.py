"""Keywords that let other things than mana pay for a spell, and affinity (CR 702.41, 702.51, 702.66, 702.126)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.colors import COLORLESS
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases
from manafold.model.words import Filter
from manafold.rules.helping import Helper
from manafold.rules.remembering import CONVOKED
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.keywords.building import THIS
from manafold.words.refs.plain import You
from manafold.words.statics.spell_costs import ThisCosts
from manafold.words.values.counting import Count

if TYPE_CHECKING:
    from manafold.rules.context import Context

ONE_MANA = ManaCost.parse("{1}")


def untapped(type: str, c: Context) -> list[int]:
    """The untapped permanents of that type that the player controls."""
    state = c.state
    return [
        id
        for id in state.battlefield
        if state.objects[id].controller == c.subject
        and not state.objects[id].tapped
        and type in state.characteristics(id).types
    ]


@dataclass(frozen=True)
class Assist(Keyword):
    """Another player may pay for some of the generic mana of the spell (CR 702.132)."""

    tag: ClassVar[str] = "assist"
    phrases: ClassVar[Phrases] = ("assist",)


@dataclass(frozen=True)
class Convoke(Keyword):
    """Untapped creatures can be tapped to pay for a generic mana, or for one of their colors (CR 702.51)."""

    tag: ClassVar[str] = "convoke"
    phrases: ClassVar[Phrases] = ("convoke",)

    def helpers(self, c: Context) -> Sequence[Helper]:
        creatures = untapped("creature", c)
        return [Helper(id, c.state.characteristics(id).colors, "tap", known=CONVOKED) for id in creatures]


@dataclass(frozen=True)
class Improvise(Keyword):
    """Untapped artifacts can be tapped to pay for a generic mana each (CR 702.126)."""

    tag: ClassVar[str] = "improvise"
    phrases: ClassVar[Phrases] = ("improvise",)

    def helpers(self, c: Context) -> Sequence[Helper]:
        return [Helper(id, COLORLESS, "tap") for id in untapped("artifact", c)]


@dataclass(frozen=True)
class Delve(Keyword):
    """Cards can be exiled from the graveyard to pay for a generic mana each (CR 702.66)."""

    tag: ClassVar[str] = "delve"
    phrases: ClassVar[Phrases] = ("delve",)

    def helpers(self, c: Context) -> Sequence[Helper]:
        return [Helper(id, COLORLESS, "exile") for id in c.state.players[c.subject].graveyard if id != c.source]


@dataclass(frozen=True)
class Affinity(Keyword):
    """Costs {1} less for each permanent of a description that you control (CR 702.41)."""

    what: Filter

    tag: ClassVar[str] = "affinity"
    phrases: ClassVar[Phrases] = ("affinity for {what:many}",)

    def expand(self) -> tuple[Ability, ...]:
        mine = AllOf((self.what, ControlledBy(You())))
        return (StaticAbility(THIS, (ThisCosts(ONE_MANA, times=Count(mine)),), zone="stack"),)
