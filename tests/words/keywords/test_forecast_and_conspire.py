"""Forecast, conspire, other costs for spells that you cast (CR 118.9, 702.57, 702.78), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLE = card("Isle", "", "Basic Land — Island")
ELF = card("Elf", "{G}", "Creature — Elf", "", 1, 1)
MERFOLK = card("Merfolk", "{U}", "Creature — Merfolk", "", 1, 1)
GROW = card("Grow", "{U}{G}", "Sorcery", "You gain 3 life.\nConspire")
SPRING = permanent("Spring", "You may pay {U} rather than pay the mana cost for sorcery spells you cast.")
DEAR = card("Dear", "{7}{R}", "Sorcery", "You gain 9 life.")


def position(*mine: Card, lands: int = 0, hand: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine, *[ISLE] * lands)
    scenario.hand(0, *hand)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Conspire",
        "Forecast — {1}{W}, Reveal this card from your hand: You gain 1 life.",
        "You may pay {W}{U} rather than pay the mana cost for creature spells you cast.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_two_creatures_of_its_colors_conspire_for_a_copy() -> None:
    free = permanent("Free", "You may pay {0} rather than pay the mana cost for sorcery spells you cast.")
    game = position(free, ELF, MERFOLK, hand=(GROW,))
    act(game, "cast Grow with alternative cost", "yes")
    resolve(game)
    assert life(game) == [26, 20]
    game = position(free, ELF, card("Imp", "{B}", "Creature — Imp", "", 1, 1), hand=(GROW,))
    resolve(game, "cast Grow with alternative cost")
    assert life(game) == [23, 20]


def test_forecast_is_for_ones_own_upkeep_and_once_a_turn() -> None:
    omen = spell("Omen", "You gain 7 life.\nForecast — {0}, Reveal this card from your hand: You gain 1 life.")
    game = position(hand=(omen,))
    assert "activate Omen" not in offered(game)
    go(game, "upkeep", 1)
    assert "activate Omen" not in offered(game)
    go(game, "upkeep", 0)
    resolve(game, "activate Omen")
    assert (life(game), names(game, "hand")) == ([21, 20], ["Omen"])
    assert "activate Omen" not in offered(game)


def test_another_cost_may_be_paid_for_spells_of_a_kind() -> None:
    game = position(SPRING, lands=1, hand=(DEAR, card("Beast", "{7}", "Creature — Beast", "", 1, 1)))
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Dear with alternative cost"]
    resolve(game, "cast Dear with alternative cost")
    assert life(game) == [29, 20]


def test_no_two_alternative_costs_are_combined_but_a_permission_is_none() -> None:
    flash = card("Flash", "{7}{R}", "Sorcery", "You gain 9 life.\nFlashback {7}")
    game = position(SPRING, lands=1, buried=(flash,))
    assert [line for line in offered(game) if line.startswith("cast")] == []
    reader = permanent("Reader", "You may cast sorcery spells from your graveyard.")
    game = position(SPRING, reader, lands=1, buried=(DEAR,))
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Dear with alternative cost"]


def test_cards_may_be_looked_at_and_played() -> None:
    text = ("Exile the top two cards of your library face down. You may look at and play those cards for as long as "
            "they remain exiled.")  # fmt: skip
    assert printed_back(text, "Sorcery") == text
    scenario = table(top=(ELF, ISLE))
    scenario.hand(0, spell("Hide", text, "Sorcery"))
    game = scenario.start("main 1")
    resolve(game, "cast Hide")
    assert [each.face for each in game.view(0).exile] == ["Elf", "Isle"]
    assert [each.face for each in game.view(1).exile] == ["", ""]
    act(game, "play Isle")
    assert "Isle" in names(game, "battlefield")
