"""What `import manafold` offers."""

import subprocess
import sys
from pathlib import Path

import pytest

import manafold
from manafold.players.player import Seat
from manafold.rules.decisions import Decision


def test_every_name_that_the_package_offers_is_there() -> None:
    for name in manafold.__all__:
        assert getattr(manafold, name).__name__ == name


def test_importing_the_package_loads_nothing_else_of_it() -> None:
    code = "import sys, manafold; print([name for name in sys.modules if name.startswith('manafold.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_needs_two_decks_and_a_player_for_each() -> None:
    with pytest.raises(ValueError, match="two or more decks"):
        manafold.new_game(["aggro"])
    game = manafold.new_game(["aggro", "burn"])
    with pytest.raises(ValueError, match="expected 2 players, got 1"):
        manafold.play(game, [manafold.RandomPlayer()])


class Speaking:
    """Answers with text."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        return {"yes or no": "no", "mulligan": "keep"}.get(decision.kind, str(decision.options[-1]))


def test_a_player_may_answer_with_text() -> None:
    game = manafold.new_game(["aggro", "burn"], seed=7)
    assert manafold.play(game, [Speaking(), Speaking()], most_picks=3) == 3
    assert game.picks == (1, 0, 0)


def test_a_deck_may_be_a_path(tmp_path: Path) -> None:
    path = tmp_path / "mountains.txt"
    path.write_text("60 Mountain\n")
    game = manafold.new_game([path, "burn"])
    assert len(game.state.players[0].library) == 60
