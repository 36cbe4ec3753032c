"""What each of several players does unless they pay."""

from __future__ import annotations

from tests.cards import names, pick
from tests.rules.play import CUB, resolve, spell, table


def test_each_player_pays_for_themselves() -> None:
    s = table(3)
    s.battlefield(0, CUB)
    s.battlefield(1, CUB)
    s.battlefield(2, CUB)
    s.hand(0, spell("Toll", "Each opponent sacrifices a creature of their choice unless they pay {0}."))
    game = s.start()
    resolve(game, "cast Toll")
    assert game.decision is not None
    assert game.decision.player == 1
    pick(game, "yes", "no")
    assert [names(game, "battlefield", player) for player in range(3)] == [["Watch", "Cub"], ["Cub"], []]
