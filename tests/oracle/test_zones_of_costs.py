"""Where an ability functions is told by what is paid for it, and by what it asks of its own card (CR 113.6)."""

from __future__ import annotations

from tests.cards import card, offered
from tests.rules.play import creature, go, life, table

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


def test_an_ability_that_asks_whether_its_card_is_in_a_graveyard_triggers_there_alone() -> None:
    text = "At the beginning of your upkeep, if this card is in your graveyard, you gain 5 life."
    ghost = creature("Ghost", 1, 1, text)
    s = table()
    s.graveyard(0, ghost)
    s.battlefield(0, ghost)
    game = s.start("main 2", active=1)
    go(game, "main 1", 0)
    assert life(game)[0] == 25


def test_an_ability_that_can_be_activated_if_its_card_is_in_a_graveyard_functions_there() -> None:
    s = table()
    s.graveyard(0, creature("Ghost", 1, 1, "{0}: You gain 7 life. Activate only if this card is in your graveyard."))
    assert "activate Ghost" in offered(s.start())
