"""Clauses behind nouns, lists behind "each", and where a spell comes from."""

from __future__ import annotations

import pytest
from tests.cards import offered, pick, printed_back
from tests.rules.play import CUB, OX, creature, life, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

from manafold.model.card import Card

WOLF = creature("Wolf", 1, 1, types="Creature — Wolf")


@pytest.mark.parametrize(
    "line",
    [
        "Each creature you control that's a Wolf or a Werewolf gets +1/+1.",
        "Each creature you control that isn't a Wolf has flying.",
        "Whenever you cast a spell from anywhere other than your hand, draw a card.",
        "This creature doesn't untap during your untap step if it has a depletion counter on it.",
        "When this creature dies, if it was an Elf, draw a card.",
        "This creature gets +3/+0 as long as an opponent has eight or more cards in their graveyard.",
        "When this creature enters, put a +1/+1 counter on each Bat, Insect, and Spider you control.",
        "{T}: Up to two target creatures each get +2/+0 and gain haste until end of turn.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_only_what_is_so_is_meant_by_a_clause_behind_the_noun() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Moon", "Each creature you control that's a Wolf or a Werewolf gets +1/+1."))
    wolf, cub = scenario.battlefield(0, WOLF, CUB)
    game = scenario.start("main 1")
    assert (size(game, wolf), size(game, cub)) == ((2, 2), (2, 2))


def test_only_what_is_not_so_is_meant_by_a_denied_clause() -> None:
    deed = Deed("Destroy all creatures that aren't Bears.", mine=[BEAR], theirs=[ELF, OGRE])
    assert [deed.is_there(id) for id in (*deed.mine, *deed.theirs)] == [True, False, False]


def test_each_of_a_list_is_each_of_all_of_them() -> None:
    deed = Deed("You gain 1 life for each artifact and creature you control.", mine=[RELIC, BEAR, WOOD], theirs=[ELF])
    assert deed.life(0) == 22


@pytest.mark.parametrize(("where", "gained"), [("graveyard", 1), ("hand", 0)])
def test_a_spell_from_anywhere_other_than_the_hand(where: str, gained: int) -> None:
    scenario = table(watching=False)
    text = "Whenever you cast a spell from anywhere other than your hand, you gain 1 life."
    scenario.battlefield(0, permanent("Echo", text))
    again = spell("Again", "Untap all lands.\nFlashback {0}", "Sorcery")
    if where == "hand":
        scenario.hand(0, again)
    else:
        scenario.graveyard(0, again)
    game = scenario.start("main 1")
    pick(game, next(line for line in offered(game) if "Again" in line))
    resolve(game)
    assert life(game) == [20 + gained, 20]


@pytest.mark.parametrize(("what", "gained"), [(BEAR, 2), (ELF, 0)])
def test_what_was_destroyed_is_asked_about_as_it_was(what: Card, gained: int) -> None:
    deed = Deed("Destroy target creature. If it was a Bear, you gain 2 life.", theirs=[what])
    assert deed.life(0) == 20 + gained


@pytest.mark.parametrize(("cards", "power"), [(2, 1), (3, 4)])
def test_an_opponents_graveyard_is_counted(cards: int, power: int) -> None:
    text = "This creature gets +3/+0 as long as an opponent has three or more cards in their graveyard."
    scenario = table()
    (imp,) = scenario.battlefield(0, creature("Imp", 1, 1, text))
    scenario.graveyard(1, *[RELIC] * cards)
    scenario.graveyard(0, *[RELIC] * 3)
    assert size(scenario.start("main 1"), imp) == (power, 1)


@pytest.mark.parametrize(("kind", "stays"), [("ice", True), ("fire", False)])
def test_what_stays_tapped_if_it_has_a_counter(kind: str, stays: bool) -> None:
    text = "This creature doesn't untap during your untap step if it has an ice counter on it."
    scenario = table()
    imp = scenario.put(0, "battlefield", creature("Imp", 1, 1, text), tapped=True, counters={kind: 1})
    scenario.library(0, OX)
    game = scenario.start("end", active=1)
    while game.state.active != 0 or game.state.step != "main 1":
        game.choose("pass")
    assert game.state.objects[imp].tapped is stays


def test_two_targets_each_get_it() -> None:
    deed = Deed("Up to two target creatures each get +2/+0 until end of turn.", "target Elf", "target Bear",
                theirs=[ELF, BEAR, OGRE])  # fmt: skip
    assert [deed.game.state.characteristics(id).power for id in deed.theirs] == [3, 4, 4]
