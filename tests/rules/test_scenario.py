"""Positions that can't be are refused."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.rules.sample_games import CARDS, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.replay_reading import ReplayError
from manafold.rules.scenario import Scenario
from manafold.rules.terms import Zone


@pytest.mark.parametrize(
    ("player", "zone", "details", "message"),
    [
        (2, "hand", {}, "expected a player from 0 to 1, got 2"),
        (0, "stack", {}, "a spell gets onto the stack by being cast"),
        (0, "battlefield", {"face": 1}, "expected a face from 0 to 0, got 1"),
        (0, "battlefield", {"face": -1}, "expected a face from 0 to 0, got -1"),
        (0, "battlefield", {"controller": 2}, "expected a controller from 0 to 1, got 2"),
        (0, "battlefield", {"damage": -1}, "expected positive numbers"),
        (0, "battlefield", {"counters": {"+1/+1": 0}}, "expected positive numbers"),
        (0, "battlefield", {"attached_to": 999}, "to attach it to, got 999"),
        (0, "hand", {"tapped": True}, "only a permanent is tapped"),
    ],
)
def test_a_card_that_cannot_be_there_so_is_refused(
    player: int, zone: Zone, details: Mapping[str, Any], message: str
) -> None:
    scenario = Scenario(CARDS)
    with pytest.raises(ValueError, match=message):
        scenario.put(player, zone, "Grove Elk", **details)
    assert scenario.puts == []


def test_an_instant_is_not_put_onto_the_battlefield() -> None:
    with pytest.raises(ValueError, match="can't be on the battlefield"):
        Scenario(CARDS).put(0, "battlefield", "Grim Spark")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('put 0 battlefield Forest | {"face": 7}', "Forest: expected a face"),
        ("put 0 battlefield Forest | {" + '"a":[' * 20_000 + "}", "expected JSON"),
        ("life 0 " + "9" * 5000, "expected a whole number"),
        ("    9999999999 Forest", "expected a number and the name of a card"),
        ("    999999 Forest", "expected at most 50000 cards in all decks and sideboards together, got 999999"),
        ("    50000 Forest\nsideboard\n    1 Forest", "expected at most 50000 cards .*, got 50001"),
    ],
)
def test_a_replay_with_what_cannot_be_is_refused(line: str, message: str) -> None:
    scenario = Scenario(CARDS)
    scenario.hand(0, "Forest")
    text = scenario.start().replay.replace("put 0 hand Forest", f"put 0 hand Forest\n{line}")
    with pytest.raises(ReplayError, match=message):
        Game.replayed(text, CARDS)


def test_cards_that_are_put_need_a_moment_to_start_at() -> None:
    scenario = Scenario(CARDS)
    scenario.hand(0, "Forest")
    text = "\n".join([line for line in scenario.start().replay.splitlines() if not line.startswith("start")])
    with pytest.raises(ReplayError, match='a line with "start"'):
        Game.replayed(text, CARDS)


class PartlyRead:
    """A store in which one card is not wholly understood."""

    def find(self, name: str) -> Card | None:
        return CARDS.get(name)

    def unread(self, name: str, /) -> Sequence[str]:
        return ("Frobnicate twice.",) if name == "Grove Elk" else ()


def test_a_card_that_is_not_wholly_understood_is_refused() -> None:
    scenario = Scenario(PartlyRead())
    scenario.hand(0, "Forest")
    with pytest.raises(ValueError, match=r"Grove Elk: expected a card that is understood, got Frobnicate twice\."):
        scenario.hand(0, "Grove Elk")
    assert len(scenario.puts) == 1


def test_a_replay_with_a_card_that_is_not_wholly_understood_is_refused() -> None:
    scenario = Scenario(CARDS)
    scenario.hand(0, "Grove Elk")
    with pytest.raises(ReplayError, match=r"line 6: Grove Elk: expected a card that is understood"):
        Game.replayed(scenario.start().replay, PartlyRead())


def test_a_card_that_is_not_wholly_understood_is_played_if_that_is_allowed() -> None:
    scenario = Scenario(PartlyRead(), allow_partial=True)
    (elk,) = scenario.hand(0, "Grove Elk")
    game = scenario.start()
    assert game.state.players[0].hand == [elk]
    assert Game.replayed(game.replay, PartlyRead(), allow_partial=True).replay == game.replay


class Stocked(PartlyRead):
    """A store that knows what names may have been meant to be."""

    def suggest(self, name: str, /) -> Sequence[str]:
        return ["Grove Elk"] if name == "Grove Elf" else []


@pytest.mark.parametrize(("name", "hint"), [("Grove Elf", '; did you mean "Grove Elk"?'), ("Far Moon", "")])
def test_a_card_that_is_in_no_store_is_said_to_be_so(name: str, hint: str) -> None:
    expected = f'{name}: expected the name of a card in the library or your own store, got "{name}"{hint}'
    with pytest.raises(ValueError, match=f"^{re.escape(expected)}$"):
        Scenario(Stocked()).hand(0, name)


def test_cards_are_put_one_by_one() -> None:
    cards: Any = ["Grove Elk"]
    with pytest.raises(TypeError, match=r"expected a card or the name of one, each by itself, got \['Grove Elk'\]"):
        Scenario(CARDS).hand(0, cards)


def test_all_steps_and_the_one_that_was_meant_are_told_for_another_word() -> None:
    step: Any = "mian 2"
    with pytest.raises(ValueError, match=r'untap, upkeep, .*, cleanup\), got "mian 2"; did you mean "main 2"\?'):
        Scenario(CARDS).start(step)


@pytest.mark.parametrize(
    ("zone", "details", "message"),
    [
        ("nowhere", {}, r'expected a zone \(library, .*, outside\), got "nowhere"'),
        ("graveyrd", {}, 'got "graveyrd"; did you mean "graveyard"'),
        ("battlefield", {"damage": "x"}, "expected positive numbers, got damage x"),
        ("battlefield", {"controller": "Ann"}, "expected a controller from 0 to 1, got 'Ann'"),
        ("battlefield", {"face": None}, "expected a face from 0 to 0, got None"),
        ("battlefield", {"attached_to": "Forest"}, "to attach it to, got Forest"),
    ],
)
def test_words_that_are_no_zones_and_numbers_are_refused(zone: Any, details: Mapping[str, Any], message: str) -> None:
    scenario = Scenario(CARDS)
    with pytest.raises(ValueError, match=message):
        scenario.put(0, zone, "Grove Elk", **details)
    assert scenario.puts == []


@pytest.mark.parametrize(
    ("player", "total", "message"),
    [
        (-1, 3, "expected a player from 0 to 1, got -1"),
        (9, 3, "expected a player from 0 to 1, got 9"),
        ("Ann", 3, "expected a player from 0 to 1, got 'Ann'"),
        (0, "x", "expected a whole number as a life total, got 'x'"),
        (0, 2.5, "expected a whole number as a life total, got 2.5"),
    ],
)
def test_a_life_total_is_a_number_of_somebody(player: Any, total: Any, message: str) -> None:
    scenario = Scenario(CARDS)
    with pytest.raises(ValueError, match=message):
        scenario.life(player, total)
    assert scenario.totals == {}
    assert [each.life for each in scenario.state.players] == [20, 20]


@pytest.mark.parametrize(
    ("moment", "message"),
    [
        ({"turn": -1}, "expected the number of a turn, from 1, got -1"),
        ({"turn": 0}, "expected the number of a turn, from 1, got 0"),
        ({"turn": "2"}, "expected the number of a turn, from 1, got '2'"),
        ({"active": 5}, "expected an active player from 0 to 1, got 5"),
        ({"active": -1}, "expected an active player from 0 to 1, got -1"),
        ({"priority": 9}, "expected a player with priority from 0 to 1, got 9"),
    ],
)
def test_a_position_begins_in_the_turn_of_somebody(moment: Mapping[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Scenario(CARDS).start(**moment)


@pytest.mark.parametrize(
    ("players", "error", "message"),
    [
        ((), ValueError, "expected 1 to 99 players, got 0"),
        (("A", "A"), ValueError, "expected 2 different names, got A, A"),
        (("A", "\ud800"), ValueError, r"can be written in UTF-8, got '\\ud800'"),
        (("A", 7), TypeError, "expected the name of a player, got 7"),
    ],
)
def test_players_have_names_that_can_be_told_apart_and_written(
    players: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Scenario(CARDS, players=players)
    if players:
        with pytest.raises(error, match=message):
            Game.new([[CARDS["Forest"]]] * 2, names=players)


@pytest.mark.parametrize("seed", ["7", None, 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError, match="expected a whole number as the seed"):
        Scenario(CARDS, seed=seed)
    with pytest.raises(TypeError, match="expected a whole number as the seed"):
        table().start("upkeep").determinize(0, seed)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"turn": 2', '"turn": 0', "from 1, got 0"),
        ("player Bob", "player Ann", "expected 2 different names, got Ann, Ann"),
        ("player Bob", "player \ud800", "can be written in UTF-8"),
    ],
)
def test_a_replay_of_what_cannot_be_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    scenario = Scenario(CARDS)
    scenario.library(0, "Forest", "Forest")
    scenario.library(1, "Forest", "Forest")
    lines = scenario.start().replay.splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("begin"))
    with pytest.raises(ReplayError, match=f"line {number}: .*{message}"):
        Game.replayed("\n".join(lines).replace(old, new), CARDS)
