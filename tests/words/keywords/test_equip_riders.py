"""What an equip ability says of its cost and of when it can be activated; costs joined at their end; distinct names."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, board, creature, life, permanent, resolve, spell, table

EQUIPMENT = "Artifact — Equipment"
FIELD = card("Field", "", "Basic Land — Plains", "")


@pytest.mark.parametrize(
    "line",
    [
        "Equip {2}. This ability costs {2} less to activate if you have one or fewer cards in hand.",
        "Equip {0}. Activate only once each turn.",
        "Equip—Pay 3 life. Activate only once each turn.",
        "{1}, {T}, Remove two charge counters from this Equipment and sacrifice it: Draw a card.",
        "At the beginning of your upkeep, if you control four or more Demons with different names, you win the game.",
        "At the beginning of your end step, if a creature died under an opponent's control this turn, draw a card.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, EQUIPMENT) == line


@pytest.mark.parametrize(("hand", "possible"), [(1, True), (2, False)])
def test_an_equip_ability_that_costs_less(hand: int, possible: bool) -> None:
    scenario = table()
    text = "Equip {2}. This ability costs {2} less to activate if you have one or fewer cards in hand."
    scenario.battlefield(0, permanent("Blade", text, EQUIPMENT), CUB)
    scenario.hand(0, *[creature("Late", 1, 1, types="Creature — Elf")] * hand)
    assert ("activate Blade" in offered(scenario.start("main 1"))) is possible


def test_an_equip_ability_only_once_each_turn() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Plate", "Equip {0}. Activate only once each turn.", EQUIPMENT), CUB, OX)
    game = scenario.start("main 1")
    resolve(game, "activate Plate", "target Cub")
    assert "activate Plate" not in offered(game)


def test_a_cost_whose_last_part_is_joined_with_and() -> None:
    scenario = table()
    text = "{1}, {T}, Remove two charge counters from this artifact and sacrifice it: You gain 3 life."
    scenario.put(0, "battlefield", permanent("Crucible", text, "Artifact"), counters={"charge": 2})
    scenario.battlefield(0, FIELD)
    game = scenario.start("main 1")
    resolve(game, "activate Crucible")
    assert life(game) == [23, 20]
    assert "Crucible" not in board(game)


@pytest.mark.parametrize(("names", "gained"), [(("Ann", "Bea"), 2), (("Ann", "Ann"), 0)])
def test_different_names_are_counted_among_what_you_control(names: tuple[str, ...], gained: int) -> None:
    scenario = table()
    scenario.battlefield(0, *[creature(name, 1, 1) for name in names])
    scenario.battlefield(1, creature("Cleo", 1, 1), creature("Dora", 1, 1))
    text = "If you control two or more creatures with different names, you gain 2 life."
    scenario.hand(0, spell("Roll", text))
    game = scenario.start("main 1")
    resolve(game, "cast Roll")
    assert life(game) == [20 + gained, 20]


@pytest.mark.parametrize(("victim", "gained"), [("Ox", 2), ("Cub", 0)])
def test_what_died_under_an_opponents_control(victim: str, gained: int) -> None:
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.battlefield(1, OX)
    scenario.hand(
        0,
        spell("Cull", "Destroy target creature."),
        spell("Wake", "If a creature died under an opponent's control this turn, you gain 2 life."),
    )
    game = scenario.start("main 1")
    resolve(game, "cast Cull", f"target {victim}")
    resolve(game, "cast Wake")
    assert life(game) == [20 + gained, 20]
