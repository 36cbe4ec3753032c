"""Soulbond, played (CR 702.95)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, creature, go, named, resolve, size, spell, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

BOND = "Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +2/+2."
TWIN = creature("Twin", 1, 1, BOND)


def playing(*hand: Card, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def sizes(game: Game, *names: str) -> list[tuple[int | None, int | None]]:
    return [size(game, named(game, name)[0]) for name in names]


@pytest.fixture
def paired() -> Game:
    """Ann's Twin has entered and is paired with her Cub; she has a Bolt, a Tame and an Ox in hand."""
    tame = spell("Tame", "Target creature becomes an artifact until end of turn.")
    game = playing(TWIN, spell("Bolt", "Destroy target creature."), tame, OX, mine=(CUB,))
    resolve(game, "cast Twin")
    resolve(game, "choose Cub")
    return game


@pytest.mark.parametrize("those", ["both creatures have", "each of those creatures has"])
def test_it_prints_back(those: str) -> None:
    text = f"Soulbond\nAs long as this creature is paired with another creature, {those} flying."
    assert printed_back(text) == text


def test_the_pair_is_spoken_of_only_where_it_is_one() -> None:
    creatures = TypeLine.parse("Creature — Bear")
    assert isinstance(read_line("Both creatures have flying.", creatures), Declined)
    assert isinstance(read_line("As long as you control an Elf, both creatures have flying.", creatures), Declined)


def test_both_of_a_pair_are_under_the_effect(paired: Game) -> None:
    assert sizes(paired, "Twin", "Cub") == [(3, 3), (4, 4)]


def test_nobody_has_to_pair() -> None:
    game = playing(TWIN, mine=(CUB,))
    resolve(game, "cast Twin")
    resolve(game, "done")
    assert sizes(game, "Twin", "Cub") == [(1, 1), (2, 2)]


def test_a_creature_that_enters_later_can_be_paired() -> None:
    game = playing(CUB, mine=(TWIN,))
    resolve(game, "cast Cub")
    resolve(game, "choose Cub")
    assert sizes(game, "Twin", "Cub") == [(3, 3), (4, 4)]


def test_a_pair_is_of_two_only(paired: Game) -> None:
    resolve(paired, "cast Ox")
    assert not paired.state.stack
    assert "choose Ox" not in offered(paired)
    assert sizes(paired, "Twin", "Ox") == [(3, 3), (2, 4)]


def test_creatures_of_others_are_not_paired() -> None:
    game = playing(TWIN, theirs=(CUB,))
    resolve(game, "cast Twin")
    assert sizes(game, "Twin", "Cub") == [(1, 1), (2, 2)]


def test_what_has_become_a_copy_can_be_paired() -> None:
    mimic = spell("Mimic", "Target creature you control becomes a copy of target creature an opponent controls.")
    game = playing(mimic, TWIN, mine=(CUB,), theirs=(OX,))
    resolve(game, "cast Mimic")
    resolve(game, "cast Twin")
    resolve(game, "choose Ox")
    assert sizes(game, "Twin", "Ox") == [(3, 3), (4, 6)]


def test_the_pair_ends_when_one_leaves(paired: Game) -> None:
    resolve(paired, "cast Bolt", "target Cub")
    assert sizes(paired, "Twin") == [(1, 1)]
    resolve(paired, "cast Ox")
    resolve(paired, "choose Ox")
    assert sizes(paired, "Twin", "Ox") == [(3, 3), (4, 6)]


def test_the_pair_ends_for_good_when_one_is_no_creature(paired: Game) -> None:
    resolve(paired, "cast Tame", "target Cub")
    assert sizes(paired, "Twin") == [(1, 1)]
    go(paired, "upkeep")
    assert sizes(paired, "Twin", "Cub") == [(1, 1), (2, 2)]
