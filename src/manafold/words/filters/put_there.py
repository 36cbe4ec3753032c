"""Descriptions by where a card in a graveyard was before (CR 400.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules.events import ZoneChanged
from manafold.rules.terms import is_player
from manafold.words.destinations.battlefield import PUT_WITH

if TYPE_CHECKING:
    from manafold.rules.context import Context

Before = Literal[
    "anywhere", "the battlefield", "anywhere other than the battlefield", "your library", "their library", "libraries",
]  # fmt: skip


@dataclass(frozen=True)
class PutThere(Filter):
    """Was put this turn where it is, from somewhere: "that was put there from the battlefield this turn" (CR 608.2i).

    `said` is whether the text says from where.
    """

    before: Before = "anywhere"
    said: bool = True

    tag: ClassVar[str] = "put there"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that <was> put there from {before} this turn", form="after"),
        Phrase("that <was> put there this turn", sets={"before": "anywhere", "said": False}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return any(
            isinstance(event, ZoneChanged) and event.new == entity and self._is_from(event.came_from, entity, c)
            for event in c.state.turn_events
        )

    def _is_from(self, zone: str, entity: int, c: Context) -> bool:
        """Whether this is a zone of its owner that it was put there from."""
        if self.before == "anywhere":
            return True
        if self.before == "anywhere other than the battlefield":
            return zone != "battlefield"
        if self.before == "your library" and c.state.object(entity).owner != c.controller:
            return False
        return zone == ("battlefield" if self.before == "the battlefield" else "library")


@dataclass(frozen=True)
class PutWith(Filter):
    """Was put onto the battlefield by an ability of an object, or by a spell (CR 607.2c)."""

    what: Ref

    tag: ClassVar[str] = "put with"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("put onto the battlefield with {what:plain}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).choices.get(PUT_WITH) in self.what.entities(c)
