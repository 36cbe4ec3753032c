"""Designations that players get: the monarch (CR 724)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import monarch

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class BecomeMonarch(Effect):
    """A player becomes the monarch (CR 724.3)."""

    who: Ref

    tag: ClassVar[str] = "become the monarch"
    phrases: ClassVar[Phrases] = ("{who:said} <become> the monarch",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        c.named[self.named] = tuple([player for player in found if monarch.crown(c.state, player, c.cause)])
