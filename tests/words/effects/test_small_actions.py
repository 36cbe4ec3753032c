"""Becoming what is chosen, additional cards, energy by a number, and what else is said in few words."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, asked, attack, creature, go, life, permanent, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

from manafold.model.card import Card


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("At the beginning of your draw step, draw an additional card.", "Enchantment"),
        ("{1}: This creature becomes the creature type of your choice until end of turn.", "Creature — Bear"),
        ("Target land becomes the basic land type of your choice.", "Sorcery"),
        ("Target permanent becomes the color or colors of your choice.", "Sorcery"),
        ("You get an amount of {E} equal to the number of creatures you control.", "Sorcery"),
        ("Destroy target creature with power or toughness 4 or greater.", "Sorcery"),
        ("Destroy target creature that's one or more colors.", "Sorcery"),
        ("Destroy target creature. A creature destroyed this way can't be regenerated.", "Sorcery"),
        ("Cast this spell only if you've been attacked this step.", "Instant"),
    ],
)
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


def test_a_creature_becomes_the_type_that_is_chosen() -> None:
    deed = Deed("Target creature becomes the creature type of your choice until end of turn.", "Elf",
                mine=[BEAR])  # fmt: skip
    assert deed.game.state.characteristics(deed.mine[0]).subtypes == {"Elf"}


def test_a_land_becomes_the_basic_land_type_that_is_chosen() -> None:
    deed = Deed("Target land becomes the basic land type of your choice.", "Island", mine=[WOOD])
    assert deed.game.state.characteristics(deed.mine[0]).subtypes == {"Island"}


def test_a_permanent_becomes_the_colors_that_are_chosen() -> None:
    text = "Target creature becomes the color or colors of your choice."
    deed = Deed(text, "white", "red", "done", theirs=[BEAR])
    assert deed.game.state.characteristics(deed.theirs[0]).colors == {"W", "R"}


def test_an_additional_card_is_drawn() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Mine", "At the beginning of your draw step, draw an additional card."))
    game = scenario.start("upkeep", turn=3)
    go(game, "main 1")
    assert len(game.state.players[0].hand) == 2


def test_energy_by_a_number() -> None:
    deed = Deed("You get an amount of {E} equal to the number of creatures you control.", mine=[BEAR, ELF])
    assert deed.game.state.players[0].counters == {"energy": 2}


@pytest.mark.parametrize(("what", "fits"), [(OGRE, True), (OX, True), (BEAR, False)])
def test_power_or_toughness(what: Card, fits: bool) -> None:
    deed = Deed("Destroy all creatures with power or toughness 4 or greater.", theirs=[what])
    assert deed.is_there(deed.theirs[0]) is not fits


def test_what_has_colors() -> None:
    deed = Deed("Destroy all permanents that are one or more colors.", theirs=[BEAR, RELIC])
    assert [deed.is_there(id) for id in deed.theirs] == [False, True]


def test_cards_in_exile_and_in_the_graveyard_are_counted_together() -> None:
    text = "You gain life equal to the total number of creature cards you own in exile and in your graveyard."
    scenario = table()
    scenario.graveyard(0, BEAR)
    scenario.put(0, "exile", ELF)
    scenario.put(1, "exile", ELF)
    scenario.hand(0, spell("Count", text))
    game = scenario.start("main 1")
    resolve(game, "cast Count")
    assert life(game) == [22, 20]


@pytest.mark.parametrize("attacks", [True, False])
def test_a_spell_only_for_those_who_were_attacked_in_this_step(attacks: bool) -> None:
    text = (
        "Cast this spell only during the declare attackers step and only if you've been attacked this step.\n"
        "You gain 5 life."
    )
    scenario = table(players=3, watching=True)
    scenario.battlefield(1, CUB)
    scenario.hand(0, card("Trench", "{0}", "Instant", text))
    game = scenario.start("beginning of combat", active=1)
    attack(game, f"attack Cub -> {'Ann' if attacks else 'Cleo'}")
    while game.state.step == "declare attackers" and asked(game) != "Ann":
        game.choose("pass")
    assert ("cast Trench" in offered(game)) is attacks


def test_an_ability_no_more_than_twice_each_turn() -> None:
    scenario = table()
    scenario.battlefield(0, creature("Imp", 1, 1, "{0}: You gain 1 life. Activate no more than twice each turn."))
    game = scenario.start("main 1")
    resolve(game, "activate Imp")
    resolve(game, "activate Imp")
    assert "activate Imp" not in offered(game)
    assert life(game) == [22, 20]
