"""How many copies of a card a deck can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases


@dataclass(frozen=True)
class DeckLimit(Ability):
    """Modifies how many cards with the name of this one a deck can have (CR 100.2a, 113.6n); None is any number.

    It functions before the game begins, and does nothing in the game.
    """

    most: int | None = None

    tag: ClassVar[str] = "deck limit"
    phrases: ClassVar[Phrases] = (
        Phrase("a deck can have any number of cards named ~.", sets={"most": None}, form="sentence"),
        Phrase("a deck can have up to {most:word} cards named ~.", form="sentence"),
    )
