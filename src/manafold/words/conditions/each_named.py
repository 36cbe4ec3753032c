"""Conditions on what players control by name (CR 201.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Filter, Layer, Ref
from manafold.rules.finding import find_all

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ControlsEachNamed(Condition):
    """A player controls something that fits with one name, and something with another (CR 201.2)."""

    who: Ref
    what: Filter
    first: str
    second: str

    tag: ClassVar[str] = "controls each named"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} <control> {what:many} named {first:name} and {second:name}",)

    def holds(self, c: Context) -> bool:
        players = self.who.entities(c)
        theirs = [id for id in find_all(self.what, c) if c.state.object(id).controller in players]
        there = {c.state.characteristics(id).name for id in theirs}
        return self.first in there and self.second in there
