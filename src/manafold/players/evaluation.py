"""What a position is worth to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.players import worth

if TYPE_CHECKING:
    from manafold.rules.state import State


def evaluate(state: State, me: int) -> float:
    """How good the position is for the player `me`: what they have, less what the strongest opponent has."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return worth.WON if me in winners else -worth.WON if winners else 0.0
    if state.players[me].has_left:
        return -worth.WON
    boards = [0.0] * len(state.players)
    lands = [0] * len(state.players)
    for id in state.battlefield:
        object = state.objects[id]
        what = state.characteristics(id)
        if "land" in what.types:
            lands[object.controller] += 1
        boards[object.controller] += worth.permanent(state, object, what)
    theirs = [
        boards[each] + possessions(state, each, lands[each]) + unknown_hand(state, each) for each in state.opponents(me)
    ]
    mine = boards[me] + possessions(state, me, lands[me]) + known_hand(state, me, lands[me])
    return mine - max(theirs, default=0.0)


def possessions(state: State, player: int, lands: int) -> float:
    """What a player has beside permanents that do something and cards in hand."""
    owner = state.players[player]
    found = worth.life(owner.life) + land_worth(lands)
    found -= 0.15 * owner.counters.get("poison", 0) ** 2
    if len(owner.library) < 8:
        found -= 0.6 * (8 - len(owner.library))
    for id in owner.graveyard:
        what = state.characteristics(id)
        if what.power is not None:
            found += 0.04 * what.mana_value
        if what.abilities.ways or what.abilities.activated:
            found += 0.4
    return found


def land_worth(count: int) -> float:
    """What so many lands are worth: the first ones most."""
    return 2.2 * min(count, 4) + 1.4 * max(0, min(count, 7) - 4) + 0.3 * max(0, count - 7)


def unknown_hand(state: State, player: int) -> float:
    """What a hand is worth of which only the size is known."""
    return sum([1.1 * worth.HAND_CARD * worth.HAND_FALL**place for place in range(len(state.players[player].hand))])


def known_hand(state: State, player: int, lands: int) -> float:
    """What one's own hand is worth."""
    cards = sorted([card_worth(state, id, lands) for id in state.players[player].hand], reverse=True)
    return sum([each * worth.HAND_FALL**place for place, each in enumerate(cards)])


def card_worth(state: State, id: int, lands: int) -> float:
    """What one card in hand is worth to a player with so many lands."""
    what = state.characteristics(id)
    if "land" in what.types:
        return 1.3 if lands < 4 else 0.8 if lands < 7 else 0.25
    value = what.mana_value
    return worth.HAND_CARD + 0.05 * min(value, lands + 1) - 0.1 * max(0, value - lands - 2)
