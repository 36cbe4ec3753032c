"""What a spell costs may depend on its targets (CR 601.2f)."""

from __future__ import annotations

from tests.cards import card
from tests.rules.sample_games import table

from manafold.rules.game import Game

DEAR = card(
    "Dear Friend",
    "{W}",
    "Creature — Human",
    "Spells your opponents cast that target this creature cost {2} more to cast.",
    2,
    2,
)
CHEAP = card(
    "Cheap Mark", "{R}", "Creature — Goblin", "Spells you cast that target this creature cost {1} less to cast.", 2, 2
)
BLAST = card("Slow Blast", "{1}{R}", "Sorcery", "Slow Blast deals 1 damage to target creature.")


def ready(lands: int, mine: bool) -> Game:
    """Ann has so many lands and a spell; somebody has a creature that changes what the spell costs, Bob an elk too."""
    scenario = table(lands)
    scenario.put(0, "hand", BLAST)
    if mine:
        scenario.put(0, "battlefield", CHEAP)
    else:
        scenario.put(1, "battlefield", DEAR)
    scenario.battlefield(1, "Grove Elk")
    return scenario.start()


def test_only_targets_that_can_be_paid_for_are_offered() -> None:
    game = ready(3, mine=False)
    game.choose(game.notations.index("cast Slow Blast"))
    assert game.decision is not None
    assert game.decision.kind == "priority"  # the elk was the only one
    assert game.refused == ""
    game = ready(4, mine=False)
    game.choose(game.notations.index("cast Slow Blast"))
    assert game.notations == ["target Dear Friend", "target Grove Elk"]


def test_a_spell_that_only_one_target_makes_cheap_enough_can_be_cast() -> None:
    game = ready(1, mine=True)
    game.choose(game.notations.index("cast Slow Blast"))
    assert game.refused == ""
    assert any("Slow Blast, targeting Cheap Mark" in line for line in game.log)
