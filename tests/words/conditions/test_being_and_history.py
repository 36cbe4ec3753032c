"""Conditions on what things are, on numbers, and on what happened this turn; how long effects last."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import CUB, OX, ZAP, act, creature, go, life, permanent, resolve, size, spell, table

from manafold.rules.scenario import Scenario

GROVE = card("Grove", "", "Land — Forest")


@pytest.mark.parametrize(
    "line",
    [
        "As long as this creature is attacking, it has first strike.",
        "This creature gets +2/+0 as long as it isn't blocking.",
        "As long as you control three or more creatures with different powers, creatures you control have haste.",
        "When this creature enters, if its power is 4 or greater, draw a card.",
        "When this creature enters, if you gained life this turn, draw a card.",
        "When this creature enters, if you gained 3 or more life this turn, draw a card.",
        "At the beginning of your end step, if an opponent lost life this turn, draw a card.",
        "At the beginning of your end step, if two or more creatures died this turn, draw a card.",
        "When this creature enters, if you attacked this turn, draw a card.",
        "When this creature enters, if a permanent left the battlefield under your control this turn, draw a card.",
        "When this creature enters, if you've cast another spell this turn, draw a card.",
        "At the beginning of your end step, if you've drawn two or more cards this turn, draw a card.",
        "At the beginning of your end step, if you've discarded a card this turn, draw a card.",
        "At the beginning of your end step, if a land entered the battlefield under your control this turn, "
        "draw a card.",
        "This creature has haste as long as it entered this turn.",
        "This creature has flying as long as there are four or more card types among cards in your graveyard.",
        "{2}: This creature gets +2/+0 until end of turn. Activate only if creatures you control have total "
            "power 8 or "
        "greater.",
    ],
)
def test_conditions_print_back(line: str) -> None:
    assert printed_back(line) == line


def watcher(condition: str) -> Scenario:
    """Ann has an enchantment that draws a card at the beginning of her end step, if the condition holds."""
    s = table()
    s.battlefield(0, permanent("Watcher", f"At the beginning of your end step, if {condition}, you gain 10 life."))
    return s


def told(s: Scenario, *lines: str) -> bool:
    """Whether the watcher saw it happen, if Ann does this in her turn."""
    game = s.start()
    for line in lines:
        resolve(game, line)
    go(game, "end")
    resolve(game)
    return life(game)[0] >= 30


TEA = spell("Tea", "You gain 3 life.")


@pytest.mark.parametrize(
    ("condition", "lines"),
    [
        ("you gained life this turn", ["cast Tea"]),
        ("you gained 3 or more life this turn", ["cast Tea"]),
        ("an opponent lost life this turn", ["cast Zap -> Bob"]),
        ("an opponent was dealt damage this turn", ["cast Zap -> Bob"]),
        ("a creature died this turn", ["cast Zap -> Cub"]),
        ("a creature died under your control this turn", ["cast Zap -> Cub"]),
        ("a permanent left the battlefield under your control this turn", ["cast Zap -> Cub"]),
        ("you've cast two or more spells this turn", ["cast Zap -> Bob", "cast Tea"]),
        ("you've cast an instant spell this turn", ["cast Tea"]),
        ("you've drawn two or more cards this turn", ["cast Study"]),
        ("you discarded a card this turn", ["cast Drop"]),
        ("you sacrificed a creature this turn", ["cast Altar"]),
        ("a land entered under your control this turn", ["play Grove"]),
        ("you played a land this turn", ["play Grove"]),
        ("a card was put into your graveyard from anywhere this turn", ["cast Tea"]),
    ],
)
def test_what_happened_this_turn_is_known(condition: str, lines: list[str]) -> None:
    s = watcher(condition)
    s.battlefield(0, CUB)
    s.hand(0, TEA, ZAP, spell("Study", "Draw two cards."), spell("Drop", "Discard a card."), GROVE)
    s.hand(0, spell("Altar", "Sacrifice a creature."))
    assert told(s, *lines)
    assert not told(s)


def test_a_number_in_all_must_be_reached() -> None:
    s = watcher("you gained 4 or more life this turn")
    s.hand(0, TEA)
    assert not told(s, "cast Tea")


def test_the_spell_that_became_the_creature_is_no_other_spell() -> None:
    s = table()
    s.hand(0, creature("Second", 1, 1, "When this creature enters, if you've cast another spell this turn, "
        "draw a card."), TEA)
    game = s.start()
    resolve(game, "cast Second")
    assert names(game, "hand") == ["Tea"]
    t = table()
    t.hand(0, creature("Second", 1, 1, "When this creature enters, if you've cast another spell this turn, "
        "draw a card."), TEA)
    game = t.start()
    resolve(game, "cast Tea")
    resolve(game, "cast Second")
    assert names(game, "hand") == ["Page"]


def test_attacking_is_remembered() -> None:
    s = watcher("you attacked this turn")
    s.battlefield(0, CUB)
    assert not told(s)
    game = s.start()
    while game.state.step != "declare attackers":
        act(game, "pass")
    act(game, "attack Cub")
    go(game, "end")
    resolve(game)
    assert life(game)[0] == 30


def test_what_something_is_and_has() -> None:
    s = table()
    (cub,) = s.battlefield(0, creature("Sleeper", 1, 1, "As long as this creature is tapped, it gets +2/+2."))
    s.hand(0, spell("Nap", "Tap target creature."))
    game = s.start()
    assert size(game, cub) == (1, 1)
    resolve(game, "cast Nap")
    assert size(game, cub) == (3, 3)


def test_a_keyword_that_something_has() -> None:
    s = table()
    (cub,) = s.battlefield(0, creature("Heir", 1, 1, "As long as this creature has flying, it gets +2/+2."))
    s.hand(0, spell("Lift", "Target creature gains flying until end of turn."))
    game = s.start()
    resolve(game, "cast Lift")
    assert size(game, cub) == (3, 3)


def test_numbers_are_compared() -> None:
    s = table()
    s.battlefield(0, OX)
    s.hand(0, spell("Judge", "Target creature gets +1/+1 until end of turn. If its power is 4 or greater, "
        "draw a card."))
    s.hand(0, spell("Grow", "Target creature gets +1/+1 until end of turn."))
    game = s.start()
    resolve(game, "cast Grow")
    resolve(game, "cast Judge")
    assert names(game, "hand") == ["Page"]


def test_it_entered_this_turn() -> None:
    s = table()
    s.hand(0, creature("Rookie", 1, 1, "This creature gets +2/+0 as long as it entered this turn."))
    game = s.start()
    resolve(game, "cast Rookie")
    (rookie,) = [id for id in game.state.battlefield if game.state.label(id) == "Rookie"]
    assert size(game, rookie) == (3, 1)
    go(game, "upkeep")
    assert size(game, rookie) == (1, 1)


def test_card_types_in_a_graveyard_are_counted() -> None:
    s = table()
    (cub,) = s.battlefield(0, creature("Fevered", 1, 1, "This creature gets +2/+2 as long as there are two "
        "or more card types among cards in your graveyard."))
    s.graveyard(0, CUB, OX)
    assert size(s.start(), cub) == (1, 1)
    s.graveyard(0, GROVE)
    assert size(s.start(), cub) == (3, 3)


def test_different_powers_and_total_power() -> None:
    s = table()
    (bold,) = s.battlefield(0, creature("Bold", 1, 1, "This creature gets +0/+2 as long as you control two "
        "or more creatures with different powers."))
    (strong,) = s.battlefield(0, creature("Strong", 1, 1, "This creature gets +0/+2 as long as creatures "
        "you control have total power 4 or greater."))
    assert (size(s.start(), bold), size(s.start(), strong)) == ((1, 1), (1, 1))
    s.battlefield(0, OX)
    assert (size(s.start(), bold), size(s.start(), strong)) == ((1, 3), (1, 3))


def test_an_effect_lasts_until_your_next_turn() -> None:
    s = table()
    (ox,) = s.battlefield(0, OX)
    s.hand(0, spell("Guard", "Until your next turn, target creature gets +1/+1."))
    game = s.start()
    resolve(game, "cast Guard")
    go(game, "main 1", 1)
    assert size(game, ox) == (3, 5)
    go(game, "upkeep", 0)
    assert size(game, ox) == (2, 4)


def test_an_effect_lasts_until_the_end_of_your_next_turn() -> None:
    s = table()
    (ox,) = s.battlefield(0, OX)
    s.hand(0, spell("Guard", "Until the end of your next turn, target creature gets +1/+1."))
    game = s.start()
    resolve(game, "cast Guard")
    go(game, "main 1", 0)
    assert size(game, ox) == (3, 5)
    go(game, "upkeep", 1)
    assert size(game, ox) == (2, 4)


def test_an_effect_without_a_duration_stays() -> None:
    s = table()
    (ox,) = s.battlefield(0, OX)
    s.hand(0, spell("Bless", "Target creature gains flying."))
    game = s.start()
    resolve(game, "cast Bless")
    go(game, "upkeep", 0)
    assert "flying" in game.state.characteristics(ox).keywords


def test_a_card_may_be_cast_as_long_as_it_remains_exiled() -> None:
    s = table()
    s.graveyard(0, CUB)
    s.hand(0, spell("Keep", "Exile target creature card from your graveyard. You may cast that card for as "
        "long as it remains exiled."))
    game = s.start()
    resolve(game, "cast Keep")
    go(game, "main 1", 0)
    resolve(game, "cast Cub with permission")
    assert "Cub" in names(game, "battlefield")
