"""Commanders: casting them from the command zone, and their color identity (CR 903.4, 903.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.model.colors import Colors
from manafold.model.mana import ManaCost

if TYPE_CHECKING:
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

CAST: Final = "commander cast: "
"""Under this name and that of the card a player knows among their choices how often they have cast the commander."""


def count_cast(state: State, player: int, spell: GameObject) -> None:
    """The player has cast the commander from the command zone once more."""
    assert spell.card is not None
    key = CAST + spell.card.name
    caster = state.edit_player(player)
    caster.choices = {**caster.choices, key: int(caster.choices.get(key, 0)) + 1}


def tax(state: State, player: int, id: int) -> ManaCost:
    """What it costs more to cast the commander: {2} for each previous time that the player has cast it from there."""
    card = state.objects[id].card
    assert card is not None
    return ManaCost.parse(f"{{{2 * int(state.players[player].choices.get(CAST + card.name, 0))}}}")


def times_cast(state: State, player: int) -> int:
    """How often the player has cast commanders from the command zone this game."""
    return sum([int(times) for name, times in state.players[player].choices.items() if name.startswith(CAST)])


def identity(state: State, player: int) -> Colors | None:
    """The colors in the color identity of the player's commanders (903.4); None if they have no commander: then it is
    undefined (903.4f)."""
    found = [state.object(id) for id in sorted(state.commanders)]
    cards = [each.card for each in found if each.owner == player and each.card is not None]
    return frozenset().union(*[card.color_identity for card in cards]) if cards else None
