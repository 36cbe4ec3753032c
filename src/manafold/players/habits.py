"""Quick answers to decisions, by what the things at choice are worth: nothing is tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.players import worth
from manafold.players.evaluation import card_worth
from manafold.rules.decisions import DONE, YES
from manafold.rules.starting import KEEP
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.state import State


def answer(state: State, decision: Decision) -> int:
    """The index of a sensible option."""
    kind, options = decision.kind, decision.options
    if kind == "mulligan":
        return options.index(KEEP) if is_keepable(state, decision.player) else 1 - options.index(KEEP)
    if kind in ("bottom", "discard"):
        return least_kept(state, decision)
    if kind in ("permanent", "target", "player"):
        return kindest(state, decision)
    if kind == "card":
        return max(range(len(options)), key=lambda index: wanted(state, decision, index))
    if kind == "damage":
        return deadly_share(state, decision)
    if kind == "number":
        return len(options) - 1
    if kind == "yes or no":
        return options.index(YES)
    if kind == "color":
        return most_needed_color(state, decision)
    return 0


def is_keepable(state: State, player: int) -> bool:
    """Whether an opening hand is worth keeping: enough lands and enough to do, fewer the oftener one has drawn anew."""
    owner = state.players[player]
    size = len(owner.hand) - owner.mulligans
    lands = len([id for id in owner.hand if "land" in state.characteristics(id).types])
    if size <= 4:
        return True
    cheap = [id for id in owner.hand if 0 < state.characteristics(id).mana_value <= 4]
    return 2 <= lands <= 5 and len(cheap) >= 1


def lands_of(state: State, player: int) -> int:
    """How many lands the player controls."""
    return len(
        [
            id
            for id in state.battlefield
            if state.objects[id].controller == player and "land" in state.characteristics(id).types
        ]
    )


def least_kept(state: State, decision: Decision) -> int:
    """The card that one misses least: lands beyond those that are needed, then what costs too much."""
    player = decision.player
    hand = [id for id in state.players[player].hand if id not in {option.ref for option in decision.picked}]
    lands = lands_of(state, player) + len([id for id in hand if "land" in state.characteristics(id).types])
    found = []
    for index, option in enumerate(decision.options):
        if option == DONE:
            continue
        if "land" in state.characteristics(option.ref).types:
            keep = 1.5 if lands <= 4 else 0.9 if lands <= 6 else 0.0
        else:
            keep = card_worth(state, option.ref, lands)
        found.append((keep, index))
    return min(found)[1] if found else 0


def kindest(state: State, decision: Decision) -> int:
    """What costs the player least: the least of their own if only those can be chosen, else the best of another's."""
    mine = [index for index, option in enumerate(decision.options) if owner_of(state, option.ref) == decision.player]
    others = [
        index for index, option in enumerate(decision.options) if index not in mine and option != DONE
    ]
    if others:
        return max(others, key=lambda index: entity_worth(state, decision.options[index].ref))
    if decision.options[-1] == DONE:
        return len(decision.options) - 1
    return min(mine, key=lambda index: entity_worth(state, decision.options[index].ref), default=0)


def owner_of(state: State, entity: int) -> int:
    """The player, or the player who controls the object; -1 if there is neither."""
    if entity < 0:
        return -1
    return entity if is_player(entity) else state.object(entity).controller


def entity_worth(state: State, entity: int) -> float:
    """What a player or object is worth to be chosen."""
    if is_player(entity):
        return 3.0
    object = state.object(entity)
    if object.zone == "battlefield":
        return worth.permanent(state, object, state.characteristics(entity))
    return state.mana_value(entity)


def wanted(state: State, decision: Decision, index: int) -> float:
    """How much the player wants a card that they choose from some: the most expensive one that they could soon cast."""
    option = decision.options[index]
    if option.ref < 0 or is_player(option.ref):
        return 0.0
    what = state.characteristics(option.ref)
    lands = lands_of(state, decision.player)
    return card_worth(state, option.ref, lands) + (0.5 if "land" not in what.types or lands < 4 else 0.0)


def deadly_share(state: State, decision: Decision) -> int:
    """Damage that is just lethal to a creature; all there is to what comes last or to a player."""
    options = decision.options
    target = options[0].ref
    if is_player(target):
        return len(options) - 1
    object = state.object(target)
    need = max(1, (state.characteristics(target).toughness or 0) - object.damage)
    enough = [index for index, option in enumerate(options) if int(option.value) >= need]
    return enough[0] if enough else len(options) - 1


def most_needed_color(state: State, decision: Decision) -> int:
    """The color of most mana symbols in the player's hand."""
    symbols = [
        letter
        for id in state.players[decision.player].hand
        for letter in str(state.characteristics(id).mana_cost or "")
    ]
    return max(range(len(decision.options)), key=lambda index: symbols.count(str(decision.options[index].value)))
