"""Rooms, played (CR 709.5)."""

from __future__ import annotations

import pytest
from tests.cards import face, faces, names, offered, printed_back
from tests.rules.play import act, creature, go, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ATTIC = "When you unlock this door, you gain 7 life.\nCreatures you control get +1/+1."
ROOM = faces(
    "split",
    face("Hall", "{W}", "Enchantment — Room", "When you unlock this door, you gain 3 life."),
    face("Attic", "{2}{B}", "Enchantment — Room", ATTIC),
)
MINE = permanent("Mine", "{T}: Add one mana of any color.", "Artifact")
CUB = creature("Cub", 2, 2)


def playing(*hand: Card, lands: int = 4, mine: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, CUB, *[MINE] * lands, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.fixture
def hall() -> Game:
    """Ann has cast the Hall and can pay for more; she has a Chime that hears of fully unlocked Rooms."""
    game = playing(ROOM, lands=6, mine=(permanent("Chime", "Whenever you fully unlock a Room, you gain 100 life."),))
    resolve(game, "cast Hall")
    resolve(game)
    return game


def the_room(game: Game) -> int:
    (room,) = [id for id in game.state.battlefield if "Room" in game.state.characteristics(id).subtypes]
    return room


@pytest.mark.parametrize(
    "text",
    [
        "When you unlock this door, draw a card.",
        "Whenever you fully unlock a Room, draw a card.",
        "{T}: Unlock a locked door of target Room you control.",
        "{T}: Lock or unlock a door of target Room you control.",
        "When this Room enters, you gain life equal to the number of unlocked doors among Rooms you control.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Enchantment — Room") == text


def test_either_half_can_be_cast() -> None:
    assert {"cast Hall", "cast Attic"} <= set(offered(playing(ROOM)))
    assert "cast Attic" not in offered(playing(ROOM, lands=2))


def test_the_half_that_was_cast_is_unlocked_and_the_other_is_not(hall: Game) -> None:
    what = hall.state.characteristics(the_room(hall))
    assert (what.name, what.colors, hall.state.mana_value(the_room(hall))) == ("Hall", {"W"}, 1)
    assert (life(hall)[0], size(hall, named(hall, "Cub")[0])) == (23, (2, 2))


def test_a_locked_half_is_unlocked_for_its_mana_cost(hall: Game) -> None:
    resolve(hall, "unlock Attic")
    while "put Hall // Attic" in offered(hall):
        hall.choose(0)
    what = hall.state.characteristics(the_room(hall))
    assert (what.name, what.colors, hall.state.mana_value(the_room(hall))) == ("Hall // Attic", {"W", "B"}, 4)
    assert size(hall, named(hall, "Cub")[0]) == (3, 3)
    act(hall, *["put Chime"] * ("put Chime" in offered(hall)))
    resolve(hall)
    assert life(hall)[0] == 130
    assert not [line for line in offered(hall) if line.startswith("unlock")]


def test_it_is_done_at_the_time_of_a_sorcery(hall: Game) -> None:
    go(hall, "beginning of combat")
    assert "unlock Attic" not in offered(hall)


def test_a_room_that_was_not_cast_has_both_halves_locked() -> None:
    back = spell("Back", "Return target enchantment card from your graveyard to the battlefield.")
    scenario = table()
    scenario.battlefield(0, CUB, *[MINE] * 4)
    scenario.graveyard(0, ROOM)
    scenario.hand(0, back)
    game = scenario.start("main 1")
    resolve(game, "cast Back")
    what = game.state.characteristics(the_room(game))
    assert (what.name, what.colors, what.mana_cost, life(game)[0]) == ("", frozenset(), None, 20)
    assert {"unlock Hall", "unlock Attic"} <= set(offered(game))
    resolve(game, "unlock Attic")
    assert (life(game)[0], game.state.label(the_room(game))) == (27, "Attic")


def test_a_token_that_is_a_copy_has_its_own_doors() -> None:
    game = playing(ROOM, spell("Twin", "Create a token that's a copy of target enchantment."))
    resolve(game, "cast Hall")
    resolve(game)
    resolve(game, "cast Twin")
    token = game.state.battlefield[-1]
    assert (game.state.label(token), life(game)[0]) == ("something without a name", 23)
    assert sorted([line for line in offered(game) if "unlock" in line]) == ["unlock Attic"] * 2 + ["unlock Hall"]
    resolve(game, "unlock Attic #2")
    assert (game.state.label(token), size(game, named(game, "Cub")[0])) == ("Attic", (3, 3))


def test_doors_are_locked_and_unlocked_by_effects(hall: Game) -> None:
    key = permanent("Key", "{0}: Lock or unlock a door of target Room you control.")
    game = playing(ROOM, mine=(key,))
    resolve(game, "cast Hall")
    resolve(game)
    resolve(game, "activate Key")
    resolve(game, "lock Hall")
    assert game.state.label(the_room(game)) == "something without a name"
    resolve(game, "activate Key")
    resolve(game, "unlock Attic")
    resolve(game)
    assert (game.state.label(the_room(game)), life(game)[0]) == ("Attic", 30)


def test_unlocked_doors_are_counted() -> None:
    tally = permanent("Tally", "{0}: You gain life equal to the number of unlocked doors among Rooms you control.")
    pick = permanent("Pick", "{0}: Unlock a locked door of target Room you control.")
    game = playing(ROOM, mine=(tally, pick))
    resolve(game, "cast Hall")
    resolve(game)
    resolve(game, "activate Pick")
    resolve(game)
    resolve(game, "activate Tally")
    assert life(game)[0] == 32


def test_in_the_graveyard_it_is_both_halves() -> None:
    game = playing(ROOM, spell("Doom", "Destroy target enchantment."))
    resolve(game, "cast Hall")
    resolve(game)
    resolve(game, "cast Doom")
    (room,) = [id for id in game.state.players[0].graveyard if game.state.label(id) != "Doom"]
    assert (names(game, "graveyard")[0], game.state.mana_value(room)) == ("Hall // Attic", 4)
