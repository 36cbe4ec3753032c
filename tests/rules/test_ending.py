"""Ending the game (CR 104) and leaving it (CR 800.4)."""

from __future__ import annotations

from tests.cards import names, offered
from tests.rules.play import (
    CUB,
    OX,
    WAIT,
    ZAP,
    act,
    asked,
    board,
    go,
    life,
    permanent,
    resolve,
    spell,
    table,
)

from manafold.rules.game import Game

TAKE = spell("Take", "Gain control of target creature.", "Sorcery")
SAFE = permanent("Safe", "You can't lose the game.")


def winners(game: Game) -> tuple[int, ...] | None:
    """Who won; nobody in a draw, None while the game goes on."""
    return None if game.outcome is None else game.outcome.winners


def test_players_who_lose_at_the_same_time_draw() -> None:
    s = table()
    s.hand(0, spell("Doom", "Each player loses 20 life."))
    game = s.start()
    resolve(game, "cast Doom")
    assert winners(game) == ()


def test_losing_for_different_reasons_at_the_same_time_is_a_draw_too() -> None:
    s = table()
    s.life(1, 2)
    s.hand(0, spell("Gamble", "Draw eleven cards. Each opponent loses 2 life."))
    game = s.start()
    resolve(game, "cast Gamble")
    assert winners(game) == ()


def test_with_three_players_two_who_lose_leave_a_winner() -> None:
    s = table(3)
    s.hand(0, spell("Doom", "Each opponent loses 20 life."))
    game = s.start()
    resolve(game, "cast Doom")
    assert winners(game) == (0,)


def test_conceding_is_possible_at_any_time() -> None:
    game = table().start()
    game.concede(1)
    assert winners(game) == (0,)
    assert game.decision is None


def test_an_effect_can_win_or_lose_the_game() -> None:
    s = table()
    s.hand(0, spell("Win", "You win the game."), spell("Lose", "Target player loses the game."))
    game = s.start()
    resolve(game, "cast Win")
    assert winners(game) == (0,)
    game = s.start()
    resolve(game, "cast Lose -> Ann")
    assert winners(game) == (1,)


def test_who_cannot_lose_goes_on_at_zero_life() -> None:
    s = table()
    s.life(1, 2)
    s.battlefield(1, SAFE)
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Bob")
    assert winners(game) is None
    assert life(game) == [20, -1]


def test_and_loses_as_soon_as_that_ends() -> None:
    s = table()
    s.life(1, 2)
    s.battlefield(1, SAFE)
    s.hand(0, ZAP, spell("Break", "Destroy target enchantment."))
    game = s.start()
    resolve(game, "cast Zap -> Bob")
    resolve(game, "cast Break -> Safe")
    assert winners(game) == (0,)


def test_an_effect_cannot_make_one_lose_who_cannot() -> None:
    s = table()
    s.battlefield(1, SAFE)
    s.hand(0, spell("Lose", "Target player loses the game."))
    game = s.start()
    resolve(game, "cast Lose -> Bob")
    assert winners(game) is None


def test_but_one_who_cannot_lose_can_concede() -> None:
    s = table()
    s.battlefield(1, SAFE)
    game = s.start()
    game.concede(1)
    assert winners(game) == (0,)


def test_who_cannot_win_does_not() -> None:
    s = table()
    s.battlefield(1, permanent("Bar", "Your opponents can't win the game."))
    s.hand(0, spell("Win", "You win the game."))
    game = s.start()
    resolve(game, "cast Win")
    assert winners(game) is None


def test_all_that_a_leaver_owns_leaves_the_game() -> None:
    s = table(3)
    s.battlefield(1, CUB)
    s.put(1, "battlefield", OX, controller=0)
    s.hand(1, WAIT)
    s.graveyard(1, ZAP)
    game = s.start()
    game.concede(1)
    assert winners(game) is None
    assert board(game) == []
    assert not any(object.owner == 1 for object in game.state.objects.values())


def test_what_a_leaver_only_controlled_by_an_effect_goes_back() -> None:
    s = table(3)
    s.battlefield(2, CUB)
    s.hand(1, TAKE)
    game = s.start("main 1", active=1)
    while asked(game) != "Bob":
        game.choose("pass")
    act(game, "cast Take -> Cub", "pass")
    assert board(game, 1) == ["Cub"]
    game.concede(1)
    assert board(game, 2) == ["Cub"]


def test_what_entered_under_a_leavers_control_is_exiled() -> None:
    s = table(3)
    s.put(2, "battlefield", CUB, controller=1)
    game = s.start()
    game.concede(1)
    assert names(game, "exile") == ["Cub"]


def test_a_leavers_spells_and_triggers_vanish_from_the_stack() -> None:
    s = table(3)
    s.hand(1, WAIT)
    game = s.start()
    game.choose("activate Watch")
    game.choose("pass")
    assert asked(game) == "Bob"
    act(game, "cast Wait")
    game.concede(1)
    assert names(game, "stack") == ["Watch"]


def test_the_turn_of_a_leaver_goes_on_without_them() -> None:
    s = table(3)
    game = s.start("upkeep", active=1)
    turn = game.state.turn_number
    game.concede(1)
    go(game, "main 2")
    assert game.state.turn_number == turn
    go(game, "main 1")
    assert game.state.active == 2


def test_attackers_of_a_leaver_deal_no_damage() -> None:
    s = table(3)
    s.battlefield(0, CUB)
    game = s.start("beginning of combat")
    act(game, "pass", "attack Cub -> Bob")
    game.concede(1)
    go(game, "end of combat")
    assert life(game)[2] == 20
    assert winners(game) is None


def test_an_aura_on_a_leaver_goes_to_the_graveyard() -> None:
    s = table(3)
    curse = "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life."
    s.hand(0, permanent("Curse", curse, "Enchantment — Aura"))
    game = s.start()
    resolve(game, "cast Curse -> Bob")
    game.concede(1)
    assert names(game, "graveyard") == ["Curse"]


def test_a_spell_that_targets_only_the_leaver_does_not_resolve() -> None:
    s = table(3)
    s.hand(0, spell("Drain", "Target player loses 2 life. You gain 2 life."))
    game = s.start()
    act(game, "cast Drain -> Bob")
    game.concede(1)
    resolve(game)
    assert life(game)[0] == 20


def test_an_effect_for_as_long_as_of_a_leavers_turn_ends() -> None:
    s = table(3)
    s.hand(1, spell("Bless", "Until your next turn, target creature gets +1/+1."))
    (cub,) = s.battlefield(0, CUB)
    game = s.start("main 1", active=1)
    while asked(game) != "Bob":
        game.choose("pass")
    resolve(game, "cast Bless -> Cub")
    game.concede(1)
    go(game, "upkeep", 2)
    go(game, "upkeep", 0)
    go(game, "upkeep", 2)
    assert game.state.characteristics(cub).power == 2


def test_what_comes_back_to_a_leaver_is_exiled() -> None:
    s = table(3)
    s.put(2, "battlefield", CUB, controller=1)
    s.hand(0, spell("Borrow", "Gain control of target creature until end of turn.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Borrow -> Cub")
    game.concede(1)
    assert board(game) == ["Cub"]
    go(game, "upkeep", 2)
    assert names(game, "exile") == ["Cub"]


def test_nobody_is_asked_after_the_end() -> None:
    s = table()
    s.hand(0, spell("Win", "You win the game. Draw a card."))
    game = s.start()
    resolve(game, "cast Win")
    assert offered(game) == []
    assert names(game, "hand") == []
