"""Station cards, played (CR 721, 702.184)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, act, creature, go, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

TEXT = "Station\nSTATION 3+\n{0}: You gain 1 life.\nSTATION 6+\nFlying, haste"
SHIP = card("Ship", "{0}", "Artifact — Spacecraft", TEXT, 4, 5)


def playing(*mine: Card, hand: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def counters(game: Game) -> dict[str, int]:
    return game.state.object(named(game, "Ship")[0]).counters


def test_it_prints_back() -> None:
    assert printed_back(TEXT, "Artifact — Spacecraft") == TEXT


@pytest.mark.parametrize(
    "text",
    [
        "Creatures you control station permanents using their toughness rather than their power.",
        "This creature stations permanents using its toughness rather than its power.",
    ],
)
def test_how_it_stations_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_stationing_puts_as_many_counters_as_the_creature_has_power() -> None:
    game = playing(SHIP, OX, creature("Ogre", 4, 4))
    resolve(game, "activate Ship", "choose Ogre")
    assert counters(game) == {"charge": 4}
    assert game.state.object(named(game, "Ogre")[0]).tapped


def test_what_has_left_stations_with_the_power_that_it_had() -> None:
    game = playing(SHIP, creature("Ogre", 4, 4), hand=(spell("Doom", "Destroy target creature."),))
    act(game, "activate Ship", "cast Doom")
    resolve(game)
    resolve(game)
    assert counters(game) == {"charge": 4}


def test_it_is_done_as_a_sorcery() -> None:
    game = playing(SHIP, OX)
    go(game, "beginning of combat")
    assert "activate Ship" not in offered(game)


def test_each_symbol_gives_what_is_behind_it() -> None:
    game = playing(SHIP, creature("Ogre", 3, 4), creature("Troll", 3, 4))
    ship = named(game, "Ship")[0]
    resolve(game, "activate Ship", "choose Ogre")
    assert "creature" not in game.state.characteristics(ship).types
    assert size(game, ship) == (None, None)
    assert sum(line.startswith("activate Ship") for line in offered(game)) == 2
    game.choose(next(line for line in offered(game) if line.startswith("activate Ship")))
    resolve(game)
    assert game.state.characteristics(ship).types == {"artifact", "creature"}
    assert (size(game, ship), "flying" in game.state.characteristics(ship).keywords) == ((4, 5), True)


def test_a_creature_may_station_with_its_toughness() -> None:
    lens = permanent("Lens", "Creatures you control station permanents using their toughness rather than their power.")
    game = playing(SHIP, OX, lens)
    resolve(game, "activate Ship")
    assert counters(game) == {"charge": 4}


def test_it_is_no_creature_card() -> None:
    game = playing(CUB, hand=(SHIP,))
    assert size(game, named(game, "Ship")[0]) == (None, None)
    assert life(game)[0] == 20
