"""Storied, and an enduring story, as their reminder text defines them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Condition, Ref
from manafold.rules.designations import has_story

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Storied(Keyword):
    """With three or more artifacts, legendaries and Sagas, each permanent counted once, you have an enduring story for
    the rest of the game (reminder text). The rules look for it as they do for ascend (CR 702.131b)."""

    tag: ClassVar[str] = "storied"
    phrases: ClassVar[Phrases] = ("storied",)


@dataclass(frozen=True)
class HasStory(Condition):
    """A player has an enduring story (reminder text of storied, which is like ascend: CR 702.131c)."""

    who: Ref

    tag: ClassVar[str] = "has an enduring story"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who} <has> an enduring story",)

    def holds(self, c: Context) -> bool:
        return any(has_story(c.state, player) for player in self.who.entities(c))
