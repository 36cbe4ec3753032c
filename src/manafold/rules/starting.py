"""Starting the game (CR 103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import companions, resolving, zones
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.context import Context
from manafold.rules.decisions import DONE, Decision, Option, Task
from manafold.rules.destroying import to_zone
from manafold.rules.drawing import draw
from manafold.rules.events import Cause, MulliganTaken
from manafold.rules.libraries import scry, shuffle
from manafold.rules.objects import StackItem
from manafold.rules.scripts import NO_SCRIPT

if TYPE_CHECKING:
    from manafold.rules.state import State

KEEP = Option("keep")
MULLIGAN = Option("mulligan")


def start(state: State) -> Task[None]:
    """Everything before the first turn: who plays first, shuffling, opening hands, mulligans (103.1-103.6)."""
    players = [player.id for player in state.players]
    first = yield from choose_first(state, state.randomness.below(len(players)))
    state.starting_player = state.active = state.turn_order = first
    for player in state.living():
        yield from companions.choose(state, player)
    for player in players:
        shuffle(state, player, Cause(rule="103.3"))
    for player in state.living():
        yield from draw_opening_hand(state, player, state.profile.hand_size)
    if state.profile.mulligan != "none":
        yield from take_mulligans(state)
    for player in state.living():
        yield from use_opening_hand(state, player)
    state.step = "untap"
    state.stage = "begin"


def choose_first(state: State, chooser: int) -> Task[int]:
    """The player chosen by chance says who takes the first turn (103.1)."""
    count = len(state.players)
    if count == 2:
        return chooser if (yield from yes_or_no(chooser, "play first?")) else 1 - chooser
    seats = [(chooser + place) % count for place in range(count)]
    options = [Option("choose", state.label(player), player) for player in seats]
    pick = yield Decision(chooser, "player", options, "who plays first?")
    return pick.ref


def draw_opening_hand(state: State, player: int, size: int) -> Task[None]:
    """Draw an opening hand (103.5)."""
    yield from draw(state, player, size, Cause(rule="103.5"))
    state.edit_player(player).drew_from_empty = False


def use_opening_hand(state: State, player: int) -> Task[None]:
    """The player does what cards let them do from their opening hand, each once, in any order (103.6)."""
    waiting = {
        id: effects
        for id in state.players[player].hand
        if (effects := [each for ability in state.characteristics(id).abilities.all for each in ability.opening()])
    }
    while waiting:
        options = [*[Option("begin", state.label(id), id) for id in waiting], DONE]
        pick = yield Decision(player, "card", options, "use a card of your opening hand")
        if pick == DONE:
            break
        c = Context(state, pick.ref, player, StackItem(NO_SCRIPT, pick.ref), rule="103.6")
        yield from resolving.perform(tuple(waiting.pop(pick.ref)), c)
        waiting = {id: effects for id, effects in waiting.items() if id in state.players[player].hand}


def take_mulligans(state: State) -> Task[None]:
    """In each round every player who hasn't kept declares in turn order, then those who mulligan do so (103.5)."""
    undecided = state.living()
    most = state.profile.hand_size + state.profile.free_mulligans
    while undecided:
        again: list[int] = []
        for player in undecided:
            if state.players[player].mulligans >= most:
                continue
            pick = yield Decision(player, "mulligan", (KEEP, MULLIGAN), "keep this hand?")
            if pick == MULLIGAN:
                again.append(player)
        for player in again:
            yield from mulligan(state, player)
        undecided = again
    if state.profile.mulligan == "vancouver":
        for player in state.living():
            if len(state.players[player].hand) < state.profile.hand_size:
                yield from scry(state, player, 1, Cause(rule="103.5"))


def mulligan(state: State, player: int) -> Task[None]:
    """Shuffle the hand away and draw a new one, smaller by one for each mulligan that wasn't free (103.5, 103.5c)."""
    mine = state.edit_player(player)
    mine.mulligans += 1
    cause = Cause(rule="103.5")
    state.emit(MulliganTaken(cause, player, mine.mulligans))
    yield from zones.move_all(state, to_zone(state, mine.hand, "library", cause))
    shuffle(state, player, cause)
    fewer = max(0, mine.mulligans - state.profile.free_mulligans)
    if state.profile.mulligan != "london":
        yield from draw_opening_hand(state, player, state.profile.hand_size - fewer)
        return
    yield from draw_opening_hand(state, player, state.profile.hand_size)
    hand = state.players[player].hand
    bottom = yield from choose_some(state, player, hand, fewer, fewer, "bottom", "put on the bottom")
    yield from zones.move_all(state, to_zone(state, bottom, "library", cause, position="bottom"))
