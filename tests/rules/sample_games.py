"""Invented cards and positions for the tests of the library API."""

from __future__ import annotations

from tests.cards import card

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.samples import ELK, FOREST, WOLF
from manafold.rules.scenario import Scenario

MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
SPARK = card("Grim Spark", "{R}", "Instant", "Grim Spark deals 2 damage to any target.")
FORK = card("Split Spark", "{R}", "Sorcery", "Destroy up to two target creatures.")
RUIN = card("Sudden Ruin", "{R}", "Sorcery", "Destroy target creature.")
FLOOD = card("Ember Flood", "{X}{R}", "Sorcery", "Ember Flood deals X damage to any target.")
CHOICE = card("Fork in the Road", "{R}", "Instant", "Choose one —\n• Draw a card.\n• You gain 3 life.")
SEER = card("Cave Seer", "{R}", "Sorcery", "Scry 2, then draw a card.")
WALL = card("Old Wall", "{R}", "Creature — Wall", "Defender", 0, 4)
HAWK = card("Red Hawk", "{R}", "Creature — Bird", "Flying", 1, 1)
GHOST = card("Hidden Ghost", "{R}", "Creature — Spirit", "Hexproof", 2, 2)
ROD = card("Iron Rod", "{1}", "Artifact", "{T}: Iron Rod deals 1 damage to any target.")
CARDS: dict[str, Card] = {
    each.name: each
    for each in (FOREST, ELK, WOLF, MOUNTAIN, SPARK, FORK, RUIN, FLOOD, CHOICE, SEER, WALL, HAWK, GHOST, ROD)
}


def table(mountains: int = 4, seed: int = 0) -> Scenario:
    """A position with lands for Ann and ten cards in each library."""
    scenario = Scenario(CARDS, seed=seed)
    scenario.battlefield(0, *["Mountain"] * mountains)
    for player in (0, 1):
        scenario.library(player, *["Forest", "Grove Elk"] * 5)
    return scenario


def mirror(seed: int = 0, players: int = 2) -> Game:
    """A whole game between equal decks of creatures and burn."""
    deck = [MOUNTAIN] * 20 + [SPARK] * 6 + [HAWK] * 10 + [SEER] * 4 + [CHOICE] * 4 + [WALL] * 4
    return Game.new([deck] * players, seed=seed, names=("Ann", "Bob", "Cleo", "Dan")[:players])
