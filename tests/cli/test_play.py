"""Playing in the terminal, and telling games that were saved."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import BURN, data, run

import manafold


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "deck.txt"
    file.write_text(BURN)
    return file


def play(deck: Path, *typed: str) -> str:
    """What is printed if these lines are typed and the input ends then."""
    result = run("play", deck, deck, "--bot", "random", "--seed", 3, typed="\n".join([*typed, ""]))
    assert result.exit_code == 0
    return result.stdout


START = ("yes", "keep")


def test_the_table_and_numbered_options_are_shown(deck: Path) -> None:
    shown = play(deck, *START)
    assert "life 20" in shown
    assert "hand:" in shown
    assert "1 play Mountain" in shown


def test_numbers_and_notation_pick_and_enter_passes(deck: Path) -> None:
    shown = play(deck, "1", "1", "play mountain", "", "log 3")
    assert "Player plays Mountain." in shown
    assert "(0 untapped)" not in shown


def test_an_answer_that_is_none_changes_nothing_and_says_what_is_expected(deck: Path) -> None:
    shown = play(deck, "fly away", "99", "keep")
    assert 'got "fly away"' in shown
    assert "The options have the numbers 1 to 2." in shown
    assert "1 play Mountain" in shown


def test_why_explains_what_is_not_offered(deck: Path) -> None:
    assert "CR" in play(deck, *START, "why cast Hill Giant")


def test_undo_takes_the_last_pick_of_the_player_back(deck: Path) -> None:
    shown = play(deck, *START, "play Mountain", "undo")
    last = shown[shown.rindex("Turn 1") :]
    assert "play Mountain" in last


def test_a_game_is_saved_told_and_gone_on_with(deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(deck, *START, "play Mountain", f"save '{file}'")
    told = run("replay", file)
    assert told.exit_code == 0
    assert "Player plays Mountain." in told.stdout
    assert told.stdout.endswith("The game goes on. Player is asked: What do you do?\n")
    assert data(run("replay", file, "--json"))["over"] is False
    assert "1 Mountain" in run("play", "--load", file).stdout


def test_a_broken_save_is_refused_with_its_line(deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(deck, *START, "play Mountain", f"save '{file}'")
    file.write_text(file.read_text().replace("play Mountain", "play Fountain"))
    result = run("replay", file)
    assert result.exit_code == 1
    assert "line" in result.stderr
    assert run("replay", tmp_path / "none").exit_code == 2


def test_a_save_that_fails_says_so_and_the_game_goes_on(deck: Path, tmp_path: Path) -> None:
    shown = play(deck, *START, f"save {tmp_path / 'no' / 'folder'}", "play Mountain", "log")
    assert "No such file" in shown
    assert "Player plays Mountain." in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("why", "Type why and what"),
        ("log none", "log and a number"),
        ("log 0", "log and a number"),
        ("log " + "9" * 5000, "log and a number"),
        ("card", "Type card and"),
        ("save", "Type save and"),
        ("save a b", "Type save and"),
        ("undo two", 'got "undo two"'),
        ("concede it", 'got "concede it"'),
        ("9" * 5000, "numbers 1 to"),
        ("0", "numbers 1 to"),
    ],
)
def test_what_is_typed_wrong_is_said_and_the_game_goes_on(deck: Path, typed: str, said: str) -> None:
    shown = play(deck, *START, typed)
    assert shown.index(said) < shown.rindex("1 play Mountain")
    assert "won" not in shown


def test_the_end_of_the_input_ends_the_line(deck: Path) -> None:
    assert play(deck, *START).endswith("> \n")


@pytest.mark.parametrize("name", ["The random bot", "", "two  spaces", "#1"])
def test_a_name_that_the_game_can_not_have_is_a_wrong_call(deck: Path, name: str) -> None:
    result = run("play", deck, deck, "--bot", "random", "--name", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert repr(name) in result.stderr or name in result.stderr


def test_a_saved_game_is_not_gone_on_with_with_other_decks_or_more_players(deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    manafold.new_game([str(deck)] * 3).save(file)
    three = run("play", "--load", file)
    assert (three.exit_code, three.stdout) == (1, "")
    assert "a game of two players, got 3" in three.stderr
    for more in ((deck,), ("--name", "Ann")):
        result = run("play", *more, "--load", file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "--load" in result.stderr


def test_conceding_ends_the_game(deck: Path) -> None:
    assert "The random bot won." in play(deck, *START, "concede")


def test_help_and_cards_can_be_asked_for(deck: Path) -> None:
    shown = play(deck, *START, "help", "card hill giant", "card hil giant")
    assert "take your last pick back" in shown
    assert "Creature — Giant" in shown
    assert "did you mean Hill Giant" in shown


def test_it_can_be_played_at_a_real_terminal(deck: Path) -> None:
    ours, theirs = pty.openpty()
    arguments = [sys.executable, "-c", "from manafold.cli.main import app; app()", "play", str(deck), str(deck)]
    process = subprocess.Popen(
        [*arguments, "--bot", "random", "--seed", "3"], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True
    )
    os.close(theirs)
    os.write(ours, b"yes\nkeep\nplay Mountain\nquit\n")
    shown = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:  # the other side is closed
            break
        if not part:
            break
        shown += part
    assert process.wait(timeout=20) == 0
    assert b"plays Mountain" in shown
    os.close(ours)
