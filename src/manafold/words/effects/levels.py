"""Gaining levels (CR 716)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Effect
from manafold.rules import levels

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class BecomeLevel(Effect):
    """The source's level becomes a number (CR 716.2a)."""

    level: int

    tag: ClassVar[str] = "become level"

    def resolve(self, c: Context) -> Task[None]:
        levels.become(c.state, c.source, self.level, c.cause)
        return
        yield
