"""Preventing damage (CR 615)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Fixed, Ref, Replacement, Script, Value
from manafold.rules.events import DamageDealt, Event
from manafold.rules.replacement import use_up
from manafold.words.filters.belonging import ControlledBy
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

YOURS = ControlledBy(You())
Kind = Literal["damage", "combat damage", "noncombat damage"]


@dataclass(frozen=True)
class Prevention(Replacement):
    """Prevents damage to what fits `to` from what fits `by`, or to and from what fits `either` (CR 615.1a).

    `left` is how much of it is still to be prevented, None for all (615.7). If `once`, it is used up by preventing any.
    """

    kind: Kind = "damage"
    to: Filter | None = None
    by: Filter | None = None
    either: Filter | None = None
    left: Value | None = None
    once: bool = False

    tag: ClassVar[str] = "prevention"
    phrases: ClassVar[Phrases] = (
        Phrase("prevent all {kind} that would be dealt to {to:subject}", form="sentence"),
        Phrase("prevent all {kind} that would be dealt by {by:subject}", form="sentence"),
        Phrase("prevent all {kind} that would be dealt to {to:subject} by {by:subject}", form="sentence"),
        Phrase("prevent all {kind} that would be dealt to and dealt by {either:subject}", form="sentence"),
        Phrase("if {kind} would be dealt to {to:a}, prevent that damage", form="sentence", read_only=True),
    )
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def runs_out(self) -> bool:
        return self.left is not None or self.once

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable:
            return False
        if self.kind != "damage" and event.combat != (self.kind == "combat damage"):
            return False
        if self.either is not None:
            return self.either.matches(event.target, c) or self.either.matches(event.source, c)
        if self.to is not None and not self.to.matches(event.target, c):
            return False
        return self.by is None or self.by.matches(event.source, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        if self.left is None:
            if self.once:
                use_up(c.state, c, None)
            return ()
        left = self.left.of(c)
        stays = left - min(left, event.amount)
        use_up(c.state, c, replace(self, left=Fixed(stays)) if stays else None)
        return [replace(event, amount=event.amount - left)] if event.amount > left else ()
        yield


@dataclass(frozen=True)
class PreventAndThen(Replacement):
    """Prevents damage to what fits `to`, and something else happens then (CR 615.5), even if the damage can't be
    prevented (615.12)."""

    to: Filter
    then: Script
    kind: Kind = "damage"
    joined: bool = False
    """Whether the text joins the two with "and"."""

    tag: ClassVar[str] = "prevent and then"
    phrases: ClassVar[Phrases] = (
        Phrase("if {kind} would be dealt to {to:a}, prevent that damage. {then:sentence}", form="sentence"),
        Phrase(
            "if {kind} would be dealt to {to:a}, prevent that damage and {then:clause}",
            sets={"joined": True},
            form="sentence",
        ),
    )
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not self.to.matches(event.target, c):
            return False
        return self.kind == "damage" or event.combat == (self.kind == "combat damage")

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        for effect in self.then.effects:
            yield from effect.resolve(c)
        return () if event.preventable else [event]


@dataclass(frozen=True)
class PreventSome(Replacement):
    """Of the damage that any one source would deal to what fits `to`, so much is prevented each time (CR 615.10)."""

    to: Filter
    amount: int

    tag: ClassVar[str] = "prevent some"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    phrases: ClassVar[Phrases] = (
        Phrase("if a source would deal damage to {to:a}, prevent {amount} of that damage", form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt) and event.preventable and self.to.matches(event.target, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        return [replace(event, amount=event.amount - self.amount)] if event.amount > self.amount else ()
        yield


@dataclass(frozen=True)
class MoreDamage(Replacement):
    """Sources that fit `by` deal double their damage, or so much more (CR 614.1a)."""

    by: Filter | None = None
    factor: int = 1
    plus: int = 0

    tag: ClassVar[str] = "more damage"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if a source would deal damage to a permanent or player, "
            "it deals double that damage to that permanent or player instead",
            sets={"factor": 2},
            form="sentence",
        ),
        Phrase(
            "if a source you control would deal damage to a permanent or player, "
            "it deals double that damage to that permanent or player instead",
            sets={"factor": 2, "by": YOURS},
            form="sentence",
        ),
        Phrase(
            "if a source you control would deal damage to a permanent or player, "
            "it deals that much damage plus {plus} to that permanent or player instead",
            sets={"by": YOURS},
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt) and (self.by is None or self.by.matches(event.source, c))

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        return [replace(event, amount=event.amount * self.factor + self.plus)]
        yield


@dataclass(frozen=True)
class DamageInstead(Replacement):
    """Something happens instead of damage to something (CR 614.1a)."""

    to: Ref
    does: tuple[Effect, ...]

    tag: ClassVar[str] = "damage instead"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    phrases: ClassVar[Phrases] = (
        Phrase("if damage would be dealt to {to:plain}, {does:sequence} instead", form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt) and event.target in self.to.entities(c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        for effect in self.does:
            yield from effect.resolve(c)
        return ()
