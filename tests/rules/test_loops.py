"""Loops of mandatory actions (CR 104.4b)."""

from __future__ import annotations

from tests.cards import card
from tests.rules.sample_games import table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.samples import FOREST

THIRST = card("Endless Thirst", "{R}", "Enchantment", "Whenever an opponent loses life, you gain 1 life.")
JOY = card("Cruel Joy", "{R}", "Enchantment", "Whenever you gain life, each opponent loses 1 life.")
MIRROR = card("Kind Mirror", "{R}", "Enchantment", "Whenever you gain life, you gain 1 life.")
GIFT = card("Small Gift", "{R}", "Instant", "You gain 1 life.")


def begun(*enchantments: Card, keep: bool = False) -> Game:
    """Ann has the enchantments, and casts the spell that sets them going."""
    scenario = table()
    for each in enchantments:
        scenario.put(0, "battlefield", each)
    scenario.hand(0, GIFT)
    if keep:
        scenario.battlefield(1, "Iron Rod", "Iron Rod")
    game = scenario.start()
    game.choose("cast Small Gift")
    return game


def test_a_loop_that_nothing_can_stop_is_a_draw() -> None:
    game = begun(MIRROR)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((), "104.4b")
    assert game.log[-1] == "The game is a draw."


def test_a_loop_that_kills_somebody_is_no_draw() -> None:
    game = begun(THIRST, JOY)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "704.5a")


def test_a_loop_that_takes_long_to_kill_is_no_draw_either() -> None:
    scenario = table()
    scenario.put(0, "battlefield", THIRST)
    scenario.put(0, "battlefield", JOY)
    scenario.hand(0, GIFT)
    scenario.life(1, 3000)
    game = scenario.start()
    game.choose("cast Small Gift")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_who_can_act_but_only_passes_does_not_stop_it() -> None:
    game = begun(MIRROR, keep=True)
    while game.decision is not None:
        game.choose("pass")
    assert game.outcome is not None
    assert game.outcome.rule == "104.4b"


def test_an_action_begins_the_count_anew() -> None:
    game = begun(MIRROR, keep=True)
    for _ in range(600):
        game.choose("pass")
    before = game.state.idle
    game.choose("activate Iron Rod #1 -> Ann")
    assert before > 600
    assert game.state.idle < 10


def test_choices_that_have_to_be_made_do_not_stop_it() -> None:
    game = begun(card("Two Minds", "{R}", "Enchantment", "Whenever you gain life, target player gains 1 life."))
    while game.decision is not None:
        assert game.decision.kind == "target"
        game.choose("target Ann")
    assert game.outcome is not None
    assert game.outcome.rule == "104.4b"


def test_a_choice_that_ends_it_is_taken() -> None:
    game = begun(card("Two Minds", "{R}", "Enchantment", "Whenever you gain life, target player gains 1 life."))
    game.choose("target Bob")
    assert game.decision is None or game.decision.kind != "target"
    assert game.state.players[1].life == 21


def test_what_a_player_may_do_or_leave_never_makes_a_draw() -> None:
    game = begun(card("Free Will", "{R}", "Enchantment", "Whenever you gain life, you may gain 1 life."))
    for _ in range(2500):
        game.choose("yes")
    assert game.outcome is None
    game.choose("no")
    assert game.state.players[0].life == 2521


def test_turns_without_any_choice_go_on_until_a_library_is_empty() -> None:
    game = Game.new([[FOREST] * 60] * 2, seed=1, names=("Ann", "Bob"))
    while game.decision is not None:
        game.choose("pass" if "pass" in game.notations else 0)
    assert game.outcome is not None
    assert game.outcome.rule == "704.5b"


def test_a_loop_is_found_at_the_same_point_after_forks_and_undoing() -> None:
    game = begun(MIRROR, keep=True)
    for _ in range(100):
        game.choose("pass")
    twin = game.fork()
    twin.undo()
    twin.choose("pass")
    for each in (game, twin):
        while each.decision is not None:
            each.choose("pass")
    assert len(game.picks) == len(twin.picks)


def test_a_thousand_triggers_at_once_are_no_loop() -> None:
    scenario = table()
    mourner = card("Mourner", "{B}", "Creature — Spirit", "Whenever another creature dies, you gain 1 life.", 1, 1)
    scenario.battlefield(1, *[mourner] * 50)
    scenario.hand(0, card("Doom", "{R}", "Instant", "Destroy all creatures."))
    game = scenario.start()
    game.choose("cast Doom")
    while game.state.stack or game.state.pending:
        game.choose("pass" if "pass" in game.notations else 0)
    assert game.outcome is None
    assert game.state.players[1].life == 20 + 50 * 49
