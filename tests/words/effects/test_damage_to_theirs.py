"""Damage to players and to what they control."""

from __future__ import annotations

from tests.cards import names
from tests.rules.play import CUB, OX, life, resolve, spell, table


def test_each_creature_they_control_is_each_of_theirs_who_are_dealt_damage() -> None:
    s = table(3)
    s.battlefield(0, CUB)
    s.battlefield(1, CUB, OX)
    s.battlefield(2, CUB)
    s.hand(0, spell("Hail", "Hail deals 2 damage to each opponent and each creature they control."))
    game = s.start()
    resolve(game, "cast Hail")
    assert life(game) == [20, 18, 18]
    assert [names(game, "battlefield", player) for player in range(3)] == [["Watch", "Cub"], ["Ox"], []]
