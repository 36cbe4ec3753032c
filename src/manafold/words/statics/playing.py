"""What lets players play and cast what they otherwise couldn't (CR 601.3, 305.1, 305.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref
from manafold.rules.permissions import PlayerRule
from manafold.words.filters.kinds import Spell
from manafold.words.filters.spells import would_be

if TYPE_CHECKING:
    from manafold.rules.context import Context

Place = Literal["the top of your library", "your graveyard"]
FOR_ITS_COST = Way("permission")
FOR_NOTHING = Way("free", FREE)


@dataclass(frozen=True)
class AdditionalLands(PlayerRule):
    """May play so many additional lands each turn (CR 305.2)."""

    number: int

    tag: ClassVar[str] = "additional lands"
    phrases: ClassVar[Phrases] = (
        Phrase("may play an additional land on each of your turns", sets={"number": 1}),
        Phrase("may play {number:word} additional lands on each of your turns"),
        Phrase("may play an additional land this turn", sets={"number": 1}, form="turn"),
        Phrase("may play up to {number:word} additional lands this turn", form="turn"),
        Phrase("may play {number:word} additional lands this turn", form="turn", read_only=True),
    )

    def additional_lands(self, c: Context) -> int:
        return self.number


@dataclass(frozen=True)
class MayCastAsInstants(PlayerRule):
    """May cast spells of a description as though they had flash (CR 601.3b, 702.8)."""

    what: Filter

    tag: ClassVar[str] = "may cast as instants"
    phrases: ClassVar[Phrases] = (
        "may cast {what:many} as though they had flash",
        Phrase("may cast {what:many} this turn as though they had flash", form="turn"),
        Phrase("may cast {what:many} as though they had flash this turn", form="turn", read_only=True),
    )

    def may_cast_as_instant(self, spell: int, c: Context) -> bool:
        return would_be(self.what, spell, c.controller, c)


@dataclass(frozen=True)
class MayPlayFrom(PlayerRule):
    """May play lands or cast spells of a description from a place (CR 601.3, 305.1)."""

    place: Place
    what: Filter | None = None
    lands: bool = False

    tag: ClassVar[str] = "may play from"
    phrases: ClassVar[Phrases] = (
        Phrase("may play lands from {place}", sets={"lands": True}),
        Phrase("may play lands and cast {what:many} from {place}", sets={"lands": True}),
        Phrase("may cast {what:many} from {place}"),
        Phrase("may play cards from {place}", sets={"lands": True, "what": Spell()}),
    )

    def cards_to_play(self, c: Context) -> Sequence[int]:
        player = c.state.players[c.controller]
        return player.library[:1] if self.place == "the top of your library" else tuple(player.graveyard)

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        if self.what is None or card not in self.cards_to_play(c) or not would_be(self.what, card, c.controller, c):
            return ()
        return (FOR_ITS_COST,)

    def may_play_land(self, card: int, c: Context) -> bool:
        return self.lands and card in self.cards_to_play(c)


@dataclass(frozen=True)
class MayPlay(PlayerRule):
    """May play certain exiled cards, or only cast them; `free` without paying their mana costs (CR 601.3, 118.9)."""

    what: Ref
    lands: bool = True
    free: bool = False

    tag: ClassVar[str] = "may play"
    phrases: ClassVar[Phrases] = (
        Phrase("may play {what:plain}", form="playing"),
        Phrase("may cast {what:plain}", sets={"lands": False}, form="playing"),
        Phrase("may play {what:plain} without paying its mana cost", sets={"free": True}, form="playing"),
        Phrase(
            "may cast {what:plain} without paying its mana cost", sets={"lands": False, "free": True}, form="playing"
        ),
        Phrase("may play {what:plain} this turn", form="turn"),
        Phrase("may cast {what:plain} this turn", sets={"lands": False}, form="turn"),
    )

    def cards_to_play(self, c: Context) -> Sequence[int]:
        state = c.state
        found = [id if id in state.objects else state.latest(id) for id in self.what.entities(c)]
        return [id for id in found if id in state.objects and state.objects[id].zone == "exile"]

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        if card not in self.cards_to_play(c):
            return ()
        return (FOR_NOTHING if self.free else FOR_ITS_COST,)

    def may_play_land(self, card: int, c: Context) -> bool:
        return self.lands and card in self.cards_to_play(c)


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
