"""Drawing, discarding, sacrificing, milling, cycling and other things done with cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.drawing import is_first_of_step
from manafold.rules.events import (
    CardDrawn,
    Discarded,
    Event,
    LibrarySearched,
    LibraryShuffled,
    Sacrificed,
    Scried,
    Surveiled,
    TokensCreated,
)
from manafold.rules.terms import NOTHING
from manafold.words.filters.pointed import Is

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Draws(Trigger):
    """A player draws a card (CR 121); `number` is which of this turn, 0 for any."""

    who: Filter
    number: int = 0
    but_first: bool = False
    """Whether the first card drawn in each of the player's own draw steps doesn't count."""

    tag: ClassVar[str] = "draws"
    phrases: ClassVar[Phrases] = (
        "{who:a} <draw> a card",
        Phrase("{who:a} drawing a card", form="causing"),
        Phrase(
            "{who:a} <draw> a card except the first one they draw in each of their draw steps",
            sets={"but_first": True},
        ),
        Phrase(
            "{who:a} <draw> a card except the first one you draw in each of your draw steps",
            sets={"but_first": True},
        ),
        "{who:a} <draw> <your> {number:ordinal} card each turn",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, CardDrawn)
            and self.who.matches(event.player, c)
            and self.number in (0, event.number_this_turn)
            and not (self.but_first and is_first_of_step(c.state, event))
        )


@dataclass(frozen=True)
class Discards(Trigger):
    """A player discards a card that fits (CR 701.9)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "discards"
    phrases: ClassVar[Phrases] = ("{who:a} <discard> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Discarded,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "new"}

    def heard_in(self) -> str:
        return "anywhere" if isinstance(self.what, Is) else "battlefield"

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Discarded) and self.who.matches(event.player, c) and self.what.matches(event.new, c)


@dataclass(frozen=True)
class IsMadeToDiscard(Trigger):
    """A spell or ability that `by` controls causes you to discard a card (CR 701.9a); this card, if `what` is it."""

    by: Filter
    what: Filter

    tag: ClassVar[str] = "is made to discard"
    phrases: ClassVar[Phrases] = ("a spell or ability {by:a} <control> causes you to discard {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Discarded,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"by": "causer", "what": "new"}

    def heard_in(self) -> str:
        return "anywhere" if isinstance(self.what, Is) else "battlefield"

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, Discarded) or event.player != c.controller or event.causer == NOTHING:
            return False
        return self.by.matches(event.causer, c) and self.what.matches(event.new, c)


@dataclass(frozen=True)
class CreatesTokens(Trigger):
    """A player creates one or more tokens of a description at the same time (CR 701.7); if `single`, for each."""

    who: Filter
    what: Filter
    single: bool = False

    tag: ClassVar[str] = "creates tokens"
    phrases: ClassVar[Phrases] = (
        "{who:player} <create> one or more {what:many}",
        Phrase("{who:player} <create> {what:a}", sets={"single": True}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (TokensCreated,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, TokensCreated) and self.who.matches(event.player, c) and self._fitting(event, c) > 0

    def _fitting(self, event: TokensCreated, c: Context) -> int:
        return sum([self.what.matches(id, c) for id in event.objects])

    def times(self, event: Event, c: Context) -> int:
        assert isinstance(event, TokensCreated)
        return self._fitting(event, c) if self.single else 1


@dataclass(frozen=True)
class Sacrifices(Trigger):
    """A player sacrifices a permanent that fits (CR 701.21)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "sacrifices"
    phrases: ClassVar[Phrases] = ("{who:a} <sacrifice> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Sacrificed,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "old"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Sacrificed) and self.who.matches(event.player, c) and self.what.matches(event.old, c)


@dataclass(frozen=True)
class Searches(Trigger):
    """A player searches a library (CR 701.23)."""

    who: Filter

    tag: ClassVar[str] = "searches"
    phrases: ClassVar[Phrases] = ("{who:a} <search> their library", Phrase("{who:a} <search> your library"))
    listens: ClassVar[tuple[type[Event], ...]] = (LibrarySearched,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, LibrarySearched) and event.player == event.whose and self.who.matches(event.player, c)


@dataclass(frozen=True)
class Shuffles(Trigger):
    """A player shuffles their library (CR 701.24)."""

    who: Filter

    tag: ClassVar[str] = "shuffles"
    phrases: ClassVar[Phrases] = ("{who:a} <shuffle> their library", Phrase("{who:a} <shuffle> your library"))
    listens: ClassVar[tuple[type[Event], ...]] = (LibraryShuffled,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, LibraryShuffled) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class Scries(Trigger):
    """A player scries (CR 701.22)."""

    who: Filter

    tag: ClassVar[str] = "scries"
    phrases: ClassVar[Phrases] = ("{who:a} <scry>",)
    listens: ClassVar[tuple[type[Event], ...]] = (Scried,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Scried) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class Surveils(Trigger):
    """A player surveils (CR 701.25)."""

    who: Filter

    tag: ClassVar[str] = "surveils"
    phrases: ClassVar[Phrases] = ("{who:a} <surveil>",)
    listens: ClassVar[tuple[type[Event], ...]] = (Surveiled,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Surveiled) and self.who.matches(event.player, c)
