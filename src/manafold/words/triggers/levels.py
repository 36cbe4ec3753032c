"""Becoming a level (CR 716)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, LevelChanged

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class BecomesLevel(Trigger):
    """The level of a permanent becomes this number (CR 716.2a)."""

    what: Filter
    level: int

    tag: ClassVar[str] = "becomes level"
    phrases: ClassVar[Phrases] = ("{what:a} <become> level {level}",)
    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, LevelChanged) and event.level == self.level and self.what.matches(event.object, c)
