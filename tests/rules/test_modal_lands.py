"""A land behind an instant or sorcery can be played (CR 712.12), but the card can't be put onto the battlefield."""

from __future__ import annotations

from tests.cards import card, face, faces

from manafold.rules.scenario import Scenario

BOLT = faces(
    "modal_dfc",
    face("Loud Bolt", "{R}", "Instant", "Loud Bolt deals 2 damage to any target."),
    face("Loud Hills", "", "Land", "{T}: Add {R}."),
)


def test_the_land_is_played_and_adds_mana() -> None:
    scenario = Scenario()
    scenario.hand(0, BOLT, BOLT)
    game = scenario.start()
    game.choose("play Loud Hills")
    (land,) = game.state.battlefield
    assert game.state.label(land) == "Loud Hills"
    assert "cast Loud Bolt" in game.notations


def test_an_instant_that_is_put_onto_the_battlefield_stays_where_it_is() -> None:
    scenario = Scenario()
    scenario.hand(0, card("Odd Return", "{0}", "Sorcery", "Return target card from your graveyard to the battlefield."))
    (bolt,) = scenario.graveyard(0, BOLT)
    game = scenario.start()
    game.choose("cast Odd Return -> Loud Bolt")
    assert any("Odd Return is put into the graveyard" in line for line in game.log)
    assert bolt in game.state.players[0].graveyard
    assert not game.state.battlefield
