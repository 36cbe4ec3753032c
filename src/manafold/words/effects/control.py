"""Gaining and exchanging control (CR 110.2, 701.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Ref
from manafold.model.words.sorts import ON_STACK, PERMANENTS, Sorts
from manafold.rules import continuous
from manafold.rules.control import commit_control
from manafold.rules.finding import present
from manafold.words.durations.lasting import Indefinitely
from manafold.words.refs.plain import You
from manafold.words.statics.control import PlayerControls

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GainControl(Effect):
    """A player gains control of objects, for a duration or for good (CR 613.1b, 611.2a)."""

    who: Ref
    what: Ref
    duration: Duration
    first: bool = False
    """Whether the duration is said first."""

    tag: ClassVar[str] = "gain control"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS | ON_STACK}
    phrases: ClassVar[Phrases] = (
        "{who} <gain> control of {what} {duration}",
        Phrase("{who} <gain> control of {what}", sets={"duration": Indefinitely()}),
        Phrase("{duration}, {who} <gain> control of {what}", sets={"first": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        gained: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = present((yield from self.what.find(c.among(player, players, self.named))), c)
            continuous.add_effect(c.state, c, (PlayerControls(player),), self.duration, tuple(found))
            gained += found
        c.named[self.named] = tuple(gained)
        commit_control(c.state)  # later instructions see who controls what by then


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """The controllers of two objects exchange them; nothing happens unless both can be (CR 701.12b)."""

    one: Ref
    other: Ref | None = None
    """None if `one` is both of them."""
    who: Ref = You()
    """The player who does it, which makes no difference."""

    tag: ClassVar[str] = "exchange control"
    phrases: ClassVar[Phrases] = (
        "{who} <exchange> control of {one} and {other}",
        Phrase("{who} <exchange> control of {one}", sets={"other": None}),
    )

    def resolve(self, c: Context) -> Task[None]:
        ones = present((yield from self.one.find(c)), c)
        others = [] if self.other is None else present((yield from self.other.find(c)), c)
        pair = [*ones, *others]
        c.named[self.named] = ()
        if len(pair) != 2:
            return
        first, second = [c.state.objects[id].controller for id in pair]
        if first == second:
            return  # 701.12b
        continuous.add_effect(c.state, c, (PlayerControls(second),), Indefinitely(), (pair[0],))
        continuous.add_effect(c.state, c, (PlayerControls(first),), Indefinitely(), (pair[1],))
        c.named[self.named] = tuple(pair)
        commit_control(c.state)
