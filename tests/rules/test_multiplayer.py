"""Games of three and more players, and teams (CR 101.4, 102, 800-810)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import CUB, OX, WAIT, act, asked, board, creature, go, life, permanent, resolve, spell, table

from manafold.rules.events import TurnBegan
from manafold.rules.game import Game


def test_each_opponent_is_everyone_else() -> None:
    s = table(4)
    s.hand(0, spell("Sap", "Each opponent loses 2 life."))
    game = s.start()
    resolve(game, "cast Sap")
    assert life(game) == [20, 18, 18, 18]


def test_a_teammate_is_no_opponent() -> None:
    s = table(4)
    s.state.edit_player(2).team = 0
    s.hand(0, spell("Sap", "Each opponent loses 2 life."))
    game = s.start()
    resolve(game, "cast Sap")
    assert life(game) == [20, 18, 20, 18]


def test_a_team_wins_together() -> None:
    s = table(4)
    s.state.edit_player(2).team = 0
    s.hand(0, spell("Doom", "Each opponent loses 20 life."))
    game = s.start()
    resolve(game, "cast Doom")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)


def test_a_target_opponent_may_be_any_of_them() -> None:
    s = table(3)
    s.hand(0, spell("Sap", "Target opponent loses 2 life."))
    game = s.start()
    act(game, "cast Sap")
    assert offered(game) == ["target Bob", "target Cleo"]


def test_attackers_may_attack_different_players() -> None:
    s = table(3)
    s.battlefield(0, CUB, OX)
    game = s.start("beginning of combat")
    act(game, "pass", "attack Cub -> Bob", "attack Ox -> Cleo")
    go(game, "end of combat")
    assert life(game) == [20, 18, 18]


def test_only_the_player_who_is_attacked_blocks() -> None:
    s = table(3)
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.battlefield(2, OX)
    game = s.start("beginning of combat")
    act(game, "pass", "attack Cub -> Cleo")
    pick(game, "pass")
    assert asked(game) == "Cleo"
    assert offered(game) == ["block Ox -> Cub", "done"]


def test_triggers_of_all_players_are_put_on_the_stack_in_turn_order() -> None:
    s = table(3)
    for player, name in enumerate(("Ann's Bell", "Bob's Bell", "Cleo's Bell")):
        s.battlefield(player, permanent(name, "At the beginning of each player's upkeep, you gain 1 life."))
    game = s.start("end", active=0)
    pick(game, "pass")
    assert game.state.active == 1
    assert names(game, "stack") == ["Bob's Bell", "Cleo's Bell", "Ann's Bell"]


def test_who_leaves_is_left_out_of_the_turn_order() -> None:
    game = table(4).start("main 1")
    game.concede(1)
    go(game, "main 1")
    go(game, "main 1")
    go(game, "main 1")
    assert [event.player for event in game.events if isinstance(event, TurnBegan)] == [2, 3, 0]


def test_leaving_in_the_middle_of_combat_takes_ones_attackers_along() -> None:
    s = table(3)
    s.battlefield(1, CUB)
    s.battlefield(0, OX)
    game = s.start("beginning of combat", active=1)
    while asked(game) == "Ann" and "pass" in offered(game):
        game.choose("pass")
    act(game, "attack Cub -> Ann")
    game.concede(1)
    go(game, "end")
    assert life(game)[0] == 20
    assert game.outcome is None


def test_the_blockers_of_a_leaver_leave_their_attacker_blocked() -> None:
    s = table(3)
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    game = s.start("beginning of combat")
    act(game, "pass", "attack Cub -> Bob", "pass", "block Ox -> Cub")
    game.concede(1)
    go(game, "end of combat")
    assert board(game) == ["Cub"]
    assert life(game)[2] == 20


def test_priority_passes_over_a_leaver() -> None:
    s = table(3)
    for player in (1, 2):
        s.hand(player, WAIT)
    game = s.start()
    pick(game, "activate Watch", "pass")
    assert asked(game) == "Bob"
    game.concede(1)
    assert asked(game) == "Cleo"
    pick(game, "pass")
    assert life(game)[0] == 21


def test_the_last_one_left_wins() -> None:
    game = table(3).start()
    game.concede(2)
    game.concede(0)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_permanents_you_control_are_yours_alone() -> None:
    s = table(3)
    s.battlefield(0, permanent("Banner", "Creatures you control get +1/+1."), CUB)
    s.battlefield(2, CUB)
    game = s.start()
    powers = {game.state.object(id).controller: game.state.characteristics(id).power for id in creatures(game)}
    assert powers == {0: 3, 2: 2}


def creatures(game: Game) -> list[int]:
    """The ids of all creatures."""
    return [id for id in game.state.battlefield if "creature" in game.state.characteristics(id).types]


def test_your_turn_is_only_yours() -> None:
    s = table(3)
    s.battlefield(0, creature("Sun", 1, 1, "During your turn, this creature has flying."))
    game = s.start("end", active=2)
    (sun,) = creatures(game)
    assert "flying" not in game.state.characteristics(sun).keywords
    go(game, "upkeep", 0)
    assert "flying" in game.state.characteristics(sun).keywords
