"""Emblems (CR 114)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import emblems

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GetEmblem(Effect):
    """Players get an emblem with abilities (CR 114.2)."""

    who: Ref
    abilities: tuple[Ability, ...]

    tag: ClassVar[str] = "get emblem"
    phrases: ClassVar[Phrases] = ("{who:said} <get> an emblem with {abilities:list and}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            emblems.create(c.state, player, self.abilities)
        c.named[self.named] = tuple(found)
