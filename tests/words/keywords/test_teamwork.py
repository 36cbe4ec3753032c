"""Teamwork, played as its reminder text says."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, asked, board, creature, life, named, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLAND = card("Island", "", "Basic Land — Island")
GOAT = creature("Goat", 0, 1)
CHEER = spell("Cheer", "Teamwork 3\nYou gain 1 life. If this spell was cast using teamwork, you gain 5 life instead.")
PLAN = spell("Plan", "Teamwork 2\nChoose one. If this spell was cast using teamwork, choose both instead.\n"
             "• You gain 1 life.\n• Target creature gets -2/-2 until end of turn.")  # fmt: skip
HUNT = spell("Hunt", "Teamwork 2\nDestroy target creature with power 1 or less. If this spell was cast using teamwork, "
             "instead destroy target creature and you gain 1 life.")  # fmt: skip


def playing(spell: Card, *mine: Card, theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, spell)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text", ["Teamwork 4", "Whenever this creature becomes tapped to pay a teamwork cost, draw a card."]
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


@pytest.mark.parametrize(("mine", "possible"), [([CUB, OX], True), ([CUB], False), ([CUB, GOAT], False)])
def test_creatures_with_enough_power_are_needed(mine: list[Card], possible: bool) -> None:
    game = playing(CHEER, *mine)
    act(game, "cast Cheer")
    assert (offered(game) == ["yes", "no"]) == possible


def test_any_number_is_tapped_and_the_spell_knows_it() -> None:
    game = playing(CHEER, CUB, OX, GOAT)
    act(game, "cast Cheer", "yes")
    assert offered(game) == ["tap Cub", "tap Ox", "tap Goat"]
    resolve(game, "tap Goat", "tap Cub")  # and the Ox, without which they are too weak
    assert life(game)[0] == 25
    assert [game.state.object(named(game, name)[0]).tapped for name in ("Cub", "Ox", "Goat")] == [True] * 3


def test_more_may_be_tapped_than_are_needed() -> None:
    game = playing(CHEER, CUB, OX, GOAT)
    act(game, "cast Cheer", "yes", "tap Cub", "tap Ox")
    assert offered(game) == ["tap Goat", "done"]
    resolve(game, "done")
    assert not game.state.object(named(game, "Goat")[0]).tapped


def test_without_teamwork_it_does_less() -> None:
    game = playing(CHEER, CUB, OX)
    resolve(game, "cast Cheer", "no")
    assert life(game)[0] == 21


def test_a_creature_that_pays_for_the_spell_is_no_part_of_the_team() -> None:
    dryad = creature("Dryad", 2, 2, "{T}: Add {U}.")
    cheer = card("Cheer", "{U}", "Instant", "Teamwork 3\nYou gain 1 life.")
    game = playing(cheer, dryad, CUB)
    act(game, "cast Cheer")
    assert asked(game) == "Ann"
    assert "yes" not in offered(game)
    game = playing(cheer, dryad, CUB, OX)
    act(game, "cast Cheer", "yes")
    assert offered(game) == ["tap Cub", "tap Ox"]
    resolve(game, "tap Cub")
    assert life(game)[0] == 21


@pytest.mark.parametrize(("team", "mode", "gained"), [("yes", "mode 1", 1), ("no", "mode 2", 0)])
def test_it_lets_more_modes_be_chosen(team: str, mode: str, gained: int) -> None:
    game = playing(PLAN, OX, theirs=(CUB,))
    resolve(game, "cast Plan", team, mode, "target Cub")  # with the team the other mode is chosen too
    assert (life(game)[0], board(game, 1)) == (20 + gained, [])


def test_it_unlocks_other_targets() -> None:
    game = playing(HUNT, OX, theirs=(CUB, GOAT))
    resolve(game, "cast Hunt", "no")  # at the Goat, which is the only target
    assert board(game, 1) == ["Cub"]
    game = playing(HUNT, OX, theirs=(CUB, GOAT))
    act(game, "cast Hunt", "yes")
    assert offered(game) == ["target Ox", "target Cub", "target Goat"]
    resolve(game, "target Cub")
    assert (life(game)[0], board(game, 1)) == (21, ["Goat"])


def test_where_there_are_no_other_targets_it_can_only_be_cast_with_a_team() -> None:
    assert "cast Hunt" not in offered(playing(HUNT, theirs=(CUB,)))
    game = playing(HUNT, OX, theirs=(CUB,))
    resolve(game, "cast Hunt", "target Cub")
    assert (life(game)[0], board(game, 1)) == (21, [])


def test_a_creature_tapped_for_teamwork_triggers() -> None:
    agent = creature("Agent", 3, 3, "Whenever this creature becomes tapped to pay a teamwork cost, you gain 2 life.")
    game = playing(CHEER, agent)
    act(game, "cast Cheer", "yes")
    assert names(game, "stack") == ["Cheer", "Agent"]
    resolve(game)
    assert life(game)[0] == 27
