"""Players who leave the game in the midst of something (CR 800.4)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered
from tests.rules.play import CUB, OX, act, asked, board, creature, life, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.digest import digest
from manafold.rules.events import ZoneChanged
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

ISLAND = card("Island", "", "Basic Land — Island")
FEAST = spell("Feast", "Assist\nYou gain 5 life.", cost="{3}{U}")
COUNCIL = spell(
    "Council",
    "Starting with you, each player votes for truth or dare. You gain 1 life for each truth vote.",
    "Sorcery",
)
TOLL = spell("Toll", "You gain 3 life unless target opponent pays {1}.")
TRIBUTE = spell("Tribute", "You gain 3 life unless target opponent sacrifices a creature.")


def casting(what: Card, players: int = 3) -> Scenario:
    """Ann holds what she is about to cast."""
    scenario = table(players)
    scenario.hand(0, what)
    return scenario


def tapped(game: Game, player: int) -> int:
    """How many islands of the player are tapped."""
    lands = [game.state.objects[id] for id in named(game, "Island")]
    return sum([land.tapped for land in lands if land.controller == player])


def test_who_leaves_does_not_assist_and_nobody_is_asked_for_them() -> None:
    scenario = casting(FEAST)
    scenario.battlefield(0, *[ISLAND] * 4)
    scenario.battlefield(1, *[ISLAND] * 2)
    scenario.battlefield(2, *[ISLAND] * 2)
    game = scenario.start()
    act(game, "cast Feast", "choose Bob")
    assert asked(game) == "Bob"
    game.concede(1)
    assert "pass" in offered(game)
    assert (tapped(game, 0), tapped(game, 2)) == (4, 0)
    resolve(game)
    assert life(game)[0] == 25


def test_a_spell_that_cannot_be_paid_for_without_the_leaver_is_taken_back_and_they_have_still_left() -> None:
    scenario = casting(FEAST)
    scenario.battlefield(0, *[ISLAND] * 2)
    scenario.battlefield(1, *[ISLAND] * 2)
    game = scenario.start()
    act(game, "cast Feast")
    game.concede(1)
    assert names(game, "hand", 0) == ["Feast"]
    assert names(game, "battlefield", 1) == []
    assert game.state.players[1].has_left
    assert "cast Feast" not in offered(game)
    assert digest(game.fork().state) == digest(game.state)


def test_who_leaves_does_not_pay() -> None:
    scenario = casting(TOLL)
    scenario.battlefield(1, ISLAND)
    game = scenario.start()
    resolve(game, "cast Toll", "target Bob")
    assert asked(game) == "Bob"
    game.concede(1)
    assert asked(game) == "Ann"
    assert "pass" in offered(game)
    assert life(game)[0] == 23


def test_nor_does_who_has_begun_to_choose_what_to_pay_with() -> None:
    scenario = casting(TRIBUTE)
    scenario.battlefield(1, CUB, OX)
    game = scenario.start()
    resolve(game, "cast Tribute", "target Bob")
    act(game, "yes")
    assert offered(game) == ["choose Cub", "choose Ox"]
    game.concede(1)
    assert "pass" in offered(game)
    assert life(game)[0] == 23


def test_who_has_left_before_they_are_asked_pays_nothing_either() -> None:
    scenario = casting(spell("Tithe", "Each opponent loses 3 life unless they pay {1}.", "Sorcery"))
    scenario.battlefield(1, ISLAND)
    scenario.battlefield(2, ISLAND)
    game = scenario.start()
    resolve(game, "cast Tithe")
    assert asked(game) == "Bob"
    game.concede(2)
    act(game, "yes")
    assert "pass" in offered(game)
    assert tapped(game, 1) == 1


def test_who_has_left_does_not_vote() -> None:
    game = casting(COUNCIL).start()
    resolve(game, "cast Council")
    act(game, "truth")
    assert asked(game) == "Bob"
    game.concede(2)
    act(game, "truth")
    assert "pass" in offered(game)
    assert life(game)[0] == 22


def test_the_controller_chooses_which_other_opponent_votes_for_one_who_leaves_as_they_vote() -> None:
    game = casting(COUNCIL, 4).start()
    resolve(game, "cast Council")
    act(game, "truth")
    game.concede(1)
    assert (asked(game), offered(game)) == ("Ann", ["choose Cleo", "choose Dan"])
    act(game, "choose Dan")
    assert asked(game) == "Dan"
    act(game, "dare")
    assert asked(game) == "Cleo"


def test_of_an_ability_its_controller_chooses_who_chooses_even_if_its_source_has_another_by_then() -> None:
    scenario = table(4)
    bell = permanent("Bell", "{0}: Starting with you, each player votes for truth or dare.", "Artifact")
    scenario.battlefield(0, bell)
    theft = spell("Theft", "Gain control of target artifact.")
    scenario.hand(1, theft)
    game = scenario.start()
    act(game, "activate Bell", "pass", "cast Theft", "target Bell")
    while board(game, 1) != ["Bell"]:
        act(game, "pass")
    while asked(game) != "Ann" or "truth" not in offered(game):
        act(game, "pass")
    act(game, "truth")
    assert asked(game) == "Bob"
    act(game, "truth")
    game.concede(2)
    assert (asked(game), offered(game)) == ("Ann", ["choose Dan", "choose Bob"])


def test_who_has_left_cannot_be_chosen() -> None:
    game = casting(spell("Shot", "Demonstrate\nYou gain 3 life.", "Sorcery"), 4).start()
    resolve(game, "cast Shot")
    game.concede(1)
    act(game, "yes")
    assert offered(game) == ["choose Cleo", "choose Dan"]


def test_nor_can_what_is_theirs_even_where_it_was_offered_already() -> None:
    scenario = casting(spell("Doom", "Destroy target creature."), 4)
    scenario.battlefield(1, CUB)
    scenario.battlefield(2, OX)
    scenario.battlefield(3, CUB)
    game = scenario.start()
    act(game, "cast Doom")
    assert len(offered(game)) == 3
    game.concede(1)
    assert offered(game) == ["target Ox", "target Cub"]
    act(game, "target Cub")
    resolve(game)
    assert board(game, 3) == []


def test_what_is_theirs_no_longer_counts_in_what_is_under_way() -> None:
    scenario = casting(
        spell("Vow", "Target opponent may draw a card. You gain 1 life for each creature on the battlefield."), 4
    )
    scenario.battlefield(1, CUB, CUB)
    scenario.battlefield(2, OX)
    game = scenario.start()
    resolve(game, "cast Vow", "target Cleo")
    assert asked(game) == "Cleo"
    game.concede(1)
    act(game, "no")
    assert life(game)[0] == 21


def test_what_they_may_do_themselves_nobody_does_for_them() -> None:
    scenario = casting(spell("Vow", "Target opponent may sacrifice a creature. You gain 1 life."))
    scenario.battlefield(1, CUB, OX)
    game = scenario.start()
    resolve(game, "cast Vow", "target Bob")
    game.concede(1)
    assert "pass" in offered(game)
    assert life(game)[0] == 21


def test_a_concession_in_the_midst_of_something_can_be_undone() -> None:
    game = casting(COUNCIL, 4).start()
    resolve(game, "cast Council")
    before = digest(game.state)
    game.concede(1)
    game.undo()
    assert digest(game.state) == before
    assert not game.state.players[1].has_left


def guarded(owner: int, controller: int, *others: Card) -> Game:
    """Three play. A jailer in play exiles Ann's ox until it leaves; `others` are Ann's."""
    jailer = creature("Jailer", 1, 1, "{0}: Exile target Ox until this creature leaves the battlefield.")
    scenario = table(3)
    scenario.put(owner, "battlefield", jailer, controller=controller)
    scenario.battlefield(0, creature("Ox", 2, 4, types="Creature — Ox"), *others)
    game = scenario.start("main 1", active=controller)
    resolve(game, "activate Jailer")
    assert names(game, "exile") == ["Ox"]
    return game


@pytest.mark.parametrize("controller", [0, 2])
def test_what_was_exiled_until_something_leaves_comes_back_as_its_owner_leaves_the_game(controller: int) -> None:
    game = guarded(2, controller)
    game.concede(2)
    assert (names(game, "exile"), board(game)) == ([], ["Ox"])
    assert game.state.objects[named(game, "Ox")[0]].controller == 0


def test_it_does_not_come_back_as_somebody_else_leaves() -> None:
    game = guarded(2, 2)
    game.concede(1)
    assert names(game, "exile") == ["Ox"]


def test_it_comes_back_even_if_what_is_watched_was_phased_out() -> None:
    game = guarded(2, 2, permanent("Mist", "{0}: Target creature phases out."))
    resolve(game, "activate Mist")
    assert names(game, "battlefield", 2) == []
    game.concede(2)
    assert (names(game, "exile"), board(game)) == ([], ["Mist", "Ox"])


def test_permanents_that_leave_the_game_with_their_owner_leave_the_battlefield() -> None:
    scenario = table(3)
    scenario.battlefield(0, permanent("Dirge", "Whenever a creature leaves the battlefield, you gain 1 life."),
                         permanent("Knell", "Whenever a creature dies, you gain 10 life."))  # fmt: skip
    scenario.battlefield(2, CUB, OX, permanent("Ring", "Whenever a creature leaves the battlefield, you gain 1 life."))
    game = scenario.start("main 1")
    game.concede(2)
    resolve(game)
    assert life(game)[0] == 22
    assert not [line for line in game.log if "leaves the game" in line]  # for each permanent: it is known already
    left = [event for event in game.events if isinstance(event, ZoneChanged) and event.to == "outside"]
    assert game.explain(left[0]).startswith("Cub leaves the game.")


def test_one_is_seen_to_leave_with_the_others_as_it_was() -> None:
    scenario = table(3)
    scenario.battlefield(0, permanent("Dirge", "Whenever a Bear with power 3 or greater leaves the battlefield, "
                                               "you gain 1 life."))  # fmt: skip
    scenario.battlefield(2, permanent("Banner", "Creatures you control get +1/+1."), CUB)
    game = scenario.start("main 1")
    game.concede(2)
    resolve(game)
    assert life(game)[0] == 21
