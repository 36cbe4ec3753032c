"""Friends and foes, told apart while a spell resolves (CR 608.2d), played."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, act, asked, board, life, resolve, spell, table

from manafold.grammar.declined import Declined
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

TEXT = ("For each player, choose friend or foe. Each friend gains 3 life. "
        "Each foe sacrifices a creature of their choice.")  # fmt: skip


@pytest.fixture
def judged() -> Game:
    """Ann judges three players; Bob and Cleo have two creatures each."""
    scenario = table(players=3)
    scenario.hand(0, spell("Verdict", TEXT, "Sorcery"))
    for player in (1, 2):
        scenario.battlefield(player, CUB, OX)
    game = scenario.start("main 1")
    resolve(game, "cast Verdict")
    return game


def test_it_prints_back() -> None:
    assert printed_back(TEXT, "Sorcery") == TEXT


def test_every_player_is_one_or_the_other_as_the_caster_chooses(judged: Game) -> None:
    assert (asked(judged), offered(judged)) == ("Ann", ["friend Ann", "foe Ann"])
    act(judged, "friend Ann", "foe Bob", "friend Cleo")
    assert (asked(judged), life(judged)) == ("Bob", [23, 20, 23])
    act(judged, "choose Cub")
    assert [board(judged, player) for player in (1, 2)] == [["Ox"], ["Cub", "Ox"]]


def test_all_may_be_foes(judged: Game) -> None:
    act(judged, "foe Ann", "foe Bob", "foe Cleo", "choose Cub", "choose Ox")
    assert life(judged) == [20, 20, 20]
    assert [board(judged, player) for player in (1, 2)] == [["Ox"], ["Cub"]]


def test_nobody_is_a_friend_before_it_is_said() -> None:
    assert isinstance(read_line("Each friend gains 3 life.", TypeLine.parse("Sorcery")), Declined)
