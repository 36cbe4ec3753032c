"""The turn (CR 500-514): what happens in each step, and going on from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import (
    attacking,
    blocking,
    combat,
    combat_damage,
    phasing,
    priority,
    refilling,
    resolving,
    sagas,
    starting,
    succession,
    tapping,
)
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.continuous import end_effects
from manafold.rules.control import commit_control
from manafold.rules.decisions import Decision, Task
from manafold.rules.drawing import discard, draw
from manafold.rules.events import Cause, StepBegan, TurnBegan
from manafold.rules.mana import empty_pools
from manafold.rules.permissions import rules_of
from manafold.rules.replacement import might_replace, replace_event
from manafold.rules.restrictions import keeps_damage, may_stay_tapped, stays_tapped
from manafold.rules.terms import Step

if TYPE_CHECKING:
    from manafold.model.words import Moment
    from manafold.rules.state import State

ENDS_AT: dict[Step, Moment] = {"upkeep": "your next upkeep", "end": "your next end step"}
"""The steps with whose beginning some effects end."""


def proceed(state: State, passing: bool = False) -> Task[object] | Decision | None:
    """Go on: a task to run, a decision for the player with priority, or None when something small was done at once.

    If `passing`, whoever has priority passes.
    """
    if state.stage == "start":
        return starting.start(state)
    if state.stage == "begin":
        return begin_step(state)
    if state.stage == "end":
        end_step(state)
        return None
    if not state.settled:
        if not priority.is_settled(state):
            return priority.settle(state)
        state.settled = True
    if state.stack and not state.profile.waits_on_stack:
        return resolve(state)
    return give_priority(state, passing)


def resolve(state: State) -> Task[None]:
    """What is on top of the stack resolves, and then the active player gets priority (117.3b)."""
    state.passes = 0
    state.priority = state.active
    return resolving.resolve_top(state)


def give_priority(state: State, passing: bool) -> Task[None] | Decision | None:
    """Players get priority in turn until one of them has a choice; when all have passed, what follows (117.4)."""
    living = len([player for player in state.players if not player.has_left])
    while state.passes < living:
        player = state.priority
        if state.players[player].has_left:
            state.priority = state.after(player)  # 800.4j
            continue
        if not passing and not priority.has_nothing(state, player):
            found = priority.options(state, player)
            if len(found) > 1:
                return Decision(player, "priority", found, "priority")
        priority.pass_priority(state)
    if state.stack:
        return resolve(state)
    end_step(state)
    return None


def turn_is_over(state: State, number: int) -> bool:
    """Whether the turn with this number is over, and the next one is about to begin."""
    return state.stage == "begin" and succession.begins_turn(state) and state.turn_number >= number


def begin_step(state: State) -> Task[object] | None:
    """The step begins, and its turn-based actions (703) before priority in it; None if there are none to do."""
    state.settled = False
    turn = succession.begins_turn(state)
    if might_replace(state, StepBegan) or (turn and might_replace(state, TurnBegan)):
        return begin_unless_skipped(state, turn)
    if turn:
        begin_turn(state)
    return begin(state)


def begin_unless_skipped(state: State, turn: bool) -> Task[None]:
    """The step, or the whole turn, begins if nothing has it skipped (500.11, 614.10); else it is passed over."""
    if turn:
        event = TurnBegan(Cause(rule="500.1"), state.active, state.turn_number + 1, bool(state.plan.extra))
        if not (yield from replace_event(state, event)):
            succession.next_turn(state)
            return
        begin_turn(state)
    if (yield from replace_event(state, StepBegan(Cause(rule="500.6"), state.active, state.step))):
        actions = begin(state)
        if actions is not None:
            yield from actions
        return
    if state.step == "beginning of combat":
        state.step = "end of combat"  # a combat phase is skipped as a whole
    succession.go_on(state)


def begin(state: State) -> Task[object] | None:
    """The step begins, and its turn-based actions."""
    step = state.step
    if step in ENDS_AT:
        end_effects(state, ENDS_AT[step], state.active)
    state.emit(StepBegan(Cause(rule="500.6"), state.active, step))
    state.passes = 0
    state.priority = state.active
    state.stage = "priority"
    return turn_based_actions(state, step)


def turn_based_actions(state: State, step: Step) -> Task[object] | None:
    """What happens as the step begins without anybody's doing (703.4)."""
    if step == "untap":
        return untap(state)
    if step == "draw":
        return draw(state, state.active, 1, Cause(rule="504.1"))
    if step == "main 1":
        return sagas.advance(state)
    if step == "declare attackers":
        return attacking.declare_attackers(state) if attacking.may_attack(state) else None
    if step == "declare blockers":
        return blocking.declare_blockers(state)
    if step in ("first strike damage", "combat damage"):
        return combat_damage.deal_combat_damage(state, step == "first strike damage")
    return clean_up(state) if step == "cleanup" else None


