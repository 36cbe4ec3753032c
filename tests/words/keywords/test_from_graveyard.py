"""Harmonize, mayhem, escape with counters (CR 702.138, 702.180, 702.187), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, creature, go, life, resolve, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLE = card("Isle", "", "Basic Land — Island")
SONG = card("Song", "{9}{G}", "Sorcery", "You gain 3 life.\nHarmonize {4}")
DUMP = card("Dump", "", "Artifact", "{0}: Discard a card.")


def position(*, lands: int = 0, mine: tuple[Card, ...] = (), buried: tuple[Card, ...] = (),
             hand: tuple[Card, ...] = ()) -> Game:  # fmt: skip
    scenario = table()
    scenario.battlefield(0, *[ISLE] * lands, *mine)
    scenario.graveyard(0, *buried)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text", ["Harmonize {4}{G}", "Mayhem {1}{R}", "Mayhem", "This creature escapes with two +1/+1 counters on it."]
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_harmonize_costs_less_by_the_power_of_one_tapped_creature() -> None:
    game = position(lands=1, mine=(CUB, creature("Hulk", 3, 3)), buried=(SONG,))
    resolve(game, "cast Song with harmonize")  # Cub would not be enough
    tapped = [game.state.label(id) for id in game.state.battlefield if game.state.objects[id].tapped]
    assert (life(game), names(game, "exile"), tapped) == ([23, 20], ["Song"], ["Isle", "Hulk"])


def test_harmonize_taps_no_more_than_one_creature() -> None:
    game = position(lands=1, mine=(CUB, CUB), buried=(SONG,))
    assert not any(line.startswith("cast Song") for line in offered(game))


def test_harmonize_needs_no_creature() -> None:
    game = position(lands=4, mine=(OX,), buried=(SONG,))
    act(game, "cast Song with harmonize")
    assert offered(game) == ["tap Ox", "done"]
    resolve(game, "done")
    assert life(game) == [23, 20]


def test_mayhem_is_for_the_turn_in_which_the_card_was_discarded() -> None:
    riot = card("Riot", "{9}", "Sorcery", "You gain 2 life.\nMayhem {1}")
    game = position(lands=1, mine=(DUMP,), buried=(riot,), hand=(riot,))
    assert not any(line.startswith("cast Riot") for line in offered(game))
    resolve(game, "activate Dump")
    resolve(game, "cast Riot with mayhem")
    assert life(game) == [22, 20]
    go(game, "main 1", 0)
    assert not any(line.startswith("cast Riot") for line in offered(game))


def test_a_land_with_mayhem_may_be_played() -> None:
    game = position(mine=(DUMP,), hand=(card("Alley", "", "Land", "Mayhem"),))
    resolve(game, "activate Dump")
    act(game, "play Alley")
    assert "Alley" in names(game, "battlefield")


def test_only_what_escaped_has_the_counters() -> None:
    moth = creature("Moth", 1, 1, "Escape—{0}, Exile another card from your graveyard.\n"
        "This creature escapes with two +1/+1 counters on it.")  # fmt: skip
    game = position(buried=(moth, CUB), hand=(moth,))
    resolve(game, "cast Moth")
    assert game.state.objects[game.state.battlefield[-1]].counters == {}
    resolve(game, "cast Moth with escape")
    assert game.state.objects[game.state.battlefield[-1]].counters == {"+1/+1": 2}
