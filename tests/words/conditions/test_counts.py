"""Conditions that count and compare, as a spell asks for them when it resolves."""

from __future__ import annotations

import pytest
from tests.cards import offered
from tests.rules.play import CUB, OX, PAGE, WAIT, act, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.terms import Zone

PLOT = permanent("Plot", "", "Land")


def gained(condition: str, *puts: tuple[int, Zone, Card]) -> bool:
    """Whether Ann gains life by a spell that asks for this condition, in a position with these cards."""
    s = table(watching=False)
    for player, zone, card in puts:
        s.put(player, zone, card)
    s.hand(0, spell("Asking", f"If {condition}, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Asking")
    return life(game)[0] > 20


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("two or more cards are in your graveyard", [(0, "graveyard", CUB)] * 2, [(0, "graveyard", CUB)]),
        ("no creature cards are in your graveyard", [(0, "graveyard", PAGE)], [(0, "graveyard", CUB)]),
        ("there are two or more creatures on the battlefield", [(0, "battlefield", CUB), (1, "battlefield", OX)],
         [(1, "battlefield", OX), (0, "graveyard", CUB)]),
        ("there are no creature cards in your graveyard", [(1, "graveyard", CUB)], [(0, "graveyard", CUB)]),
        ("you control two or more creatures", [(0, "battlefield", CUB)] * 2,
         [(0, "battlefield", CUB), (1, "battlefield", CUB)]),
        ("you control exactly two creatures", [(0, "battlefield", CUB)] * 2, [(0, "battlefield", CUB)] * 3),
        ("an opponent controls more lands than you", [(1, "battlefield", PLOT)],
         [(1, "battlefield", PLOT), (0, "battlefield", PLOT)]),
        ("you have two or more cards in hand", [(0, "hand", CUB)] * 2, [(0, "hand", CUB), (1, "hand", CUB)]),
        ("you have no cards in hand", [(1, "hand", CUB)], [(0, "hand", CUB)]),
        ("an opponent has more cards in hand than you", [(1, "hand", CUB)], [(0, "hand", CUB), (1, "hand", CUB)]),
    ],
)  # fmt: skip
def test_a_condition_is_true_only_where_it_counts_so_many(
    condition: str, yes: list[tuple[int, Zone, Card]], no: list[tuple[int, Zone, Card]]
) -> None:
    assert gained(condition, *yes)
    assert not gained(condition, *no)


@pytest.mark.parametrize(
    ("condition", "lives", "is_true"),
    [
        ("you have 10 or less life", (10, 20), True),
        ("you have 10 or less life", (11, 20), False),
        ("an opponent has more life than you", (19, 20), True),
        ("an opponent has more life than you", (20, 20), False),
    ],
)
def test_life_totals_are_compared(condition: str, lives: tuple[int, int], is_true: bool) -> None:
    s = table(watching=False)
    for player, total in enumerate(lives):
        s.life(player, total)
    s.hand(0, spell("Asking", f"If {condition}, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Asking")
    assert (life(game)[0] > lives[0]) is is_true


def test_an_ability_that_may_be_activated_only_under_a_condition() -> None:
    s = table()
    text = "{0}: You gain 2 life. Activate only if you control a creature."
    s.battlefield(0, permanent("Shy Lamp", text, "Artifact"))
    s.hand(0, CUB, WAIT)
    game = s.start()
    assert "activate Shy Lamp" not in offered(game)
    resolve(game, "cast Cub")
    act(game, "activate Shy Lamp")
