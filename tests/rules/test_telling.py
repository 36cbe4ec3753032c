"""Everything that happens can be told in a sentence."""

from __future__ import annotations

import pytest

from manafold.rules import destroying, events, libraries, zones
from manafold.rules.samples import ELK, FOREST
from manafold.rules.scenario import Scenario
from manafold.rules.telling import SENTENCES

KINDS = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, events.Event)]


@pytest.mark.parametrize("kind", [each for each in KINDS if each is not events.Event])
def test_there_is_a_sentence_for_every_kind_of_event(kind: type[events.Event]) -> None:
    assert kind in SENTENCES or kind in (events.ZoneChanged, events.GameEnded)  # which are told in many ways


def test_a_card_that_was_revealed_before_its_library_was_shuffled_is_still_told_of() -> None:
    scenario = Scenario()
    top, _ = scenario.library(0, ELK, FOREST)
    game = scenario.start()
    libraries.reveal(game.state, 0, [top], events.BY_RULES)
    assert game.log[-1] == "Ann reveals Grove Elk."
    libraries.shuffle(game.state, 0, events.BY_RULES)
    assert game.log[-2:] == ["Ann reveals a card.", "Ann shuffles."]


def test_a_sentence_begins_with_a_capital_unless_a_player_writes_their_name_otherwise() -> None:
    scenario = Scenario(players=("ann", "Bob"))
    (top,) = scenario.library(0, ELK)
    game = scenario.start()
    assert list(zones.move(game.state, top, "hand", events.BY_RULES)) == []  # nobody is asked
    assert game.told(1)[-1] == "A card is put into the hand of ann."
    libraries.shuffle(game.state, 0, events.BY_RULES)
    assert game.told(1)[-1] == "ann shuffles."


def test_who_sacrifices_a_permanent_is_its_controller_and_not_its_owner() -> None:
    scenario = Scenario()
    elk = scenario.put(1, "battlefield", ELK, controller=0)
    game = scenario.start()
    assert list(destroying.sacrifice(game.state, 0, [elk], events.BY_RULES)) == []  # nobody is asked
    assert game.log[-1] == "Ann sacrifices Grove Elk."
    (sacrificed,) = [event for event in game.events if isinstance(event, events.Sacrificed)]
    assert sacrificed.player == 0
    (moved,) = [event for event in game.events if isinstance(event, events.ZoneChanged) and event.old == elk]
    assert game.explain(moved).startswith("Ann sacrifices Grove Elk.")
