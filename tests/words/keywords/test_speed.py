"""Start your engines! and max speed (CR 702.178, 702.179), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, pick, printed_back

from manafold.rules.scenario import Scenario
from manafold.rules.speed import speed_of

MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
SPARK = card("Spark", "{R}", "Instant", "Spark deals 1 damage to each opponent.")
KART = card("Kart", "{1}", "Creature — Pilot", "Start your engines!\nMax speed — This creature has flying.", 1, 1)


@pytest.mark.parametrize("text", ["Start your engines!", "Max speed — This creature has flying.",
                                  "Max speed — {T}: Draw a card."])  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_speed_grows_once_in_each_of_your_turns_up_to_four() -> None:
    s = Scenario()
    for player in (0, 1):
        s.library(player, *[MOUNTAIN] * 20)
    s.battlefield(0, URN, KART, *[MOUNTAIN] * 2)
    s.hand(0, *[SPARK] * 8)
    game = s.start("main 1")
    assert speed_of(game.state, 0) == 1
    for turn, speed in ((2, 2), (4, 3), (6, 4), (8, 4)):
        while (game.state.turn_number, game.state.step) != (turn, "main 1"):
            game.choose(offered(game).index("pass") if "pass" in offered(game) else len(offered(game)) - 1)
        for _ in range(2):
            pick(game, "cast Spark", "pass")
            while game.state.stack:
                pick(game, "pass")
        assert speed_of(game.state, 0) == speed
        kart = next(id for id in game.state.battlefield if game.state.label(id) == "Kart")
        assert ("flying" in game.state.characteristics(kart).keywords) is (speed == 4)
