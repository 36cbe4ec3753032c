"""Benchmarks measure what they say."""

from __future__ import annotations

import pytest
from tests.players.table import DECK

from manafold.lab import bench
from manafold.lab.calibration import work
from manafold.rules import priority


def test_the_mirror_is_a_deck_of_sixty_creatures_burn_and_lands() -> None:
    deck = bench.mirror()
    assert len(deck) == 60
    types = {kind for card in deck for kind in card.face.type_line.types}
    assert types == {"land", "creature", "instant", "sorcery"}


def test_all_figures_are_measured_and_compared_with_the_calibration() -> None:
    result = bench.bench(games=2)
    for name in ("games_per_second", "decisions_per_second", "windows_per_second", "lines_per_second"):
        speed = getattr(result, name)
        assert speed > 0
        assert getattr(result.ratios, name) == pytest.approx(speed * result.calibration_seconds, rel=0.02, abs=0.01)
    assert result.ratios.fork_us * result.calibration_seconds * 1e6 == pytest.approx(result.fork_us, rel=0.02)
    assert result.windows_per_second > result.decisions_per_second > result.games_per_second


def test_counting_windows_leaves_the_rules_as_they_were() -> None:
    before = priority.options
    windows = bench.count_windows(DECK, range(1), seed=1)
    assert priority.options is before
    assert windows == bench.count_windows(DECK, range(1), seed=1) > bench.play_one(DECK, 0, 1) // 2


def test_the_calibration_is_always_the_same_work() -> None:
    assert work() == work()


def test_games_must_be_at_least_one() -> None:
    with pytest.raises(ValueError, match="positive number of games"):
        bench.bench(games=0)
