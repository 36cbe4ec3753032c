"""The turn: its steps, their order, and what happens in each (CR 500-514)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import (
    CUB,
    PAGE,
    WAIT,
    ZAP,
    act,
    asked,
    board,
    creature,
    decline,
    go,
    life,
    permanent,
    resolve,
    size,
    spell,
    table,
)

from manafold.rules.events import StepBegan, TurnBegan
from manafold.rules.game import Game
from manafold.rules.terms import STEPS

UPKEEP = permanent("Dawn", "At the beginning of your upkeep, draw a card.")
AGAIN = spell("Again", "Take an extra turn after this one.", "Sorcery")
GROW = spell("Grow", "Target creature gets +3/+3 until end of turn.")
FIELD = permanent("Field", "", "Land")


def steps(game: Game) -> list[str]:
    """All steps that began."""
    return [event.step for event in game.events if isinstance(event, StepBegan)]


def turns(game: Game) -> list[int]:
    """Whose turns began."""
    return [event.player for event in game.events if isinstance(event, TurnBegan)]


def test_the_steps_of_a_turn_follow_each_other_and_without_attack_four_are_left_out() -> None:
    game = table().start("end")
    go(game, "upkeep", 0)
    skipped = ("declare blockers", "first strike damage", "combat damage")
    turn = [step for step in STEPS if step not in skipped]
    assert steps(game) == ["cleanup", *turn, "untap", "upkeep"]


def test_there_is_priority_in_each_step_but_untap_and_cleanup() -> None:
    game = table().start("end", active=1)
    seen = []
    while "end" not in seen:
        pick(game, "pass")
        seen.append(game.state.step)
    assert seen == ["upkeep", "draw", "main 1", "beginning of combat", "declare attackers", "end of combat",
                    "main 2", "end"]  # fmt: skip


def test_the_active_player_is_asked_first_and_then_the_others() -> None:
    s = table(3, watching=False)
    for player in range(3):
        s.hand(player, WAIT)
    game = s.start("upkeep", active=1)
    seen = []
    for _ in range(4):
        seen.append(asked(game))
        pick(game, "pass")
    assert seen == ["Bob", "Cleo", "Ann", "Bob"]


def test_permanents_of_the_active_player_untap_and_those_of_others_do_not() -> None:
    s = table()
    mine, theirs = s.put(0, "battlefield", CUB, tapped=True), s.put(1, "battlefield", CUB, tapped=True)
    game = s.start("end", active=1)
    go(game, "upkeep")
    assert not game.state.object(mine).tapped
    assert game.state.object(theirs).tapped


def test_what_triggers_as_permanents_untap_waits_for_the_upkeep() -> None:
    s = table()
    riser = creature("Riser", 1, 1, "Whenever this creature becomes untapped, you gain 1 life.")
    s.put(0, "battlefield", riser, tapped=True)
    s.battlefield(0, UPKEEP)
    game = s.start("end", active=1)
    pick(game, "pass")
    assert game.state.step == "upkeep"
    assert offered(game) == ["put Riser", "put Dawn"]
    pick(game, "put Riser")
    assert len(game.state.stack) == 2


def test_a_permanent_that_stays_tapped_is_not_untapped() -> None:
    s = table()
    idler = creature("Idler", 1, 1, "This creature doesn't untap during your untap step.")
    id = s.put(0, "battlefield", idler, tapped=True)
    game = s.start("end", active=1)
    go(game, "main 1", 0)
    assert game.state.object(id).tapped


def test_at_the_beginning_of_your_upkeep_comes_once_and_only_in_your_turn() -> None:
    s = table()
    s.battlefield(0, UPKEEP)
    game = s.start("end", active=1)
    go(game, "draw", 0)
    assert len(names(game, "hand")) == 2
    go(game, "main 1", 1)
    assert len(names(game, "hand")) == 2


def test_the_card_is_drawn_before_what_triggers_in_the_draw_step_resolves() -> None:
    s = table()
    s.battlefield(0, permanent("Noon", "At the beginning of your draw step, you gain 1 life."))
    game = s.start("upkeep")
    pick(game, "pass")
    assert game.state.step == "draw"
    assert len(game.state.stack) == 1
    assert names(game, "hand") == ["Page"]


def test_sorceries_are_for_ones_own_main_phases() -> None:
    s = table()
    s.hand(0, AGAIN)
    game = s.start("upkeep")
    could = []
    while game.state.active == 0:
        could += [game.state.step] if "cast Again" in offered(game) else []
        decline(game)
    assert could == ["main 1", "main 2"]


def test_sorceries_and_lands_wait_for_an_empty_stack() -> None:
    s = table()
    s.hand(0, AGAIN, FIELD)
    game = s.start()
    assert {"cast Again", "play Field"} <= set(offered(game))
    pick(game, "activate Watch")
    assert not {"cast Again", "play Field"} & set(offered(game))


def test_after_the_first_land_there_is_no_second_until_the_next_turn() -> None:
    s = table()
    s.hand(0, FIELD, FIELD)
    game = s.start()
    act(game, "play Field")
    assert board(game) == ["Field"]
    assert not game.state.stack
    assert "play Field" not in offered(game)
    go(game, "main 1", 0)
    assert "play Field" in offered(game)


def test_blocks_and_damage_are_not_skipped_if_the_attackers_have_been_removed() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, ZAP)
    game = s.start()
    go(game, "beginning of combat")
    act(game, "pass", "attack Cub")
    resolve(game, "cast Zap -> Cub")
    assert board(game) == []
    go(game, "end of combat")
    assert steps(game)[-3:] == ["declare blockers", "combat damage", "end of combat"]


def test_an_attack_is_declared_only_in_the_turn_of_the_attacker() -> None:
    s = table()
    s.battlefield(0, CUB)
    game = s.start("beginning of combat", active=1)
    go(game, "end of combat")
    assert life(game) == [20, 20]


def test_damage_wears_off_and_effects_end_at_the_same_time() -> None:
    s = table()
    s.hand(0, GROW, ZAP)
    (cub,) = s.battlefield(0, CUB)
    game = s.start()
    resolve(game, "cast Grow -> Cub")
    resolve(game, "cast Zap -> Cub")
    assert size(game, cub) == (5, 5)
    assert game.state.object(cub).damage == 3
    go(game, "upkeep", 1)
    assert size(game, cub) == (2, 2)
    assert game.state.object(cub).damage == 0


def test_the_active_player_discards_down_to_seven_and_nobody_else_does() -> None:
    s = table()
    s.hand(0, *[PAGE] * 8, WAIT)
    s.hand(1, *[PAGE] * 9)
    game = s.start("end")
    pick(game, "pass")
    assert game.state.step == "cleanup"
    assert game.decision is not None
    assert game.decision.kind == "discard"
    pick(game, "choose Wait", "choose Page")
    assert names(game, "graveyard") == ["Wait", "Page"]
    assert [len(player.hand) for player in game.state.players] == [7, 9]


def test_there_may_be_no_maximum_hand_size() -> None:
    s = table()
    s.hand(0, *[PAGE] * 9)
    s.battlefield(0, permanent("Shelf", "You have no maximum hand size."))
    game = s.start("end")
    go(game, "upkeep", 1)
    assert len(names(game, "hand")) == 9


def test_nobody_gets_priority_in_the_cleanup_step_if_nothing_happens() -> None:
    game = table().start("end")
    pick(game, "pass")
    assert (game.state.step, game.state.active) == ("upkeep", 1)


def test_what_triggers_in_the_cleanup_step_resolves_in_it_and_another_one_follows() -> None:
    s = table()
    s.battlefield(0, permanent("Memory", "Whenever you discard a card, you gain 1 life."))
    s.hand(0, *[PAGE] * 7, WAIT)
    game = s.start("end")
    pick(game, "pass", "choose Wait")
    assert game.state.step == "cleanup"
    assert "activate Watch" in offered(game)
    resolve(game)
    assert life(game) == [21, 20]
    assert game.state.step == "cleanup"
    go(game, "upkeep", 1)
    assert steps(game).count("cleanup") == 2


def test_a_creature_that_dies_as_an_effect_ends_brings_a_second_cleanup_step() -> None:
    s = table()
    s.hand(0, spell("Thin", "Target creature gets +0/+3 until end of turn. Put two -1/-1 counters on it."))
    s.battlefield(0, CUB)
    game = s.start("end")
    resolve(game, "cast Thin -> Cub")
    assert board(game) == ["Cub"]
    pick(game, "pass")
    assert board(game) == []
    assert game.state.step == "cleanup"
    assert "activate Watch" in offered(game)
    go(game, "upkeep", 1)
    assert steps(game).count("cleanup") == 2


def test_of_extra_turns_the_one_created_last_comes_first_and_then_the_order_goes_on() -> None:
    s = table(3)
    s.hand(0, AGAIN, spell("Yours", "Target player takes an extra turn after this one.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Yours -> Cleo")
    resolve(game, "cast Again")
    for _ in range(4):
        go(game, "main 1")
    assert turns(game) == [0, 2, 1, 2]


def test_the_turns_of_three_players_go_round() -> None:
    game = table(3).start("end", active=1)
    for _ in range(4):
        go(game, "main 1")
    assert turns(game) == [2, 0, 1, 2]


def test_unspent_mana_is_lost_as_the_phase_ends() -> None:
    s = table()
    s.hand(0, spell("Ritual", "Add {R}{R}."))
    game = s.start()
    resolve(game, "cast Ritual")
    assert len(game.state.players[0].pool) == 2
    go(game, "beginning of combat")
    assert game.state.players[0].pool == ()


def test_a_creature_can_attack_from_the_turn_after_it_came() -> None:
    s = table()
    s.hand(0, CUB)
    game = s.start()
    resolve(game, "cast Cub")
    go(game, "beginning of combat")
    pick(game, "pass")
    assert "attack Cub" not in offered(game)
    assert game.state.step == "declare attackers"
    go(game, "beginning of combat", 0)
    pick(game, "pass")
    assert "attack Cub" in offered(game)


def test_until_your_next_turn_is_over_as_that_turn_begins() -> None:
    s = table()
    s.hand(0, spell("Bless", "Until your next turn, target creature gets +1/+1."))
    (cub,) = s.battlefield(0, CUB)
    game = s.start()
    resolve(game, "cast Bless -> Cub")
    go(game, "end", 1)
    assert size(game, cub) == (3, 3)
    go(game, "upkeep", 0)
    assert size(game, cub) == (2, 2)


def test_what_comes_at_the_beginning_of_the_end_step_too_late_waits_for_the_next() -> None:
    s = table()
    s.hand(0, spell("Herald", "Draw a card at the beginning of the next turn's upkeep."))
    s.hand(0, permanent("Dusk", "At the beginning of your end step, you gain 1 life."), spell("Flash", "Draw a card."))
    game = s.start()
    go(game, "end")
    assert "cast Dusk" not in offered(game)
    resolve(game, "cast Herald")
    before = len(names(game, "hand"))
    go(game, "draw", 1)
    assert len(names(game, "hand")) == before + 1
    assert life(game) == [20, 20]
