"""What happens when mana is spent that an ability knows."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import life, permanent, resolve, table

TEXT = "{T}: Add {G}. When you spend this mana to cast a creature spell, you gain 2 life."
BIG = card("Big", "{G}", "Creature — Bear", "", 4, 4)
HYMN = card("Hymn", "{G}", "Sorcery", "You gain 1 life.")


def test_it_prints_back() -> None:
    assert printed_back(TEXT, "Artifact") == TEXT


@pytest.mark.parametrize(("what", "gained"), [(BIG, 2), (HYMN, 1)])
def test_it_triggers_if_the_mana_is_spent_on_what_it_waits_for(what: object, gained: int) -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Orb", TEXT, "Artifact"))
    scenario.hand(0, BIG if what is BIG else HYMN)
    game = scenario.start("main 1")
    resolve(game, "cast Big" if what is BIG else "cast Hymn")
    resolve(game)
    assert life(game) == [20 + gained, 20]


def test_other_mana_is_not_waited_for() -> None:
    scenario = table()
    forest = card("Wood", "", "Basic Land — Forest", "")
    scenario.battlefield(0, permanent("Orb", TEXT, "Artifact"), forest)
    scenario.hand(0, BIG, BIG)
    game = scenario.start("main 1")
    for _ in range(2):
        resolve(game, "cast Big")
        resolve(game)
    assert life(game) == [22, 20]


def test_two_sources_are_known_apart() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Orb", TEXT, "Artifact"), permanent("Orb", TEXT, "Artifact"))
    scenario.hand(0, card("Pair", "{G}{G}", "Creature — Bear", "", 2, 2))
    game = scenario.start("main 1")
    resolve(game, "cast Pair")
    game.choose(0)  # which of the abilities is put onto the stack first
    resolve(game)
    resolve(game)
    assert life(game) == [24, 20]
