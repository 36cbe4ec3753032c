"""What lets players play and cast cards from where they otherwise couldn't (CR 601.3, 305.1)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Way
from manafold.model.mana import FREE, ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref, Static
from manafold.rules import exiling
from manafold.rules.events import LandPlayed, SpellCast
from manafold.rules.finding import wherever
from manafold.rules.permissions import UNLIMITED, PlayerRule, Rider
from manafold.rules.terms import NOTHING
from manafold.words.filters.kinds import Spell
from manafold.words.filters.spells import cards_described, split_place, ways_for, would_be, would_be_with_face
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone

Place = Literal[
    "the top of your library", "your graveyard", "your hand", "your hand or the top of your library",
    "your graveyard or the top of your library", "your hand or graveyard",
]  # fmt: skip
FOR_ITS_COST = Way("permission")
FOR_NOTHING = Way("free", FREE)
PERMITTED = "may play"
"""The name under which an effect knows the cards that it lets a player play, wherever they were as it began."""
OUTSIDE: tuple[Zone, ...] = ("exile", "graveyard", "library", "hand", "command", "outside")
"""Where cards are that can be played."""


@dataclass(frozen=True)
class Permission(PlayerRule):
    """Lets a player cast or play cards; `rider` is what goes with it (CR 601.3)."""

    def is_free(self) -> bool:
        """Whether the spells are cast without paying their mana costs."""
        return False

    def budget(self) -> int:
        """How many cards may be played by it: each turn by an ability, at all by an effect; 0 for any number."""
        return 0

    def riding(self) -> Static | None:
        """What goes with it."""
        return None

    def is_used_up(self, c: Context) -> bool:
        """Whether no more cards may be played by it."""
        most = self.budget()
        if not most:
            return False
        key = key_of(c)
        events = c.state.turn_events if c.effect == NOTHING else c.state.log
        return sum([event.by == key for event in events if isinstance(event, SpellCast | LandPlayed)]) >= most

    def way(self, c: Context) -> Way:
        """The way in which a card is cast by it."""
        found = FOR_NOTHING if self.is_free() else FOR_ITS_COST
        if self.budget():
            found = dataclasses.replace(found, by=key_of(c), label=c.state.label(c.source))
        rider = self.riding()
        return rider.onto(found) if isinstance(rider, Rider) else found

    def land_budget(self, c: Context) -> int:
        return key_of(c) if self.budget() else UNLIMITED


def key_of(c: Context) -> int:
    """By what the uses of a permission are counted: the effect that gives it, or else its source."""
    return c.effect if c.effect != NOTHING else c.source


@dataclass(frozen=True)
class MayPlayFrom(Permission):
    """May play lands or cast spells of a description from a place, perhaps only `once` (CR 601.3, 305.1)."""

    place: Place
    what: Filter | None = None
    lands: bool = False
    once: Literal["", "each turn", "each of your turns"] = ""
    free: bool = False
    rider: Static | None = None

    tag: ClassVar[str] = "may play from"
    phrases: ClassVar[Phrases] = (
        Phrase("may play lands from {place}", sets={"lands": True}),
        Phrase("may play lands and cast {what:many} from {place}", sets={"lands": True}),
        Phrase("may cast {what:many} from {place}"),
        Phrase("may cast {what:many} from {place}{rider:rider}"),
        Phrase("may play lands and cast {what:many} from {place}{rider:rider}", sets={"lands": True}),
        Phrase("may cast {what:many} from {place} without paying their mana costs", sets={"free": True}),
        Phrase("may play cards from {place}", sets={"lands": True, "what": Spell()}),
        *[
            Phrase(f"{lead} you may {does} from {{place}}{tail}", sets={"once": once, **more}, form="yours")
            for lead, once in (
                ("once each turn,", "each turn"),
                ("once during each of your turns,", "each of your turns"),
            )
            for does, more in (
                ("play a land", {"lands": True}),
                ("cast {what:a}", {}),
                ("play a land or cast {what:a}", {"lands": True}),
                ("play a card", {"lands": True, "what": Spell()}),
            )
            for tail in ("", "{rider:rider}")
            if not tail or "cast" in does
        ],
        Phrase(
            "once each turn, you may cast {what:a} from {place} without paying its mana cost",
            sets={"once": "each turn", "free": True},
            form="yours",
        ),
        Phrase(
            "once during each of your turns, you may cast {what:a} from {place} without paying its mana cost",
            sets={"once": "each of your turns", "free": True},
            form="yours",
        ),
    )

    def is_free(self) -> bool:
        return self.free

    def budget(self) -> int:
        return 1 if self.once else 0

    def riding(self) -> Static | None:
        return self.rider

    def cards_to_play(self, c: Context) -> Sequence[int]:
        if (self.once == "each of your turns" and c.state.active != c.controller) or self.is_used_up(c):
            return ()
        player = c.state.players[c.controller]
        hand = player.hand if "hand" in self.place else []
        graveyard = player.graveyard if "graveyard" in self.place else []
        return (*hand, *graveyard, *(player.library[:1] if "library" in self.place else []))

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        if self.what is None or card not in self.cards_to_play(c):
            return ()
        return ways_for(self.way(c), self.what, card, c)

    def may_play_land(self, card: int, c: Context) -> bool:
        return self.lands and card in self.cards_to_play(c)


@dataclass(frozen=True)
class MayPlay(Permission):
    """May play certain cards, or only cast them; `free` without paying their mana costs (CR 601.3, 118.9).

    The cards are those that an effect points at as it begins, only one of them if they are to be chosen, or spells of
    the description `kind`. `their` if the text speaks of several mana costs.
    """

    what: Ref | None = None
    lands: bool = True
    free: bool = False
    kind: Filter | None = None
    their: bool = False
    rider: Static | None = None
    looking: bool = False
    """Whether the player may look at the cards as well, even if they are face down (CR 406.3)."""

    tag: ClassVar[str] = "may play"
    phrases: ClassVar[Phrases] = (
        *[
            Phrase(f"may {verb} {{what:{form}}}{tail}", sets={"lands": verb == "play", **more}, form="playing")
            for verb in ("play", "cast")
            for form in ("plain", "chosen", "target")
            for tail, more in (
                ("", {}),
                (" without paying its mana cost", {"free": True}),
                (" without paying their mana costs", {"free": True, "their": True}),
            )
        ],
        *[
            Phrase(f"may {verb} {{what:{form}}} this turn{tail}", sets={"lands": verb == "play", **more}, form="turn")
            for verb in ("play", "cast")
            for form in ("plain", "chosen", "target")
            for tail, more in (
                ("", {}),
                (" without paying its mana cost", {"free": True}),
                (" without paying their mana costs", {"free": True, "their": True}),
            )
        ],
        *[
            Phrase(
                f"may look at and {verb} {{what:plain}}",
                sets={"lands": verb == "play", "looking": True},
                form="playing",
            )
            for verb in ("play", "cast")
        ],
        Phrase("may cast {kind:many}", sets={"lands": False}, form="playing"),
        Phrase("may cast {kind:many} this turn", sets={"lands": False}, form="turn"),
        Phrase("may play {kind:many}", sets={"lands": True}),
        Phrase("may cast {kind:many}", sets={"lands": False}),
    )

    def is_free(self) -> bool:
        return self.free

    def budget(self) -> int:
        return 1 if isinstance(self.what, Choose) else 0

    def riding(self) -> Static | None:
        return self.rider

    def cards_to_play(self, c: Context) -> Sequence[int]:
        if self.is_used_up(c):
            return ()
        if self.kind is not None:
            found: Sequence[int] = cards_described(self.kind, c)
        elif isinstance(self.what, Choose):
            found = cards_described(self.what.what, c)
        else:
            found = c.named.get(PERMITTED, ())
        return [id for id in found if id in c.state.objects and c.state.objects[id].zone in OUTSIDE]

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        return ways_for(self.way(c), self._quality(), card, c) if card in self.cards_to_play(c) else ()

    def may_play_land(self, card: int, c: Context) -> bool:
        if not self.lands or card not in self.cards_to_play(c):
            return False
        quality = self._quality()
        return quality is None or would_be(quality, card, c.controller, c)

    def _quality(self) -> Filter | None:
        """What the cards have to be, wherever they are; None if the effect knows which they are."""
        what = self.kind if self.kind is not None else self.what.what if isinstance(self.what, Choose) else None
        return None if what is None else split_place(what)[1]


def remember_permitted(does: Sequence[Static], players: Sequence[int], c: Context) -> None:
    """Let an effect that is about to begin know the cards that it lets players play (CR 611.2c)."""
    for word in does:
        if isinstance(word, MayPlay) and word.what is not None and not isinstance(word.what, Choose):
            c.named[PERMITTED] = tuple(wherever(word.what.entities(c), c))
            if word.looking:
                for player in players:
                    exiling.let_look(c.state, c.named[PERMITTED], player)


@dataclass(frozen=True)
class MayPayInstead(PlayerRule):
    """May pay a mana cost instead of those of spells of a description (CR 118.9)."""

    mana: ManaCost
    what: Filter

    tag: ClassVar[str] = "may pay instead"
    phrases: ClassVar[Phrases] = ("may pay {mana:fixed} rather than pay the mana cost for {what:many}",)

    def instead_of(self, way: Way, card: int, face: int, c: Context) -> Way | None:
        if not would_be_with_face(self.what, card, face, c.controller, c):
            return None
        return dataclasses.replace(way, name="alternative cost", mana=self.mana)
