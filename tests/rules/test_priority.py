"""Priority (CR 117)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import CUB, WAIT, ZAP, act, asked, board, creature, go, life, permanent, resolve, spell, table

from manafold.rules.events import Resolved

DRAW = spell("Glance", "Draw a card.")


def test_a_spell_resolves_only_after_all_have_passed_in_succession() -> None:
    s = table(3, watching=False)
    for player in range(3):
        s.hand(player, WAIT)
    game = s.start()
    act(game, "cast Wait")
    assert asked(game) == "Bob"  # Ann, with nothing left to do, passes of herself
    pick(game, "pass")
    assert asked(game) == "Cleo"
    assert life(game)[0] == 20
    pick(game, "pass")
    assert life(game)[0] == 21
    assert not game.state.stack


def test_who_has_cast_a_spell_has_priority_again() -> None:
    s = table()
    s.hand(0, WAIT, DRAW)
    s.hand(1, DRAW)
    game = s.start()
    act(game, "cast Wait")
    assert asked(game) == "Ann"
    assert len(game.state.stack) == 1


def test_an_answer_begins_a_new_round_of_passing() -> None:
    s = table()
    s.hand(0, DRAW)
    s.hand(1, WAIT, WAIT)
    game = s.start()
    act(game, "cast Glance", "pass")
    assert asked(game) == "Bob"
    act(game, "cast Wait", "pass")
    assert asked(game) == "Ann"
    assert len(game.state.stack) == 2
    pick(game, "pass")
    assert life(game) == [20, 21]
    assert names(game, "stack") == ["Glance"]


def test_after_a_resolution_the_active_player_has_priority() -> None:
    s = table()
    s.hand(1, WAIT, DRAW)
    game = s.start()
    pick(game, "activate Watch", "pass", "cast Wait", "pass", "pass")
    assert asked(game) == "Ann"
    assert names(game, "stack") == ["Watch"]


def test_the_last_spell_resolves_first() -> None:
    s = table()
    s.hand(0, ZAP)
    s.hand(1, spell("Save", "Target creature gets +0/+3 until end of turn."))
    (cub,) = s.battlefield(1, CUB)
    game = s.start()
    act(game, "cast Zap -> Cub", "pass", "cast Save -> Cub")
    resolve(game)
    order = [game.state.label(event.object) for event in game.events if isinstance(event, Resolved)]
    assert order == ["Save", "Zap"]
    assert game.state.exists(cub)
    assert game.state.object(cub).damage == 3


def test_with_an_empty_stack_passing_ends_the_step() -> None:
    game = table().start("upkeep")
    pick(game, "pass")
    assert game.state.step == "draw"


def test_state_based_actions_come_before_what_has_triggered_and_both_before_priority() -> None:
    s = table()
    frail = creature("Frail", 1, 1, "When this creature enters, put a -1/-1 counter on it.")
    s.battlefield(0, permanent("Bell", "Whenever a creature dies, you gain 1 life."))
    s.hand(0, frail)
    game = s.start()
    act(game, "cast Frail")
    pick(game, "pass", "pass")
    assert board(game) == ["Bell"]
    assert names(game, "stack") == ["Bell"]


def test_no_player_gets_priority_while_a_spell_resolves() -> None:
    s = table()
    s.hand(0, spell("Purge", "Each player discards a card.", "Sorcery"), WAIT, WAIT)
    s.hand(1, WAIT, WAIT)
    game = s.start()
    act(game, "cast Purge", "pass", "pass")
    assert game.decision is not None
    assert game.decision.kind == "discard"
    assert not any(line.startswith("cast") for line in offered(game))


def test_triggers_of_the_active_player_are_put_on_the_stack_first_and_so_resolve_last() -> None:
    s = table()
    bell = permanent("Bell", "Whenever a creature dies, you gain 1 life.")
    gong = permanent("Gong", "Whenever a creature dies, you gain 1 life.")
    s.battlefield(0, bell)
    s.battlefield(1, gong)
    s.hand(0, ZAP)
    s.battlefield(0, CUB)
    game = s.start()
    act(game, "cast Zap -> Cub", "pass")
    assert names(game, "stack") == ["Bell", "Gong"]


def test_an_instant_can_be_cast_in_the_turn_of_another() -> None:
    s = table(watching=False)
    s.hand(1, WAIT)
    game = s.start("upkeep")
    assert asked(game) == "Bob"
    resolve(game, "cast Wait")
    assert life(game) == [20, 21]


def test_with_priority_one_may_do_several_things_before_passing() -> None:
    s = table()
    s.hand(0, WAIT, WAIT)
    game = s.start()
    act(game, "cast Wait", "cast Wait", "activate Watch")
    assert names(game, "stack") == ["Wait", "Wait", "Watch"]
    go(game, "beginning of combat")
    assert life(game) == [23, 20]
