"""Casting spells, activating abilities, and becoming a target."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import BecameTarget, CrimeCommitted, Event, LandPlayed, SpellCast, SpellCopied
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Casts(Trigger):
    """A player casts a spell (CR 601.2i); `number` is which of their spells this turn, 0 for any.

    `during` is whose turn it has to be, if the text says so.
    """

    who: Filter
    what: Filter
    number: int = 0
    during: Literal["", "each opponent's turn", "each of your turns"] = ""

    tag: ClassVar[str] = "casts"
    phrases: ClassVar[Phrases] = (
        "{who:a} <cast> {what:a}",
        "{who:a} <cast> <your> {number:ordinal} {what} each turn",
        "{who:a} <cast> <your> {number:ordinal} {what} during {during}",
        Phrase("you next cast {what:a}", sets={"who": Is(You()), "number": 0}, form="soon"),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (SpellCast,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "spell"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, SpellCast)
            and self.who.matches(event.player, c)
            and self.what.matches(event.spell, c)
            and (self.number == 0 or self.number == self._cast_so_far(event.player, c))
            and (not self.during or c.state.active in self._turns_of(c))
        )

    def _turns_of(self, c: Context) -> list[int]:
        """The players in whose turn it has to be."""
        return [c.controller] if self.during == "each of your turns" else c.state.opponents(c.controller)

    def _cast_so_far(self, player: int, c: Context) -> int:
        """How many spells that fit the player has cast this turn."""
        cast = [event for event in c.state.turn_events if isinstance(event, SpellCast) and event.player == player]
        return sum(self.what.matches(event.spell, c) for event in cast)


@dataclass(frozen=True)
class CastsOrCopies(Trigger):
    """A player casts a spell or copies one (CR 601.2i, 707.10)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "casts or copies"
    phrases: ClassVar[Phrases] = ("{who:a} <cast> or <copy> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (SpellCast, SpellCopied)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "spell"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, SpellCast | SpellCopied):
            return False
        return self.who.matches(event.player, c) and self.what.matches(event.spell, c)


@dataclass(frozen=True)
class Copies(Trigger):
    """A player copies a spell (CR 707.10)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "copies"
    phrases: ClassVar[Phrases] = ("{who:a} <copy> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (SpellCopied,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "spell"}

    def matches(self, event: Event, c: Context) -> bool:
        assert isinstance(event, SpellCopied)
        return self.who.matches(event.player, c) and self.what.matches(event.spell, c)


@dataclass(frozen=True)
class ThisSpellIsCast(Trigger):
    """You cast the spell that says this (CR 603.2, 601.2i)."""

    tag: ClassVar[str] = "this spell is cast"
    phrases: ClassVar[Phrases] = ("you cast this spell", Phrase("you cast ~", read_only=True))
    listens: ClassVar[tuple[type[Event], ...]] = (SpellCast,)
    points: ClassVar[Mapping[str, str]] = {}
    zone: ClassVar[str] = "stack"
    once: ClassVar[bool] = True

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, SpellCast) and event.spell == c.source


@dataclass(frozen=True)
class BecomesTarget(Trigger):
    """Something becomes the target of a spell or ability (CR 603.2), which `by` describes."""

    what: Filter
    by: Filter

    tag: ClassVar[str] = "becomes target"
    phrases: ClassVar[Phrases] = ("{what:a} <become> the target of {by:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameTarget,)
    points: ClassVar[Mapping[str, str]] = {"what": "target", "by": "by"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, BecameTarget)
            and self.what.matches(event.target, c)
            and self.by.matches(event.by, c)
        )


@dataclass(frozen=True)
class CommitsCrime(Trigger):
    """A player commits a crime (CR 700.13)."""

    who: Filter

    tag: ClassVar[str] = "commits a crime"
    phrases: ClassVar[Phrases] = ("{who:a} <commit> a crime",)
    listens: ClassVar[tuple[type[Event], ...]] = (CrimeCommitted,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, CrimeCommitted) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class PlaysCard(Trigger):
    """A player plays a card: casts it or plays it as a land (CR 701.18), perhaps from exile."""

    who: Filter
    origin: Literal["", "exile"] = ""

    tag: ClassVar[str] = "plays a card"
    phrases: ClassVar[Phrases] = (
        "{who:a} <play> a card",
        Phrase("{who:a} <play> a card from exile", sets={"origin": "exile"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (LandPlayed, SpellCast)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, LandPlayed | SpellCast) or self.origin not in ("", event.came_from):
            return False
        if isinstance(event, SpellCast) and c.state.object(event.spell).kind != "card":
            return False
        return self.who.matches(event.player, c)


@dataclass(frozen=True)
class PlaysLand(Trigger):
    """A player plays a land (CR 305.1), perhaps from a certain zone."""

    who: Filter
    origin: Literal["", "exile", "graveyard", "library"] = ""

    tag: ClassVar[str] = "plays a land"
    phrases: ClassVar[Phrases] = (
        "{who:a} <play> a land",
        Phrase("{who:a} <play> a land from exile", sets={"origin": "exile"}),
        Phrase("{who:a} <play> a land from your graveyard", sets={"origin": "graveyard"}),
        Phrase("{who:a} <play> a land from your library", sets={"origin": "library"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (LandPlayed,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, LandPlayed) or self.origin not in ("", event.came_from):
            return False
        return self.who.matches(event.player, c)
