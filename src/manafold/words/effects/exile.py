"""Exiling (CR 701.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref, Value
from manafold.rules import exiling
from manafold.rules.destroying import to_zone
from manafold.rules.finding import wherever
from manafold.rules.zones import move_all

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Exile(Effect):
    """Players exile objects, perhaps with counters on them, or face down (CR 701.13a, 406.3).

    `several` if the text speaks of several.
    """

    who: Ref
    what: Ref
    amount: Value | None = None
    kind: str | None = None
    several: bool = False
    face_down: bool = False

    tag: ClassVar[str] = "exile"
    phrases: ClassVar[Phrases] = (
        "{who} <exile> {what:others}",
        Phrase("{who} <exile> {what} face down", sets={"face_down": True}),
        "{who} <exile> {what:plain} with {amount:counted} {kind:counters} on it",
        "{who} <exile> {what} with {amount:counted} {kind:counters} on it",
        Phrase("{who} <exile> {what:plain} with {amount:counted} {kind:counters} on them", sets={"several": True}),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            found = wherever((yield from self.what.find(mine)), c)
            moves = to_zone(c.state, found, "exile", c.cause)
            for move in moves:
                move.face_down = self.face_down
                if self.kind is not None and self.amount is not None:
                    move.counters = {self.kind: self.amount.of(mine)}
            done = yield from move_all(c.state, moves)
            acted += [move.old if move.came_from == "battlefield" else move.new for move in done]
            exiling.link(c.state, c.source, [move.new for move in done if move.to == "exile"])
            if self.face_down:
                exiling.hide(c.state, done)
        c.named[self.named] = tuple(acted)
        c.numbers[self.named] = len(acted)


@dataclass(frozen=True)
class ExileGraveyard(Effect):
    """Whole graveyards are exiled (CR 701.13)."""

    who: Ref
    whose: Ref

    tag: ClassVar[str] = "exile graveyard"
    phrases: ClassVar[Phrases] = (
        "{who} <exile> {whose:possessive} graveyard",
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            owners = yield from self.whose.find(c.among(player, players, self.named))
            ids = [id for owner in owners for id in c.state.players[owner].graveyard]
            done = yield from move_all(c.state, to_zone(c.state, ids, "exile", c.cause))
            acted += [move.new for move in done]
        c.named[self.named] = tuple(acted)
