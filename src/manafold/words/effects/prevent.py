"""Preventing damage for a while (CR 615)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Filter, Fixed, Ref, Value
from manafold.rules import continuous
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.about_damage import (
    BY,
    EITHER,
    TO,
    Said,
    begin,
    damage_of_turn,
    described,
    next_time,
    spoken_of,
)
from manafold.words.filters.kinds import IsPlayer
from manafold.words.filters.pointed import Is
from manafold.words.refs.damage import Together
from manafold.words.refs.pointing import Named, Targeted
from manafold.words.statics.preventing import CantBePrevented, Kind, Prevention

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

THIS_TURN = UntilEndOfTurn()


def and_then(phrases: Phrases) -> Phrases:
    """The phrases of a prevention effect, alone and with what else it does (CR 615.5)."""
    found: list[Phrase] = []
    for each in phrases:
        assert isinstance(each, Phrase)
        found.append(each)
        found.append(Phrase(f"{each.template}. {{then:prevented}}", each.sets))
        if_any = {**each.sets, "if_any": True}
        found.append(Phrase(f"{each.template}. {{then:triggers}}", if_any))
        found.append(Phrase(f"{each.template}. If damage is prevented this way, {{then:sequence}}", if_any))
        found.append(
            Phrase(f"{each.template}. If damage from {{if_by:a}} is prevented this way, {{then:sequence}}", if_any)
        )
    return tuple(found)


@dataclass(frozen=True)
class PreventAll(Effect):
    """All damage of a kind is prevented for a while (CR 615.1a): to or by something, or all there is."""

    kind: Kind
    to: Ref | None = None
    by: Ref | None = None
    either: Ref | None = None
    if_by: Filter | None = None
    then: tuple[Effect, ...] = ()
    if_any: bool = False
    said: Said = ""
    duration: Duration = THIS_TURN

    tag: ClassVar[str] = "prevent all"
    points: ClassVar[Mapping[str, str]] = {"to": "target", "by": "source"}
    phrases: ClassVar[Phrases] = (
        *and_then(damage_of_turn("prevent all @")),
        "prevent all {kind} that would be dealt to and dealt by {either} this turn",
        Phrase("{duration}, prevent all {kind} that would be dealt to {to:together}"),
        Phrase("{duration}, prevent all {kind} that would be dealt to and dealt by {either}"),
    )

    def resolve(self, c: Context) -> Task[None]:
        to = yield from described(self.to, TO, c)
        by = yield from described(self.by, BY, c)
        either = yield from described(self.either, EITHER, c)
        word = Prevention(self.kind, to, by, either, then=self.then, if_any=self.if_any, if_by=self.if_by)
        begin(word, self.duration, c)
        c.named[self.named] = spoken_of(c)


@dataclass(frozen=True)
class PreventNext(Effect):
    """A shield prevents the next damage to something this turn, so much of it (CR 615.7): one for each, or one for all
    that fits at any time."""

    amount: Value
    to: Ref
    by: Ref | None = None
    if_by: Filter | None = None
    then: tuple[Effect, ...] = ()
    if_any: bool = False
    said: Said = ""

    tag: ClassVar[str] = "prevent next"
    points: ClassVar[Mapping[str, str]] = {"to": "target", "by": "source"}
    phrases: ClassVar[Phrases] = and_then(
        tuple(
            [
                phrase
                for phrase in damage_of_turn("prevent the next @", "{amount:much damage}")
                if isinstance(phrase, Phrase) and "{to:" in phrase.template
            ]
        )
    )

    def resolve(self, c: Context) -> Task[None]:
        amount = self.amount.of(c)
        by = yield from described(self.by, BY, c)
        if isinstance(self.to, Together) and self.to.said == "and/or":
            to = yield from described(self.to, TO, c)
            word = Prevention(
                to=to, by=by, left=Fixed(amount), then=self.then, if_any=self.if_any, if_by=self.if_by
            )
            begin(word, THIS_TURN, c)
            return
        found = present((yield from self.to.find(c)), c)
        for id in found if amount > 0 else ():
            c.named[TO] = (id,)
            word = Prevention(
                to=Is(Named(TO)), by=by, left=Fixed(amount), then=self.then, if_any=self.if_any, if_by=self.if_by
            )
            begin(word, THIS_TURN, c)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class PreventDivided(Effect):
    """Shields prevent the next damage to targets this turn, divided among them as was announced (CR 601.2d, 615.7)."""

    amount: Value
    to: Ref

    tag: ClassVar[str] = "prevent divided"
    phrases: ClassVar[Phrases] = (
        "prevent the next {amount:much damage} that would be dealt this turn to {to}, divided as you choose",
    )
    divides: ClassVar[str] = "to"

    def resolve(self, c: Context) -> Task[None]:
        to = self.to
        assert isinstance(to, Targeted)
        for id, share in c.shares(to.index).items():
            c.named[TO] = (id,)
            begin(Prevention(to=Is(Named(TO)), left=Fixed(share)), THIS_TURN, c)
        c.named[self.named] = tuple(to.entities(c))
        return
        yield


@dataclass(frozen=True)
class PreventNextTime(Effect):
    """All the damage that a source would deal the next time this turn, or that something would be dealt then, is
    prevented (CR 615.8)."""

    by: Ref | None = None
    kind: Kind = "damage"
    to: Ref | None = None
    if_by: Filter | None = None
    then: tuple[Effect, ...] = ()
    if_any: bool = False

    tag: ClassVar[str] = "prevent next time"
    points: ClassVar[Mapping[str, str]] = {"to": "target", "by": "source"}
    phrases: ClassVar[Phrases] = and_then(next_time("@, prevent that damage"))

    def resolve(self, c: Context) -> Task[None]:
        by = yield from described(self.by, BY, c)
        to = yield from described(self.to, TO, c)
        word = Prevention(self.kind, to, by, once=True, then=self.then, if_any=self.if_any, if_by=self.if_by)
        begin(word, THIS_TURN, c)
        c.named[self.named] = spoken_of(c)


@dataclass(frozen=True)
class DamageCantBePrevented(Effect):
    """Damage of a kind can't be prevented this turn (CR 615.12)."""

    kind: Kind = "damage"

    tag: ClassVar[str] = "damage can't be prevented"
    phrases: ClassVar[Phrases] = ("{kind} can't be prevented this turn",)

    def resolve(self, c: Context) -> Task[None]:
        continuous.add_effect(c.state, c, (CantBePrevented(self.kind),), THIS_TURN, what=IsPlayer())
        return
        yield
