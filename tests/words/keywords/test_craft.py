"""Craft, squad and clashing, played (CR 702.167, 702.157, 701.30)."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, printed_back
from tests.rules.play import CUB, OX, act, asked, board, creature, life, named, permanent, resolve, spell, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

ROCK = permanent("Rock", "")
ENGINE = face("Engine", "", "Artifact Creature", "", 4, 4)
TOOL = faces("transform", face("Tool", "{1}", "Artifact", "Craft with enchantment {1}"), ENGINE)
MINE = permanent("Mine", "{T}: Add {C}.", "Land")


def playing(*hand: Card, mine: tuple[Card, ...] = (), graveyard: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.graveyard(0, *graveyard)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Craft with artifact {1}{U}",
        "Craft with one or more creatures {2}{B}",
        "Craft with two creatures {5}",
        "Craft with Cave {3}",
        "Squad {2}",
        "When this creature enters, clash with an opponent. If you win, put a +1/+1 counter on this creature.",
        "Whenever you clash, you gain 1 life.",
        "Whenever you win a clash, you gain 1 life.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_it_is_crafted_with_a_permanent_or_a_card_in_the_graveyard() -> None:
    game = playing(mine=(TOOL, MINE, ROCK), graveyard=(ROCK, CUB))
    act(game, "activate Tool")
    assert offered(game).count("choose Rock") == 2
    assert "choose Cub" not in offered(game)
    game.choose(0)
    resolve(game)
    assert ("Engine" in board(game), sorted(names(game, "exile"))) == (True, ["Rock"])


def test_it_is_not_crafted_with_itself() -> None:
    assert "activate Tool" not in offered(playing(mine=(TOOL, MINE)))


def test_as_many_copies_enter_as_squad_was_paid_for() -> None:
    team = card("Team", "{1}", "Creature — Soldier", "Squad {1}", 1, 1)
    game = playing(team, mine=(MINE, MINE, MINE))
    act(game, "cast Team", "yes", "yes")
    resolve(game)
    resolve(game)
    assert board(game).count("Team") == 3


def clashing(mine: Card, theirs: Card) -> Game:
    """Ann clashes; these are the topmost cards."""
    scenario = table(watching=True)
    scenario.state.edit_player(0).library.clear()
    scenario.state.edit_player(1).library.clear()
    scenario.library(0, mine, ROCK)
    scenario.library(1, theirs, ROCK)
    text = "Clash with an opponent. If you win, you gain 3 life. Otherwise, you lose 1 life."
    scenario.hand(0, spell("Brawl", text))
    scenario.battlefield(0, permanent("Horn", "Whenever you win a clash, you gain 10 life."))
    game = scenario.start("main 1")
    resolve(game, "cast Brawl")
    return game


BIG = card("Big", "{5}", "Artifact")
SMALL = card("Small", "{1}", "Artifact")


@pytest.mark.parametrize(("mine", "theirs", "after"), [(BIG, SMALL, 33), (SMALL, BIG, 19), (BIG, BIG, 19)])
def test_the_greater_mana_value_wins_a_clash(mine: Card, theirs: Card, after: int) -> None:
    game = clashing(mine, theirs)
    act(game, "yes", "no")
    resolve(game)
    assert life(game)[0] == after


def test_each_player_may_put_their_card_on_the_bottom() -> None:
    game = clashing(BIG, SMALL)
    assert asked(game) == "Ann"
    act(game, "yes")
    assert asked(game) == "Bob"
    act(game, "no")
    assert [[game.state.label(id) for id in player.library] for player in game.state.players] == [
        ["Rock", "Big"],
        ["Small", "Rock"],
    ]


def test_winning_is_spoken_of_only_where_there_is_a_clash() -> None:
    text = "When this creature enters, if you win, draw a card."
    assert isinstance(read_line(text, TypeLine.parse("Creature — Bear")), Declined)
    assert board(playing(mine=(OX, creature("Elk", 1, 1)))) == ["Ox", "Elk"]
    assert named(playing(mine=(OX,)), "Ox")
