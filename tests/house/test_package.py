"""What `import manafold` offers."""

import subprocess
import sys

import pytest

import manafold


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
