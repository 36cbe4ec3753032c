"""What a player may do, and what depends on it or on anything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Ref
from manafold.rules import mana
from manafold.rules.choosing import yes_or_no

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.mana import ManaOutput


@dataclass(frozen=True)
class May(Effect):
    """A player may have effects happen (CR 608.2d). `have` if they are not what that player does."""

    who: Ref
    do: tuple[Effect, ...]
    have: bool = False

    tag: ClassVar[str] = "may"
    phrases: ClassVar[Phrases] = (
        "{who:said} may {do:sequence base}",
        Phrase("{who:said} may have {do:sequence have}", sets={"have": True}),
    )

    def could_add_mana(self) -> bool:
        return any(effect.could_add_mana() for effect in self.do)

    def resolve(self, c: Context) -> Task[None]:
        did: list[int] = []
        for player in (yield from self.who.find(c)):
            mine = c.within(player)
            if not self.do[0].possible(mine):
                continue  # 608.2d
            if (yield from yes_or_no(player, self.tag, c.source)):
                for effect in self.do:
                    yield from effect.resolve(mine)
                did.append(player)
        c.named[self.named] = tuple(did)


@dataclass(frozen=True)
class If(Effect):
    """Effects happen if a condition is true then (CR 608.2c), and others if it is not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    tag: ClassVar[str] = "if"
    phrases: ClassVar[Phrases] = (
        "if {condition}, {then}",
        Phrase("if {condition}, {then}. Otherwise, {otherwise}"),
    )

    def could_add_mana(self) -> bool:
        return any(effect.could_add_mana() for effect in (*self.then, *self.otherwise))

    def produces(self, player: int, c: Context) -> Sequence[ManaOutput]:
        done = self.then if self.condition.holds(c) else self.otherwise
        return mana.outputs([effect for effect in done if effect.could_add_mana()], player, c)

    def resolve(self, c: Context) -> Task[None]:
        for effect in self.then if self.condition.holds(c) else self.otherwise:
            yield from effect.resolve(c)
