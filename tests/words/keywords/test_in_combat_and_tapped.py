"""Web-slinging and sneak: another cost with a creature returned to hand (CR 702.188, 508.4), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, attack, go, life, resolve, table

WEAVER = card("Weaver", "{9}", "Creature — Spider", "Web-slinging {0}", 2, 2)
SHADE = card("Shade", "{9}", "Creature — Ninja", "Sneak {0}", 4, 1)
NOTE = card("Note", "{9}", "Sorcery", "You gain 3 life.\nSneak {0}")


@pytest.mark.parametrize("text", ["Web-slinging {1}{W}", "Sneak {2}{B}"])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_tapped_creature_is_returned_for_web_slinging() -> None:
    scenario = table()
    scenario.battlefield(0, CUB, OX)
    scenario.hand(0, WEAVER)
    game = scenario.start("main 1")
    assert "cast Weaver with web-slinging" not in offered(game)
    attack(game, "attack Cub")
    go(game, "main 2")
    resolve(game, "cast Weaver with web-slinging")
    assert (names(game, "battlefield"), names(game, "hand")) == (["Watch", "Ox", "Weaver"], ["Cub"])


def test_what_sneaks_in_is_tapped_and_attacks() -> None:
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.hand(0, SHADE, NOTE)
    game = scenario.start("main 1")
    attack(game, "attack Cub")
    assert not any("sneak" in line for line in offered(game))
    go(game, "declare blockers")
    resolve(game, "cast Shade with sneak")
    shade = game.state.battlefield[-1]
    assert (game.state.objects[shade].tapped, names(game, "hand")) == (True, ["Note", "Cub"])
    go(game, "main 2")
    assert life(game) == [20, 16]


def test_a_sorcery_may_sneak() -> None:
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.hand(0, NOTE)
    game = scenario.start("main 1")
    attack(game, "attack Cub")
    go(game, "declare blockers")
    resolve(game, "cast Note with sneak")
    assert (life(game), names(game, "hand")) == ([23, 20], ["Cub"])
