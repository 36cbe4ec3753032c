"""What linked abilities of the same object speak of (CR 607)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words import NO_LAYER, Person, Ref
from manafold.model.words.sorts import OBJECTS, PLAYERS, Around, Sorts
from manafold.rules import exiling
from manafold.rules.choices import chosen

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ExiledCards(Ref):
    """The cards that other abilities of the source exiled: all of them, even if the text expects one (CR 607.2a,
    607.3)."""

    many: bool = False
    said: str = ""
    """How it is said, where that is not usual: "full" where it could be called "it"."""

    tag: ClassVar[str] = "exiled cards"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def entities(self, c: Context) -> Sequence[int]:
        return exiling.exiled_with(c.state, c.source, c.began)

    def person(self) -> Person:
        return "many" if self.many else "one"

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class ChosenPlayer(Ref):
    """The player chosen for the source as it entered (CR 607.2d); `said` as for exiled cards."""

    noun: Literal["player", "opponent"] = "player"
    said: str = ""

    tag: ClassVar[str] = "chosen player"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        player = chosen(c, "player", "opponent")
        return () if player is None or c.state.players[int(player)].has_left else (int(player),)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS
