"""Cards that may be played by a description of them: lands of a kind, and what was exiled."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, go, permanent, resolve, spell, table

FOREST = card("Forest", "", "Basic Land — Forest", "")
ISLAND = card("Island", "", "Basic Land — Island", "")


@pytest.mark.parametrize(
    "line",
    [
        "You may play Forests from your graveyard.",
        "You may play basic lands from your graveyard.",
        "{T}: Exile the top two cards of your library. Until end of turn, you may play cards exiled this way.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_only_lands_of_that_kind_may_be_played() -> None:
    s = table()
    s.battlefield(0, permanent("Grove Path", "You may play Forests from your graveyard."))
    s.graveyard(0, FOREST, ISLAND, CUB)
    game = s.start("main 1")
    assert [line for line in offered(game) if "Watch" not in line] == ["play Forest", "pass"]
    act(game, "play Forest")
    assert "Forest" in names(game, "battlefield")


def test_what_was_exiled_may_be_played_as_long_as_is_said() -> None:
    s = table(top=(CUB, FOREST))
    text = "Exile the top two cards of your library. You may play cards exiled this way "
    text += "until the end of your next turn."
    s.hand(0, spell("Glimpse", text, "Sorcery"))
    game = s.start("main 1")
    resolve(game, "cast Glimpse")
    both = {"play Forest", "cast Cub with permission"}
    assert both <= set(offered(game))
    go(game, "main 1", active=0)
    assert both <= set(offered(game))
    go(game, "main 1", active=0)
    assert both.isdisjoint(offered(game))
