"""Earthbending, airbending, enduring and blighting, played (CR 701.63, 701.65, 701.66, 701.68)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import (
    CUB,
    OX,
    act,
    asked,
    attack,
    board,
    creature,
    go,
    life,
    named,
    permanent,
    resolve,
    size,
    spell,
    table,
)

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

HILL = permanent("Hill", "{T}: Add {C}.", "Land")
DOOM = spell("Doom", "Destroy target creature.")


def playing(*hand: Card, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, earthbend 2.",
        "When this creature enters, earthbend X, where X is the number of creatures you control.",
        "When this creature enters, airbend up to one other target nonland permanent.",
        "When this creature enters, it endures 2.",
        "Whenever another creature you control enters, this creature endures X, where X is its power.",
        "When this creature enters, each opponent blights 1.",
        "Blight 2: Draw a card.",
        "Whenever you earthbend or airbend, you gain 1 life.",
        "Waterbend {6}: Draw a card.",
        "Waterbend {X}, {T}: You gain X life.",
        "As an additional cost to cast this spell, waterbend {X}.",
        "As an additional cost to cast this spell, you may waterbend {4}.",
        "Whenever you waterbend, you gain 1 life.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


@pytest.fixture
def bent() -> Game:
    """Ann has earthbent 2 her Hill, which is untapped, and holds a Doom and a Zone."""
    watch = permanent("Altar", "Whenever you earthbend, you gain 1 life.")
    game = playing(spell("Quake", "Earthbend 2."), DOOM, spell("Zone", "Exile target creature."), mine=(HILL, watch))
    resolve(game, "cast Quake")
    return game


def test_a_land_is_earthbent_and_is_a_land_still(bent: Game) -> None:
    hill = named(bent, "Hill")[0]
    assert size(bent, hill) == (2, 2)
    assert bent.state.characteristics(hill).types == {"land", "creature"}
    assert life(bent)[0] == 21
    attack(bent, "attack Hill")
    go(bent, "main 2")
    assert life(bent)[1] == 18


@pytest.mark.parametrize("gone", ["cast Doom", "cast Zone"])
def test_an_earthbent_land_returns_tapped_and_no_creature(bent: Game, gone: str) -> None:
    resolve(bent, gone)
    hill = named(bent, "Hill")[0]
    assert bent.state.object(hill).tapped
    assert bent.state.characteristics(hill).types == {"land"}


def test_only_lands_of_ones_own_are_earthbent() -> None:
    game = playing(spell("Quake", "Earthbend 2."), theirs=(HILL,))
    assert "cast Quake" not in offered(game)


def test_the_owner_of_an_airbent_card_may_cast_it_for_two() -> None:
    big = card("Big", "{9}", "Creature — Bear", "", 9, 9)
    game = playing(spell("Gust", "Airbend target creature."), mine=(big, HILL, HILL, HILL))
    resolve(game, "cast Gust")
    assert names(game, "exile") == ["Big"]
    resolve(game, "cast Big with airbend")
    assert "Big" in board(game)
    assert sum(game.state.object(id).tapped for id in named(game, "Hill")) == 2


def test_an_opponent_casts_their_own_airbent_card() -> None:
    watch = permanent("Fan", "Whenever you airbend, you gain 1 life.")
    game = playing(spell("Gust", "Airbend target creature an opponent controls."), mine=(HILL, HILL, watch),
                   theirs=(CUB, HILL, HILL))  # fmt: skip
    resolve(game, "cast Gust")
    assert ("cast Cub with airbend" in offered(game), life(game)[0]) == (False, 21)
    go(game, "upkeep", active=1)
    while "cast Cub with airbend" not in offered(game):
        game.choose("pass")
    assert asked(game) == "Bob"


@pytest.mark.parametrize(
    ("puts", "there", "sized"), [("yes", ["Monk"], (3, 3)), ("no", ["Monk", "Spirit Token"], (1, 1))]
)
def test_who_endures_grows_or_has_a_spirit(puts: str, there: list[str], sized: tuple[int, int]) -> None:
    game = playing(creature("Monk", 1, 1, "When this creature enters, it endures 2."))
    resolve(game, "cast Monk")
    act(game, puts)
    assert (board(game), size(game, named(game, "Monk")[0])) == (there, sized)


def test_what_has_left_endures_as_a_spirit() -> None:
    game = playing(DOOM, mine=(creature("Monk", 1, 1, "When this creature dies, it endures 2."),))
    resolve(game, "cast Doom")
    assert board(game) == ["Spirit Token"]


def test_each_opponent_blights_a_creature_of_theirs() -> None:
    game = playing(spell("Rot", "Each opponent blights 2."), mine=(CUB,), theirs=(CUB, OX))
    resolve(game, "cast Rot")
    assert asked(game) == "Bob"
    act(game, "choose Ox")
    assert size(game, named(game, "Ox")[0]) == (0, 2)


def test_blighting_is_a_cost_for_those_who_have_a_creature() -> None:
    fen = permanent("Fen", "Blight 1: You gain 3 life.")
    assert "activate Fen" not in offered(playing(mine=(fen,)))
    game = playing(mine=(fen, OX))
    resolve(game, "activate Fen")
    assert (life(game)[0], size(game, named(game, "Ox")[0])) == (23, (1, 3))


def test_who_cannot_blight_may_not_choose_to() -> None:
    game = playing(spell("Rot", "You may blight 1. If you do, you gain 3 life."))
    resolve(game, "cast Rot")
    assert life(game)[0] == 20


def test_artifacts_and_creatures_help_to_waterbend() -> None:
    pool = permanent("Pool", "Waterbend {3}, {T}: You gain 5 life.", "Artifact")
    game = playing(mine=(pool, OX))
    assert "activate Pool" not in offered(game)  # it is tapped itself, and the Watch and the Ox are too few
    game = playing(mine=(pool, OX, CUB, permanent("Tide", "Whenever you waterbend, you gain 1 life.")))
    act(game, "activate Pool")
    while "tap Ox" in offered(game) or "tap Cub" in offered(game) or "tap Watch" in offered(game):
        game.choose(0)
    resolve(game)
    assert life(game)[0] == 26
    assert [game.state.object(named(game, name)[0]).tapped for name in ("Ox", "Cub", "Watch")] == [True] * 3


def test_only_the_generic_mana_is_helped_with() -> None:
    game = playing(mine=(permanent("Pool", "Waterbend {1}{U}: You gain 5 life."), OX, CUB))
    assert "activate Pool" not in offered(game)


@pytest.mark.parametrize(
    "text",
    [
        "{1}, Waterbend {2}: Draw a card.",
        "Power-up — Waterbend {2}: Draw a card.",
        "Waterbend {2}: Draw a card. This ability costs {1} less to activate for each creature you control.",
    ],
)
def test_waterbending_beside_other_mana_or_changed_is_declined_in_activation_costs(text: str) -> None:
    assert isinstance(read_line(text, TypeLine.parse("Creature — Bear")), Declined)


def earthbent_twice() -> Game:
    """Ann has earthbent 1 her Hill twice, and holds a Doom, a Zone and a Lift."""
    lift = spell("Lift", "Return target creature to its owner's hand.")
    hand = (spell("Quake", "Earthbend 1. Then earthbend 1."), DOOM, spell("Zone", "Exile target creature."), lift)
    game = playing(*hand, mine=(HILL,))
    resolve(game, "cast Quake")
    return game


def test_a_land_earthbent_again_gets_more_counters() -> None:
    game = earthbent_twice()
    assert size(game, named(game, "Hill")[0]) == (2, 2)


@pytest.mark.parametrize("gone", ["cast Doom", "cast Zone"])
def test_a_land_earthbent_twice_is_returned_by_one_of_its_triggers_and_then_the_other_finds_it_gone(gone: str) -> None:
    game = earthbent_twice()
    act(game, gone, "pass")
    assert len(game.state.stack) == 2
    resolve(game)
    (hill,) = named(game, "Hill")
    assert (hill in game.state.battlefield, game.state.object(hill).tapped) == (True, True)
    assert game.state.characteristics(hill).types == {"land"}


def test_an_earthbent_land_that_goes_to_hand_is_not_returned() -> None:
    game = earthbent_twice()
    resolve(game, "cast Lift")
    assert (names(game, "hand").count("Hill"), names(game, "stack")) == (1, [])


def test_an_earthbent_land_that_has_moved_on_is_not_returned() -> None:
    dig = spell("Dig", "Return target land card from your graveyard to your hand.")
    game = playing(spell("Quake", "Earthbend 1."), DOOM, dig, mine=(HILL,))
    resolve(game, "cast Quake")
    act(game, "cast Doom", "pass")
    resolve(game, "cast Dig")
    assert names(game, "hand") == ["Hill"]
