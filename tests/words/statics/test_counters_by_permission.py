"""Counters that a permission to cast gives to what the spell becomes (CR 614.1c, 601.3), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, creature, life, named, permanent, resolve, table

from manafold.rules.game import Game

FINAL = "You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a " \
    "finality counter on it."  # fmt: skip
GROWN = "You may cast creature and artifact spells from the top of your library. If you cast a creature spell this " \
    "way, that creature enters with an additional +1/+1 counter on it."  # fmt: skip
BELL = "Whenever a creature with a counter on it enters, you gain 1 life."
IMP = creature("Imp", 1, 1)
ORB = card("Orb", "{0}", "Artifact", "")


@pytest.mark.parametrize("line", [FINAL, GROWN])
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def casting(text: str, *rules: str) -> Game:
    """Ann has permanents with these texts; an Orb above an Imp in her library, and Imps in her hand and graveyard."""
    scenario = table(top=(ORB, IMP))
    scenario.battlefield(0, *[permanent(f"Rule {index}", rule) for index, rule in enumerate((text, *rules))])
    scenario.hand(0, IMP)
    scenario.graveyard(0, IMP)
    return scenario.start("main 1")


def cast(game: Game, line: str) -> dict[str, int]:
    """Cast it: the counters with which it enters."""
    act(game, next(each for each in offered(game) if each.startswith(line)))
    while game.state.stack:
        act(game, "pass" if "pass" in offered(game) else offered(game)[0])
    return game.state.objects[game.state.battlefield[-1]].counters


def test_what_is_cast_by_the_permission_enters_with_the_counter_and_nothing_else_does() -> None:
    game = casting(FINAL)
    assert cast(game, "cast Imp with") == {"finality": 1}
    assert cast(game, "cast Imp") == {}


def test_only_creature_spells_get_one_where_that_is_said() -> None:
    game = casting(GROWN)
    assert cast(game, "cast Orb") == {}
    assert cast(game, "cast Imp with") == {"+1/+1": 1}


def test_the_counter_is_there_as_it_enters_and_others_may_be_put_beside_it() -> None:
    twice = "If one or more finality counters would be put on a creature you control, twice that many finality " \
        "counters are put on it instead."
    game = casting(FINAL, BELL, twice)
    assert cast(game, "cast Imp with") == {"finality": 2}
    resolve(game)
    assert life(game)[0] == 21
    assert len(named(game, "Imp")) == 3
