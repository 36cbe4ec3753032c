"""What is announced for a spell or ability can always be followed by the rest (CR 601.2b-c, 602.2b)."""

from __future__ import annotations

import pytest
from tests.cards import card
from tests.rules.sample_games import table

from manafold.rules.game import Game


def ready(text: str, types: str) -> Game:
    """Ann has six lands and a card with this text, against two elks of Bob's."""
    scenario = table(6)
    scenario.put(0, "battlefield" if types == "Artifact" else "hand", card("Wide Ruin", "{X}{R}", types, text))
    scenario.battlefield(1, "Grove Elk", "Grove Elk")
    return scenario.start()


@pytest.mark.parametrize(
    ("text", "types", "begin"),
    [
        ("Destroy X target creatures.", "Sorcery", "cast Wide Ruin"),
        ("{X}{R}: Destroy X target creatures.", "Artifact", "activate Wide Ruin"),
    ],
)
def test_x_is_announced_only_as_high_as_there_are_targets_for_it(text: str, types: str, begin: str) -> None:
    game = ready(text, types)
    game.choose(begin)
    assert game.notations == ["0", "1", "2"]
    game.choose("1")
    assert game.notations == ["target Grove Elk #1", "target Grove Elk #2"]
    game.choose("target Grove Elk #2")
    assert game.refused == ""
    while game.state.stack:
        game.choose("pass")
    assert len(game.state.players[1].graveyard) == 1


def test_what_has_to_be_tapped_for_a_cost_is_not_sacrificed_for_its_mana() -> None:
    scenario = table(0)
    altar = card("Bone Altar", "{3}", "Artifact", "Sacrifice a creature: Add one mana of any color.")
    reader = card("Fond Reader", "{R}", "Creature — Human", "{U}, {T}: Draw a card.", 1, 1)
    scenario.put(0, "battlefield", altar)
    scenario.put(0, "battlefield", reader)
    scenario.battlefield(0, "Iron Rod")
    game = scenario.start()
    assert "activate Fond Reader" not in game.notations
    scenario.battlefield(0, "Grove Elk")
    game = scenario.start()
    game.choose("activate Fond Reader")
    assert game.refused == ""
    assert [game.state.label(id) for id in game.state.players[0].graveyard] == ["Grove Elk"]
