"""Numbers of the counters that players have (CR 122.1), played."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import creature, life, named, permanent, resolve, size, spell, table

LESSON = spell("Lesson", "You get an experience counter.")
SUM = spell("Sum", "You gain 2 life for each experience counter you have.")
CROWD = permanent("Crowd", "{0}: You gain X life, where X is the number of poison counters your opponents have.")
VENOM = spell("Venom", "Each opponent gets two poison counters.")


@pytest.mark.parametrize(
    "text",
    [
        "This creature's power is equal to the number of experience counters you have.",
        "This creature gets +1/+1 for each poison counter your opponents have.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_each_counter_that_you_have_counts() -> None:
    scenario = table()
    scenario.hand(0, LESSON, LESSON, SUM)
    game = scenario.start("main 1")
    resolve(game, "cast Lesson")
    resolve(game, "cast Lesson")
    resolve(game, "cast Sum")
    assert life(game)[0] == 24


def test_those_of_all_opponents_are_added_up() -> None:
    scenario = table(players=3)
    scenario.battlefield(0, CROWD)
    scenario.hand(0, VENOM)
    game = scenario.start("main 1")
    resolve(game, "cast Venom")
    resolve(game, "activate Crowd")
    assert life(game)[0] == 24


def test_what_grows_with_them_grows_as_they_are_put() -> None:
    scenario = table()
    text = "This creature gets +1/+1 for each poison counter your opponents have."
    scenario.battlefield(0, creature("Doom", 1, 1, text))
    scenario.hand(0, VENOM)
    game = scenario.start("main 1")
    (doom,) = named(game, "Doom")
    assert size(game, doom) == (1, 1)
    resolve(game, "cast Venom")
    assert size(game, doom) == (3, 3)
