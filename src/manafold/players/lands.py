"""Which land to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import mana

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.game import Game
    from manafold.rules.state import State


def best_land(game: Game, decision: Decision, indices: list[int]) -> int:
    """Of the options that play a land, the one after which the most expensive spell can be cast, and most of them.

    If that makes no difference, the one with the colors of most cards in hand; then one that enters tapped.
    """
    if len(indices) == 1:
        return indices[0]
    return max(indices, key=lambda index: prospects(game, decision, index))


def prospects(game: Game, decision: Decision, index: int) -> tuple[int, int, int, bool]:
    """What can be done after playing the land, and what it is good for later."""
    me = decision.player
    twin = game.fork()
    before = set(twin.state.battlefield)
    twin.choose(index)
    state = twin.state
    options = twin.decision.options if twin.decision is not None and twin.decision.player == me else ()
    costs = [state.mana_value(option.ref) for option in options if option.verb == "cast"]
    tapped = any(state.objects[id].tapped for id in state.battlefield if id not in before)
    return max(costs, default=0), len(costs), suited(state, me), tapped


def suited(state: State, player: int) -> int:
    """How many cards in the player's hand have only colors that the player's permanents can make."""
    types = types_of_mana(state, player)
    prices = [state.characteristics(id).mana_cost for id in state.players[player].hand]
    return len([price for price in prices if price is not None and types.issuperset(price.colors)])


def types_of_mana(state: State, player: int) -> set[str]:
    """The types of mana that the permanents of a player can make, tapped or not."""
    found: set[str] = set()
    for id in state.battlefield:
        if state.objects[id].controller == player:
            for ability in state.characteristics(id).abilities.mana:
                c = mana.context_of(state, player, id, ability)
                for output in mana.outputs(mana.mana_effects(ability), player, c):
                    found.update(*output.units)
    return found
