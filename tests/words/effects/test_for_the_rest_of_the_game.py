"""What a player has for the rest of the game, whatever becomes of where it is from (CR 611.2a), played."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, OX, go, life, resolve, size, spell, table

from manafold.rules.game import Game

WISH = "For the rest of the game, if you would draw a card, draw two cards instead."
SMALL = "Creatures you control have base power and toughness 1/1."


@pytest.mark.parametrize(
    "text",
    [WISH, "You have no maximum hand size for the rest of the game.", "You gain hexproof for the rest of the game."],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def drawn(game: Game) -> int:
    return names(game, "hand").count("Page")


def test_a_player_keeps_a_replacement_effect_for_the_game() -> None:
    scenario = table()
    scenario.hand(0, spell("Wish", WISH), spell("Study", "Draw a card."))
    game = scenario.start("main 1")
    resolve(game, "cast Wish")
    resolve(game, "cast Study")
    assert drawn(game) == 2
    go(game, "main 1", 0)
    assert drawn(game) == 4
    assert names(game, "hand", 1).count("Page") == 1


def test_two_of_them_apply_each_once_to_a_draw_and_to_those_of_the_other() -> None:
    scenario = table()
    scenario.hand(0, spell("Wish", WISH), spell("Other Wish", WISH), spell("Study", "Draw a card."))
    game = scenario.start("main 1")
    resolve(game, "cast Wish")
    resolve(game, "cast Other Wish")
    resolve(game, "cast Study")
    while game.decision is not None and game.decision.kind == "replacement":
        game.choose(0)
    assert drawn(game) == 4
    assert life(game) == [20, 20]


@pytest.mark.parametrize(("text", "later"), [(f'You get an emblem with "{SMALL}"', (1, 1)),
                                             (SMALL.replace("1/1.", "1/1 until end of turn."), (2, 4))])  # fmt: skip
def test_later_arrivals_join_what_is_so_of_all_but_not_what_a_spell_made_so(text: str, later: tuple[int, int]) -> None:
    """A static ability of an emblem is about whatever is there (CR 611.3a), an effect of a spell is not (611.2c)."""
    scenario = table()
    (cub,) = scenario.battlefield(0, CUB)
    scenario.hand(0, spell("Deed", text), OX, spell("Grow", "Put a +1/+1 counter on target creature you control."))
    game = scenario.start("main 1")
    resolve(game, "cast Deed")
    resolve(game, "cast Grow")
    resolve(game, "cast Ox")
    assert [size(game, id) for id in (cub, game.state.battlefield[-1])] == [(2, 2), later]


def test_what_is_set_later_wins_over_what_is_so_of_all() -> None:
    scenario = table()
    (cub,) = scenario.battlefield(0, CUB)
    scenario.hand(0, spell("Deed", f'You get an emblem with "{SMALL}"'))
    scenario.hand(0, spell("Swell", "Target creature has base power and toughness 5/5 until end of turn."))
    game = scenario.start("main 1")
    resolve(game, "cast Deed")
    resolve(game, "cast Swell")
    assert size(game, cub) == (5, 5)
    go(game, "main 1", 0)
    assert size(game, cub) == (1, 1)
