"""Saving and loading: games as text that plays itself again."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from tests.rules.sample_games import CARDS, mirror, table

from manafold.rules import replay
from manafold.rules.digest import digest
from manafold.rules.game import Game
from manafold.rules.profiles import Profile
from manafold.rules.replay_reading import ReplayError
from manafold.rules.samples import ELK, FOREST


def played(seed: int, picks: int = 400) -> Game:
    """A game in which some picks were made at random."""
    game = mirror(seed)
    chance = random.Random(seed)
    while game.decision is not None and len(game.picks) < picks:
        game.choose(chance.randrange(len(game.legal)))
    return game


@pytest.mark.parametrize(("seed", "picks"), [(1, 400), (2, 0), (3, 1), (4, 17), (5, 60)])
def test_a_saved_game_loads_as_the_same_game(tmp_path: Path, seed: int, picks: int) -> None:
    game = played(seed, picks)
    game.save(tmp_path / "game.replay")
    loaded = Game.load(tmp_path / "game.replay", CARDS)
    assert digest(loaded.state) == digest(game.state)
    assert loaded.picks == game.picks
    assert loaded.notations == game.notations
    assert loaded.log == game.log


def test_a_loaded_game_goes_on_as_the_saved_one_would() -> None:
    game = played(6, 30)
    twin = Game.replayed(game.replay, CARDS.get)
    for each in (game, twin):
        chance = random.Random(0)
        while each.decision is not None:
            each.choose(chance.randrange(len(each.legal)))
    assert digest(game.state) == digest(twin.state)


def test_a_replay_is_readable() -> None:
    game = Game.new([[FOREST] * 17 + [ELK], [FOREST] * 18], seed=4, names=("Ann", "Bob"))
    game.choose("yes")
    game.choose("mulligan")
    lines = game.replay.splitlines()
    assert lines[:8] == [
        "manafold replay 1",
        "profile standard",
        "seed 4",
        "player Ann",
        "    17 Forest",
        "    1 Grove Elk",
        "player Bob",
        "    18 Forest",
    ]
    chooser = lines[10].split(":")[0]
    assert lines[9] == "# Before the first turn"
    assert lines[10:12] == [f"{chooser}: yes", f"{chooser}: mulligan"]


def test_a_position_is_saved_with_everything_that_was_set() -> None:
    scenario = table()
    elk = scenario.put(0, "battlefield", "Grove Elk", tapped=True, damage=1, counters={"+1/+1": 2}, controller=1)
    scenario.put(0, "battlefield", "Iron Rod", sick=True, attached_to=elk)
    scenario.put(1, "graveyard", "Red Hawk")
    scenario.hand(1, "Grim Spark")
    scenario.life(1, 3)
    game = scenario.start("upkeep", active=1, turn=9, priority=0)
    loaded = Game.replayed(game.replay, CARDS)
    assert digest(loaded.state) == digest(game.state)
    view = loaded.view(0)
    (there,) = [each for each in view.battlefield if each.id == elk]
    assert (there.tapped, there.damage, there.counters, there.controller, there.power) == (True, 1, {"+1/+1": 2}, 1, 4)
    assert (view.turn, view.active, view.step, view.players[1].life) == (9, 1, "upkeep", 3)


def test_what_is_special_about_a_profile_is_saved() -> None:
    profile = Profile(starting_life=7, mulligan="none")
    game = Game.new([[FOREST] * 20] * 2, profile=profile, names=("Ann", "Bob"))
    text = game.replay
    assert 'rule mulligan "none"' in text
    assert Game.replayed(text, CARDS).state.profile == profile
    first, second, *others = text.splitlines(keepends=True)
    assert Game.replayed("".join([first, others.pop(0), second, *others]), CARDS).state.profile == profile


def test_conceding_and_paying_by_hand_are_saved() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.pay_by_hand(0)
    game.choose("cast Grim Spark -> Bob")
    game.concede(1)
    assert "Ann: pay by hand" in game.replay
    assert "Bob: concede" in game.replay
    assert digest(Game.replayed(game.replay, CARDS).state) == digest(game.state)


def test_a_replay_written_by_hand_may_have_whole_runs_in_a_line() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.choose("cast Grim Spark -> Bob")
    text = game.replay.replace("Ann: cast Grim Spark\nAnn: target Bob", "Ann: cast Grim Spark -> Bob")
    assert "-> Bob" in text
    assert digest(Game.replayed(text, CARDS).state) == digest(game.state)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("manafold replay 1", "manafold replay 2", 1, 'expected "manafold replay 1"'),
        ("seed 0", "seed none", 3, 'expected a whole number, got "none"'),
        ("profile standard", "profil standard", 2, 'did you mean "profile"'),
        ("put 0 battlefield Mountain", "put 0 battlefeld Mountain", 6, 'did you mean "battlefield"'),
        ("put 0 battlefield Mountain", "put 0 battlefield Mountian", 6, 'did you mean "Mountain"'),
        ("put 0 battlefield Mountain", "put 7 battlefield Mountain", 6, 'number of a player below 2, got "7"'),
        ("put 0 battlefield Mountain\n", "", 31, "does not begin as it did"),
        ("cast Grim Spark", "cast Grim Sprak", 34, 'did you mean "cast Grim Spark"'),
        ("cast Grim Spark", "cast Red Hawk", 34, "cast Red Hawk"),
        ("target Bob", "target Ann", 36, "does not end as it did"),
        ("Ann: target", "Bob: target", 35, 'begins with "Ann: "'),
        ("seed 0", "seed 0\nseed 0", 4, '"seed" is there for the second time'),
        ("seed 0", "seed 0\nprofile standard", 4, '"profile" is there for the second time'),
        ("begin", "life 0 9\nlife 0 20\nbegin", 33, '"life 0" is there for the second time'),
        ("begin", "life 0 20\nstart {}\nbegin", 33, '"start" is there for the second time'),
        ("seed 0", "rule mulligan \"london\"\nrule mulligan \"none\"", 4, '"rule mulligan" is there for the second'),
    ],
)
def test_a_wrong_replay_is_refused_with_the_line_that_is_wrong(old: str, new: str, line: int, message: str) -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.choose("cast Grim Spark -> Bob")
    with pytest.raises(ReplayError, match=message) as found:
        Game.replayed(game.replay.replace(old, new, 1), CARDS)
    assert found.value.line == line


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("Ann: pay by hand\nAnn: pay by hand", "Ann does pay by hand already"),
        ("Bob: pay automatically", "Bob does pay automatically already"),
        ("Bob: concede\nAnn: pay by hand", "the game is over"),
        ("Bob: concede\nBob: concede", "the game is over"),
        ("Bob: concede\nAnn: pass", "the game is over"),
        ("Cleo: concede", 'begins with "Ann: ", got "Cleo: concede"'),
    ],
)
def test_what_a_player_cannot_do_without_being_asked_is_refused_with_its_line(more: str, message: str) -> None:
    *lines, end = table().start("upkeep").replay.splitlines()
    number = len(lines) + len(more.splitlines())
    with pytest.raises(ReplayError, match=f"^line {number}: .*{message}"):
        Game.replayed("\n".join([*lines, more, end]), CARDS)


def test_a_replay_that_is_cut_off_is_refused() -> None:
    text = played(7, 20).replay
    for length in (0, len(text) // 3, len(text) // 2, len(text) - 20):
        with pytest.raises(ReplayError):
            Game.replayed(text[:length], CARDS)


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(ReplayError, match="nothing may follow"):
        Game.replayed(played(7, 20).replay + "Ann: pass\n", CARDS)


def test_the_file_and_the_line_are_named_if_a_file_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "broken.replay"
    path.write_bytes(b"manafold replay 1\nprofile \xff\n")
    with pytest.raises(ReplayError, match=r"broken\.replay, line 2: expected text in UTF-8"):
        Game.load(path, CARDS)


def test_cards_that_have_changed_since_are_noticed() -> None:
    text = played(8, 5).replay
    with pytest.raises(ReplayError, match="does not begin as it did"):
        Game.replayed(text, {**CARDS, "Red Hawk": CARDS["Pale Wolf"]})


@pytest.mark.parametrize("umask", [0o022, 0o007])
def test_a_saved_game_has_the_mode_of_any_new_file_or_of_the_one_before(tmp_path: Path, umask: int) -> None:
    plain, saved = tmp_path / "plain", tmp_path / "saved"
    before = os.umask(umask)
    try:
        plain.touch()
        played(9, 10).save(saved)
    finally:
        os.umask(before)
    assert saved.stat().st_mode == plain.stat().st_mode
    saved.chmod(0o600)
    played(9, 10).save(saved)
    assert saved.stat().st_mode & 0o777 == 0o600


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.replay"
    game = played(9, 10)
    game.save(path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game.choose(0)
    with pytest.raises(OSError, match="No space left"):
        game.save(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.replay"]


def test_what_is_no_ordinary_file_is_not_replaced(tmp_path: Path) -> None:
    pipe, link, real = tmp_path / "pipe", tmp_path / "link", tmp_path / "real"
    os.mkfifo(pipe)
    game = played(9, 10)
    with pytest.raises(OSError, match="not an ordinary file"):
        game.save(pipe)
    assert pipe.is_fifo()
    link.symlink_to(real)
    game.save(link)
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == game.replay


@pytest.mark.parametrize("name", ["#1", "end of line", "two  spaces", ""])
def test_a_name_that_would_be_read_as_something_else_is_not_saved(name: str) -> None:
    game = Game.new([[FOREST] * 20] * 2, names=("Ann", name))
    with pytest.raises(ValueError, match="a replay can't hold the name"):
        replay.write(game)


def test_a_game_of_unknown_beginning_is_not_saved() -> None:
    scenario = table()
    scenario.battlefield(0, "Grove Elk")
    scenario.state.edit_player(0).land_plays = 1  # by other means than those of a scenario
    game = scenario.start()
    with pytest.raises(ValueError, match="other means"):
        replay.write(game)
    with pytest.raises(ValueError, match="not known how"):
        replay.write(Game(game.state.fork()))
