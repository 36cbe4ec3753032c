"""Spells by the mana that was spent on them, and mana that has to come from certain sources."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, board, life, permanent, resolve, size, table

from manafold.model.card import Card
from manafold.rules.game import Game

WOOD = card("Wood", "", "Basic Land — Forest", "")
CAVE = card("Cave", "", "Land", "{T}: Add {G}.")
ELF = card("Elf", "{0}", "Creature — Elf", "{T}: Add {G}.", 1, 1)
GEM = card("Gem", "{0}", "Artifact", "{T}, Sacrifice Gem: Add {G}.")
BIG = card("Big", "{G}", "Creature — Bear", "", 4, 4)
HUGE = card("Huge", "{3}{G}", "Creature — Bear", "", 4, 4)
CHOIR = card("Choir", "{2}", "Creature — Bear", "Convoke", 4, 4)


def with_lands(*there: Card, hand: Card) -> Game:
    """Ann has these permanents, and the card in hand."""
    s = table()
    s.battlefield(0, *there)
    s.hand(0, hand)
    return s.start("main 1")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you cast a permanent spell using mana produced by Bruno, draw a card.",
        "Whenever you cast a spell that mana from an artifact was spent to cast, draw a card.",
        "Whenever you cast a spell that four or more mana was spent to cast, draw a card.",
        "{R}: Draw a card. If mana from an artifact was spent to activate this ability, draw two cards instead.",
        "Spend only mana produced by basic lands to cast this spell.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


TALLY = permanent("Tally", "Whenever you cast a spell that mana from an artifact was spent to cast, you gain 3 life.")


@pytest.mark.parametrize(("source", "gained"), [(GEM, 3), (WOOD, 0)])
def test_only_a_source_that_really_paid_counts_as_it_last_was(source: Card, gained: int) -> None:
    game = with_lands(TALLY, source, hand=BIG)
    resolve(game, "cast Big")
    resolve(game)
    assert life(game)[0] == 20 + gained


def test_what_is_tapped_for_convoke_gave_no_mana() -> None:
    tally = permanent("Sum", "Whenever you cast a spell that mana from a creature was spent to cast, you gain 2 life.")
    game = with_lands(tally, ELF, ELF, hand=CHOIR)
    act(game, "cast Choir -> Elf #1, Elf #2")
    resolve(game)
    assert (life(game)[0], "Choir" in board(game)) == (20, True)


@pytest.mark.parametrize(("what", "gained"), [(HUGE, 3), (BIG, 0)])
def test_so_much_mana_was_spent(what: Card, gained: int) -> None:
    tally = permanent("Tally", "Whenever you cast a spell that four or more mana was spent to cast, you gain 3 life.")
    game = with_lands(tally, *[WOOD] * 4, hand=what)
    resolve(game, f"cast {what.name}")
    resolve(game)
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(("source", "grown"), [(GEM, 3), (WOOD, 1)])
def test_mana_that_was_spent_to_activate_is_known_to_the_ability(source: Card, grown: int) -> None:
    text = "{G}: This creature gets +1/+1 until end of turn. If mana from an artifact was spent to activate this " \
           "ability, it gets +3/+3 until end of turn instead."  # fmt: skip
    s = table()
    (pup,) = s.battlefield(0, card("Pup", "{0}", "Creature — Dog", text, 0, 1))
    s.battlefield(0, source)
    game = s.start("main 1")
    resolve(game, "activate Pup")
    assert size(game, pup) == (grown, 1 + grown)


ONLY = "Spend only mana produced by basic lands to cast this spell."
PROUD = card("Proud", "{1}{G}", "Creature — Dragon", ONLY, 5, 5)


@pytest.mark.parametrize(
    ("there", "castable"),
    [((WOOD, WOOD), True), ((WOOD, CAVE), False), ((WOOD, ELF), False), ((CAVE, WOOD, GEM, WOOD), True)],
)
def test_only_mana_of_certain_sources_pays(there: tuple[Card, ...], castable: bool) -> None:
    game = with_lands(*there, hand=PROUD)
    assert ("cast Proud" in offered(game)) is castable
    if castable:
        resolve(game, "cast Proud")
        tapped = [game.state.label(id) for id in game.state.battlefield if game.state.objects[id].tapped]
        assert tapped == ["Wood", "Wood"]
