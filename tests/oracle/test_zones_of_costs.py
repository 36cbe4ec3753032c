"""Where an ability functions is told by what is paid for it (CR 113.6m)."""

from __future__ import annotations

from tests.cards import card

from manafold.rules.samples import FOREST
from manafold.rules.scenario import Scenario


def test_an_ability_that_is_paid_for_by_discarding_its_card_is_activated_from_hand() -> None:
    frog = card("Odd Frog", "{1}{G}", "Creature — Frog", "{G}, Discard this card: You gain 3 life.", 1, 1)
    scenario = Scenario()
    scenario.battlefield(0, FOREST, frog)
    scenario.hand(0, frog)
    game = scenario.start()
    assert game.notations.count("activate Odd Frog") == 1  # that of the card in hand alone
    game.choose("activate Odd Frog")
    assert game.state.players[0].life == 23
    assert [game.state.objects[each].card for each in game.state.players[0].graveyard] == [frog]
