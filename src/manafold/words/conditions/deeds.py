"""Conditions on what players have done this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref
from manafold.rules.events import (
    CardDrawn,
    CrimeCommitted,
    Discarded,
    Event,
    LandPlayed,
    LifeGained,
    LifeLost,
    PlayerAttacked,
    Sacrificed,
    SpellCast,
)
from manafold.rules.remembering import times_paid
from manafold.words.conditions.history import ThisTurn
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsPlayer
from manafold.words.filters.pointed import Other
from manafold.words.filters.spells import would_be
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


EVERYBODY = Each(IsPlayer(), "all")
"""Whoever does it."""


def is_source(spell: int, c: Context) -> bool:
    """Whether the source is that spell, or the permanent that it became or is about to become."""
    return c.state.latest(spell) == c.source or c.state.object(c.source).previous == spell


def is_one_of(who: Ref) -> bool:
    """Whether one of several players is spoken of: "an opponent"."""
    return isinstance(who, Each) and who.said in ("each", "any")


@dataclass(frozen=True)
class GainedLife(ThisTurn):
    """A player gained life this turn, so much in all (CR 119.3)."""

    who: Ref
    number: int = 1

    tag: ClassVar[str] = "gained life"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} gained life this turn", sets={"number": 1}),
        "{who:any} gained {number} or more life this turn",
        Phrase("you've gained life this turn", sets={"who": You(), "number": 1}, read_only=True),
    )

    def one_by_one(self) -> bool:
        return is_one_of(self.who)

    def enough(self) -> int:
        return self.number

    def counted(self, event: Event, c: Context) -> int:
        return event.amount if isinstance(event, LifeGained) and event.player in self.who.entities(c) else 0


@dataclass(frozen=True)
class LostLife(ThisTurn):
    """A player lost life this turn, so much in all (CR 119.3)."""

    who: Ref
    number: int = 1

    tag: ClassVar[str] = "lost life"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} lost life this turn", sets={"number": 1}),
        Phrase("{who:any} lost life", sets={"number": 1}, form="lately"),
        Phrase("{who:any} didn't lose life", sets={"number": 1}, form="denied"),
        Phrase("lost life", sets={"who": EVERYBODY, "number": 1}, form="did"),
        Phrase("lost {number} or more life", sets={"who": EVERYBODY}, form="did"),
        "{who:any} lost {number} or more life this turn",
    )

    def one_by_one(self) -> bool:
        return is_one_of(self.who)

    def enough(self) -> int:
        return self.number

    def counted(self, event: Event, c: Context) -> int:
        return event.amount if isinstance(event, LifeLost) and event.player in self.who.entities(c) else 0


@dataclass(frozen=True)
class LifeMoved(ThisTurn):
    """A player gained or lost life this turn (CR 119.3)."""

    who: Ref

    tag: ClassVar[str] = "gained or lost life"
    phrases: ClassVar[Phrases] = ("{who:any} gained or lost life this turn",)

    def counted(self, event: Event, c: Context) -> int:
        return int(isinstance(event, LifeGained | LifeLost) and event.player in self.who.entities(c))


@dataclass(frozen=True)
class Attacked(ThisTurn):
    """A player attacked this turn (CR 508.1), with so many creatures in one combat, of a description."""

    who: Ref
    number: int = 1
    what: Filter | None = None

    tag: ClassVar[str] = "attacked"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} attacked this turn", sets={"number": 1}),
        Phrase("{who:any} attacked with {what:a} this turn", sets={"number": 1}),
        Phrase("{who:any} attacked with {number:word} or more {what:many} this turn"),
        Phrase("you've attacked this turn", sets={"who": You(), "number": 1}, read_only=True),
    )

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, PlayerAttacked) or event.player not in self.who.entities(c):
            return 0
        found = [id for id in event.attackers if self.what is None or self.what.matches(id, c)]
        return int(len(found) >= self.number)


@dataclass(frozen=True)
class CastSpells(ThisTurn):
    """A player has cast so many spells of a description this turn (CR 601.2i).

    "Another spell" is another one than the spell that the source is or was.
    """

    who: Ref
    what: Filter
    number: int = 1

    tag: ClassVar[str] = "cast spells"
    phrases: ClassVar[Phrases] = (
        Phrase("you've cast {what:a} this turn", sets={"who": You(), "number": 1}),
        Phrase("you've cast {number:word} or more {what:many} this turn", sets={"who": You()}),
        Phrase("{who:any} cast {what:a} this turn", sets={"number": 1}),
        Phrase("{who:any} cast {number:word} or more {what:many} this turn"),
        Phrase("{who:any} cast {number:word} or more {what:many}", form="lately"),
        Phrase("you haven't cast {what:a}", sets={"who": You(), "number": 1}, form="denied"),
        Phrase("{who:any} didn't cast {what:a}", sets={"number": 1}, form="denied"),
        Phrase("{what:many} you've cast this turn", sets={"who": You(), "number": 1}, form="counted"),
        Phrase("{what} you've cast this turn", sets={"who": You(), "number": 1}, form="each"),
        Phrase("{what:many} cast this turn", sets={"who": EVERYBODY, "number": 1}, form="counted"),
        Phrase("{what} cast this turn", sets={"who": EVERYBODY, "number": 1}, form="each"),
        Phrase("{what:many} cast", sets={"who": EVERYBODY, "number": 1}, form="counted lately"),
        Phrase("{what:many} {who:any} cast", sets={"number": 1}, form="counted lately"),
        Phrase("{what:many} {who:any} <has> cast this turn", sets={"number": 1}, form="counted"),
        Phrase("{what} {who:any} <has> cast this turn", sets={"number": 1}, form="each"),
        Phrase("{who:any} <has> cast {number:word} or more {what:many} this turn", read_only=True),
        Phrase("{who:any} <has> cast {what:a} this turn", sets={"number": 1}, read_only=True),
    )

    def one_by_one(self) -> bool:
        return is_one_of(self.who)

    def enough(self) -> int:
        return self.number

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, SpellCast) or event.player not in self.who.entities(c):
            return 0
        if isinstance(self.what, AllOf) and Other() in self.what.of and is_source(event.spell, c):
            return 0
        return int(would_be(self.what, event.spell, event.player, c))


@dataclass(frozen=True)
class WasWarped(ThisTurn):
    """A spell was warped this turn: cast by anybody for its warp cost (CR 702.185c)."""

    tag: ClassVar[str] = "was warped"
    phrases: ClassVar[Phrases] = ("a spell was warped this turn",)

    def counted(self, event: Event, c: Context) -> int:
        return int(isinstance(event, SpellCast) and times_paid(event.spell, "warp", c) > 0)


@dataclass(frozen=True)
class DrewCards(ThisTurn):
    """A player has drawn so many cards this turn (CR 121.1)."""

    who: Ref
    number: int

    tag: ClassVar[str] = "drew cards"
    phrases: ClassVar[Phrases] = (
        Phrase("you've drawn {number:word} or more cards this turn", sets={"who": You()}),
        Phrase("{who:any} <has> drawn {number:word} or more cards this turn"),
        Phrase("{who:any} drew {number:word} or more cards this turn", read_only=True),
        Phrase("drew {number:word} or more cards", sets={"who": EVERYBODY}, form="did"),
        Phrase("cards you've drawn this turn", sets={"who": You(), "number": 1}, form="counted"),
        Phrase("card you've drawn this turn", sets={"who": You(), "number": 1}, form="each"),
        Phrase("cards {who:any} <has> drawn this turn", sets={"number": 1}, form="counted"),
        Phrase("card {who:any} <has> drawn this turn", sets={"number": 1}, form="each"),
    )

    def one_by_one(self) -> bool:
        return is_one_of(self.who)

    def enough(self) -> int:
        return self.number

    def counted(self, event: Event, c: Context) -> int:
        return int(isinstance(event, CardDrawn) and event.player in self.who.entities(c))


@dataclass(frozen=True)
class GaveUp(ThisTurn):
    """A player has discarded a card this turn, or sacrificed a permanent of a description (CR 701.9, 701.21)."""

    who: Ref
    what: Filter | None = None

    tag: ClassVar[str] = "gave up"
    phrases: ClassVar[Phrases] = (
        Phrase("you've discarded a card this turn", sets={"who": You()}),
        Phrase("{who:any} discarded a card this turn"),
        Phrase("you've sacrificed {what:a} this turn", sets={"who": You()}),
        Phrase("{who:any} sacrificed {what:a} this turn"),
        Phrase("cards you've discarded this turn", sets={"who": You(), "what": None}, form="counted"),
        Phrase("card you've discarded this turn", sets={"who": You(), "what": None}, form="each"),
        Phrase("cards {who:any} discarded this turn", sets={"what": None}, form="counted"),
        Phrase("{what:many} you've sacrificed this turn", sets={"who": You()}, form="counted"),
        Phrase("{what} you've sacrificed this turn", sets={"who": You()}, form="each"),
    )

    def counted(self, event: Event, c: Context) -> int:
        if self.what is None:
            return int(isinstance(event, Discarded) and event.player in self.who.entities(c))
        if not isinstance(event, Sacrificed) or event.player not in self.who.entities(c):
            return 0
        return int(self.what.matches(event.old, c))


@dataclass(frozen=True)
class PlayedLand(ThisTurn):
    """A player played a land this turn (CR 305.1)."""

    who: Ref

    tag: ClassVar[str] = "played a land"
    phrases: ClassVar[Phrases] = (
        "{who:any} played a land this turn",
        Phrase("you've played a land this turn", sets={"who": You()}, read_only=True),
    )

    def counted(self, event: Event, c: Context) -> int:
        return int(isinstance(event, LandPlayed) and event.player in self.who.entities(c))


@dataclass(frozen=True)
class CommittedCrime(ThisTurn):
    """A player committed a crime this turn (CR 700.13)."""

    who: Ref

    tag: ClassVar[str] = "committed a crime"
    phrases: ClassVar[Phrases] = (
        Phrase("you've committed a crime this turn", sets={"who": You()}),
        "{who:any} committed a crime this turn",
    )

    def counted(self, event: Event, c: Context) -> int:
        return int(isinstance(event, CrimeCommitted) and event.player in self.who.entities(c))

