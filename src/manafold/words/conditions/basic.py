"""Conditions on what players control and have done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Filter, Layer, Ref
from manafold.rules.casting import sorcery_speed
from manafold.rules.finding import find_all

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Controls(Condition):
    """A player controls something that fits (CR 110.2)."""

    who: Ref
    what: Filter

    tag: ClassVar[str] = "controls"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} <control> {what:a}",)

    def holds(self, c: Context) -> bool:
        players = self.who.entities(c)
        return any(c.state.object(id).controller in players for id in find_all(self.what, c))


@dataclass(frozen=True)
class ControlsBoth(Condition):
    """A player controls something that fits one description and something that fits another (CR 110.2); one thing may
    be both."""

    who: Ref
    what: Filter
    other: Filter

    tag: ClassVar[str] = "controls both"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} <control> {what:a} and {other:a}",)

    def holds(self, c: Context) -> bool:
        return any([self._controls_both(player, c) for player in self.who.entities(c)])

    def _controls_both(self, player: int, c: Context) -> bool:
        both = (self.what, self.other)
        return all([any([c.state.object(id).controller == player for id in find_all(what, c)]) for what in both])


@dataclass(frozen=True)
class AsSorcery(Condition):
    """It is a time when you could cast a sorcery (CR 307.5)."""

    tag: ClassVar[str] = "as a sorcery"
    at_rest: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (Phrase("as a sorcery", form="only"),)

    def holds(self, c: Context) -> bool:
        return sorcery_speed(c.state, c.controller)
