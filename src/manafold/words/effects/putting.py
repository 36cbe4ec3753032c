"""Putting and returning objects into zones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref
from manafold.rules.events import ZoneChanged
from manafold.rules.finding import wherever
from manafold.rules.zones import move_all
from manafold.words.destinations.base import Destination
from manafold.words.refs.noun_phrases import TAKEN

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Put(Effect):
    """Objects move to another zone (CR 400.7); others of the same kind perhaps elsewhere, at the same time.

    `returned` if the text says "return".
    """

    who: Ref
    what: Ref
    to: Destination
    rest: Ref | None = None
    rest_to: Destination | None = None
    returned: bool = False
    to_first: bool = False
    """Whether the text says where to before what."""

    moves: ClassVar[bool] = True
    tag: ClassVar[str] = "put"
    phrases: ClassVar[Phrases] = (
        "{who} <put> {what} {to}",
        "{who} <put> {what} {to} and {rest} {rest_to}",
        Phrase("{who} <return> {what:others} {to:to}", sets={"returned": True}),
        Phrase("{who} <put> {to} {what}", sets={"to_first": True}),
        Phrase("{who} <return> {to:to} {what}", sets={"returned": True, "to_first": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        planned: list[ZoneChanged] = []
        taken: list[tuple[Context, list[int]]] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            moves = yield from self._moves(self.what, self.to, mine)
            taken.append((mine, [move.old for move in moves]))
            planned += moves
            if self.rest is not None and self.rest_to is not None:
                mine.named = {**mine.named, TAKEN: tuple(taken[-1][1])}
                planned += yield from self._moves(self.rest, self.rest_to, mine)
        done = yield from move_all(c.state, planned)  # all players at the same time (101.4)
        for mine, theirs in taken:
            yield from self.to.arrived([move.new for move in done if move.old in theirs], mine)
            for move in done:
                if move.old in theirs:
                    acted.append(move.old if move.came_from == "battlefield" else move.new)
        c.named[self.named] = tuple(acted)

    def _moves(self, what: Ref, to: Destination, c: Context) -> Task[list[ZoneChanged]]:
        found = yield from what.find(c)
        return (yield from to.moves(wherever(found, c), c))

