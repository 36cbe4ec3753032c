"""The heuristic player: what it does with its cards."""

from __future__ import annotations

from tests.cards import card
from tests.players.table import (
    BEAR,
    DECK,
    ELF,
    FOREST,
    GIANT,
    GROWTH,
    HAWK,
    ISLAND,
    MOUNTAIN,
    NO,
    OGRE,
    SPARK,
    picks,
    position,
)

from manafold.players.heuristic import HeuristicPlayer
from manafold.players.player import Seat, play
from manafold.players.random import RandomPlayer
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

CHARM = card("Odd Charm", "{R}", "Instant", "Choose one —\n• Destroy target creature.\n• You gain 1 life.")
TRAP = card("Own Trap", "{R}", "Creature — Goblin", "When Own Trap enters, destroy target creature.", 1, 1)
GIFT = card("Poor Gift", "{R}", "Sorcery", "Target player draws two cards.")
PACT = card("Bad Pact", "{R}", "Sorcery", "You lose 19 life.")


def test_it_plays_a_land_and_then_its_best_creature() -> None:
    scenario = position()
    scenario.hand(0, MOUNTAIN, BEAR, GIANT)
    assert picks(scenario.start("main 1"))[:2] == ["play Mountain", "cast Plain Giant"]


def test_it_plays_the_land_of_the_color_that_it_lacks() -> None:
    scenario = position()
    scenario.hand(0, MOUNTAIN, FOREST, ELF)
    assert picks(scenario.start("main 1"))[:2] == ["play Forest", "cast Plain Elf"]


def test_its_burn_goes_to_the_best_creature_that_dies_of_it() -> None:
    scenario = position()
    scenario.hand(0, SPARK)
    scenario.battlefield(1, ELF, OGRE, GIANT)
    assert picks(scenario.start("main 1"))[:2] == ["cast Grim Spark", "target Plain Ogre"]


def test_its_burn_goes_to_the_player_when_that_wins() -> None:
    scenario = position()
    scenario.hand(0, SPARK)
    scenario.battlefield(1, OGRE)
    scenario.life(1, 3)
    assert picks(scenario.start("main 1")) == ["cast Grim Spark", "target Bob"]


def test_it_counters_a_creature_worth_it() -> None:
    scenario = position()
    scenario.battlefield(0, ISLAND, ISLAND)
    scenario.hand(0, NO)
    scenario.battlefield(1, *[MOUNTAIN] * 4)
    scenario.hand(1, GIANT)
    game = scenario.start("main 1", active=1)
    game.choose("cast Plain Giant")
    assert picks(game)[0] == "cast Firm No"


def test_it_keeps_a_growth_for_combat_and_saves_its_creature_with_it() -> None:
    scenario = position()
    scenario.battlefield(0, FOREST, OGRE)
    scenario.hand(0, GROWTH)
    scenario.battlefield(1, GIANT)
    game = scenario.start("main 1")
    assert picks(game) == ["pass"]
    game.choose("pass")
    game.choose("attack Plain Ogre")
    game.choose("pass")
    game.choose("block Plain Giant -> Plain Ogre")
    assert picks(game)[:2] == ["cast Brief Growth", "target Plain Ogre"]


def test_it_chooses_the_mode_that_does_more() -> None:
    scenario = position()
    scenario.hand(0, CHARM)
    scenario.battlefield(1, GIANT)
    assert picks(scenario.start("main 1"))[:2] == ["cast Odd Charm", "mode 1"]


def test_a_harmful_trigger_is_aimed_at_the_opponent() -> None:
    scenario = position()
    scenario.hand(0, TRAP)
    scenario.battlefield(0, GIANT)
    scenario.battlefield(1, BEAR)
    game = scenario.start("main 1")
    game.choose("cast Own Trap")
    assert picks(game)[0] == "target Plain Bear"


def test_it_does_not_cast_what_only_helps_the_opponent() -> None:
    scenario = position()
    scenario.hand(0, PACT)
    assert picks(scenario.start("main 1")) == ["pass"]


def test_a_helpful_spell_is_aimed_at_itself() -> None:
    scenario = position()
    scenario.hand(0, GIFT)
    assert picks(scenario.start("main 1"))[:2] == ["cast Poor Gift", "target Ann"]


def test_it_keeps_a_hand_with_lands_and_spells_and_no_other() -> None:
    for lands, kept in ((0, False), (1, False), (3, True), (7, False)):
        deck = [MOUNTAIN] * lands + [BEAR] * (7 - lands)
        game = Game.new([deck, DECK], seed=1)
        while game.decision is not None and not (game.decision.kind == "mulligan" and game.decision.player == 0):
            game.choose(0)
        assert (picks(game, most=1) == ["keep"]) is kept


def test_it_gives_up_the_card_that_it_needs_least() -> None:
    scenario = Scenario()
    for player in (0, 1):
        scenario.library(player, *[MOUNTAIN] * 9)
    scenario.battlefield(0, *[MOUNTAIN] * 9)
    scenario.hand(0, *[GIANT] * 7, MOUNTAIN)
    game = scenario.start("end")
    assert game.decision is not None
    assert game.decision.kind == "discard"
    assert picks(game, most=1) == ["choose Mountain"]


def test_what_it_does_depends_on_nothing_that_it_cannot_see() -> None:
    chosen = set()
    for hand in ([SPARK] * 3, [HAWK, NO, MOUNTAIN]):
        scenario = position()
        scenario.hand(0, BEAR, OGRE)
        scenario.hand(1, *hand)
        scenario.battlefield(1, *[ISLAND] * 2, *[MOUNTAIN] * 2)
        sample = Seat(scenario.start("main 1"), 0).imagine(7)
        chosen.add(tuple([sample.state.label(id) for id in sample.state.players[0].hand]))
        assert len(sample.state.players[1].hand) == 3
    assert len(chosen) == 1


def test_it_beats_the_random_player_with_the_same_deck() -> None:
    wins = 0
    for number in range(12):
        seat = number % 2
        bots = [HeuristicPlayer(number), RandomPlayer(number)]
        game = Game.new([DECK, DECK], seed=number)
        play(game, bots if seat == 0 else bots[::-1])
        assert game.outcome is not None
        wins += seat in game.outcome.winners
    assert wins >= 11


def test_the_same_seeds_play_the_same_game() -> None:
    replays = set()
    for _ in range(2):
        game = Game.new([DECK, DECK], seed=5)
        play(game, [HeuristicPlayer(3), HeuristicPlayer(4)])
        replays.add(game.replay)
    assert len(replays) == 1
