"""Abilities whose cost depends on what they target."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, act, creature, permanent, resolve, table

from manafold.model.card import Card
from manafold.rules.game import Game

BOG = card("Bog", "", "Land", "{T}: Add {B}.")
KING = creature("King", 3, 3, types="Legendary Creature — Human")
QUEEN = creature("Queen", 3, 3, types="Legendary Creature — Human")
LESS = "{3}: Tap target creature. This ability costs {2} less to activate if it targets a legendary creature."
CHEAP = permanent("Snare", LESS, "Artifact")


@pytest.mark.parametrize(
    "line",
    [
        LESS,
        "{3}: Tap target creature. This ability costs {1} more to activate for each +1/+1 counter on the creature it "
        "targets.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Artifact") == line


def with_lands(number: int, snare: Card, *there: Card) -> Game:
    """Ann has so many bogs and the snare, Bob some creatures."""
    s = table()
    s.battlefield(0, *[BOG] * number, snare)
    s.battlefield(1, *there)
    return s.start("main 1")


def test_only_targets_that_can_be_paid_for_are_offered() -> None:
    game = with_lands(1, CHEAP, CUB, KING, QUEEN)
    act(game, "activate Snare")
    assert offered(game) == ["target King", "target Queen"]
    game = with_lands(3, CHEAP, CUB, KING)
    act(game, "activate Snare")
    assert offered(game) == ["target Cub", "target King"]


def test_without_a_target_that_makes_it_cheaper_it_is_not_offered() -> None:
    assert not [line for line in offered(with_lands(1, CHEAP, CUB)) if "Snare" in line]


@pytest.mark.parametrize(("target", "tapped"), [("Cub", 3), ("King", 1)])
def test_it_costs_what_the_target_makes_it_cost(target: str, tapped: int) -> None:
    game = with_lands(3, CHEAP, CUB, KING)
    resolve(game, f"activate Snare -> {target}")
    mine = [id for id in game.state.battlefield if game.state.label(id) == "Bog"]
    assert sum(game.state.objects[id].tapped for id in mine) == tapped


def test_an_amount_of_the_target_counts() -> None:
    less = "This ability costs {X} less to activate, where X is the power of the creature it targets."
    game = with_lands(1, permanent("Net", f"{{4}}: Tap target creature. {less}", "Artifact"), CUB, KING)
    resolve(game, "activate Net")  # only the king has enough power
    tapped = [game.state.label(id) for id in game.state.battlefield if game.state.objects[id].tapped]
    assert tapped == ["Bog", "King"]
