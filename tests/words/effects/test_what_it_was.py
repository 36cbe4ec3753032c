"""What something was, by what it was damage that was prevented, and what is paid in any case."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, OX, act, board, life, permanent, resolve, spell, table

from manafold.model.card import Card

BOG = card("Bog", "", "Basic Land — Swamp", "")
PEAK = card("Peak", "", "Basic Land — Mountain", "")
TOY = card("Toy", "{1}", "Artifact", "")
CART = card("Cart", "{4}", "Artifact", "")


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target artifact. If its mana value was 1 or less, draw a card.",
        "Counter target spell. If that spell's mana value was 3 or greater, draw a card.",
        "Prevent all damage that would be dealt to you this turn. If damage from a black source is prevented this way, "
        "you gain that much life.",
        "Counter target spell unless its controller pays {2} plus an additional {1} for each creature you control.",
        "Exchange control of two target permanents that share a permanent type.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize(("what", "gained"), [(TOY, 3), (CART, 0)])
def test_what_left_had_this_mana_value(what: Card, gained: int) -> None:
    s = table()
    s.battlefield(0, what)
    s.hand(0, spell("Smash", "Destroy target artifact. If its mana value was 1 or less, you gain 3 life."))
    game = s.start("main 1")
    resolve(game, f"cast Smash -> {what.name}")
    assert (life(game)[0], what.name in board(game)) == (20 + gained, False)


@pytest.mark.parametrize(("land", "cost", "gained"), [(BOG, "{B}", 3), (PEAK, "{R}", 0)])
def test_only_damage_from_such_a_source_has_more_happen(land: Card, cost: str, gained: int) -> None:
    s = table()
    s.battlefield(0, land)
    s.hand(0, spell("Veil", "Prevent all damage that would be dealt to you this turn. If damage from a black source is "
                            "prevented this way, you gain that much life."))  # fmt: skip
    s.hand(0, card("Burn", cost, "Sorcery", "Burn deals 3 damage to any target."))
    game = s.start("main 1")
    resolve(game, "cast Veil")
    resolve(game, "cast Burn -> Ann")
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(("creatures", "asked"), [(1, True), (2, False)])
def test_so_much_is_paid_in_any_case_and_more_for_each(creatures: int, asked: bool) -> None:
    s = table()
    s.battlefield(0, *[PEAK] * 3)
    s.battlefield(1, *[OX] * creatures, permanent("Eye", "{0}: You gain 1 life. Activate only once each turn."))
    s.hand(0, CUB)
    s.hand(1, spell("Stop", "Counter target spell unless its controller pays {2} plus an additional {1} for each "
                            "creature you control."))  # fmt: skip
    game = s.start("main 1")
    act(game, "cast Cub", "pass", "cast Stop -> Cub")
    resolve(game)
    if asked:
        act(game, "yes")
        resolve(game)
    assert ("Cub" in board(game)) is asked
