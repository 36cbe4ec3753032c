"""When players may cast spells, and in whose turn a spell is their first (CR 601.3, 603.2), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, WAIT, act, go, life, permanent, resolve, table

from manafold.model.card import Card
from manafold.rules.game import Game


def facing(rule: Card, *hand: Card) -> Game:
    """A game in which Bob controls this permanent and Ann has these cards."""
    scenario = table()
    scenario.battlefield(1, rule)
    scenario.battlefield(0, CUB)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent can cast spells only any time they could cast a sorcery.",
        "Players can cast spells only during their own turns.",
        "Players can't cast spells during combat.",
        "Whenever you cast your first spell during each opponent's turn, draw a card.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Enchantment") == text


def test_spells_only_when_a_sorcery_could_be_cast() -> None:
    game = facing(permanent("Slow", "Each opponent can cast spells only any time they could cast a sorcery."), WAIT)
    assert "cast Wait" in offered(game)
    go(game, "end")
    assert "cast Wait" not in offered(game)


def test_spells_only_in_ones_own_turn() -> None:
    game = facing(permanent("Own", "Players can cast spells only during their own turns."), WAIT)
    go(game, "end")
    assert "cast Wait" in offered(game)
    go(game, "main 1", 1)
    assert "cast Wait" not in offered(game)


def test_no_spells_in_combat() -> None:
    game = facing(permanent("Calm", "Players can't cast spells during combat."), WAIT)
    go(game, "beginning of combat")
    assert "cast Wait" not in offered(game)
    go(game, "main 2")
    assert "cast Wait" in offered(game)


def test_the_first_spell_of_each_opponents_turn() -> None:
    owl = permanent("Owl", "Whenever you cast your first spell during each opponent's turn, you gain 10 life.")
    scenario = table()
    scenario.battlefield(0, owl)
    scenario.hand(0, WAIT, WAIT, WAIT)
    game = scenario.start("main 1")
    resolve(game, "cast Wait")
    assert life(game) == [21, 20]
    go(game, "main 1", 1)
    act(game, "cast Wait")
    resolve(game)
    assert life(game) == [32, 20]
    resolve(game, "cast Wait")
    assert (life(game), names(game, "hand")) == ([33, 20], [])
