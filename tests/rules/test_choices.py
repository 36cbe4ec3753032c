"""Choices of several players: all choose in turn order, then it happens at once (CR 101.4)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import CUB, OX, PAGE, WAIT, act, asked, board, creature, life, permanent, resolve, spell, table

from manafold.rules.events import Sacrificed

EDICT = spell("Edict", "Each player sacrifices a creature.", "Sorcery")


def test_each_player_chooses_in_turn_order_and_all_is_sacrificed_at_once() -> None:
    s = table(3)
    for player in range(3):
        s.battlefield(player, CUB, OX)
    s.hand(0, EDICT)
    game = s.start("main 1")
    resolve(game, "cast Edict")
    assert asked(game) == "Ann"
    pick(game, "choose Cub")
    assert board(game) == ["Cub", "Ox"]
    assert asked(game) == "Bob"
    pick(game, "choose Ox")
    assert asked(game) == "Cleo"
    assert board(game, 1) == ["Cub", "Ox"]
    pick(game, "choose Cub")
    assert [board(game, player) for player in range(3)] == [["Ox"], ["Cub"], ["Ox"]]


def test_what_is_sacrificed_at_once_is_seen_by_all_of_it() -> None:
    s = table()
    s.battlefield(0, creature("Mourner", 1, 1, "Whenever another creature dies, you gain 1 life."))
    s.battlefield(1, creature("Griever", 1, 1, "Whenever another creature dies, you gain 1 life."))
    s.hand(0, EDICT)
    game = s.start()
    resolve(game, "cast Edict")
    assert life(game) == [21, 21]


def test_the_order_begins_with_the_active_player_and_not_with_the_caster() -> None:
    s = table()
    for player in range(2):
        s.battlefield(player, CUB, OX)
    s.hand(0, spell("Edict", "Each player sacrifices a creature."))
    game = s.start("upkeep", active=1)
    resolve(game, "cast Edict")
    assert asked(game) == "Bob"


def test_who_has_nothing_to_sacrifice_does_nothing() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, EDICT)
    game = s.start()
    resolve(game, "cast Edict")
    assert board(game) == []
    assert [event.player for event in game.events if isinstance(event, Sacrificed)] == [0]


def test_who_has_too_few_sacrifices_what_there_is() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Edict", "Each player sacrifices two creatures."))
    game = s.start()
    resolve(game, "cast Edict")
    assert (board(game), board(game, 1)) == ([], [])


def test_nobody_sacrifices_what_another_controls() -> None:
    s = table()
    s.put(1, "battlefield", CUB, controller=0)
    s.hand(0, EDICT)
    game = s.start()
    resolve(game, "cast Edict")
    assert names(game, "graveyard", 1) == ["Cub"]
    assert [event.player for event in game.events if isinstance(event, Sacrificed)] == [0]


def test_each_player_discards_at_once_after_all_have_chosen() -> None:
    s = table()
    s.hand(0, spell("Purge", "Each player discards a card.", "Sorcery"), WAIT, PAGE)
    s.hand(1, WAIT, PAGE)
    game = s.start()
    act(game, "cast Purge", "pass", "pass")
    pick(game, "choose Wait")
    assert names(game, "hand") == ["Wait", "Page"]
    assert asked(game) == "Bob"
    pick(game, "choose Page")
    assert (names(game, "hand"), names(game, "hand", 1)) == (["Page"], ["Wait"])


def test_a_choice_of_one_is_no_choice() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.hand(0, EDICT)
    game = s.start()
    act(game, "cast Edict", "pass")
    assert not game.state.stack


def test_may_is_asked_of_the_player_who_may() -> None:
    s = table()
    s.hand(0, spell("Offer", "Target opponent may draw a card."))
    game = s.start()
    act(game, "cast Offer", "pass")
    assert asked(game) == "Bob"
    assert offered(game) == ["yes", "no"]


def test_an_opponent_chooses_what_the_text_leaves_to_them() -> None:
    s = table()
    s.battlefield(1, CUB, OX, permanent("Lamp", "", "Artifact"))
    s.hand(0, spell("Demand", "Target opponent sacrifices a creature."))
    game = s.start()
    act(game, "cast Demand", "pass")
    assert asked(game) == "Bob"
    assert offered(game) == ["choose Cub", "choose Ox"]
