"""Increment, played as its reminder text says."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import act, creature, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLAND = card("Island", "", "Basic Land — Island")
SNACK, MEAL, FEAST = [spell(name, "You gain 1 life.", cost=cost)
                      for name, cost in (("Snack", "{0}"), ("Meal", "{2}"), ("Feast", "{3}"))]  # fmt: skip


def playing(clerk: Card, *mine: Card, bob: tuple[Card, ...] = ()) -> Game:
    """Ann has a clerk and five islands, and holds cheap and expensive spells."""
    scenario = table()
    scenario.battlefield(0, clerk, *mine, *[ISLAND] * 5)
    scenario.battlefield(1, *bob)
    scenario.hand(0, SNACK, MEAL, FEAST)
    return scenario.start("main 1")


def test_it_prints_back() -> None:
    assert printed_back("Increment") == "Increment"


@pytest.mark.parametrize(
    ("power", "toughness", "cast", "grows"),
    [(1, 1, "Snack", False), (1, 3, "Meal", True), (3, 1, "Meal", True), (2, 2, "Meal", False), (2, 9, "Feast", True)],
)
def test_a_spell_with_more_mana_than_power_or_toughness_makes_it_grow(
    power: int, toughness: int, cast: str, grows: bool
) -> None:
    game = playing(creature("Clerk", power, toughness, "Increment"))
    resolve(game, f"cast {cast}")
    assert size(game, named(game, "Clerk")[0]) == (power + grows, toughness + grows)


def test_only_mana_that_was_spent_counts() -> None:
    game = playing(creature("Clerk", 1, 1, "Increment"), permanent("Sale", "Spells you cast cost {2} less to cast."))
    resolve(game, "cast Feast")
    assert size(game, named(game, "Clerk")[0]) == (1, 1)


def test_the_mana_is_compared_again_on_resolution() -> None:
    growth = permanent("Vat", "{0}: Creatures you control get +2/+2 until end of turn.")
    game = playing(creature("Clerk", 1, 1, "Increment"), growth)
    act(game, "cast Feast")
    act(game, "activate Vat")
    resolve(game)
    assert size(game, named(game, "Clerk")[0]) == (3, 3)
