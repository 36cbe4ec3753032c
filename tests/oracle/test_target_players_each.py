"""Several target players who each do something, and what is theirs."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import PAGE, act, life, resolve, spell, table


@pytest.mark.parametrize(
    "text",
    [
        "Any number of target players each draw a card.",
        "Two target players each lose 2 life and discard a card.",
        "Up to two target opponents each mill cards equal to the number of cards in their hand.",
        "Two target players exchange life totals.",
        "Spark deals 2 damage to each of up to two target players.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery", "Spark") == text


def test_each_does_it_with_what_is_their_own() -> None:
    text = "Any number of target players each mill cards equal to the number of cards in their hand."
    scenario = table()
    scenario.hand(0, spell("Flood", text), PAGE)
    scenario.hand(1, PAGE, PAGE, PAGE)
    game = scenario.start("main 1")
    resolve(game, "cast Flood", "target Ann", "target Bob")
    assert [len(names(game, "library", player)) for player in (0, 1)] == [9, 7]


def test_afterwards_they_are_all_of_them() -> None:
    scenario = table(players=3)
    scenario.hand(0, spell("Gift", "Two target players each draw a card. They lose 2 life."))
    game = scenario.start("main 1")
    act(game, "cast Gift", "target Bob", "target Cleo")
    resolve(game)
    assert life(game) == [20, 18, 18]


@pytest.mark.parametrize("then", ["They lose", "That player loses"])
def test_who_acted_in_the_sentence_before_acts_no_more(then: str) -> None:
    with pytest.raises(AssertionError, match="stands for nothing"):
        printed_back(f"Each opponent discards a card. {then} 2 life.", "Sorcery")
