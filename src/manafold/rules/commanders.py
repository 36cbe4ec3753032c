"""Commanders that are cast from the command zone (CR 903.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
