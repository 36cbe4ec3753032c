"""What triggers when damage is prevented by the same effect."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import act, creature, life, named, resolve, spell, table

BURN = spell("Burn", "Burn deals 3 damage to any target.")
PREVENT = "If damage would be dealt to this creature, prevent that damage. "
THEN = "When damage is prevented this way, this creature deals that much damage to any other target."
SCALE = creature("Scale", 5, 5, PREVENT + THEN)


NEXT = "The next time a source of your choice would deal damage to you this turn, prevent that damage. "


@pytest.mark.parametrize(
    ("line", "types"),
    [
        (NEXT + "When damage is prevented this way, Bruno deals that much damage to any target.", "Instant"),
        (PREVENT + "When damage is prevented this way, you gain that much life.", "Creature — Bear"),
    ],
)
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


def test_it_triggers_with_targets_of_its_own_and_as_much_damage() -> None:
    s = table()
    s.battlefield(0, SCALE)
    s.hand(0, BURN)
    game = s.start("main 1")
    resolve(game, "cast Burn -> Scale")
    assert offered(game) == ["target Ann", "target Bob"]
    act(game, "target Bob")
    assert names(game, "stack") == ["Scale"]
    resolve(game)
    assert (life(game), game.state.objects[named(game, "Scale")[0]].damage) == ([20, 17], 0)


def test_it_does_not_trigger_on_damage_that_cant_be_prevented() -> None:
    s = table()
    s.battlefield(0, SCALE)
    s.hand(0, spell("Sear", "Sear deals 3 damage to target creature. The damage can't be prevented."))
    game = s.start("main 1")
    resolve(game, "cast Sear -> Scale")
    assert (names(game, "stack"), game.state.objects[named(game, "Scale")[0]].damage) == ([], 3)
