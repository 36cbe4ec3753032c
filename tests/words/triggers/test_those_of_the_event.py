"""Abilities that trigger once for several things speak of those that they waited for, and of how many they are."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, OX, attack, board, creature, life, named, permanent, resolve, size, spell, table

ANT = creature("Ant", 1, 1, types="Creature — Insect")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you attack with one or more Insects, you gain that much life.",
        "Whenever one or more creatures attack you, those creatures get -1/-0 until end of turn.",
        "Whenever one or more tokens you control enter, put that many +1/+1 counters on this creature.",
        "Whenever you attack with one or more Insects, put a +1/+1 counter on each of them.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_as_many_attackers_as_fit_are_counted() -> None:
    scenario = table(watching=False)
    text = "Whenever you attack with one or more Insects, you gain that much life."
    scenario.battlefield(0, permanent("Hive", text), ANT, ANT, CUB)
    game = scenario.start("beginning of combat")
    attack(game, "attack Ant #1", "attack Ant", "attack Cub", "done")
    resolve(game)
    assert life(game) == [22, 16]


def test_only_those_that_fit_are_those_creatures() -> None:
    scenario = table()
    text = "Whenever you attack with one or more Insects, those creatures get +1/+0 until end of turn."
    scenario.battlefield(0, permanent("Hive", text))
    ant, cub = scenario.battlefield(0, ANT, CUB)
    (idle,) = scenario.battlefield(0, ANT)
    game = scenario.start("beginning of combat")
    attack(game, "attack Ant #1", "attack Cub", "done")
    resolve(game)
    assert (size(game, ant), size(game, cub), size(game, idle)) == ((2, 1), (2, 2), (1, 1))


def test_what_enters_together_is_counted() -> None:
    scenario = table()
    text = "Whenever one or more tokens you control enter, you gain that much life."
    scenario.battlefield(0, permanent("Tally", text))
    scenario.hand(0, spell("Brood", "Create three 1/1 green Insect creature tokens."))
    game = scenario.start("main 1")
    resolve(game, "cast Brood")
    assert life(game) == [23, 20]


def test_the_cards_that_were_put_into_a_graveyard_together() -> None:
    scenario = table()
    text = (
        "Whenever one or more creature cards are put into your graveyard from your library, put them onto the "
        "battlefield."
    )
    scenario.battlefield(0, permanent("Crypt", text))
    scenario.library(0, CUB, OX)
    scenario.hand(0, spell("Grind", "Mill twelve cards."))
    game = scenario.start("main 1")
    resolve(game, "cast Grind")
    assert sorted(name for name in board(game) if name in ("Cub", "Ox")) == ["Cub", "Ox"]
    assert len(named(game, "Page")) == 20


def test_a_delayed_ability_knows_them_too() -> None:
    scenario = table(watching=False)
    scenario.battlefield(0, ANT, ANT)
    text = "Whenever you attack with one or more Insects this turn, you gain that much life."
    scenario.hand(0, spell("Rally", text))
    game = scenario.start("beginning of combat")
    resolve(game, "cast Rally")
    attack(game, "attack Ant #1", "attack Ant", "done")
    resolve(game)
    assert life(game) == [22, 18]


def test_as_many_targets_as_there_were_of_them() -> None:
    text = "Whenever you attack with one or more Insects, tap up to that many target creatures."
    assert printed_back(text) == text
    scenario = table(watching=False)
    scenario.battlefield(0, permanent("Hive", text), ANT)
    first, second = scenario.battlefield(1, CUB, OX)
    game = scenario.start("beginning of combat")
    attack(game, "attack Ant")
    game.choose("target Cub")
    resolve(game)
    assert (game.state.objects[first].tapped, game.state.objects[second].tapped) == (True, False)


def test_what_is_discarded_together_is_counted() -> None:
    scenario = table()
    text = "Whenever you discard one or more cards, you gain that much life."
    scenario.battlefield(0, permanent("Bin", text))
    scenario.hand(0, spell("Purge", "Discard all the cards in your hand."), CUB, OX, ANT)
    game = scenario.start("main 1")
    resolve(game, "cast Purge")
    assert life(game) == [23, 20]
