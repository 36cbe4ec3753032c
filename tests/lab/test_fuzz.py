"""Fuzzing: games are looked after, and findings can be seen again."""

from __future__ import annotations

import time
from functools import partial
from random import Random

import pytest
from tests.players.table import DECK
from tests.rules.play import act, creature, resolve, table

from manafold.lab import fuzz as fuzzing
from manafold.lab.fuzz import deck_maker, play_random, random_decks
from manafold.lab.random_decks import LANDS, SIDEBOARD, SPELLS
from manafold.lab.timeout import TookTooLong, time_limit
from manafold.lab.watching import RAISED, TOOK_TOO_LONG, WatchedGame
from manafold.rules import drawing
from manafold.rules.game import Game
from manafold.rules.invariants import Finding, Monitor

CARDS = {card.name: card for card in DECK}


def busy(seconds: float) -> None:
    """Keep the processor busy for so long."""
    start = time.process_time()
    while time.process_time() < start + seconds:
        pass


def test_a_game_without_anything_wrong_has_no_findings() -> None:
    found = play_random([DECK, DECK], seed=1, number=0)
    assert found.findings == ()
    assert found.picks > 20


def test_a_game_is_left_when_too_many_permanents_have_gathered(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_random([DECK, DECK], seed=1, number=0)
    monkeypatch.setattr(fuzzing, "MOST_GATHERED", 4)
    left = play_random([DECK, DECK], seed=1, number=0)
    assert left.findings == ()
    assert 4 < left.picks < whole.picks


def test_a_game_is_left_when_somebody_does_something_for_nothing_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzzing, "MOST_GATHERED", 2)
    scenario = table()
    scenario.battlefield(0, creature("Puffer", 1, 1, "{0}: This creature gets +0/+1 until end of turn."))
    game = scenario.start()
    act(game, "activate Puffer", "activate Puffer")
    assert not fuzzing.is_enough(game, 0)
    act(game, "activate Puffer")
    assert fuzzing.is_enough(game, 0)  # three abilities are on the stack
    resolve(game)
    assert not game.state.stack
    assert fuzzing.is_enough(game, 0)  # three effects are in force


def test_the_same_seed_plays_the_same_game() -> None:
    assert play_random([DECK, DECK], 1, 4) == play_random([DECK, DECK], 1, 4) != play_random([DECK, DECK], 1, 5)


def test_what_is_raised_is_a_finding_with_a_replay_up_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = drawing.draw

    def broken(*arguments: object) -> object:
        if getattr(arguments[0], "turn_number", 0) == 4:
            raise RuntimeError("the cards stick together")
        return draw(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("manafold.rules.turn.draw", broken)
    (finding,) = play_random([DECK, DECK], 1, 0).findings
    assert finding.invariant == RAISED
    assert "the cards stick together" in finding.details
    monkeypatch.undo()
    game = Game.replayed(finding.replay, CARDS)
    assert len(game.picks) == finding.picks
    assert finding.pick in game.notations


def test_a_broken_invariant_is_a_finding_with_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Monitor.look

    def strict(monitor: Monitor, game: Game) -> list[Finding]:
        return [*look(monitor, game), *([Finding("short games", "too long")] if len(game.picks) == 9 else [])]

    monkeypatch.setattr(Monitor, "look", strict)
    (finding,) = play_random([DECK, DECK], 1, 0).findings
    assert (finding.invariant, finding.picks, finding.pick) == ("short games", 9, "")
    assert len(Game.replayed(finding.replay, CARDS).picks) == 9


def test_a_pick_that_takes_too_long_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = WatchedGame(0, 1, seconds=0.3)
    watched.begin(partial(Game.new, [DECK, DECK], 1))
    monkeypatch.setattr(Game, "choose", lambda game, index: busy(5.0))
    watched.pick(0)
    (finding,) = watched.findings
    assert finding.invariant == TOOK_TOO_LONG
    assert finding.replay


def test_a_time_limit_ends_with_its_block() -> None:
    with pytest.raises(TookTooLong), time_limit(0.05):
        busy(5.0)
    with time_limit(0.05):
        pass
    busy(0.2)


def test_random_decks_are_playable_and_differ() -> None:
    first, second = random_decks(1, 0)
    assert len(first) == len(second) == LANDS + SPELLS
    assert {card.name for card in first} != {card.name for card in second}
    again = deck_maker().deck(Random(3))
    assert again == deck_maker().deck(Random(3))


def test_players_own_cards_outside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Game] = []
    watch = Monitor.__init__

    def begin(monitor: Monitor, game: Game, deep_every: int) -> None:
        begun.append(game)
        watch(monitor, game, deep_every)

    monkeypatch.setattr(Monitor, "__init__", begin)
    monkeypatch.setattr(fuzzing, "MOST_PICKS", 1)
    fuzzing.play_batch(1, [0])
    assert begun[0].setup is not None
    first, second = begun[0].setup.sideboards
    assert 0 < len(first) <= SIDEBOARD
    assert first != second


def test_games_must_be_at_least_one() -> None:
    with pytest.raises(ValueError, match="positive number of games"):
        fuzzing.fuzz(0)
