"""What a spell costs by what it targets."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, permanent, resolve, table

FIELD = card("Field", "", "Basic Land — Plains", "")


@pytest.mark.parametrize(
    "line",
    [
        "This spell costs {2} less to cast if it targets a Bear.",
        "This spell costs {1}{R} more to cast for each target beyond the first.",
        "You gain life equal to the number of opponents you have.",
        "Destroy all Equipment attached to target creature.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_a_spell_costs_less_for_one_target_and_can_only_be_cast_on_that() -> None:
    text = "This spell costs {2} less to cast if it targets a tapped creature.\nDestroy target creature."
    scenario = table()
    scenario.battlefield(0, FIELD)
    (ox,) = scenario.battlefield(1, OX)
    cub = scenario.put(1, "battlefield", CUB, tapped=True)
    scenario.hand(0, card("Ambush", "{2}{W}", "Sorcery", text))
    game = scenario.start("main 1")
    resolve(game, "cast Ambush")
    assert game.state.exists(ox)
    assert not game.state.exists(cub)


@pytest.mark.parametrize("lands", [1, 2])
def test_a_spell_costs_more_for_each_target_beyond_the_first(lands: int) -> None:
    text = "This spell costs {1} more to cast for each target beyond the first.\nTap one or two target creatures."
    scenario = table()
    scenario.battlefield(0, *[FIELD] * lands)
    scenario.battlefield(1, CUB, OX)
    scenario.hand(0, card("Net", "{W}", "Sorcery", text))
    game = scenario.start("main 1")
    game.choose("cast Net")
    game.choose("target Cub")
    assert ("target Ox" in offered(game)) is (lands == 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_opponents(players: int) -> None:
    scenario = table(players)
    scenario.hand(0, card("Toast", "{0}", "Sorcery", "You gain life equal to the number of opponents you have."))
    game = scenario.start("main 1")
    resolve(game, "cast Toast")
    assert game.state.players[0].life == 20 + players - 1


def test_all_equipment_attached_to_a_target() -> None:
    scenario = table()
    (cub,) = scenario.battlefield(1, CUB)
    sword = permanent("Sword", "Equip {1}", "Artifact — Equipment")
    worn = [scenario.put(1, "battlefield", sword, attached_to=cub) for _ in range(2)]
    (idle,) = scenario.battlefield(1, sword)
    scenario.hand(0, card("Rust", "{0}", "Sorcery", "Destroy all Equipment attached to target creature."))
    game = scenario.start("main 1")
    resolve(game, "cast Rust")
    assert [game.state.exists(id) for id in (*worn, idle)] == [False, False, True]
