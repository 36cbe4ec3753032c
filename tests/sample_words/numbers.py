from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.words import Filter, Ref, Value


@dataclass(frozen=True)
class X(Value):
    """The X that was announced."""

    tag: ClassVar[str] = "x"


@dataclass(frozen=True)
class Twice(Value):
    """Twice a value."""

    value: Value
    tag: ClassVar[str] = "twice"


@dataclass(frozen=True)
class CountOf(Value):
    """How many fit a filter."""

    what: Filter
    tag: ClassVar[str] = "count"


@dataclass(frozen=True)
class HasType(Filter):
    """What has a card type."""

    type: str
    tag: ClassVar[str] = "has type"


@dataclass(frozen=True)
class And(Filter):
    """What fits all of some filters."""

    filters: tuple[Filter, ...]
    tag: ClassVar[str] = "and"


@dataclass(frozen=True)
class You(Ref):
    """You."""

    tag: ClassVar[str] = "you"


@dataclass(frozen=True)
class Targeted(Ref):
    """What was targeted."""

    index: int = 0
    tag: ClassVar[str] = "targeted"

    def __post_init__(self) -> None:
        if self.index < 0:
            raise ValueError(f"there is no target {self.index}")
