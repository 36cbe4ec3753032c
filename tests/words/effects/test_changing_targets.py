"""Changing the target of a spell (CR 115.7a, 115.9a), played."""

from __future__ import annotations

from tests.cards import offered, printed_back
from tests.rules.play import CUB, act, life, names, resolve, spell, table

BOLT = spell("Bolt", "Bolt deals 3 damage to target player.")
BITE = spell("Bite", "Destroy target creature.")
TWO = spell("Pair", "Tap two target creatures.")
BEND = spell("Bend", "Change the target of target spell with a single target.")


def test_it_prints_back() -> None:
    for text in ("Change the target of target spell with a single target.",
                 "Whenever you cast a spell with a single target, draw a card."):  # fmt: skip
        assert printed_back(text, "Instant" if "Change" in text else "Enchantment") == text


def test_the_target_has_to_be_another_if_there_is_one() -> None:
    scenario = table(players=3)
    scenario.hand(0, BOLT, BEND)
    game = scenario.start("main 1")
    act(game, "cast Bolt -> Bob")
    resolve(game, "cast Bend")
    assert offered(game) == ["target Ann", "target Cleo"]
    resolve(game, "target Cleo")
    assert life(game) == [20, 20, 17]


def test_without_another_legal_target_it_stays() -> None:
    scenario = table()
    scenario.battlefield(1, CUB)
    scenario.hand(0, BITE, BEND)
    game = scenario.start("main 1")
    act(game, "cast Bite")
    resolve(game, "cast Bend")
    resolve(game)
    assert names(game, "graveyard", 1) == ["Cub"]


def test_a_spell_with_two_targets_is_no_spell_with_a_single_target() -> None:
    scenario = table()
    scenario.battlefield(1, CUB, CUB)
    scenario.hand(0, TWO, BEND)
    game = scenario.start("main 1")
    act(game, "cast Pair")
    assert "cast Bend" not in offered(game)
