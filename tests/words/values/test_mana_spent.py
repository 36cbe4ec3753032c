"""What is known of the mana that was spent to cast something."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import board, creature, life, named, permanent, resolve, size, table

from manafold.model.card import Card
from manafold.rules.game import Game

LANDS = {
    "U": card("Pond", "", "Basic Land — Island", ""),
    "B": card("Mire", "", "Basic Land — Swamp", ""),
    "R": card("Crag", "", "Basic Snow Land — Mountain", ""),
    "G": card("Grove", "", "Basic Land — Forest", ""),
    "T": card("Ingot", "", "Artifact — Treasure", "{T}, Sacrifice this artifact: Add one mana of any color."),
    "C": card("Waste", "", "Land", "{T}: Add {C}."),
}


def cast(what: Card, lands: str, *others: Card) -> Game:
    """The game after Ann has cast something with the mana of these lands alone."""
    scenario = table()
    scenario.battlefield(0, *others, *[LANDS[each] for each in lands])
    scenario.hand(0, what)
    game = scenario.start("main 1")
    resolve(game, f"cast {what.faces[0].name}")
    return game


@pytest.mark.parametrize(
    "line",
    [
        "Draw X cards, where X is the number of colors of mana spent to cast this spell.",
        "If {B} was spent to cast this spell, you lose 1 life.",
        "You gain 2 life unless no mana was spent to cast this spell.",
        "If at least three colorless mana was spent to cast this spell, draw a card.",
        "If mana from a Treasure was spent to cast this spell, draw a card.",
        "Add {R} for each {G}{G} spent to cast this spell.",
    ],
)
def test_what_is_said_of_spent_mana_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize(("lands", "counters"), [("UB", 2), ("UU", 1), ("GC", 1), ("CC", 0)])
def test_a_counter_for_each_color_of_mana_spent(lands: str, counters: int) -> None:
    text = "This creature enters with a +1/+1 counter on it for each color of mana spent to cast it."
    game = cast(card("Prism", "{2}", "Creature — Bear", text, 1, 1), lands)
    (prism,) = named(game, "Prism")
    assert size(game, prism) == (1 + counters, 1 + counters)


@pytest.mark.parametrize(("lands", "gained"), [("UC", 2), ("BC", 0)])
def test_a_color_that_was_spent_is_known_when_the_creature_enters(lands: str, gained: int) -> None:
    text = "When this creature enters, if {U} was spent to cast it, you gain 2 life."
    game = cast(card("Drake", "{2}", "Creature — Bear", text, 1, 1), lands)
    assert life(game) == [20 + gained, 20]


@pytest.mark.parametrize(("lands", "left"), [("UC", ["Drake"]), ("BC", [])])
def test_what_happens_unless_a_color_was_spent(lands: str, left: list[str]) -> None:
    text = "When this creature enters, sacrifice it unless {U} was spent to cast it."
    game = cast(card("Drake", "{2}", "Creature — Bear", text, 1, 1), lands)
    assert [name for name in board(game) if name == "Drake"] == left


@pytest.mark.parametrize(("lands", "gained"), [("GGGU", 3), ("GGUU", 0)])
def test_three_mana_of_a_color(lands: str, gained: int) -> None:
    text = "If at least three green mana was spent to cast this spell, you gain 3 life."
    assert life(cast(card("Hymn", "{4}", "Sorcery", text), lands)) == [20 + gained, 20]


@pytest.mark.parametrize(("lands", "gained"), [("TC", 1), ("GC", 0)])
def test_mana_is_known_by_what_it_came_from(lands: str, gained: int) -> None:
    text = "If mana from a Treasure was spent to cast this spell, you gain 1 life."
    assert life(cast(card("Toll", "{2}", "Sorcery", text), lands)) == [20 + gained, 20]


def test_snow_mana_that_was_spent_is_counted() -> None:
    text = "You gain X life, where X is the amount of {S} spent to cast this spell."
    assert life(cast(card("Drift", "{3}", "Sorcery", text), "RRU")) == [22, 20]


@pytest.mark.parametrize(("cost", "lands", "gained"), [("{2}", "UU", 0), ("{0}", "", 1)])
def test_a_spell_for_which_no_mana_was_spent(cost: str, lands: str, gained: int) -> None:
    watcher = permanent("Thrift", "Whenever you cast a spell, if no mana was spent to cast it, you gain 1 life.")
    assert life(cast(card("Nought", cost, "Sorcery", "Untap all lands."), lands, watcher)) == [20 + gained, 20]


def test_a_permanent_knows_the_mana_later_and_a_copy_of_it_knows_of_none() -> None:
    text = "{0}: You gain X life, where X is the amount of mana spent to cast this creature."
    scenario = table(watching=False)
    scenario.battlefield(0, LANDS["U"], LANDS["B"])
    scenario.battlefield(0, creature("Idle", 1, 1, "{0}: Create a token that's a copy of target creature."))
    scenario.hand(0, card("Ledger", "{2}", "Creature — Bear", text, 1, 1))
    game = scenario.start("main 1")
    resolve(game, "cast Ledger")
    resolve(game, "activate Ledger")
    assert life(game) == [22, 20]
    resolve(game, "activate Idle", "target Ledger")
    resolve(game, "activate Ledger #2")
    assert life(game) == [22, 20]


@pytest.mark.parametrize(("lands", "lost"), [("UBR", 3), ("UUC", 1)])
def test_converge_is_an_amount_for_a_spell(lands: str, lost: int) -> None:
    text = (
        "Converge — Each opponent loses X life, where X is the number of colors of mana spent to cast this spell."
    )
    assert printed_back(text, "Sorcery", "Blend") == text
    assert life(cast(card("Blend", "{3}", "Sorcery", text), lands))[1] == 20 - lost