def begin_turn(state: State) -> None:
    """A turn begins: counts of the last one are over (500)."""
    state.turn_number += 1
    state.last_turn_events = state.turn_events
    state.turn_events = []
    for player in state.players:
        if player.land_plays or player.spells_cast or player.drawn_this_turn:
            mine = state.edit_player(player.id)
            mine.land_plays = mine.spells_cast = mine.drawn_this_turn = 0
    for id in state.battlefield:
        object = state.objects[id]
        if object.sick and object.controller == state.active:
            state.edit(id).sick = False  # 302.6
    if state.phased:
        phasing.begin_turn(state)
    end_effects(state, "your next turn", state.active)
    commit_control(state)
    state.emit(TurnBegan(Cause(rule="500.1"), state.active, state.turn_number, bool(state.plan.extra)))


def untap(state: State) -> Task[None]:
    """The active player determines which of their permanents untap, and they do (502.3); nobody gets priority
    (502.4)."""
    phasing.take_turns(state)
    cause = Cause(rule="502.3")
    chosen: list[int] = []
    for id in state.battlefield:
        object = state.objects[id]
        if not object.tapped or object.controller != state.active or stays_tapped(state, id):
            continue
        if may_stay_tapped(state, id) and not (yield from yes_or_no(state.active, f"untap {state.label(id)}?", id)):
            continue
        chosen.append(id)
    others = [player for player in state.living() if player != state.active]
    as_well = [id for player in others for word, c in rules_of(state, player) for id in word.untaps_as_well(c)]
    for id in dict.fromkeys([*(yield from within_limits(state, chosen)), *as_well]):
        tapping.untap(state, id, cause)
    if state.profile.refills_mana:
        yield from refilling.refill(state)
    state.stage = "end"


def within_limits(state: State, ids: list[int]) -> Task[list[int]]:
    """Of what could untap, all but what is too much: where only so many of a kind can, the active player chooses them
    (502.3)."""
    limits = [(c, limit) for word, c in rules_of(state, state.active) if (limit := word.untap_limit(c)) is not None]
    if not limits:
        return ids
    kinds = [({id for id in ids if what.matches(id, c)}, most) for c, (what, most) in limits]
    chosen = [id for id in ids if not any(id in kind for kind, _ in kinds)]
    while True:
        full = [kind for kind, most in kinds if len(kind.intersection(chosen)) >= most]
        able = [id for id in ids if id not in chosen and not any(id in kind for kind in full)]
        if not able:
            return chosen
        chosen += yield from choose_some(state, state.active, able, 1, 1, "permanent", "untap")


def clean_up(state: State) -> Task[None]:
    """Discard down to the maximum hand size, then damage wears off and effects end (514.1-2).

    If something triggers or state-based actions are due, players get priority, and another cleanup step follows
    (514.3a).
    """
    player = state.active
    size: int | None = state.profile.maximum_hand_size
    for word, c in rules_of(state, player):
        size = word.maximum_hand_size(c, size)
    hand = state.players[player].hand
    if size is not None and len(hand) > size:
        many = len(hand) - size
        chosen = yield from choose_some(state, player, hand, many, many, "discard", "discard to hand size")
        yield from discard(state, player, chosen, Cause(rule="514.1"))
    for id in state.battlefield:
        object = state.objects[id]
        if (object.damage or object.deathtouched) and not keeps_damage(state, id):
            mine = state.edit(id)
            mine.damage = 0
            mine.deathtouched = False
    if state.phased:
        phasing.heal(state)
    end_effects(state, "end of turn", player)
    state.cleanup_again = yield from priority.settle(state)
    if not state.cleanup_again:
        state.stage = "end"


def end_step(state: State) -> None:
    """The step ends: unspent mana is lost (500.5), and the next step begins."""
    empty_pools(state)
    ended = state.step
    succession.go_on(state)
    if ended == "end of combat":
        combat.end_combat(state)
        end_effects(state, "end of combat", state.active)
