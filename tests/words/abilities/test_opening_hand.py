"""What is done with cards of an opening hand (CR 103.6), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back
from tests.rules.play import NAMES, asked, go, life, spell

from manafold.model.card import Card
from manafold.rules.game import Game

LINE = card("Line", "{2}{W}{W}", "Enchantment",
    "If this card is in your opening hand, you may begin the game with it on the battlefield.")  # fmt: skip
OATH = card("Oath", "{2}", "Creature — Human", "You may reveal this card from your opening hand. If you do, at the "
    "beginning of the first upkeep, each opponent loses 3 life.", 2, 2)  # fmt: skip
WONDER = card("Wonder", "{9}", "Sorcery", "You gain 1 life.\nMiracle {0}")
FILLER = spell("Filler", "You gain 1 life.")


def begun(*first: Card) -> Game:
    """A game in which Ann plays first and every card of her deck is one of these, Bob's are fillers."""
    game = Game.new([[*first] * (40 // len(first)), [FILLER] * 40], names=NAMES[:2])
    pick(game, "yes" if asked(game) == "Ann" else "no")
    while "keep" in offered(game):
        pick(game, "keep")
    return game


@pytest.mark.parametrize(
    "text",
    [
        "If this card is in your opening hand, you may begin the game with it on the battlefield.",
        "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, each "
        "opponent mills seven cards.",
        "You may reveal this card from your opening hand. If you do, scry 3 at the beginning of your first upkeep.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_the_game_begins_with_as_many_on_the_battlefield_as_the_player_likes() -> None:
    game = begun(LINE)
    game.choose(0)
    game.choose(0)
    pick(game, "done")
    assert (names(game, "battlefield"), names(game, "hand")) == (["Line"] * 2, ["Line"] * 5)


def test_each_card_is_revealed_once_and_what_it_promises_happens_at_the_first_upkeep() -> None:
    game = begun(OATH)
    assert len(offered(game)) == 8
    game.choose(0)
    assert len(offered(game)) == 7
    game.choose(0)
    pick(game, "done")
    go(game, "main 1", 0)
    assert (life(game), names(game, "hand")) == ([20, 14], ["Oath"] * 7)


def test_it_happens_only_once() -> None:
    game = begun(OATH)
    game.choose(0)
    pick(game, "done")
    go(game, "main 1", 0)
    assert life(game) == [20, 17]
    go(game, "upkeep", 1)
    go(game, "main 1", 0)
    assert life(game) == [20, 17]


def test_an_opening_hand_is_no_miracle() -> None:
    game = begun(WONDER)
    assert game.state.turn_number > 0  # nobody was asked before the first turn
