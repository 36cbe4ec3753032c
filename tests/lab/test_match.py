"""Matches: counting, seats, seeds and processes."""

from __future__ import annotations

import pytest
from tests.players.table import DECK, HAWK, MOUNTAIN

from manafold.lab import match
from manafold.lab.match import Entrant, Plan, names_of, play_game, play_match, seating
from manafold.rules.game import Game

STRONG = Entrant("strong", tuple(DECK), "heuristic")
LANDS = Entrant("lands", tuple([MOUNTAIN] * 60), "random")
FEW = Entrant("few", tuple([MOUNTAIN] * 40 + [HAWK]), "random")


def test_every_game_is_won_by_an_entrant_or_drawn_or_broken_off() -> None:
    result = play_match(Plan((STRONG, LANDS), seed=3), games=4)
    assert result.games == 4
    assert result.wins == (4, 0)
    assert (result.draws, result.broken_off) == (0, 0)
    assert result.turns_mean > 3


def test_wins_are_counted_for_the_entrant_wherever_it_sits() -> None:
    result = play_match(Plan((LANDS, STRONG), seed=3), games=4)
    assert result.wins == (0, 4)


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes() -> None:
    told: list[list[tuple[int, tuple[int, ...], int, int]]] = [[], [], []]
    for jobs, seed, found in ((1, 5, told[0]), (2, 5, told[1]), (1, 6, told[2])):
        play_match(
            Plan((Entrant("a", tuple(DECK), "random"), Entrant("b", tuple(DECK), "random")), seed),
            games=6,
            jobs=jobs,
            watch=lambda game, found=found: found.append((game.number, game.winners, game.turns, game.picks)),
        )
    assert told[0] == told[1] != told[2]


def test_the_seats_move_on_with_every_game_unless_they_are_fixed() -> None:
    plan = Plan((STRONG, LANDS, FEW))
    assert [seating(plan, number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    fixed = Plan((STRONG, LANDS), fixed_seats=True)
    assert seating(fixed, 1) == [0, 1]


def test_players_are_named_by_their_decks_and_numbered_if_these_are_the_same() -> None:
    assert names_of(Plan((STRONG, LANDS))) == ["strong", "lands"]
    assert names_of(Plan((STRONG, STRONG))) == ["strong 1", "strong 2"]


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    result = play_match(Plan((LANDS, LANDS), most_picks=5), games=2)
    assert result.broken_off == 2
    assert result.wins == (0, 0)


def test_the_log_tells_the_game_if_asked_for() -> None:
    plan = Plan((FEW, LANDS), seed=1, with_log=True)
    assert any("plays Mountain" in line for line in play_game(plan, 0).log)
    assert play_game(Plan((FEW, LANDS), seed=1), 0).log == ()


@pytest.mark.parametrize(
    ("plan", "games", "jobs"),
    [
        (Plan((STRONG,)), 1, 1),
        (Plan((STRONG, LANDS)), 0, 1),
        (Plan((STRONG, LANDS)), 1, 0),
        (Plan((STRONG, Entrant("x", LANDS.cards, "huristic"))), 1, 1),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match="expected"):
        play_match(plan, games, jobs)


def test_entrants_own_their_sideboards_outside_the_game_wherever_they_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Game] = []

    def watched(game: Game, *_: object) -> int:
        begun.append(game)
        return 0

    monkeypatch.setattr(match, "play", watched)
    with_hawk = Entrant("lands", LANDS.cards, "random", (HAWK,))
    play_match(Plan((with_hawk, STRONG), seed=3), games=2)
    assert [[len(game.state.players[seat].outside) for seat in (0, 1)] for game in begun] == [[1, 0], [0, 1]]
