"""Costs that are paid with several things that are chosen together (CR 601.2h)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, permanent, resolve, table

from manafold.model.card import Card
from manafold.rules.game import Game

GREEN = card("Green Elf", "{G}", "Creature — Elf", "", 1, 1)
WHITE = card("White Elf", "{W}", "Creature — Elf", "", 1, 1)
BOTH = card("Gold Elf", "{G}{W}", "Creature — Elf", "", 1, 1)
HERALD = permanent("Herald", "Sacrifice a green creature and a white creature: You gain 3 life.")


@pytest.mark.parametrize(
    "cost",
    [
        "{2}{W}, {T}, Sacrifice a green creature, a white creature, and a blue creature",
        "{1}, Exile two creature cards from a single graveyard",
        "{1}, {T}, Reveal two cards from your hand that share a color",
        "Tap two untapped creatures you control that share a creature type",
        "Discard three cards with different names",
    ],
)
def test_it_prints_back(cost: str) -> None:
    assert printed_back(f"{cost}: Draw a card.") == f"{cost}: Draw a card."


def with_herald(*mine: Card) -> Game:
    s = table()
    s.battlefield(0, HERALD, *mine)
    return s.start()


@pytest.mark.parametrize(
    ("mine", "able"),
    [((GREEN, WHITE), True), ((GREEN, BOTH), True), ((BOTH, BOTH), True), ((GREEN, GREEN), False), ((BOTH,), False)],
)
def test_each_is_another_one(mine: tuple[Card, ...], able: bool) -> None:
    assert ("activate Herald" in offered(with_herald(*mine))) is able


def test_only_what_leaves_a_way_to_pay_is_picked() -> None:
    game = with_herald(GREEN, BOTH, WHITE)
    act(game, "activate Herald", "choose Green Elf")
    assert sorted(offered(game)) == ["choose Gold Elf", "choose White Elf"]
    resolve(game, "choose White Elf")
    assert names(game, "battlefield")[1:] == ["Herald", "Gold Elf"]


@pytest.mark.parametrize(("theirs", "able"), [((CUB, OX), True), ((CUB,), False)])
def test_cards_are_from_one_graveyard(theirs: tuple[Card, ...], able: bool) -> None:
    s = table()
    s.battlefield(0, permanent("Soil", "Exile two creature cards from a single graveyard: You gain 3 life."))
    s.graveyard(0, CUB)
    s.graveyard(1, *theirs)
    game = s.start()
    assert ("activate Soil" in offered(game)) is able
    if able:
        act(game, "activate Soil")
        assert sorted(offered(game)) == ["choose Cub", "choose Ox"]
        resolve(game, "choose Ox")
        assert (len(names(game, "graveyard")), names(game, "graveyard", 1)) == (1, [])


def test_what_pays_another_part_is_left_to_it() -> None:
    text = "Sacrifice a creature, Tap two untapped creatures you control that share a creature type: You gain 3 life."
    s = table()
    s.battlefield(0, permanent("Drum", text), CUB, OX)
    game = s.start()
    resolve(game, "activate Drum", "choose Ox")
    assert names(game, "battlefield")[1:] == ["Drum", "Cub"]
