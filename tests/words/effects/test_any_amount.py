"""Paying any amount, and lesser numbers than what was spoken of."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, creature, life, resolve, spell, table

from manafold.model.card import Card

BOLT = "You get {E}{E}{E}, then you may pay any amount of {E}. Bruno deals that much damage to target player."
GAIN = "You get {E}{E}, then you may pay any amount of {E}. You gain 1 life for each {E} paid this way."
WHELP = card("Whelp", "{1}", "Creature — Elf", "", 1, 1)
ELDER = card("Elder", "{3}", "Creature — Elf", "", 3, 3)
LEADER = "Whenever this creature or another Elf you control dies, return target Elf card with lesser mana value "


@pytest.mark.parametrize(
    "line",
    [
        BOLT,
        GAIN,
        "You may pay any amount of life. If you do, draw that many cards.",
        "Counter target spell. You may cast a spell with equal or lesser mana value from your hand without paying its "
        "mana cost.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_as_much_energy_is_paid_as_there_is() -> None:
    s = table()
    s.hand(0, spell("Spark", GAIN))
    game = s.start("main 1")
    resolve(game, "cast Spark")
    act(game, "yes")
    assert offered(game) == ["0", "1", "2"]
    act(game, "1")
    assert (life(game)[0], game.state.players[0].counters["energy"]) == (21, 1)


def test_that_much_is_what_was_paid() -> None:
    s = table()
    s.hand(0, spell("Rite", "You may pay any amount of life. If you do, draw that many cards."))
    game = s.start("main 1")
    resolve(game, "cast Rite")
    act(game, "yes", "3")
    assert (life(game)[0], len(game.state.players[0].hand)) == (17, 3)


@pytest.mark.parametrize(("dying", "back"), [(ELDER, ["Whelp"]), (WHELP, [])])
def test_lesser_is_less_than_what_died(dying: Card, back: list[str]) -> None:
    line = LEADER + "from your graveyard to your hand."
    assert printed_back(line) == line
    s = table()
    s.battlefield(0, creature("Chief", 2, 2, line, types="Legendary Creature — Elf"))
    s.battlefield(0, dying)
    s.graveyard(0, WHELP, ELDER)
    s.hand(0, spell("End", "Destroy target nonlegendary Elf."))
    game = s.start("main 1")
    resolve(game, "cast End")
    assert names(game, "hand") == back


def test_an_upkeep_of_one_of_two_colors_may_be_paid_with_either() -> None:
    assert printed_back("Cumulative upkeep {G} or {W}") == "Cumulative upkeep {G/W}"
