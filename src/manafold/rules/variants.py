"""What is called otherwise in variants whose profile has names of its own for the types of mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.mana_names import ManaNames

if TYPE_CHECKING:
    from manafold.rules.state import State


def written(state: State, symbols: str) -> str:
    """Mana symbols as they are written in this game."""
    names = state.profile.mana_names
    return ManaNames.parse(names).told(symbols) if names else symbols


def colors_there_are(state: State, letters: str) -> str:
    """Of the types of mana those that there are in this game."""
    if not state.profile.mana_names:
        return letters
    names = ManaNames.parse(state.profile.mana_names)
    return "".join([letter for letter in letters if names.has(letter)])
