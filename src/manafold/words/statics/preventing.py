"""Preventing damage (CR 615)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Filter, Fixed, Replacement, Script, Value
from manafold.rules import preventing
from manafold.rules.events import DamageDealt, Event
from manafold.rules.permissions import PlayerRule
from manafold.rules.replacement import use_up
from manafold.words.filters.sources import DamageSource
from manafold.words.values.prevented import PREVENTED

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Kind = Literal["damage", "combat damage", "noncombat damage"]


def is_of_kind(event: DamageDealt, kind: Kind) -> bool:
    """Whether damage is of the kind: combat damage, other damage, or any."""
    return kind == "damage" or event.combat is (kind == "combat damage")


def concerns(event: DamageDealt, c: Context, kind: Kind, to: Filter | None, by: Filter | None) -> bool:
    """Whether damage is of the kind, to what fits `to` and from what fits `by`, as far as these are said (CR 609.7)."""
    if not is_of_kind(event, kind) or (to is not None and not to.matches(event.target, c)):
        return False
    return by is None or by.matches(event.source, c)


@dataclass(frozen=True)
class Prevention(Replacement):
    """Prevents damage to what fits `to` from what fits `by`, or to and from what fits `either` (CR 615.1a).

    `left` is how much of it is still to be prevented, None for all (615.7). If `once`, to prevent any uses it up.
    Then something else happens (615.5), if `if_any` only if any damage was prevented (615.12), and only if it was
    damage from a source that fits `if_by`, if that is said.
    """

    kind: Kind = "damage"
    to: Filter | None = None
    by: Filter | None = None
    either: Filter | None = None
    left: Value | None = None
    once: bool = False
    then: tuple[Effect, ...] = ()
    if_any: bool = False
    if_by: Filter | None = None
    said: Literal["", "active", "if"] = ""
    """How: "that would be dealt by it", "it would deal", "if it would deal ..., prevent that damage"."""

    tag: ClassVar[str] = "prevention"
    phrases: ClassVar[Phrases] = (
        Phrase("prevent all {kind} that would be dealt to {to:together}", form="sentence"),
        Phrase("prevent all {kind} that would be dealt by {by:subject}", form="sentence"),
        Phrase("prevent all {kind} that would be dealt to {to:together} by {by:subject}", form="sentence"),
        Phrase("prevent all {kind} that would be dealt to and dealt by {either:subject}", form="sentence"),
        Phrase("prevent all {kind} {by:subject} would deal", sets={"said": "active"}, form="sentence"),
        Phrase("prevent all {kind} that {by:subject} would deal", sets={"said": "active"}, form="sentence",
               read_only=True),
        Phrase("prevent all {kind} that {by:subject} would deal to {to:together}", sets={"said": "active"},
               form="sentence"),
        Phrase("if {by:a} would deal {kind} to {to:a}, prevent that damage", sets={"said": "if"}, form="sentence"),
        Phrase("if {kind} would be dealt to {to:a}, prevent that damage", form="sentence", read_only=True),
    )  # fmt: skip
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def runs_out(self) -> bool:
        return self.left is not None or self.once

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not (event.preventable or self.then):
            return False
        if self.either is not None:
            concerned = self.either.matches(event.target, c) or self.either.matches(event.source, c)
            return concerned and is_of_kind(event, self.kind)
        return concerns(event, c, self.kind, self.to, self.by)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        prevented = 0
        if event.preventable:
            prevented = event.amount if self.left is None else min(self.left.of(c), event.amount)
            self._use(prevented, c)
            preventing.note(event, prevented, c)
        if self.if_by is None or self.if_by.matches(event.source, c):
            yield from follow_up(self.then, event, prevented, self.if_any, c)
        return [replace(event, amount=event.amount - prevented)] if event.amount > prevented else ()

    def _use(self, prevented: int, c: Context) -> None:
        """So much of the shield is used up (CR 615.7, 615.8)."""
        if self.left is None:
            if self.once:
                use_up(c.state, c, None)
            return
        stays = self.left.of(c) - prevented
        use_up(c.state, c, replace(self, left=Fixed(stays)) if stays else None)


def follow_up(then: tuple[Effect, ...], event: DamageDealt, prevented: int, if_any: bool, c: Context) -> Task[None]:
    """What else a prevention effect does, in which "that much" is the damage (CR 615.5, 615.12)."""
    if if_any and not prevented:
        return
    c.event = replace(event, amount=prevented, noted=None) if prevented else event
    c.numbers[PREVENTED] = prevented
    for effect in then:
        yield from effect.resolve(c)


@dataclass(frozen=True)
class PreventAndThen(Replacement):
    """Prevents damage to what fits `to`, and something else happens then (CR 615.5), even if the damage can't be
    prevented (615.12)."""

    to: Filter
    by: Filter | None = field(default=None, kw_only=True)
    condition: Condition | None = field(default=None, kw_only=True)
    then: Script
    kind: Kind = "damage"
    joined: bool = False
    """Whether the text joins the two with "and"."""

    tag: ClassVar[str] = "prevent and then"
    phrases: ClassVar[Phrases] = (
        Phrase("if {kind} would be dealt to {to:a}, prevent that damage. {then:sentence}", form="sentence"),
        Phrase("if {kind} would be dealt to {to:a}, prevent that damage. {then:triggers}", form="sentence"),
        Phrase("if {by:a} would deal {kind} to {to:a}, prevent that damage. {then:sentence}", form="sentence"),
        Phrase(
            "if {by:a} would deal {kind} to {to:a}, prevent that damage and {then:clause}",
            sets={"joined": True},
            form="sentence",
        ),
        Phrase(
            "if {kind} would be dealt to {to:a} while {condition}, prevent that damage and {then:clause}",
            sets={"joined": True},
            form="sentence",
        ),
        Phrase(
            "if {kind} would be dealt to {to:a}, prevent that damage and {then:clause}",
            sets={"joined": True},
            form="sentence",
        ),
    )
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    points: ClassVar[Mapping[str, str]] = {"to": "target", "by": "source"}

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not concerns(event, c, self.kind, self.to, self.by):
            return False
        return self.condition is None or self.condition.holds(c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        if event.preventable:
            preventing.note(event, event.amount, c)
        yield from follow_up(self.then.effects, event, event.amount if event.preventable else 0, False, c)
        return () if event.preventable else [event]


@dataclass(frozen=True)
class PreventSome(Replacement):
    """Of the damage that any one source would deal to what fits `to`, so much is prevented each time (CR 615.10)."""

    to: Filter
    amount: int
    by: Filter = DamageSource()
    kind: Kind = "damage"

    tag: ClassVar[str] = "prevent some"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    phrases: ClassVar[Phrases] = (
        Phrase("if {by:a} would deal {kind} to {to:a}, prevent {amount} of that damage", form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable:
            return False
        return concerns(event, c, self.kind, self.to, self.by)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        preventing.note(event, min(event.amount, self.amount), c)
        return [replace(event, amount=event.amount - self.amount)] if event.amount > self.amount else ()
        yield


@dataclass(frozen=True)
class CantBePrevented(PlayerRule):
    """Damage of a kind, from what fits `by` if that is said, can't be prevented (CR 615.12); said of all players."""

    kind: Kind = "damage"
    by: Filter | None = None

    tag: ClassVar[str] = "can't be prevented"
    phrases: ClassVar[Phrases] = (
        Phrase("{kind} can't be prevented", form="players"),
        Phrase("{kind} that would be dealt by {by:subject} can't be prevented", form="players"),
    )

    def forbids_preventing(self, event: DamageDealt, c: Context) -> bool:
        return concerns(event, c, self.kind, None, self.by)
