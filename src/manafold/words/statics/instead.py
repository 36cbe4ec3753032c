"""Replacement effects on dying, life and drawing (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Filter, Ref, Replacement, Script, Value
from manafold.rules import libraries, life, zones
from manafold.rules.drawing import is_first_of_step
from manafold.rules.events import CardDrawn, Event, LifeGained, ZoneChanged
from manafold.words.conditions.happened import Happened
from manafold.words.effects.delayed import WhenDone
from manafold.words.filters.kinds import Opponent
from manafold.words.filters.pointed import Is
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ExiledInstead(Replacement):
    """What fits `what` is exiled instead of dying (CR 700.4), or of being put into a graveyard of `whose` at all,
    perhaps with counters on it, and with what else happens `then` (CR 614.6) or triggers on that (CR 603.12)."""

    what: Filter
    whose: Ref | None = None
    amount: Value | None = None
    kind: str = ""
    then: tuple[Effect, ...] = ()
    script: Script | None = None
    """What a reflexive ability does, "when you do"."""

    tag: ClassVar[str] = "exiled instead"
    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    points: ClassVar[Mapping[str, str]] = {"what": "old"}
    phrases: ClassVar[Phrases] = (
        Phrase("if {what:a} would die, exile it instead", form="sentence"),
        Phrase("if {what:a} would die, exile it instead. when you do, {script:rest}", form="sentence"),
        Phrase("if {what:a} would die, instead exile it with {amount:counted} {kind:counters} on it", form="sentence"),
        Phrase(
            "if {what:a} would die, exile that card with {amount:counted} {kind:counters} on it instead",
            form="sentence",
            read_only=True,
        ),
        Phrase("if {what:a} would die, instead exile it and {then:sequence}", form="sentence"),
        Phrase(
            "if {what:a} would die, instead exile that card and {then:sequence}", form="sentence", read_only=True
        ),
        Phrase(
            "if {what:a} would be put into {whose:whose} graveyard from anywhere, exile it instead", form="sentence"
        ),
        Phrase(
            "if {what:a} would be put into {whose:whose} graveyard from anywhere, exile that card instead",
            form="sentence",
            read_only=True,
        ),
        Phrase(
            "if {what:a} would be put into {whose:whose} graveyard, exile it instead", form="sentence", read_only=True
        ),
        Phrase(
            "if {what:a} would be put into {whose:whose} graveyard from anywhere this turn, exile that card instead",
            form="this turn",
        ),
    )

    def functions_in(self) -> str:
        return "anywhere" if self.whose is not None and isinstance(self.what, Is) else "battlefield"

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.to != "graveyard":
            return False
        if self.whose is None:
            return event.came_from == "battlefield" and self.what.matches(event.old, c)
        return event.player in self.whose.entities(c) and self.what.matches(event.old, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        exiled = replace(event, to="exile", exiled_with=c.source)
        if self.amount is not None:
            exiled.counters = {self.kind: self.amount.of(c)}
        reflexive = (WhenDone(Happened(You(), zones.FOLLOWED), self.script),) if self.script is not None else ()
        if self.then or reflexive:
            exiled.follow_up = ((*self.then, *reflexive), c)
        return [exiled]
        yield


@dataclass(frozen=True)
class LeavesToExile(Replacement):
    """What fits `what` is exiled instead of going anywhere else as it leaves the battlefield (CR 614.1a)."""

    what: Filter

    tag: ClassVar[str] = "leaves to exile"
    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if {what:a} would leave the battlefield, exile it instead of putting it anywhere else", form="sentence"
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.came_from != "battlefield" or event.to == "exile":
            return False
        return self.what.matches(event.old, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return [replace(event, to="exile", position="top")]
        yield


class ShuffledAfterwards(Effect):
    """The library that an object went to is shuffled, once all that moved at the same time is where it goes."""

    def resolve(self, c: Context) -> Task[None]:
        assert isinstance(c.event, ZoneChanged)
        libraries.shuffle(c.state, c.event.player, c.cause)
        return
        yield


@dataclass(frozen=True)
class ShuffledInstead(Replacement):
    """Wherever the source would be put into a graveyard from, it is shuffled into its owner's library (CR 614.1a)."""

    what: Ref

    tag: ClassVar[str] = "shuffled instead"
    zone: ClassVar[str] = "anywhere"
    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if {what:plain} would be put into a graveyard from anywhere, "
            "reveal ~ and shuffle it into its owner's library instead",
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, ZoneChanged) and event.to == "graveyard" and event.old in self.what.entities(c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        libraries.reveal(c.state, event.player, [event.old], c.cause)
        return [replace(event, to="library", follow_up=((ShuffledAfterwards(),), c))]
        yield


@dataclass(frozen=True)
class GainsMore(Replacement):
    """A player who would gain life gains so many times as much and so much more, or loses it instead (CR 614.1a)."""

    who: Ref
    factor: int = 1
    plus: int = 0
    loses: bool = False

    tag: ClassVar[str] = "gains more"
    replaces: ClassVar[tuple[type[Event], ...]] = (LifeGained,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if you would gain life, you gain that much life plus {plus} instead", sets={"who": You()}, form="sentence"
        ),
        Phrase(
            "if you would gain life, you gain twice that much life instead",
            sets={"who": You(), "factor": 2},
            form="sentence",
        ),
        Phrase(
            "if an opponent would gain life, that player loses that much life instead",
            sets={"who": Each(Opponent()), "loses": True},
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, LifeGained) and event.player in self.who.entities(c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, LifeGained)
        if self.loses:
            yield from life.lose(c.state, event.player, event.amount, c.cause)
            return ()
        return [replace(event, amount=event.amount * self.factor + self.plus)]


@dataclass(frozen=True)
class DrawInstead(Replacement):
    """A player who would draw a card does something else instead (CR 614.11)."""

    does: tuple[Effect, ...]
    first: bool = False
    """Whether "instead" is said first."""
    but_first: bool = False
    """Whether the first card drawn in each of the player's own draw steps doesn't count."""
    condition: Condition | None = None
    """Only while this holds."""

    tag: ClassVar[str] = "draw instead"
    replaces: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)
    phrases: ClassVar[Phrases] = (
        Phrase("if you would draw a card while {condition}, skip that draw instead", sets={"does": ()},
               form="sentence"),
        Phrase("if you would draw a card, {does:sequence} instead", form="sentence"),
        Phrase("if you would draw a card, instead {does:sequence}", sets={"first": True}, form="sentence"),
        Phrase("if you would draw a card while {condition}, instead {does:sequence}", sets={"first": True},
               form="sentence"),
        Phrase("if you would draw a card while {condition}, {does:sequence} instead", form="sentence"),
        Phrase(
            "if you would draw a card except the first one you draw in each of your draw steps, "
            "{does:sequence} instead",
            sets={"but_first": True},
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CardDrawn) or event.player != c.controller:
            return False
        if self.condition is not None and not self.condition.holds(c):
            return False
        return not (self.but_first and is_first_of_step(c.state, event))

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        for effect in self.does:
            yield from effect.resolve(c)
        return ()
