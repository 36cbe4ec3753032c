"""What lets players play more lands, cast spells at other times, and see their libraries (CR 305.2, 601.3, 401.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Value
from manafold.rules.finding import find_objects
from manafold.rules.permissions import PlayerRule
from manafold.words.filters.spells import would_be

if TYPE_CHECKING:
    from manafold.rules.context import Context



@dataclass(frozen=True)
class AdditionalLands(PlayerRule):
    """May play so many additional lands each turn (CR 305.2)."""

    number: int
    theirs: bool = False
    """Whether it is said of other players than you."""
    computed: Value | None = None
    """The number, where it is no fixed one; never negative."""

    tag: ClassVar[str] = "additional lands"
    phrases: ClassVar[Phrases] = (
        Phrase("may play an additional land on each of your turns", sets={"number": 1}),
        Phrase("may play {number:word} additional lands on each of your turns"),
        Phrase("may play an additional land on each of their turns", sets={"number": 1, "theirs": True}),
        Phrase("may play an additional land during each of their turns", sets={"number": 1, "theirs": True},
               read_only=True),
        Phrase("may play an additional land this turn", sets={"number": 1}, form="turn"),
        Phrase("may play {computed:many} additional lands this turn", sets={"number": 0}, form="turn"),
        Phrase("may play up to {number:word} additional lands this turn", form="turn"),
        Phrase("may play {number:word} additional lands this turn", form="turn", read_only=True),
    )

    def additional_lands(self, c: Context) -> int:
        return self.number if self.computed is None else max(0, self.computed.of(c))


@dataclass(frozen=True)
class MayCastAsInstants(PlayerRule):
    """May cast spells of a description as though they had flash (CR 601.3b, 702.8)."""

    what: Filter

    tag: ClassVar[str] = "may cast as instants"
    judges_spells: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        "may cast {what:many} as though they had flash",
        Phrase("may cast {what:many} this turn as though they had flash", form="turn"),
        Phrase("may cast {what:many} as though they had flash this turn", form="turn", read_only=True),
    )

    def may_cast_as_instant(self, spell: int, c: Context) -> bool:
        return would_be(self.what, spell, c.controller, c)


@dataclass(frozen=True)
class LooksAtTop(PlayerRule):
    """May look at the top card of their library any time (CR 401.5)."""

    tag: ClassVar[str] = "looks at top"
    phrases: ClassVar[Phrases] = ("may look at the top card of your library any time",)

    def looks_at_top(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class RevealsTop(PlayerRule):
    """Plays with the top card of their library revealed (CR 401.6)."""

    tag: ClassVar[str] = "reveals top"
    phrases: ClassVar[Phrases] = (
        Phrase("play with the top card of your library revealed", form="yours"),
        "play with the top card of their libraries revealed",
    )

    def reveals_top(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class LooksAtExiled(PlayerRule):
    """May look at cards of a description in exile, even those that are face down (CR 406.3)."""

    what: Filter

    tag: ClassVar[str] = "looks at exiled"
    phrases: ClassVar[Phrases] = ("may look at {what:many}",)

    def looks_at(self, c: Context) -> Sequence[int]:
        return find_objects(self.what, c)
