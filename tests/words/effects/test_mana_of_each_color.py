"""One mana of each color that there is."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import creature, life, resolve, table

from manafold.model.card import Card

TEXT = "{T}: For each color among permanents you control, add one mana of that color."
TENDER = card("Tender", "{1}{G}", "Creature — Elf", TEXT, 1, 1)
ROBIN = card("Robin", "{R}", "Creature — Bird", "", 1, 1)


def test_it_prints_back() -> None:
    assert printed_back(TEXT) == TEXT


@pytest.mark.parametrize(("others", "possible"), [((ROBIN,), True), ((), False), ((ROBIN, ROBIN), True)])
def test_a_mana_of_each_color_among_permanents(others: tuple[Card, ...], possible: bool) -> None:
    scenario = table()
    scenario.battlefield(0, TENDER, *[ROBIN for _ in others], creature("Golem", 1, 1))
    scenario.hand(0, card("Feast", "{R}{G}", "Sorcery", "You gain 4 life."))
    game = scenario.start("main 1")
    assert ("cast Feast" in offered(game)) is possible
    if possible:
        resolve(game, "cast Feast")
        assert life(game) == [24, 20]
        assert game.state.players[0].pool == ()
