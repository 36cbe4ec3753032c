"""Prototype cards, played (CR 702.160, 718)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, board, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ENGINE = card("Engine", "{7}", "Artifact Creature — Golem", "Prototype {1}{G} — 2/3\nTrample", 6, 6)
DOOM = spell("Doom", "Destroy target creature.")
TWIN = spell("Twin", "Create a token that's a copy of target creature.")


def playing(*hand: Card, lands: int = 2, mine: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *[card("Wood", "", "Basic Land — Forest")] * lands, *mine)
    scenario.hand(0, ENGINE, *hand)
    return scenario.start("main 1")


@pytest.fixture
def small() -> Game:
    """Ann has cast the Engine prototyped; she holds a Doom and a Twin."""
    game = playing(DOOM, TWIN)
    resolve(game, "cast Engine prototyped")
    return game


def test_it_prints_back() -> None:
    assert printed_back("Prototype {1}{G} — 2/3", "Artifact Creature — Golem") == "Prototype {1}{G} — 2/3"


def test_it_has_one_name() -> None:
    assert (ENGINE.name, ENGINE.mana_value, ENGINE.color_identity) == ("Engine", 7, {"G"})


def test_either_can_be_cast_with_enough_mana() -> None:
    assert "cast Engine" not in offered(playing())
    game = playing(lands=7)
    assert {"cast Engine", "cast Engine prototyped"} <= set(offered(game))
    resolve(game, "cast Engine")
    assert size(game, named(game, "Engine")[0]) == (6, 6)


def test_a_prototyped_permanent_has_the_other_numbers_and_all_else(small: Game) -> None:
    engine = named(small, "Engine")[0]
    what = small.state.characteristics(engine)
    assert (size(small, engine), what.colors, small.state.mana_value(engine)) == ((2, 3), {"G"}, 2)
    assert (what.types, "trample" in what.keywords) == ({"artifact", "creature"}, True)


def test_elsewhere_it_is_what_it_was(small: Game) -> None:
    resolve(small, "cast Doom")
    (engine,) = [id for id in small.state.players[0].graveyard if small.state.label(id) == "Engine"]
    assert (size(small, engine), small.state.mana_value(engine)) == ((6, 6), 7)


def test_a_copy_of_it_is_prototyped_too(small: Game) -> None:
    resolve(small, "cast Twin")
    assert [size(small, id) for id in named(small, "Engine")] == [(2, 3), (2, 3)]


def test_it_may_be_cast_prototyped_for_nothing_and_from_elsewhere() -> None:
    free = spell("Gift", "You may cast a creature spell from your hand without paying its mana cost.")
    game = playing(free, lands=0)
    resolve(game, "cast Gift")
    act(game, "yes", "cast Engine prototyped")
    resolve(game)
    assert size(game, named(game, "Engine")[0]) == (2, 3)
    scenario = table()
    scenario.battlefield(0, permanent("Tomb", "You may cast creature spells from your graveyard."))
    scenario.battlefield(0, *[card("Wood", "", "Basic Land — Forest")] * 2)
    scenario.graveyard(0, ENGINE)
    game = scenario.start("main 1")
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Engine prototyped with permission"]
    assert names(game, "graveyard") == ["Engine"]
    assert "Engine" not in board(game)
