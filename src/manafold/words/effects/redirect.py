"""Damage dealt to something else for a while (CR 614.9), and what happens instead of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Fixed, Ref, Value
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.about_damage import (
    BY,
    GOES_TO,
    TO,
    Said,
    begin,
    damage_of_turn,
    described,
    next_time,
    spoken_of,
)
from manafold.words.filters.sources import DamageSource
from manafold.words.refs.pointing import Named
from manafold.words.statics.changing_damage import ANY, HappensInstead, Redirection
from manafold.words.statics.preventing import Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

THIS_TURN = UntilEndOfTurn()


def aimed(ref: Ref, c: Context) -> Task[Ref]:
    """Where the damage will go, known to the effect from now on (CR 611.2c)."""
    c.named[GOES_TO] = tuple(present((yield from ref.find(c)), c))
    return Named(GOES_TO)


@dataclass(frozen=True)
class RedirectAll(Effect):
    """All damage of a kind that would be dealt this turn to something is dealt to something else (CR 614.9)."""

    kind: Kind
    goes_to: Ref
    to: Ref | None = None
    by: Ref | None = None
    said: Said = ""

    tag: ClassVar[str] = "redirect all"
    phrases: ClassVar[Phrases] = damage_of_turn("all @ is dealt to {goes_to} instead")

    def resolve(self, c: Context) -> Task[None]:
        to = yield from described(self.to, TO, c)
        by = yield from described(self.by, BY, c)
        begin(Redirection((yield from aimed(self.goes_to, c)), to, by, self.kind), THIS_TURN, c)
        c.named[self.named] = spoken_of(c)


@dataclass(frozen=True)
class RedirectNext(Effect):
    """So much of the next damage that would be dealt this turn to something is dealt to something else (CR 614.9)."""

    amount: Value
    to: Ref
    goes_to: Ref
    by: Ref | None = None
    said: Said = ""

    tag: ClassVar[str] = "redirect next"
    phrases: ClassVar[Phrases] = tuple(
        [
            phrase
            for phrase in damage_of_turn("the next @ is dealt to {goes_to} instead", "{amount:much damage}")
            if isinstance(phrase, Phrase) and "{to:" in phrase.template
        ]
    )

    def resolve(self, c: Context) -> Task[None]:
        to = yield from described(self.to, TO, c)
        by = yield from described(self.by, BY, c)
        amount = self.amount.of(c)
        if amount > 0:
            begin(Redirection((yield from aimed(self.goes_to, c)), to, by, left=Fixed(amount)), THIS_TURN, c)
        c.named[self.named] = spoken_of(c)


@dataclass(frozen=True)
class RedirectNextTime(Effect):
    """The damage that a source would deal the next time this turn is dealt to something else (CR 614.9)."""

    goes_to: Ref
    by: Ref | None = None
    kind: Kind = "damage"
    to: Ref | None = None

    tag: ClassVar[str] = "redirect next time"
    phrases: ClassVar[Phrases] = (
        *next_time("@, that damage is dealt to {goes_to} instead"),
        *next_time("@, (it|that source|that creature) deals that damage to {goes_to} instead"),
    )

    def resolve(self, c: Context) -> Task[None]:
        to = yield from described(self.to, TO, c)
        by = yield from described(self.by, BY, c)
        begin(Redirection((yield from aimed(self.goes_to, c)), to, by, self.kind, once=True), THIS_TURN, c)
        c.named[self.named] = spoken_of(c)


@dataclass(frozen=True)
class InsteadNextTime(Effect):
    """Something else happens the next time that damage would be dealt this turn (CR 614.1a)."""

    by: Ref | None = None
    kind: Kind = "damage"
    to: Ref | None = None
    does: tuple[Effect, ...] = ()

    tag: ClassVar[str] = "instead next time"
    points: ClassVar[Mapping[str, str]] = {"to": "target", "by": "source"}
    phrases: ClassVar[Phrases] = next_time("@, {does:sequence} instead")

    def resolve(self, c: Context) -> Task[None]:
        to = yield from described(self.to, TO, c)
        by = yield from described(self.by, BY, c)
        source: Filter = DamageSource() if by is None else by
        word = HappensInstead(source, self.does, self.kind, to=ANY if to is None else to, once=True)
        begin(word, THIS_TURN, c)
        c.named[self.named] = spoken_of(c)
