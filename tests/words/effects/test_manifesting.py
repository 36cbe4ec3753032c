"""Manifesting, cloaking and turning face up, played (CR 701.40, 701.58, 701.62, 708)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import PAGE, act, board, creature, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

GIANT = card("Giant", "{C}{C}", "Creature — Giant", "When this creature enters, you gain 5 life.", 5, 5)
WELL = permanent("Well", "{T}: Add {C}.", "Artifact")
HIDE = spell("Hide", "Manifest the top card of your library.")
MASK = spell("Mask", "Cloak the top card of your library.")
DREAD = spell("Dread", "Manifest dread, then put a +1/+1 counter on that creature.")
UP = spell("Up", "Turn target face-down creature face up.")
JOKE = spell("Joke", "You gain 1 life.")
NAMELESS = "something without a name"


def playing(*hand: Card, library: tuple[Card, ...] = (), mine: tuple[Card, ...] = ()) -> Game:
    scenario = Scenario(players=("Ann", "Bob"))
    scenario.library(0, *library, *[PAGE] * 3)
    scenario.library(1, *[PAGE] * 3)
    scenario.battlefield(0, permanent("Watch", "{0}: You gain 1 life.", "Artifact"), *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def ups(game: Game) -> list[str]:
    """The ways to turn something up that are offered."""
    return [line for line in offered(game) if line.startswith("turn up")]


@pytest.mark.parametrize(
    "text",
    [
        "When this creature dies, manifest dread.",
        "When this creature enters, manifest dread twice.",
        "{3}: Manifest the top card of your library.",
        "{T}: Manifest a card from your hand.",
        "{3}: Cloak the top card of your library.",
        "When this creature enters, turn target face-down creature face up.",
        "Whenever you turn a permanent face up, put a +1/+1 counter on it.",
        "Face-up creatures you control have flying.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_the_top_card_enters_face_down_and_nothing_of_its_text_happens() -> None:
    game = playing(HIDE, library=(GIANT,))
    resolve(game, "cast Hide")
    assert board(game) == [NAMELESS]
    assert size(game, named(game, NAMELESS)[0]) == (2, 2)
    assert life(game)[0] == 20
    assert ups(game) == []


def test_a_manifested_creature_card_turns_up_for_its_mana_cost() -> None:
    game = playing(HIDE, library=(GIANT,), mine=(WELL, WELL))
    resolve(game, "cast Hide")
    game.choose(ups(game)[0])
    assert (board(game), life(game)[0]) == (["Well", "Well", "Giant"], 20)
    assert size(game, named(game, "Giant")[0]) == (5, 5)


@pytest.mark.parametrize("top", [permanent("Rock", "", "Artifact"), JOKE], ids=["artifact", "instant"])
def test_what_is_no_creature_card_is_not_turned_up_for_mana(top: Card) -> None:
    game = playing(HIDE, library=(top,))
    resolve(game, "cast Hide")
    assert (board(game), ups(game)) == ([NAMELESS], [])


def test_an_effect_turns_up_a_permanent_card_but_not_an_instant() -> None:
    count = permanent("Count", "Whenever you turn a permanent face up, you gain 3 life.")
    game = playing(HIDE, UP, library=(permanent("Rock", "", "Artifact"),), mine=(count,))
    resolve(game, "cast Hide")
    resolve(game, "cast Up")
    assert (board(game), life(game)[0]) == (["Count", "Rock"], 23)
    game = playing(HIDE, UP, library=(JOKE,), mine=(count,))
    resolve(game, "cast Hide")
    resolve(game, "cast Up")
    assert (board(game), life(game)[0]) == (["Count", NAMELESS], 20)


def test_morph_and_mana_cost_are_two_ways_to_turn_up() -> None:
    game = playing(HIDE, library=(card("Moth", "{0}", "Creature — Bear", "Morph {0}", 3, 3),))
    resolve(game, "cast Hide")
    assert ups(game) == [f"turn up {NAMELESS}", f"turn up {NAMELESS} for {{0}}"]


def test_what_is_cloaked_has_ward_while_it_is_face_down() -> None:
    game = playing(MASK, library=(card("Moth", "{0}", "Creature — Bear", "", 3, 3),))
    resolve(game, "cast Mask")
    moth = named(game, NAMELESS)[0]
    assert "ward" in game.state.characteristics(moth).keywords
    game.choose(ups(game)[0])
    assert "ward" not in game.state.characteristics(moth).keywords


def test_of_two_cards_one_is_manifested_and_the_other_goes_to_the_graveyard() -> None:
    game = playing(DREAD, library=(GIANT, JOKE))
    resolve(game, "cast Dread")
    act(game, "choose Giant")
    assert names(game, "graveyard") == ["Joke", "Dread"]
    assert size(game, named(game, NAMELESS)[0]) == (3, 3)


def test_dread_with_one_card_manifests_that() -> None:
    scenario = Scenario(players=("Ann", "Bob"))
    scenario.library(0, GIANT)
    scenario.library(1, PAGE)
    scenario.battlefield(0, permanent("Watch", "{0}: You gain 1 life.", "Artifact"))
    scenario.hand(0, DREAD)
    game = scenario.start("main 1")
    resolve(game, "cast Dread")
    assert (board(game), names(game, "graveyard")) == ([NAMELESS], ["Dread"])


def test_a_card_is_manifested_by_the_controller_of_what_it_is_said_of() -> None:
    swap = spell("Swap", "Destroy target creature. Its controller manifests the top card of their library.")
    scenario = table()
    scenario.battlefield(1, creature("Ogre", 4, 4))
    scenario.hand(0, swap)
    game = scenario.start("main 1")
    resolve(game, "cast Swap")
    assert board(game, 1) == [NAMELESS]


def test_what_was_manifested_is_shown_as_it_leaves() -> None:
    game = playing(HIDE, spell("Doom", "Destroy target creature."), library=(GIANT,))
    resolve(game, "cast Hide")
    resolve(game, "cast Doom")
    assert names(game, "graveyard") == ["Hide", "Giant", "Doom"]


def test_face_up_creatures_are_told_from_those_face_down() -> None:
    sun = permanent("Sun", "Face-up creatures you control get +1/+1.")
    game = playing(HIDE, library=(GIANT,), mine=(creature("Cub", 2, 2), sun))
    resolve(game, "cast Hide")
    assert [size(game, named(game, name)[0]) for name in ("Cub", NAMELESS)] == [(3, 3), (2, 2)]
