"""Power-up, played as its reminder text says."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, go, named, resolve, size, spell, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
TEXT = "Power-up — {4}{R}: Put two +1/+1 counters on this creature."
CHAMP = card("Champ", "{1}{R}", "Creature — Bear", TEXT, 1, 1)


def playing(lands: int, *mine: Card, hand: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine, *[MOUNTAIN] * lands)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def untapped(game: Game) -> int:
    return sum(not game.state.object(id).tapped for id in named(game, "Mountain"))


def test_it_prints_back() -> None:
    assert printed_back(TEXT) == TEXT


def test_it_costs_all_of_its_cost_in_a_later_turn() -> None:
    assert "activate Champ" not in offered(playing(4, CHAMP))
    game = playing(5, CHAMP)
    resolve(game, "activate Champ")
    assert (size(game, named(game, "Champ")[0]), untapped(game)) == ((3, 3), 0)


def test_it_costs_its_mana_cost_less_in_the_turn_it_entered() -> None:
    game = playing(5, hand=(CHAMP,))
    resolve(game, "cast Champ")
    resolve(game, "activate Champ")
    assert (size(game, named(game, "Champ")[0]), untapped(game)) == ((3, 3), 0)


def test_it_is_activated_only_once() -> None:
    game = playing(9, CHAMP)
    resolve(game, "activate Champ")
    go(game, "main 1", active=0)
    assert "activate Champ" not in offered(game)


def test_it_is_another_object_after_it_left_and_came_back() -> None:
    blink = spell("Blink", "Exile target creature, then return it to the battlefield under its owner's control.")
    game = playing(9, CHAMP, hand=(blink,))
    resolve(game, "activate Champ")
    resolve(game, "cast Blink")
    resolve(game, "activate Champ")
    assert size(game, named(game, "Champ")[0]) == (3, 3)


def test_x_is_chosen_before_the_cost_is_reduced() -> None:
    giant = card("Giant", "{2}", "Creature — Giant", "Power-up — {X}{R}: Put X +1/+1 counters on this creature.", 1, 1)
    game = playing(4, hand=(giant,))
    resolve(game, "cast Giant")
    act(game, "activate Giant")
    assert offered(game) == ["0", "1", "2", "3"]
    resolve(game, "3")
    assert size(game, named(game, "Giant")[0]) == (4, 4)
    assert names(game, "stack") == []


@pytest.mark.parametrize(
    ("cost", "less", "left"),
    [
        ("{5}{R}", "{1}{R}", "{4}"),
        ("{5}{R}", "{R}{R}", "{4}"),
        ("{5}{R/G}{R/G}", "{3}{R/G}", "{2}{R/G}"),
        ("{5}{R}", "{R/G}", "{5}"),
        ("{5}{G}{R}", "{R/G}{G/W}", "{5}"),
        ("{3}{W}", "{R/G}", "{2}{W}"),
        ("{1}{R}", "{4}{U}", "{R}"),
        ("{4}", "{2/R}", "{2}"),
        ("{4}{R}", "{X}{S}{R}", "{3}"),
    ],
)
def test_of_hybrid_symbols_the_halves_are_chosen_that_leave_least_to_pay(cost: str, less: str, left: str) -> None:
    assert ManaCost.parse(cost).least_after(ManaCost.parse(less)) == ManaCost.parse(left)


@pytest.mark.parametrize("ability", ["{T}: Add {R}.", "{2}: Draw a card. This ability costs {X} less to activate."])
def test_what_a_power_up_ability_cannot_be_is_declined(ability: str) -> None:
    assert isinstance(read_line(f"Power-up — {ability}", TypeLine.parse("Creature — Bear")), Declined)
