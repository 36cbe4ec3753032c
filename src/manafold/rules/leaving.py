"""Leaving the game while others play on (CR 800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules import initiative, monarch, phasing, returning, zones
from manafold.rules.control import commit_control, control_words
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import Cause, MovedTogether, ZoneChanged
from manafold.rules.looking_back import Before
from manafold.rules.terms import FIRST_OBJECT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.continuous import ContinuousEffect
    from manafold.rules.state import State
    from manafold.rules.triggering import DelayedTrigger, PendingTrigger

LEAVES_GAME: Final = "leave the game"
"""The way in which a permanent leaves the battlefield with its owner, among the ways of `ZoneChanged`."""


def leave(state: State, leavers: Sequence[int]) -> None:
    """What players who have left leave behind (800.4a): nothing that they own, nothing that they control."""
    remove(state, [object.id for object in state.objects.values() if object.owner in leavers])
    returning.watch_no_more(state, phasing.leave_game(state, leavers))
    state.restructure()
    state.effects = tuple([effect for effect in state.effects if not gives_control(state, effect, leavers)])
    commit_control(state)
    for id in [id for id in state.stack if state.objects[id].controller in leavers]:
        if state.objects[id].kind != "card":
            zones.remove_from_game(state, id)
    exile(state, [object.id for object in state.objects.values() if object.controller in leavers])
    monarch.succeed(state, leavers)
    initiative.succeed(state, leavers)
    state.pending = tuple([each for each in state.pending if stays(each, leavers)])
    state.delayed = tuple([each for each in state.delayed if stays(each, leavers)])
    state.extra_turns = tuple([each for each in state.extra_turns if each.player not in leavers])  # 800.4k
    leave_combat(state, leavers)
    give_up_priority(state, leavers)
    state.settled = False


def remove(state: State, ids: list[int]) -> None:
    """The objects leave the game, all at once; that permanents left the battlefield is noticed (603.6c)."""
    there = [state.objects[id] for id in ids if state.objects[id].zone == "battlefield"]
    cause = Cause(rule="800.4a")
    events = [ZoneChanged(cause, each.id, "battlefield", "outside", each.owner, way=LEAVES_GAME) for each in there]
    was = {id: state.characteristics(id) for id in ids}
    before = Before(state)
    before.gone = tuple([event.old for event in events])
    for id in ids:
        zones.remove_from_game(state, id, was[id])
    for event in events:
        state.emit(event, before)
        zones.leave_host(state, event, before)
    if events:
        state.emit(MovedTogether(cause, tuple(events)), before)


def stays(each: PendingTrigger | DelayedTrigger, leavers: Sequence[int]) -> bool:
    """Whether it still waits when these players have left: no ability of theirs does (800.4d), but what is to go back
    after something happens does so, whoever moved it (610.3)."""
    return each.controller not in leavers or isinstance(each.ability, returning.Return)


def gives_control(state: State, effect: ContinuousEffect, leavers: Sequence[int]) -> bool:
    """Whether the effect gives one of the players control of something."""
    c = effect.context(state)
    return any(
        word.controller(id, c) in leavers for word in control_words(effect.parts) for id in effect.affected or ()
    )


def exile(state: State, ids: list[int]) -> None:
    """What the players still control is exiled, all at once (800.4a)."""
    cause = Cause(rule="800.4a")
    events = [
        ZoneChanged(cause, id, state.objects[id].zone, "exile", state.objects[id].owner)
        for id in ids
        if state.objects[id].zone in ("battlefield", "stack")
    ]
    was = {event.old: state.characteristics(event.old) for event in events}
    before = Before(state)
    before.gone = tuple(was)
    for event in events:
        zones.place(state, event, was[event.old])
    for event in events:
        state.emit(event, before)


def exile_unclaimed(state: State) -> None:
    """What has come back to a player who left, as an effect on its control ended, is exiled (800.4c)."""
    if state.somebody_left():
        exile(state, [id for id in state.battlefield if state.players[state.objects[id].controller].has_left])


def leave_combat(state: State, leavers: Sequence[int]) -> None:
    """Creatures that attack one of the players attack nothing any more: they assign no damage (800.4e)."""
    if state.combat is None:
        return
    combat = state.edit_combat()
    for id, attack in list(combat.attacks.items()):
        if attack.defender in leavers:
            combat.attacks[id] = attack.attacking_nothing()


def give_up_priority(state: State, leavers: Sequence[int]) -> None:
    """The passes of the players no longer count, and priority goes to the next (800.4j)."""
    place = state.priority
    for _ in range(state.passes):
        place = (place - 1) % len(state.players)
        while state.players[place].has_left and place not in leavers:
            place = (place - 1) % len(state.players)
        if place in leavers:
            state.passes -= 1
    if state.players[state.priority].has_left:
        state.priority = state.after(state.priority)


def leave_out(state: State, decision: Decision) -> None:
    """Who has left the game pays nothing (800.4f), and they and what is theirs can't be chosen any more.

    What is theirs is still there while an action in which they left is finished. If there is nothing else to choose,
    it makes no difference what of it is chosen, and nobody is asked.
    """
    if decision.unpaid is not None and state.players[decision.player].has_left:
        decision.limit((decision.unpaid,))
        return
    if decision.kind in ("damage", "pay"):  # those are asked about one thing after another, and about mana
        return
    left = [option for option in decision.options if not any([state.is_gone(each) for each in about(option)])]
    if len(left) < len(decision.options):
        decision.limit(left or decision.options[:1])


def about(option: Option) -> tuple[int, ...]:
    """The players and objects that an option is about: of an attack or a block also what is attacked or blocked."""
    return (option.ref, int(option.value)) if option.verb in ("attack", "block") else (option.ref,)


def stand_in(state: State, decision: Decision) -> Decision:
    """The decision of a player who has left, put to somebody else; or first the decision of who that is.

    In the choices that an object asks for, its controller says which player chooses, an opponent if an opponent would
    have (800.4g). In all others the next player in turn order does (800.4h).
    """
    left = decision.player
    count = len(state.players)
    seats = [(left + place) % count for place in range(1, count)]
    others = [player for player in seats if not state.players[player].has_left]
    controller = controller_of(state, decision.source) if decision.source >= FIRST_OBJECT else left
    if controller not in others:
        decision.player = others[0]
        return decision
    team = state.players[controller].team
    if state.players[left].team != team:
        others = [player for player in others if state.players[player].team != team] or others
    options = [Option("choose", state.label(player), player) for player in others]
    return Decision(controller, "player", options, f"who chooses instead of {state.label(left)}", decision.source)


def controller_of(state: State, source: int) -> int:
    """Who controls the object that asks: of an ability on top of the stack not its source, but the ability."""
    top = state.objects[state.stack[-1]] if state.stack else None
    if top is not None and top.kind == "ability" and top.item is not None and top.item.source == source:
        return top.controller
    return state.object(source).controller
