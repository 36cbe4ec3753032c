"""A few invented cards with nothing but what the rules know by themselves, for examples and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.rules.scenario import Scenario

if TYPE_CHECKING:
    from manafold.rules.game import Game


def creature(name: str, cost: str, power: int, toughness: int) -> Card:
    """A creature card with no text."""
    return Card.of(
        CardFace(
            name=name,
            mana_cost=ManaCost.parse(cost),
            type_line=TypeLine.parse("Creature"),
            power=power,
            toughness=toughness,
        )
    )


FOREST = Card.of(CardFace(name="Forest", type_line=TypeLine.parse("Basic Land — Forest")))
"""A basic land, which taps for mana by its type alone (CR 305.6)."""

ELK = creature("Grove Elk", "{1}{G}", 2, 2)
WOLF = creature("Pale Wolf", "{2}{G}", 3, 2)
"""Two creatures of the same color."""

SAMPLES = {card.name: card for card in (FOREST, ELK, WOLF)}
"""All of them by name."""


def duel() -> Game:
    """A position in Ann's main phase: two lands on the battlefield, and a card of each kind in her hand.

    Bob has a card in hand, and both have something to draw.
    """
    scenario = Scenario(SAMPLES)
    scenario.battlefield(0, "Forest", "Forest")
    scenario.hand(0, "Forest", "Grove Elk", "Pale Wolf")
    scenario.hand(1, "Pale Wolf")
    for player in (0, 1):
        scenario.library(player, "Forest", "Grove Elk", "Pale Wolf")
    return scenario.start()
