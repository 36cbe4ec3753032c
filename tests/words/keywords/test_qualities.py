"""Hexproof from a quality (CR 702.11d), several instances of one keyword, and equipping for other costs than mana."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, attack, creature, life, permanent, resolve, size, table

DUSK = card("Dusk", "{0}", "Instant", "Destroy target creature. You gain 9 life.")
SHADE = card("Shade", "{B}", "Instant", "Destroy target creature. You gain 9 life.")
WARY = creature("Wary Cub", 2, 2, "Hexproof from black")
PROUD = creature("Proud Cub", 2, 2, "Exalted\nExalted")
YOKE = permanent("Yoke", "Equipped creature gets +2/+2.\nEquip—Pay 3 life.", "Artifact — Equipment")
SWAMP = card("Swamp", "", "Basic Land — Swamp")


def test_hexproof_from_a_color_keeps_off_spells_of_that_color_only() -> None:
    s = table(watching=False)
    s.battlefield(0, WARY)
    s.battlefield(1, SWAMP)
    s.hand(1, SHADE, DUSK)
    game = s.start("upkeep", active=1)
    assert [line for line in offered(game) if "cast" in line] == ["cast Dusk"]


def test_ones_own_spells_may_target_it_in_spite_of_that() -> None:
    s = table(watching=False)
    s.battlefield(0, WARY, SWAMP)
    s.hand(0, SHADE)
    game = s.start("upkeep")
    assert "cast Shade" in offered(game)


def test_each_instance_of_a_keyword_triggers_by_itself() -> None:
    s = table()
    (cub,) = s.battlefield(0, PROUD)
    game = s.start()
    attack(game, "attack Proud Cub")
    resolve(game)
    assert size(game, cub) == (4, 4)


def test_equip_may_cost_something_else_than_mana() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.battlefield(0, YOKE)
    game = s.start("main 1")
    resolve(game, "activate Yoke")
    assert (size(game, cub), life(game)) == ((4, 4), [17, 20])


@pytest.mark.parametrize(("cost", "safe_from"), [("{B}", "Shade"), ("{1}", ""), ("{G}", "")])
def test_hexproof_from_each_of_its_colors_looks_at_the_creature_that_has_it(cost: str, safe_from: str) -> None:
    text = "Each other creature you control has hexproof from each of its colors."
    assert printed_back(text) == text
    s = table(watching=False)
    s.battlefield(0, card("Gloom", cost, "Creature — Bear", "", 2, 2), creature("Keeper", 1, 1, f"Shroud\n{text}"))
    s.battlefield(1, SWAMP)
    s.hand(1, SHADE, DUSK)
    game = s.start("upkeep", active=1)
    castable = [line for line in offered(game) if "cast" in line]
    assert castable == [f"cast {name}" for name in ("Shade", "Dusk") if name != safe_from]
