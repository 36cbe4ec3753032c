"""Choosing new targets for spells and abilities (CR 115.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import ON_STACK, Sorts
from manafold.rules import copies
from manafold.rules.finding import present
from manafold.words.filters.targeting import has_single_target

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ChooseNewTargets(Effect):
    """Players choose new targets for spells and abilities: each target is changed or not (CR 115.7d)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "choose new targets"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ON_STACK}
    phrases: ClassVar[Phrases] = ("{who} <choose> new targets for {what}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                if c.state.objects[id].item is not None:
                    yield from copies.retarget(c.state, id, player, c.cause)
                    acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class ChangeTarget(Effect):
    """Players change the single target of spells and abilities to another legal one, if there is one (CR 115.7a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "change target"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ON_STACK}
    phrases: ClassVar[Phrases] = ("{who} <change> the target of {what}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                if has_single_target(id, c):
                    yield from copies.retarget(c.state, id, player, c.cause, change=True)
                    acted.append(id)
        c.named[self.named] = tuple(acted)
