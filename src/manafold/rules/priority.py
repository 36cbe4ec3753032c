"""Priority (CR 117): what a player may do, doing it, and what happens before anyone gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import (
    activating,
    casting,
    combat,
    leaving,
    loops,
    mana,
    returning,
    special_actions,
    state_based,
    triggering,
)
from manafold.rules.at_hand import at_hand
from manafold.rules.control import commit_control
from manafold.rules.decisions import PASS, Option, Task
from manafold.rules.events import StateMatches
from manafold.rules.faces import castable_faces, face_name
from manafold.rules.permissions import UNLIMITED
from manafold.rules.standing import active
from manafold.rules.under_effects import changes_spells, player_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from manafold.model.abilities import ActivatedAbility, Way
    from manafold.model.card import Card
    from manafold.rules.state import State


def settle(state: State) -> Task[bool]:
    """Before a player gets priority: state-based actions until there are none, then triggers, and again (117.5, 704.3).

    Tells whether anything was done.
    """
    acted = False
    rounds = 0
    while not state.settled:
        rounds += 1
        if rounds > loops.PATIENCE:
            loops.draw(state)
            return True
        state.settled = True
        if StateMatches in state.listeners or StateMatches in state.awaited:
            triggering.check_states(state)
        if is_checked(state):
            due = False
        else:
            state.checked = state.changes
            commit_control(state)
            leaving.exile_unclaimed(state)
            combat.tidy(state)
            due = (yield from returning.come_back(state)) or (yield from state_based.check(state))
        if due:
            acted = True
            state.settled = False
            if state.outcome is not None:
                return True
        elif state.pending:
            yield from triggering.put_on_stack(state)
            acted = True
            state.settled = False
    return acted


def is_settled(state: State) -> bool:
    """Whether it is plain that nothing is to be done before a player gets priority."""
    return not state.pending and is_checked(state)


def is_checked(state: State) -> bool:
    """Whether state-based actions were looked for and nothing has changed since: no object, player or effect, and with
    continuous effects, which may look at anything, nothing at all."""
    return state.checked == state.changes and not state.effects and not state.static_sources


def has_nothing(state: State, player: int) -> bool:
    """Whether it is plain that the player has nothing that could be done now, which it mostly is."""
    return (
        not state.effects
        and not state.static_sources
        and player not in state.manual_mana
        and not casting.sorcery_speed(state, player)
        and at_hand(state, player).quiet
    )


def options(state: State, player: int) -> list[Option]:
    """What the player may do with priority (117.1): cast, activate, play a land, take special actions, or pass."""
    found: list[Option] = []
    slow = casting.sorcery_speed(state, player)
    land = slow and casting.lands_left(state, player) > 0
    there = at_hand(state, player)
    may_wait = not slow and not player_rules(state, player) and not changes_spells(state)
    for id in there.prompt if may_wait else there.cards:
        found += options_of_card(state, player, id, land)
    if not there.quiet or state.effects or state.static_sources:
        found += options_of_permanents(state, player)
    if player in state.manual_mana:
        found += mana.options(state, player)
    found.append(PASS)
    return found


def options_of_card(state: State, player: int, id: int, land: bool) -> list[Option]:
    """The options that a card outside of the battlefield gives."""
    object = state.objects[id]
    found: list[Option] = []
    if object.card is None:
        return found
    base = state.characteristics(id)
    for face in castable_faces(object.card) if land else ():
        found += options_of_land(state, player, id, face)
    ways = casting.ways_to_cast(state, player, id)
    if ways is casting.PLAINLY:
        if casting.can_cast_plainly(state, player, id):
            found.append(Option("cast", face_name(object.card, 0), id, "0 "))
    else:
        for option in options_to_cast(state, player, id, object.card, ways):
            if option not in found:
                found.append(option)
    for index, ability in enumerate(base.abilities.activated):
        if activating.can_activate(state, player, id, index, ability):
            found.append(to_activate(base.name, index, base.abilities.activated, id))
    if base.abilities.actions or object.face_down:
        found += special_actions.options(state, player, id)
    return found


def options_to_cast(
    state: State, player: int, id: int, card: Card, ways: Sequence[tuple[int, Way]]
) -> Iterator[Option]:
    """The ways to cast a card that can be completed."""
    for face, said in castable(state, player, id, ways):
        name = face_name(card, face)
        yield Option("cast", f"{name} with {said}" if said else name, id, f"{face} {said}")


def castable(state: State, player: int, id: int, ways: Sequence[tuple[int, Way]]) -> dict[tuple[int, str], Way]:
    """The ways to cast a card that can be completed, by the face and what they are called: those of one name that are
    not alike, such as flashback for two costs, are numbered."""
    found: dict[tuple[int, str], Way] = {}
    for face, way in ways:
        if casting.can_cast(state, player, id, face, way):
            said = way.said
            number = 1
            while (face, said) in found:
                number += 1
                said = f"{way.said} ({number})"
            found[face, said] = way
    return found


def options_of_land(state: State, player: int, id: int, face: int) -> list[Option]:
    """The ways to play a land with this face up: by each permission that can be used up, if there are several."""
    card = state.objects[id].card
    assert card is not None
    name = face_name(card, face)
    permissions = casting.land_permissions(state, player, id, face)
    if len(permissions) < 2:
        return [Option("play", name, id, face if by == UNLIMITED else f"{face} {by}") for by in permissions]
    return [Option("play", f"{name} with permission of {by}", id, f"{face} {key}") for key, by in permissions.items()]


def to_activate(name: str, index: int, abilities: Sequence[ActivatedAbility], id: int) -> Option:
    """The option to activate one of the abilities of an object; it has a number where there are several."""
    if len(abilities) == 1:
        return Option("activate", name, id, index)
    return Option("activate", f"{name} ({index + 1})", id, index, abilities[index])


def options_of_permanents(state: State, player: int) -> list[Option]:
    """The activated abilities that the player may activate of permanents, and what else they may do with theirs."""
    found: list[Option] = []
    printed_only = not state.static_sources and not state.effects
    for id in active(state):
        object = state.objects[id]
        theirs = object.controller != player
        if theirs and printed_only and not object.base.abilities.is_open:
            continue
        what = state.characteristics(id)
        if theirs and not what.abilities.is_open:
            continue
        activated = what.abilities.activated
        for index, ability in enumerate(activated):
            if activating.can_activate(state, player, id, index, ability):
                found.append(to_activate(what.name, index, activated, id))
        if theirs:
            continue
        if object.face_down:
            found += special_actions.options(state, player, id)
        if "Room" in what.subtypes:
            found += special_actions.unlocking(state, player, id)
    return found


def act(state: State, player: int, option: Option) -> Task[None]:
    """Do what the player picked, and give priority back to them (117.3c)."""
    state.passes = 0
    if option.verb == "cast":
        face, _, name = str(option.value).partition(" ")
        ways = castable(state, player, option.ref, casting.ways_to_cast(state, player, option.ref))
        way = ways[int(face), name]
        yield from casting.cast(state, player, option.ref, int(face), way)
    elif option.verb == "play":
        face, _, by = str(option.value).partition(" ")
        yield from casting.play_land(state, player, option.ref, int(face), int(by) if by else UNLIMITED)
    elif option.verb in special_actions.VERBS:
        yield from special_actions.act(state, player, option)
    elif option.verb == "activate":
        yield from activating.activate(state, player, option.ref, int(option.value))
    else:
        yield from mana.act(state, player, option)
    state.settled = False


def pass_priority(state: State) -> None:
    """The player with priority passes it (117.3d); `turn` sees to what follows when all have passed (117.4)."""
    state.passes += 1
    state.priority = state.after(state.priority)

