"""Storied and enduring stories, played as the reminder text says."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import act, creature, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

BARD = creature("Bard", 1, 1, "Storied\nAs long as you have an enduring story, this creature gets +2/+2.")
HERO = card("Hero", "{0}", "Legendary Artifact Creature — Bear", "", 1, 1)
LEGEND = card("Legend", "{0}", "Legendary Creature — Bear", "", 1, 1)
SAGA = permanent("Song", "I, II — You gain 1 life.", "Enchantment — Saga")
SUM = spell("Sum", "If you have an enduring story, you gain 5 life.")
DOOM = spell("Doom", "Destroy all creatures. Destroy all artifacts.")


def playing(*mine: Card) -> Game:
    """Ann holds a Sum and a Doom; her watch is an artifact."""
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, SUM, DOOM)
    return scenario.start("main 1")


def test_it_prints_back() -> None:
    text = "Storied\nAs long as you have an enduring story, this creature gets +1/+0 and has haste."
    assert printed_back(text) == text


@pytest.mark.parametrize(
    ("others", "has"), [([HERO], False), ([HERO, LEGEND], True), ([LEGEND, SAGA], True), ([LEGEND], False)]
)
def test_three_artifacts_legends_and_sagas_begin_a_story(others: list[Card], has: bool) -> None:
    game = playing(BARD, *others)
    act(game, "activate Watch")
    assert size(game, named(game, "Bard")[0]) == ((3, 3) if has else (1, 1))


def test_without_a_storied_permanent_there_is_no_story() -> None:
    game = playing(HERO, LEGEND)
    resolve(game, "cast Sum")
    assert life(game)[0] == 20


def test_a_story_endures_when_all_that_told_it_is_gone() -> None:
    game = playing(BARD, HERO, LEGEND)
    resolve(game, "cast Doom")
    resolve(game, "cast Sum")
    assert life(game)[0] == 25
