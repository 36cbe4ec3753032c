"""Conditions on what was done, what somebody controls, has, or began with."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, OX, attack, creature, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.scenario import Scenario

GOLEM = creature("Golem", 1, 1, types="Artifact Creature — Golem")
SHRINE = permanent("Shrine", "")
IDOL = permanent("Idol", "", "Artifact")


@pytest.mark.parametrize(
    "condition",
    [
        "you haven't cast a spell from your hand this turn",
        "you descended this turn",
        "you gained or lost life this turn",
        "a spell was warped this turn",
        "you control an artifact and an enchantment",
        "you control the creature with the greatest power or tied for the greatest power",
        "you have at least 7 life more than your starting life total",
        "your life total is greater than your starting life total",
        "you have fewer than seven cards in hand",
        "this creature has fewer than three +1/+1 counters on it",
        "this creature has power 4 or greater",
        "this creature didn't attack this turn",
        "any player controls an Elf",
    ],
)
def test_it_prints_back(condition: str) -> None:
    line = f"At the beginning of your end step, if {condition}, draw a card."
    assert printed_back(line) == line


def test_a_poisoned_player_has_a_poison_counter() -> None:
    line = "At the beginning of your end step, if an opponent is poisoned, draw a card."
    assert printed_back(line) == line.replace("is poisoned", "has one or more poison counters")


def gains(s: Scenario, condition: str, *lines: str) -> bool:
    """Whether Ann gains 5 life by a spell that asks for the condition, after these lines."""
    s.hand(0, spell("Asking", f"If {condition}, you gain 5 life."))
    game = s.start("main 1")
    for line in lines:
        resolve(game, line)
    before = life(game)[0]
    resolve(game, "cast Asking")
    return life(game)[0] == before + 5


@pytest.mark.parametrize(("mine", "both"), [((IDOL, SHRINE), True), ((IDOL,), False), ((GOLEM, CUB), False)])
def test_both_are_controlled(mine: tuple[Card, ...], both: bool) -> None:
    s = table(watching=False)
    s.battlefield(0, *mine)
    assert gains(s, "you control an artifact and an enchantment") is both


@pytest.mark.parametrize(("theirs", "most"), [(OX, True), (creature("Giant", 6, 6), False)])
def test_the_greatest_power_may_be_tied(theirs: Card, most: bool) -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, theirs)
    asked = "you control the creature with the greatest power or tied for the greatest power"
    assert gains(s, asked) is most


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you descended this turn", True),
        ("an opponent descended this turn", False),
        ("you gained or lost life this turn", True),
        ("an opponent gained or lost life this turn", False),
        ("you have at least 7 life more than your starting life total", True),
        ("you have at least 8 life more than your starting life total", False),
        ("your life total is greater than your starting life total", True),
        ("an opponent is poisoned", False),
        ("you have fewer than two cards in hand", True),
        ("you have more than one card in hand", False),
        ("a spell was warped this turn", False),
    ],
)
def test_what_was_done_and_what_a_player_has(condition: str, holds: bool) -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Rite", "Sacrifice a creature. You gain 7 life."), CUB)
    assert gains(s, condition, "cast Rite") is holds


def test_a_token_that_dies_is_no_card() -> None:
    s = table()
    s.hand(0, spell("Brood", "Create a 1/1 green Insect creature token."), spell("Rite", "Sacrifice a creature."))
    assert not gains(s, "you descended this turn", "cast Brood", "cast Rite")


def test_a_spell_that_was_cast_for_its_warp_cost_was_warped() -> None:
    s = table()
    s.hand(0, card("Comet Cub", "{5}", "Creature — Bear", "Warp {0}", 2, 2))
    assert gains(s, "a spell was warped this turn", "cast Comet Cub with warp")


@pytest.mark.parametrize(("cast", "after"), [((), 25), (("cast Nap",), 20)])
def test_nothing_was_cast_from_hand(cast: tuple[str, ...], after: int) -> None:
    s = table()
    text = "At the beginning of your end step, if you haven't cast a spell from your hand this turn, you gain 5 life."
    s.battlefield(0, permanent("Quiet Idol", text))
    s.hand(0, spell("Nap", "Draw a card."))
    game = s.start("main 1")
    resolve(game, *cast)
    go(game, "end", active=0)
    resolve(game)
    assert life(game)[0] == after


def test_what_had_a_power_is_asked_as_it_last_was() -> None:
    s = table()
    text = "Whenever a creature you control dies, if it had power 3 or greater, draw a card."
    s.battlefield(0, permanent("Wake", text))
    s.battlefield(0, CUB, creature("Giant", 6, 6))
    s.hand(0, spell("End", "Destroy all creatures."))
    game = s.start("main 1")
    resolve(game, "cast End")
    assert len(game.state.players[0].hand) == 1


def test_it_did_not_attack_this_turn() -> None:
    s = table()
    text = "At the beginning of your end step, if this creature didn't attack this turn, you gain 5 life."
    s.battlefield(0, creature("Idler", 2, 2, text))
    game = s.start("beginning of combat")
    attack(game, "attack Idler")
    go(game, "upkeep", active=1)
    assert life(game) == [20, 18]
