"""What has another name by an effect (CR 612.8), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, permanent, resolve, size, spell, table
from tests.rules.table import card as of_words

from manafold.model.abilities import StaticAbility
from manafold.rules.game import Game
from manafold.words.filters.types import OfSubtype
from manafold.words.statics.kinds import Kind
from manafold.words.statics.naming import BecomesNamed

MASK = card(
    "Mask", "{0}", "Enchantment — Aura",
    "Enchant creature\nEnchanted creature loses all abilities and is a blue Citizen creature with base power and "
    "toughness 1/1 named Old Tom.",
)  # fmt: skip
HERO = creature("Old Tom", 3, 3, types="Legendary Creature — Human")
CALL = spell("Call", "You gain 1 life for each creature you control named Old Tom.")


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Enchantment", "Creatures you control are Elves named Twins of Ash."),
        ("Sorcery", "Target creature becomes a legendary 6/6 Horror creature named Grendel and loses all abilities."),
        ("Sorcery", "Target land becomes a 0/0 Elemental creature with haste named Old-Mazu. It's still a land."),
    ],
)
def test_it_prints_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def masked() -> Game:
    scenario = table()
    scenario.battlefield(0, creature("Seer", 2, 4, "Flying"), OX)
    scenario.hand(0, MASK, CALL)
    game = scenario.start("main 1")
    resolve(game, "cast Mask", "target Seer")
    return game


def test_it_has_only_the_new_name_and_descriptions_by_name_see_it() -> None:
    game = masked()
    assert board(game) == ["Old Tom", "Ox", "Mask"]
    seer = game.state.battlefield[1]
    assert (size(game, seer), game.state.characteristics(seer).keywords) == ((1, 1), frozenset())
    resolve(game, "cast Call")
    assert life(game)[0] == 21


def test_the_legend_rule_sees_the_new_name() -> None:
    dub = spell("Dub", "Target creature becomes a legendary 6/6 Human creature named Old Tom.")
    scenario = table()
    scenario.battlefield(0, HERO, CUB)
    scenario.hand(0, dub)
    game = scenario.start("main 1")
    act(game, "cast Dub", "target Cub", "pass")
    assert game.decision is not None
    game.choose(0)
    assert (len([name for name in board(game) if name == "Old Tom"]), len(names(game, "graveyard"))) == (1, 2)


def test_effects_that_apply_to_a_name_wait_for_it() -> None:
    """In layer 3 the name, in layer 7 what those with the name get (CR 613.1)."""
    scenario = table()
    scenario.battlefield(0, permanent("Lord", "Creatures you control named Old Tom get +1/+1."), CUB, CUB)
    scenario.hand(0, MASK)
    game = scenario.start("main 1")
    resolve(game, "cast Mask", "target Cub #1")
    cub = game.state.battlefield[2]
    assert (size(game, cub), size(game, game.state.battlefield[3])) == ((2, 2), (2, 2))


def test_a_static_ability_may_set_the_name_alone() -> None:
    naming = StaticAbility(OfSubtype("Bear"), (BecomesNamed(Kind(), "Bruin"),))
    scenario = table()
    scenario.battlefield(0, CUB, of_words("Register", "Enchantment", naming))
    game = scenario.start("main 1")
    assert board(game) == ["Bruin", "Register"]
    assert size(game, game.state.battlefield[1]) == (2, 2)
