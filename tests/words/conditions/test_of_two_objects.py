"""Conditions on whose something is, what an event was about, and on two objects; numbers for each of several things."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, OX, act, creature, life, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, WOOD, Deed

EVOLVE = (
    "Whenever another creature you control enters, if its power is greater than this creature's power or its toughness "
    "is greater than this creature's toughness, put a +1/+1 counter on this creature."
)


@pytest.mark.parametrize(
    "line",
    [
        "Return target nonland permanent to its owner's hand. If you controlled that permanent, draw a card.",
        "Tap target creature. If an opponent controls that creature, draw a card.",
        "Put a number of +1/+1 counters on each creature you control equal to its power.",
        "Draw a card for each differently named land you control.",
        "You gain life equal to the number of creature types among creatures you control.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize(("victim", "gained"), [("Bear", 2), ("Ogre", 0)])
def test_who_controlled_what_was_destroyed(victim: str, gained: int) -> None:
    text = "Destroy target creature. If you controlled that creature, you gain 2 life."
    deed = Deed(text, f"target {victim}", mine=[BEAR], theirs=[OGRE])
    assert deed.life(0) == 20 + gained


@pytest.mark.parametrize(("victim", "gained"), [("Bear", 0), ("Ogre", 2)])
def test_the_controller_of_a_target(victim: str, gained: int) -> None:
    text = "Tap target creature. If an opponent controls that creature, you gain 2 life."
    deed = Deed(text, f"target {victim}", mine=[BEAR], theirs=[OGRE])
    assert deed.life(0) == 20 + gained


@pytest.mark.parametrize(("types", "gained"), [("Creature — Elf", 1), ("Creature — Bear", 0)])
def test_what_the_event_was_about_is_asked_about(types: str, gained: int) -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Glade", "Whenever a creature enters, if it's an Elf, you gain 1 life."))
    scenario.hand(0, creature("New", 1, 1, types=types))
    game = scenario.start("main 1")
    resolve(game, "cast New")
    assert life(game) == [20 + gained, 20]


@pytest.mark.parametrize(("power", "toughness", "grown"), [(3, 1, True), (1, 3, True), (2, 2, False)])
def test_one_of_two_comparisons_of_two_objects_is_enough(power: int, toughness: int, grown: bool) -> None:
    scenario = table()
    (newt,) = scenario.battlefield(0, creature("Newt", 2, 2, EVOLVE))
    scenario.hand(0, creature("New", power, toughness))
    game = scenario.start("main 1")
    resolve(game, "cast New")
    assert size(game, newt) == ((3, 3) if grown else (2, 2))


def test_the_numbers_for_all_are_read_before_any_of_them_changes() -> None:
    scenario = table()
    lord = creature("Lord", 1, 1, "Other creatures you control get +1/+0 for each +1/+1 counter on this creature.")
    (one, two) = scenario.battlefield(0, lord, CUB)
    scenario.hand(0, spell("Grow", "Put a number of +1/+1 counters on each creature you control equal to its power."))
    game = scenario.start("main 1")
    resolve(game, "cast Grow")
    assert [game.state.objects[id].counters["+1/+1"] for id in (one, two)] == [1, 2]


def test_names_and_creature_types_are_counted_once_each() -> None:
    names = Deed("You gain 1 life for each differently named land you control.", mine=[WOOD, WOOD, BEAR])
    assert names.life(0) == 21
    text = "You gain life equal to the number of creature types among creatures you control."
    types = Deed(text, mine=[BEAR, BEAR, ELF])
    assert types.life(0) == 22


def test_each_mode_that_is_chosen_again_speaks_of_its_own_result() -> None:
    text = (
        "Choose two. You may choose the same mode more than once.\n• Target creature gets +1/+0 until end of turn. "
        "Put a +1/+1 counter on that creature.\n• Draw a card."
    )
    scenario = table()
    (cub, ox) = scenario.battlefield(0, CUB, OX)
    scenario.hand(0, spell("Twice", text))
    game = scenario.start("main 1")
    act(game, "cast Twice", "mode 1", "mode 1", "target Cub", "target Ox")
    resolve(game)
    assert (size(game, cub), size(game, ox)) == ((4, 3), (4, 5))
