"""What is given up or put on as something enters: devour, champion, tribute, ravenous, played (CR 702)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import CUB, OX, act, asked, board, creature, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

DOOM = spell("Doom", "Destroy target creature.")
ROCK = permanent("Rock", "", "Artifact")


def playing(*hand: Card, mine: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Devour artifact 2",
        "When this creature enters, you gain 2 life for each creature it devoured.",
        "Champion a Goblin or Shaman",
        "When a Goblin is championed with this creature, you gain 1 life.",
        "Tribute 3",
        "When this creature enters, if tribute wasn't paid, you gain 1 life.",
        "Ravenous",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_permanents_of_a_quality_are_devoured() -> None:
    game = playing(creature("Maw", 1, 1, "Devour artifact 2"), mine=(ROCK, CUB))
    resolve(game, "cast Maw")
    act(game, "choose Rock", "done")
    assert board(game) == ["Cub", "Maw"]
    assert size(game, named(game, "Maw")[0]) == (3, 3)


def test_what_was_devoured_is_known_as_it_was() -> None:
    text = "Devour 1\nWhen this creature enters, you gain 2 life for each Bear it devoured."
    game = playing(creature("Maw", 1, 1, text), mine=(CUB, OX, creature("Elk", 1, 1, types="Creature — Elk")))
    resolve(game, "cast Maw")
    act(game, "choose Cub", "choose Ox")
    resolve(game, "choose Elk")
    assert life(game)[0] == 24


def test_the_championed_creature_returns_when_the_champion_leaves() -> None:
    text = "Champion a Bear\nWhen a Bear is championed with this creature, you gain 1 life."
    game = playing(creature("Hero", 5, 5, text, "Creature — Elk"), DOOM, mine=(CUB,))
    resolve(game, "cast Hero")
    resolve(game, "choose Cub")
    assert (board(game), names(game, "exile"), life(game)[0]) == (["Hero"], ["Cub"], 21)
    resolve(game, "cast Doom")
    assert board(game) == ["Cub"]


def test_a_champion_alone_is_sacrificed() -> None:
    game = playing(creature("Hero", 5, 5, "Champion a Bear", "Creature — Elk"), mine=(ROCK,))
    resolve(game, "cast Hero")
    assert (board(game), names(game, "graveyard")) == (["Rock"], ["Hero"])


@pytest.mark.parametrize(("pays", "sized", "left"), [("yes", (4, 4), 20), ("no", (2, 2), 17)])
def test_tribute_is_up_to_an_opponent(pays: str, sized: tuple[int, int], left: int) -> None:
    text = "Tribute 2\nWhen this creature enters, if tribute wasn't paid, it deals 3 damage to each opponent."
    game = playing(creature("Giant", 2, 2, text))
    resolve(game, "cast Giant")
    assert asked(game) == "Bob"
    resolve(game, pays)
    assert (size(game, named(game, "Giant")[0]), life(game)[1]) == (sized, left)


@pytest.mark.parametrize(("x", "cards"), [(4, 0), (5, 1)])
def test_the_ravenous_bring_a_card_if_they_are_big(x: int, cards: int) -> None:
    scenario = table()
    scenario.hand(0, card("Grub", "{X}", "Creature — Bear", "Ravenous", 0, 0))
    scenario.battlefield(0, *[permanent("Well", "{T}: Add {C}.", "Artifact")] * 6)
    game = scenario.start("main 1")
    resolve(game, "cast Grub", str(x))
    assert (size(game, named(game, "Grub")[0]), len(game.state.players[0].hand)) == ((x, x), cards)
