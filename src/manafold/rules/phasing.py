"""Phasing (CR 702.26): permanents that phase out are treated as though they did not exist until they phase in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from manafold.rules import attaching, combat, copying, zones
from manafold.rules.context import Context
from manafold.rules.control import commit_control
from manafold.rules.events import Cause, Event, PhasedIn, PhasedOut
from manafold.rules.history import Departed
from manafold.rules.looking_back import Before
from manafold.rules.restrictions import ObjectRule, object_rules
from manafold.rules.scope import functions
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from manafold.model.words import Static
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

PHASING = "phasing"
"""The keyword of permanents that phase out by themselves (702.26a)."""


class Phased:
    """A permanent that is phased out. Replaced as a whole, never changed.

    It phases in by itself with the permanents of the player `under` (-1: it does not), unless it phased out
    `indirectly`: then with what it is attached to (702.26g).
    """

    __slots__ = ("indirectly", "object", "under")

    def __init__(self, object: GameObject, under: int, indirectly: bool) -> None:
        self.object = object
        self.under = under
        self.indirectly = indirectly


def phase_out(state: State, ids: Iterable[int], cause: Cause, returning: bool = True) -> list[int]:
    """Permanents phase out at the same time, and what is attached to them with them (702.26b, 702.26g): their ids.

    They phase in by themselves unless they are not `returning`, since something else has them phase in.
    """
    leaving = out_with(state, ids)
    if not leaving:
        return []
    before = Before(state)
    before.gone = tuple(leaving)
    was = {id: state.characteristics(id) for id in leaving}
    phased = dict(state.phased)
    for id in leaving:
        object = state.objects[id]
        indirectly = object.attached_to in was
        if not indirectly:
            attaching.untie_all(state, id)
        if state.combat is not None:
            combat.remove_from_combat(state, id)
        state.past.add(Departed(object, was[id], NOTHING, copying.copiable_values(state, id)))
        zones.unindex(state, object)
        state.battlefield.remove(id)
        away = object.copy(state.home)
        phased[id] = Phased(away, away.controller if returning else NOTHING, indirectly)
    for id in leaving:
        del state.objects[id]
    state.phased = phased
    tell(state, [PhasedOut(cause, id) for id in leaving], before)
    return leaving


def out_with(state: State, ids: Iterable[int]) -> list[int]:
    """These permanents, but for those that can't phase out, and all that is attached to them."""
    found = [id for id in dict.fromkeys(ids) if not is_player(id) and may_phase_out(state, id)]
    for id in found:
        found += [each for each in state.objects[id].attachments if each in state.objects and each not in found]
    return found


def may_phase_out(state: State, id: int) -> bool:
    """Whether the object is on the battlefield and phased in, and nothing says that it can't phase out."""
    object = state.objects.get(id)
    if object is None or object.zone != "battlefield":
        return False
    return not any(rule.forbids_phasing_out(c) for rule, c in object_rules(state, id))


def phase_in(state: State, ids: Iterable[int], cause: Cause) -> list[int]:
    """Permanents phase in at the same time, and what phased out with them (702.26c, 702.26g): their ids."""
    coming = in_with(state, ids)
    if not coming:
        return []
    back = {id: state.phased[id] for id in coming}
    state.phased = {id: each for id, each in state.phased.items() if id not in back}
    for id in coming:
        object = back[id].object.copy(state.home)
        state.objects[id] = object
        state.battlefield.append(id)
        zones.index(state, object)
    for id in coming:
        host = state.objects[id].attached_to
        if not back[id].indirectly and host in state.objects:
            attaching.tie(state, id, host)  # 702.26i
    taken = [id for id in coming if state.objects[id].default_controller != NOTHING]
    state.controlled = tuple(dict.fromkeys((*state.controlled, *taken)))  # what gave control may be over by now
    tell(state, [PhasedIn(cause, id) for id in coming], None)
    return coming


def in_with(state: State, ids: Iterable[int]) -> list[int]:
    """Those that are phased out, but for those that can't phase in, and all that phased out with them."""
    found = [id for id in dict.fromkeys(ids) if id in state.phased and may_phase_in(state, id)]
    for id in found:
        attached = [each for each in state.phased[id].object.attachments if each in state.phased and each not in found]
        found += [each for each in attached if state.phased[each].indirectly]
    return found


def may_phase_in(state: State, id: int) -> bool:
    """Whether nothing says that the permanent, which is phased out, can't phase in.

    Effects treat it as though it didn't exist (702.26b), so that nobody but what speaks of this is asked about it.
    """
    for effect in state.effects:
        if id in (effect.affected or ()) and forbid_phasing_in(effect.does, effect.context(state)):
            return False
    for source in state.static_sources:
        object = state.objects[source]
        for ability in state.characteristics(source).abilities.statics:
            c = Context(state, source, object.controller)
            if not (functions(ability, object) and forbid_phasing_in(ability.does, c)):
                continue
            if (ability.condition is None or ability.condition.holds(c)) and ability.what.matches(id, c):
                return False
    return True


def forbid_phasing_in(does: Iterable[Static], c: Context) -> bool:
    """Whether any of these words says that something can't phase in."""
    return any([isinstance(word, ObjectRule) and word.forbids_phasing_in(c) for word in does])


def tell(state: State, events: Sequence[Event], before: Before | None) -> None:
    """What there is has changed, and abilities trigger on it."""
    state.restructure()
    commit_control(state)
    for event in events:
        state.emit(event, before)


def take_turns(state: State) -> None:
    """As the untap step begins, what has phasing phases out, and what was phased out phases in (502.1, 702.26a)."""
    cause = Cause(rule="502.1")
    player = state.active
    back = [id for id, each in state.phased.items() if each.under == player and not each.indirectly]
    away = [
        id
        for id in state.battlefield
        if state.objects[id].controller == player and PHASING in state.characteristics(id).keywords
    ]
    if away:
        phase_out(state, away, cause)
    if back:
        phase_in(state, back, cause)


def begin_turn(state: State) -> None:
    """A turn begins: what its player controls has been under their control since then, phased out or not (302.6)."""
    for id in list(state.phased):
        if state.phased[id].object.controller == state.active:
            edit(state, id).sick = False


def heal(state: State) -> None:
    """Damage that is marked on what is phased out wears off as well (514.2)."""
    for id in list(state.phased):
        object = edit(state, id)
        object.damage, object.deathtouched = 0, False


def edit(state: State, id: int) -> GameObject:
    """The permanent that is phased out as this state's own, to be changed."""
    each = state.phased[id]
    object = each.object.copy(state.home)
    state.phased = {**state.phased, id: Phased(object, each.under, each.indirectly)}
    return object


def leave_game(state: State, leavers: Iterable[int]) -> frozenset[int]:
    """What the players own leaves the game, although it is phased out, and triggers nothing (702.26k): the ids of it.
    """
    owners = set(leavers)
    gone = frozenset([id for id, each in state.phased.items() if each.object.owner in owners])
    state.phased = {id: each for id, each in state.phased.items() if id not in gone}
    return gone


def pass_on(state: State, absent: int) -> None:
    """The turn of a player who has left would begin: what phased out under their control phases in next (702.26n)."""
    for id, each in state.phased.items():
        if each.under == absent:
            state.phased = {**state.phased, id: Phased(each.object, state.active, each.indirectly)}
