"""What a player may do, and what depends on it or on anything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Ref
from manafold.rules import mana
from manafold.rules.choosing import yes_or_no
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Named

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.mana import ManaOutput


DOERS = "doers"
"""Under this name stand the players, of several who may do something, who do so."""


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
        players = yield from self.who.find(c)
        together = len(players) > 1 and all(effect.doer() == Acting() for effect in self.do)
        own = all(effect.doer() in (Acting(), self.who) for effect in self.do)
        for player in players:
            mine = c.among(player, players, self.named)
            if not self.do[0].possible(mine) or (own and c.state.players[player].has_left):
                continue  # 608.2d
            if (yield from yes_or_no(player, self.tag, c.source, pays=own)):  # 118.12
                for effect in self.do if not together else ():
                    yield from effect.resolve(mine)
                did.append(player)
        c.named[self.named] = tuple(did)
        if together and did:
            c.named[DOERS] = tuple(did)
            for effect in self.do:
                yield from effect.done_by(Named(DOERS, True)).resolve(c)  # all at the same time (101.4)


@dataclass(frozen=True)
class If(Effect):
    """Effects happen if a condition is true then (CR 608.2c), and others if it is not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    tag: ClassVar[str] = "if"
    held: ClassVar[str] = "then"
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
