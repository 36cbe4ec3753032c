"""Numbers made of numbers, spells that went before, and what a number of life is compared with."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, board, creature, life, permanent, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("You gain life equal to half the number of creatures you control, rounded up.", "Sorcery"),
        ("Draw X cards, where X is the number of lands you control minus 2.", "Sorcery"),
        ("Draw a card for each spell cast before this spell this turn.", "Sorcery"),
        ("If your life total is less than or equal to half your starting life total, draw a card.", "Sorcery"),
        ("Remove two charge counters from this artifact and sacrifice it: Draw two cards.", "Artifact"),
        ("Counter target activated ability from an artifact source.", "Instant"),
        ("When this creature enters, put a +1/+1 counter on each creature that convoked it.", "Creature — Bear"),
    ],
)
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


@pytest.mark.parametrize(("rounded", "gained"), [("up", 2), ("down", 1)])
def test_half_a_number_is_rounded_as_it_is_said(rounded: str, gained: int) -> None:
    text = f"You gain life equal to half the number of creatures you control, rounded {rounded}."
    assert Deed(text, mine=[BEAR, ELF, OGRE]).life(0) == 20 + gained


@pytest.mark.parametrize(("lands", "drawn"), [(3, 1), (1, 0)])
def test_a_difference_below_zero_draws_nothing(lands: int, drawn: int) -> None:
    text = "Draw X cards, where X is the number of lands you control minus 2."
    deed = Deed(text, mine=[WOOD] * lands, library=[RELIC, RELIC])
    assert deed.names("hand") == ["Relic"] * drawn


def test_the_sum_of_a_word_and_a_number() -> None:
    deed = Deed("You gain X life, where X is one plus the number of creatures you control.", mine=[BEAR, ELF])
    assert deed.life(0) == 23


def test_spells_cast_before_are_counted_of_all_players_and_not_those_behind() -> None:
    scenario = table()
    tally = spell("Sum", "You gain 5 life for each spell cast before this spell this turn.")
    scenario.hand(0, spell("Wait", "You gain 1 life."), tally, spell("Last", "You gain 1 life."))
    game = scenario.start("main 1")
    resolve(game, "cast Wait")
    game.choose("cast Sum")
    resolve(game, "cast Last")
    assert life(game) == [27, 20]


@pytest.mark.parametrize(("total", "gained"), [(11, 0), (10, 3), (9, 3)])
def test_half_the_starting_life_total(total: int, gained: int) -> None:
    text = "If your life total is less than or equal to half your starting life total, you gain 3 life."
    scenario = table()
    scenario.life(0, total)
    scenario.hand(0, spell("Last Gasp", text))
    game = scenario.start("main 1")
    resolve(game, "cast Last Gasp")
    assert life(game)[0] == total + gained


def test_counters_are_removed_and_the_source_is_sacrificed() -> None:
    scenario = table()
    text = "Remove two charge counters from this artifact and sacrifice it: You gain 4 life."
    scenario.put(0, "battlefield", permanent("Bomb", text, "Artifact"), counters={"charge": 2})
    game = scenario.start("main 1")
    resolve(game, "activate Bomb")
    assert life(game) == [24, 20]
    assert "Bomb" not in board(game)


@pytest.mark.parametrize(("source", "countered"), [("Artifact", True), ("Enchantment", False)])
def test_abilities_are_described_by_their_sources(source: str, countered: bool) -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Urn", "{0}, {T}: You gain 2 life. Draw a card.", source))
    scenario.hand(0, spell("Jam", "Counter target activated ability from an artifact source."))
    game = scenario.start("main 1")
    game.choose("activate Urn")
    if countered:
        resolve(game, "cast Jam")
    resolve(game)
    assert life(game) == [20 if countered else 22, 20]


def test_the_creatures_that_convoked_a_creature_are_known_as_it_enters() -> None:
    text = "Convoke\nWhen this creature enters, put a +1/+1 counter on each creature that convoked it."
    scenario = table()
    helper, idle = scenario.battlefield(0, CUB, creature("Ox", 2, 4))
    scenario.hand(0, card("Choir", "{1}", "Creature — Bear", text, 2, 2))
    game = scenario.start("main 1")
    resolve(game, "cast Choir", "tap Cub")
    assert game.state.objects[helper].counters == {"+1/+1": 1}
    assert game.state.objects[idle].counters == {}
