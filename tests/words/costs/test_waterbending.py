"""Waterbending as a cost to cast spells, and with X (CR 701.67), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered
from tests.rules.play import CUB, OX, act, creature, life, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLAND = card("Island", "", "Basic Land — Island")
GOAT = creature("Goat", 0, 1)
TOY = card("Toy", "", "Artifact Creature — Golem", "", 1, 1)
ADDED = "As an additional cost to cast this spell, "
TIDE = spell("Tide", f"{ADDED}waterbend {{2}}.\nYou gain 5 life.", cost="{1}{U}")
MIST = spell("Mist", f"{ADDED}waterbend {{2}}.\nYou gain 5 life.")
FLOOD = spell("Flood", f"{ADDED}waterbend {{X}}.\nYou gain X life.")
STORM = spell("Storm", f"{ADDED}you may waterbend {{2}}.\nYou gain 1 life. "
              "If this spell's additional cost was paid, you gain 4 life.")  # fmt: skip


def playing(spell: Card, *mine: Card) -> Game:
    """Ann holds a spell; there is no watch, which is an artifact."""
    scenario = table(watching=False)
    scenario.battlefield(0, *mine)
    scenario.hand(0, spell)
    return scenario.start("main 1")


def help_all(game: Game) -> int:
    """Tap all that can help, and answer how many did."""
    helped = 0
    while any(line.startswith("tap ") for line in offered(game)):
        game.choose(0)
        helped += 1
    return helped


@pytest.mark.parametrize(
    ("mine", "castable"),
    [
        ([ISLAND, ISLAND, CUB, OX], True),
        ([ISLAND, CUB, OX, GOAT], False),  # only two of them can help
        ([ISLAND, ISLAND, CUB], False),
        ([ISLAND, ISLAND, ISLAND, CUB], True),
        ([ISLAND, ISLAND, TOY], False),  # it helps once, whatever it is
    ],
)
def test_only_the_mana_of_waterbending_is_helped_with(mine: list[Card], castable: bool) -> None:
    assert ("cast Tide" in offered(playing(TIDE, *mine))) == castable


def test_no_more_help_is_offered_than_there_is_mana_to_waterbend() -> None:
    game = playing(TIDE, *[ISLAND] * 4, CUB, OX, GOAT)
    act(game, "cast Tide")
    assert help_all(game) == 2
    resolve(game)
    assert life(game)[0] == 25
    assert sum(game.state.object(id).tapped for id in named(game, "Island")) == 2


def test_a_higher_cost_is_not_helped_with() -> None:
    tax = permanent("Tax", "Spells cost {1} more to cast.")
    assert "cast Mist" not in offered(playing(MIST, tax, CUB, OX, GOAT))
    game = playing(MIST, tax, CUB, OX, GOAT, ISLAND)
    act(game, "cast Mist")
    assert help_all(game) == 2


def test_a_lower_cost_takes_less_help() -> None:
    sale = permanent("Sale", "Spells you cast cost {1} less to cast.")
    game = playing(MIST, sale, CUB, OX, GOAT)
    act(game, "cast Mist")
    assert help_all(game) == 1


def test_x_is_as_great_as_help_and_mana_allow() -> None:
    game = playing(FLOOD, ISLAND, CUB, OX)
    act(game, "cast Flood")
    assert offered(game) == ["0", "1", "2", "3"]
    act(game, "3")
    help_all(game)
    resolve(game)
    assert life(game)[0] == 23


def test_an_ability_may_have_x_to_waterbend() -> None:
    game = playing(FLOOD, permanent("Pool", "Waterbend {X}: You gain X life."), ISLAND, CUB, OX)
    act(game, "activate Pool")
    assert offered(game) == ["0", "1", "2", "3"]
    act(game, "2")
    help_all(game)
    resolve(game)
    assert life(game)[0] == 22


@pytest.mark.parametrize(("paid", "total"), [("yes", 25), ("no", 21)])
def test_it_may_be_optional(paid: str, total: int) -> None:
    game = playing(STORM, CUB, OX)
    act(game, "cast Storm", paid)
    help_all(game)
    resolve(game)
    assert life(game)[0] == total


def test_what_cannot_be_paid_is_not_offered() -> None:
    game = playing(STORM, CUB)
    act(game, "cast Storm")
    assert "yes" not in offered(game)


def test_who_waterbends_with_mana_alone_has_waterbent_too() -> None:
    game = playing(MIST, ISLAND, ISLAND, permanent("Tidings", "Whenever you waterbend, you gain 1 life."))
    resolve(game, "cast Mist")
    assert life(game)[0] == 26


def test_what_waterbends_gives_no_mana() -> None:
    dryad = creature("Dryad", 1, 1, "{T}: Add {U}.")
    assert "cast Tide" not in offered(playing(TIDE, ISLAND, dryad, CUB))
    assert "cast Tide" in offered(playing(TIDE, ISLAND, dryad, CUB, OX))
