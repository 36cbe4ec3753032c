"""More damage, damage dealt to something else, something else instead of damage (CR 614.1a, 614.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Fixed, Ref, Replacement, Value
from manafold.rules.damage import can_be_dealt_damage
from manafold.rules.events import DamageDealt, Event
from manafold.rules.replacement import use_up
from manafold.words.filters.composed import AnyOf
from manafold.words.filters.kinds import IsPlayer, Permanent
from manafold.words.filters.sources import DamageSource
from manafold.words.statics.preventing import Kind, concerns

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

ANY = AnyOf((Permanent(), IsPlayer()), "or")
"""A permanent or player: whatever damage can be dealt to."""
Again = Literal[
    "to that permanent or player", "to that player or permanent", "to that creature or player", "to that creature",
    "to that player", "to you", "to this creature", "to equipped creature", "",
]  # fmt: skip


LATER = "would deal {kind} this turn to {to:a}"


def doubling(times: str, sets: Mapping[str, object]) -> Phrases:
    """How it is said that damage is so many times as much, always and for this turn."""
    found = []
    always = ("would deal {kind} to {to:a}", "would deal {kind}")
    for form, when in (("sentence", always), ("this turn", (*[f"{each} this turn" for each in always], LATER))):
        for deals in when:
            for again in ("{again} instead", "instead"):
                said = dict(sets) if "{again}" in again else {**sets, "again": ""}
                if "{to:" not in deals:
                    said["to"] = None
                text = f"if {{by:a}} {deals}, (it|that source|that creature|that spell) deals {times} {again}"
                found.append(Phrase(text, sets=said, form=form))
    return tuple(found)


@dataclass(frozen=True)
class MoreDamage(Replacement):
    """Damage from what fits `by` to what fits `to` is so many times as much, and so much more or less (CR 614.1a).

    `again` is how the text says once more to what it is dealt.
    """

    by: Filter = DamageSource()
    factor: int = 1
    plus: Value = Fixed(0)
    to: Filter | None = ANY
    kind: Kind = "damage"
    again: Again = "to that permanent or player"

    tag: ClassVar[str] = "more damage"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    phrases: ClassVar[Phrases] = (
        *doubling("(double that damage|twice that much damage)", {"factor": 2}),
        *doubling("triple that damage", {"factor": 3}),
        *doubling("that much damage minus 1", {"plus": Fixed(-1)}),
        *doubling("that much damage plus {plus}", {}),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt) and concerns(event, c, self.kind, self.to, self.by)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        return [replace(event, amount=max(0, event.amount * self.factor + self.plus.of(c)))]
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


@dataclass(frozen=True)
class HappensInstead(Replacement):
    """What fits `by` has something else happen instead of dealing damage to what fits `to` (CR 614.1a).

    If `once`, the effect is used up by that.
    """

    by: Filter
    to: Filter = field(default=ANY, kw_only=True)
    does: tuple[Effect, ...]
    kind: Kind = "damage"
    first: bool = True
    """Whether "instead" is said first."""
    once: bool = False

    tag: ClassVar[str] = "happens instead of damage"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    points: ClassVar[Mapping[str, str]] = {"by": "source", "to": "target"}
    phrases: ClassVar[Phrases] = (
        Phrase("if {by:a} would deal {kind} to {to:a}, instead {does:sequence}", form="sentence"),
        Phrase("if {by:a} would deal {kind} to {to:a}, {does:sequence} instead", sets={"first": False},
               form="sentence"),
    )  # fmt: skip

    def runs_out(self) -> bool:
        return self.once

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt) and concerns(event, c, self.kind, self.to, self.by)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        if self.once:
            use_up(c.state, c, None)
        for effect in self.does:
            yield from effect.resolve(c)
        return ()


@dataclass(frozen=True)
class Redirection(Replacement):
    """Damage to what fits `to` from what fits `by` is dealt to `goes_to` instead (CR 614.9).

    `left` is how much of it is still to be redirected, None for all; if `once`, it is used up by redirecting any.
    """

    goes_to: Ref
    to: Filter | None = None
    by: Filter | None = None
    kind: Kind = "damage"
    left: Value | None = None
    once: bool = False

    tag: ClassVar[str] = "redirection"
    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    phrases: ClassVar[Phrases] = (
        Phrase("all {kind} that would be dealt to {to:together} is dealt to {goes_to} instead", form="sentence"),
        Phrase("all {kind} that would be dealt to {to:together} by {by:subject} is dealt to {goes_to} instead",
               form="sentence"),
    )  # fmt: skip

    def runs_out(self) -> bool:
        return self.left is not None or self.once

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not concerns(event, c, self.kind, self.to, self.by):
            return False
        goes_to = self.goes_to.entities(c)
        ends = [event.target, *goes_to]
        return len(goes_to) == 1 and goes_to[0] != event.target and all(can_be_dealt_damage(c.state, e) for e in ends)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        target = self.goes_to.entities(c)[0]
        moved = event.amount if self.left is None else min(self.left.of(c), event.amount)
        if self.left is not None:
            stays = self.left.of(c) - moved
            use_up(c.state, c, replace(self, left=Fixed(stays)) if stays else None)
        elif self.once:
            use_up(c.state, c, None)
        rest = [replace(event, amount=event.amount - moved)] if event.amount > moved else []
        return [replace(event, target=target, amount=moved), *rest]
        yield
