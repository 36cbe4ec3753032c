"""Who controls something (CR 110.2, 613.1b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Control

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class YouControl(Control):
    """You control it (CR 613.1b)."""

    tag: ClassVar[str] = "you control"

    def controller(self, entity: int, c: Context) -> int:
        return c.controller


@dataclass(frozen=True)
class PlayerControls(Control):
    """A certain player controls it (CR 613.1b)."""

    player: int

    tag: ClassVar[str] = "player controls"

    def controller(self, entity: int, c: Context) -> int:
        return self.player
