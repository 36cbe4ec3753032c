"""Mana of the colors of a card that was exiled, played (CR 106.5, 607.2a)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, resolve, table

from manafold.model.card import Card
from manafold.rules.game import Game

TEXT = (
    "When this artifact enters, you may exile a nonland card from your hand.\n"
    "{T}: Add one mana of any of the exiled card's colors."
)


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add one mana of any of the exiled card's colors.",
        "{T}: Add one mana of any of the exiled cards' colors. Spend this mana only to cast creature spells.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Artifact") == text


def stamped(exiled: Card, answer: str = "yes") -> Game:
    """Ann has cast a Stamp and exiled a card with it, if that is the answer; she has a red and a blue card in hand."""
    scenario = table()
    scenario.hand(0, card("Stamp", "{0}", "Artifact", TEXT), exiled)
    scenario.hand(0, card("Ember", "{R}", "Artifact", ""), card("Pearl", "{U}", "Artifact", ""))
    game = scenario.start()
    resolve(game, "cast Stamp")
    act(game, answer)
    if answer == "yes":
        act(game, f"choose {exiled.name}")
    return game


def castable(game: Game) -> list[str]:
    """Which of the cards Ember and Pearl can be cast."""
    return [name for name in ("Ember", "Pearl") if f"cast {name}" in offered(game)]


def test_it_makes_one_mana_of_a_color_of_the_exiled_card() -> None:
    assert castable(stamped(card("Flint", "{1}{R}", "Artifact", ""))) == ["Ember"]
    game = stamped(card("Duet", "{U}{R}", "Artifact", ""))
    assert castable(game) == ["Ember", "Pearl"]
    act(game, "cast Pearl")
    assert castable(game) == []


def test_a_colorless_card_or_none_makes_no_mana() -> None:
    assert castable(stamped(card("Cog", "{1}", "Artifact", ""))) == []
    assert castable(stamped(card("Flint", "{1}{R}", "Artifact", ""), "no")) == []
