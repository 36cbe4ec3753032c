"""Clashing (CR 701.30)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Ref, Trigger
from manafold.model.words.sorts import PLAYERS, Sorts
from manafold.rules import libraries, zones
from manafold.rules.choosing import yes_or_no
from manafold.rules.destroying import to_zone
from manafold.rules.events import Clashed, Event

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

WON = "clash won"
"""The name under which it is known who won the clash of this resolution."""


@dataclass(frozen=True)
class Clash(Effect):
    """A player clashes with another: both reveal their top cards and may put them on the bottom; who reveals the card
    with the greater mana value wins (CR 701.30)."""

    who: Ref
    other: Ref

    tag: ClassVar[str] = "clash"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "other": PLAYERS}
    phrases: ClassVar[Phrases] = ("{who} <clash> with {other}",)

    def resolve(self, c: Context) -> Task[None]:
        others: list[int] = []
        winners: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for other in (yield from self.other.find(c.among(player, players, self.named))):
                winners += yield from clash(player, other, c)
                others.append(other)
        c.named[self.named] = tuple(others)
        c.named[WON] = tuple(winners)


def clash(player: int, other: int, c: Context) -> Task[list[int]]:
    """Two players clash (701.30a-d): who won, if anybody did."""
    state = c.state
    revealed = {each: state.players[each].library[:1] for each in (player, other)}
    for each, cards in revealed.items():
        libraries.reveal(state, each, cards, c.cause)
    values = {each: state.mana_value(cards[0]) for each, cards in revealed.items() if cards}
    away: list[int] = []
    for each in state.living():
        for card in revealed.get(each, ()):
            if (yield from yes_or_no(each, f"put {state.label(card)} on the bottom?", c.source)):
                away.append(card)
    yield from zones.move_all(state, to_zone(state, away, "library", c.cause, position="bottom"))
    won = [
        each
        for each in revealed
        if each in values and all(values[each] > value for rival, value in values.items() if rival != each)
    ]
    state.emit(Clashed(c.cause, player, player in won))
    state.emit(Clashed(c.cause, other, other in won))
    return won


@dataclass(frozen=True)
class WonClash(Condition):
    """You won the clash of which the text speaks (CR 701.30d)."""

    said: Literal["win", "won"] = "win"

    tag: ClassVar[str] = "won the clash"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("you {said}",)

    def holds(self, c: Context) -> bool:
        if isinstance(c.event, Clashed):
            return c.event.won
        return c.controller in c.named.get(WON, ())


@dataclass(frozen=True)
class Clashes(Trigger):
    """A player clashes, or, if `won`, wins a clash (CR 701.30)."""

    who: Filter
    won: bool = False

    tag: ClassVar[str] = "clashes"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:player} <clash>", sets={"won": False}),
        Phrase("{who:player} <win> a clash", sets={"won": True}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (Clashed,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Clashed) and (event.won or not self.won) and self.who.matches(event.player, c)
