"""Enchant, equip and fortify (CR 702.5, 702.6, 702.67), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back

from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
KNIGHT = card("Squire", "{W}", "Creature — Knight", "", 1, 1)
PLAINS = card("Plains", "", "Basic Land — Plains")
POLE = card("Pole", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip Knight {1}\nEquip {3}")
HALO = card("Halo", "{W}", "Enchantment — Aura", "Enchant creature you control\nEnchanted creature gets +1/+2.")


def power(game: Game, id: int) -> int | None:
    return game.state.characteristics(id).power


@pytest.mark.parametrize("text", ["Equip {2}", "Equip—Discard a card.", "Equip Knight {1}", "Enchant artifact or land",
                                  "Fortify {3}", "Enchant opponent"])  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Artifact — Equipment") == text


def test_equip_moves_the_equipment_for_its_cost_and_by_quality() -> None:
    s = Scenario()
    bear, squire = s.battlefield(0, BEAR, KNIGHT)
    s.battlefield(0, POLE, *[PLAINS] * 4)
    game = s.start("main 1")
    pick(game, "activate Pole (1)")
    assert (power(game, squire), power(game, bear)) == (3, 2)
    pick(game, "activate Pole (2)", "target Bear")
    assert (power(game, squire), power(game, bear)) == (1, 4)


def test_equip_needs_the_time_of_a_sorcery() -> None:
    s = Scenario()
    s.battlefield(0, BEAR, POLE, *[PLAINS] * 4)
    assert not any("Pole" in option for option in offered(s.start("upkeep")))


def test_an_aura_spell_targets_and_enchants_only_what_it_can() -> None:
    s = Scenario()
    (bear,) = s.battlefield(0, BEAR)
    s.battlefield(1, KNIGHT)
    s.battlefield(0, PLAINS)
    s.hand(0, HALO)
    game = s.start("main 1")
    pick(game, "cast Halo")
    assert (power(game, bear), game.state.characteristics(bear).toughness) == (3, 4)
    assert names(game, "battlefield") == ["Bear", "Plains", "Halo"]
