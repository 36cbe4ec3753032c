"""The party (CR 700.8), played."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import creature, life, resolve, spell, table


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("This spell costs {1} less to cast for each creature in your party.", "Creature"),
        ("At the beginning of combat on your turn, if you have a full party, draw a card.", "Creature"),
        ("You gain X life, where X is the number of creatures in your party.", "Sorcery"),
    ],
)
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


@pytest.mark.parametrize(
    ("members", "gained"),
    [
        ((), 0),
        (("Cleric", "Cleric"), 1),
        (("Cleric Wizard", "Cleric"), 2),
        (("Cleric Wizard", "Cleric", "Wizard"), 2),
        (("Rogue Warrior", "Rogue Cleric", "Cleric Wizard", "Rogue"), 14),
        (("Bear", "Rogue"), 1),
    ],
)
def test_each_creature_counts_for_one_type_and_as_many_as_can_be(members: tuple[str, ...], gained: int) -> None:
    s = table()
    s.battlefield(0, *[creature(f"Friend {kind}", 1, 1, types=f"Creature — {kind}") for kind in members])
    s.battlefield(1, creature("Foe", 1, 1, types="Creature — Warrior"))
    s.hand(0, spell("Feast", "You gain X life, where X is the number of creatures in your party. If you have a full "
                             "party, you gain 10 life."))  # fmt: skip
    game = s.start()
    resolve(game, "cast Feast")
    assert life(game)[0] == 20 + gained
