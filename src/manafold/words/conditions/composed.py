"""Conditions made of conditions (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Both(Condition):
    """Two conditions are true: "you control an Elf and it's your turn" (CR 608.2c)."""

    first: Condition
    second: Condition

    tag: ClassVar[str] = "both"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{first} and {second}",)

    def holds(self, c: Context) -> bool:
        return self.first.holds(c) and self.second.holds(c)


@dataclass(frozen=True)
class Either(Condition):
    """One of two conditions is true, or both are (CR 608.2c)."""

    first: Condition
    second: Condition

    tag: ClassVar[str] = "either"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{first} or {second}", Phrase("{first} or if {second}", read_only=True))

    def holds(self, c: Context) -> bool:
        return self.first.holds(c) or self.second.holds(c)


@dataclass(frozen=True)
class NotSo(Condition):
    """A condition is not true: what happens "unless" it is (CR 608.2c)."""

    what: Condition

    tag: ClassVar[str] = "not"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("unless {what}", form="unless"),)

    def holds(self, c: Context) -> bool:
        return not self.what.holds(c)
