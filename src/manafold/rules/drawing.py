"""Drawing and discarding (CR 121, 701.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.context import Context
from manafold.rules.decisions import Task
from manafold.rules.destroying import to_zone
from manafold.rules.events import CardDrawn, Cause, Discarded, StepBegan
from manafold.rules.permissions import rules_of
from manafold.rules.replacement import replace_event
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.state import State


def draw(state: State, player: int, amount: int, cause: Cause) -> Task[list[int]]:
    """A player draws cards, one at a time (121.2): their ids in hand."""
    drawn: list[int] = []
    for _ in range(amount):
        if any(word.forbids_drawing(player, c) for word, c in rules_of(state, player)):
            break
        number = state.players[player].drawn_this_turn + 1
        for event in (yield from replace_event(state, CardDrawn(cause, player, number_this_turn=number))):
            if isinstance(event, CardDrawn):
                drawn += yield from draw_one(state, event)
    return drawn


def is_first_of_step(state: State, draw: CardDrawn) -> bool:
    """Whether the draw, made or about to be made, is the player's first one in a draw step of their own (504.1)."""
    if state.step != "draw" or state.active != draw.player:
        return False
    for event in reversed(state.turn_events):
        if isinstance(event, StepBegan):
            break
        if isinstance(event, CardDrawn) and event is not draw and event.player == draw.player:
            return False
    return True


def draw_one(state: State, event: CardDrawn) -> Task[list[int]]:
    """Perform one draw; from an empty library it is only remembered (121.4, 704.5b)."""
    library = state.players[event.player].library
    if not library:
        state.edit_player(event.player).drew_from_empty = True
        state.settled = False
        return []
    event.card = yield from zones.move(state, library[0], "hand", event.cause, way="draw")
    state.edit_player(event.player).drawn_this_turn += 1
    state.emit(event)
    if event.card in state.objects:
        for ability in state.characteristics(event.card).abilities.all:
            for effect in ability.as_drawn():
                yield from effect.resolve(Context(state, event.card, event.player, event=event, rule="121.1"))
    return [event.card]


def causer_of(cause: Cause) -> int:
    """The player whose spell or ability causes something as it resolves, -1 if it is no such cause (608.2)."""
    return cause.controller if cause.rule.startswith("608") else NOTHING


def discard(state: State, player: int, ids: Sequence[int], cause: Cause) -> Task[list[int]]:
    """A player discards these cards of their hand at the same time (701.9): their new ids."""
    return (yield from discard_all(state, [(player, ids)], cause))


def discard_all(state: State, given: Sequence[tuple[int, Sequence[int]]], cause: Cause) -> Task[list[int]]:
    """Players discard these cards of their hands, all at the same time (701.9): the new ids."""
    whose = {id: player for player, ids in given for id in ids}
    moves = yield from zones.move_all(state, to_zone(state, list(whose), "graveyard", cause, "discard"))
    for move in moves:
        state.emit(Discarded(cause, whose[move.old], move.old, move.new, causer_of(cause)))
    return [move.new for move in moves]
