"""Choosing targets, for later instructions to speak of (CR 115)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ChooseTargets(Effect):
    """Nothing happens yet: the targets were chosen on announcement (CR 601.2c)."""

    what: Ref

    tag: ClassVar[str] = "choose targets"
    phrases: ClassVar[Phrases] = ("choose {what:target}",)

    def resolve(self, c: Context) -> Task[None]:
        c.named[self.named] = tuple(self.what.entities(c))
        return
        yield
