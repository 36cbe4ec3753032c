"""Wishing for cards from outside the game, and learning, played (CR 400.11b, 701.48)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, PAGE, act, board, creature, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

LESSON = card("First Steps", "{0}", "Sorcery — Lesson", "You gain 7 life.")


@pytest.mark.parametrize(
    "text",
    [
        "You may reveal a sorcery card you own from outside the game and put it into your hand. Exile Bruno.",
        "You may put a card you own from outside the game into your hand.",
        "Shuffle up to four cards you own from outside the game into your library.",
        "You may play a card you own from outside the game this turn.",
        "Learn.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def cast(text: str, *outside: Card, hand: tuple[Card, ...] = ()) -> Game:
    """Ann casts a spell with this text; she owns these cards outside the game."""
    scenario = table()
    scenario.hand(0, spell("Deed", text, "Sorcery"), *hand)
    scenario.sideboard(0, *outside)
    scenario.sideboard(1, card("Shore", "", "Land", ""))
    game = scenario.start()
    resolve(game, "cast Deed")
    return game


def test_who_learns_may_discard_and_draw() -> None:
    game = cast("Learn.", LESSON, hand=(CUB,))
    act(game, "yes")
    assert names(game, "hand") == ["Page"]
    assert names(game, "graveyard") == ["Cub", "Deed"]
    assert "no" not in offered(game)


def test_who_learns_and_discards_nothing_may_get_a_lesson() -> None:
    game = cast("Learn.", LESSON, CUB, hand=(PAGE,))
    act(game, "no", "yes")
    assert names(game, "hand") == ["Page", "First Steps"]
    assert [game.state.label(id) for id in game.state.players[0].outside] == ["Cub"]


def test_without_a_hand_there_is_only_the_lesson_and_it_may_stay() -> None:
    game = cast("Learn.", LESSON)
    assert game.decision is not None
    assert game.decision.prompt == "reveal a Lesson?"
    act(game, "no")
    assert names(game, "hand") == []


def test_up_to_so_many_are_shuffled_into_the_library() -> None:
    game = cast("Shuffle up to two cards you own from outside the game into your library.", CUB, CUB, LESSON)
    act(game, "choose First Steps", "choose Cub #1")
    assert sorted(names(game, "library"))[:1] + sorted(names(game, "library"))[-1:] == ["Cub", "Page"]
    assert names(game, "library").count("First Steps") == 1


def test_a_card_from_outside_is_played_this_turn() -> None:
    game = cast("You may play a card you own from outside the game this turn.", LESSON, creature("Seal", 2, 2))
    assert "cast Seal with permission of Deed" in offered(game)
    assert not any("Shore" in each for each in offered(game))
    resolve(game, "cast First Steps with permission of Deed")
    assert life(game)[0] == 27
    assert not any("Seal" in each for each in offered(game))


def test_spells_are_cast_from_among_cards_outside() -> None:
    text = "Cast any number of Bear spells from among cards you own outside the game without paying their mana costs."
    game = cast(text, creature("Seal", 2, 2), CUB, LESSON)
    while any(each.startswith(("cast", "yes")) for each in offered(game)) and game.state.stack:
        act(game, next(each for each in offered(game) if each.startswith(("cast", "yes"))))
    resolve(game)
    assert sorted(board(game)) == ["Cub", "Seal"]
