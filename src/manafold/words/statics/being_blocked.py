"""What restricts and requires blocking, said of the creature that attacks (CR 509.1b-c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref
from manafold.rules.restrictions import CombatRule
from manafold.words.filters.pointed import Anything
from manafold.words.statics.saying import at

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBeBlocked(CombatRule):
    """Can't be blocked by what fits `by` (CR 509.1b)."""

    by: Filter = Anything()

    tag: ClassVar[str] = "can't be blocked"
    phrases: ClassVar[Phrases] = (*at("can't be blocked @"), *at("can't be blocked by {by:many} @"))

    def forbids_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        return self.by.matches(blocker, c)


@dataclass(frozen=True)
class CantBeBlockedByGreater(CombatRule):
    """Can't be blocked by creatures with greater power than its own (CR 509.1b)."""

    tag: ClassVar[str] = "can't be blocked by greater"
    phrases: ClassVar[Phrases] = at("can't be blocked by creatures with greater power @")

    def forbids_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        return has_greater_power(blocker, attacker, c)


def has_greater_power(one: int, other: int, c: Context) -> bool:
    """Whether one creature has greater power than the other."""
    return (c.state.characteristics(one).power or 0) > (c.state.characteristics(other).power or 0)


@dataclass(frozen=True)
class BlockedOnlyBy(CombatRule):
    """Can't be blocked except by what fits `by` (CR 509.1b)."""

    by: Filter

    tag: ClassVar[str] = "can't be blocked except by"
    phrases: ClassVar[Phrases] = at("can't be blocked @ except by {by:many}")

    def forbids_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        return not self.by.matches(blocker, c)


@dataclass(frozen=True)
class BlockedByAtLeast(CombatRule):
    """Can't be blocked except by so many creatures or more (CR 509.1b)."""

    number: int

    tag: ClassVar[str] = "fewest blockers"
    phrases: ClassVar[Phrases] = at("can't be blocked @ except by {number:word} or more creatures")

    def fewest_blockers(self, c: Context) -> int:
        return self.number


@dataclass(frozen=True)
class BlockedByAtMost(CombatRule):
    """Can't be blocked by more creatures than this (CR 509.1b)."""

    number: int

    tag: ClassVar[str] = "most blockers"
    phrases: ClassVar[Phrases] = (
        *at("can't be blocked by more than one creature @", sets={"number": 1}),
        *at("can't be blocked by more than {number:word} creatures @"),
    )

    def most_blockers(self, c: Context) -> int | None:
        return self.number


@dataclass(frozen=True)
class MustBeBlocked(CombatRule):
    """Must be blocked by so many creatures if able (CR 509.1c)."""

    number: int = 1

    tag: ClassVar[str] = "must be blocked"
    phrases: ClassVar[Phrases] = (
        *at("must be blocked @ if able"),
        *at("must be blocked @ by {number:word} or more creatures if able"),
    )

    def required_blockers(self, c: Context) -> int:
        return self.number


@dataclass(frozen=True)
class Lure(CombatRule):
    """All creatures able to block the creature do so (CR 509.1c)."""

    tag: ClassVar[str] = "lure"

    def requires_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class LureTo(CombatRule):
    """All creatures able to block what is pointed at do so (CR 509.1c)."""

    attacker: Ref

    tag: ClassVar[str] = "lure to"
    general: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (Phrase("all creatures able to block {attacker:plain} do so", form="sentence"),)

    def requires_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        return attacker in self.attacker.entities(c)
