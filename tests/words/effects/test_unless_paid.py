"""What happens unless somebody pays: who may pay, and what they may pay with (CR 118.12a)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, life, resolve, spell, table

from manafold.rules.game import Game

EITHER = "Target opponent loses 3 life unless that player sacrifices a creature of their choice or discards a card."


@pytest.mark.parametrize(
    "line",
    [
        EITHER,
        "Draw a card unless any player pays {2}.",
        "Draw a card unless target opponent pays 3 life.",
        "Each opponent loses 3 life unless they sacrifice a creature of their choice.",
        "Destroy target creature unless its controller pays life equal to its toughness.",
        "Target opponent loses 2 life unless they discard their hand.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def asked(creatures: int, cards: int, *picks: str) -> Game:
    """After Ann has cast a spell at Bob, who has so many creatures and cards in hand and picks so."""
    s = table()
    s.battlefield(1, *[CUB] * creatures)
    s.hand(1, *[CUB] * cards)
    s.hand(0, spell("Demand", EITHER))
    game = s.start("main 1")
    resolve(game, "cast Demand")
    act(game, *picks)
    return game


def test_who_can_pay_with_either_chooses_which() -> None:
    game = asked(1, 1, "yes")
    assert offered(game) == ["sacrifice", "discard"]
    act(game, "discard")
    assert (names(game, "hand", 1), names(game, "battlefield", 1), life(game)) == ([], ["Cub"], [20, 20])


def test_who_can_pay_with_one_is_not_asked_which() -> None:
    game = asked(1, 0, "yes")
    assert (names(game, "battlefield", 1), life(game)) == ([], [20, 20])


@pytest.mark.parametrize(("creatures", "picks"), [(0, ()), (1, ("no",))])
def test_who_cannot_or_will_not_pay_suffers_it(creatures: int, picks: tuple[str, ...]) -> None:
    assert life(asked(creatures, 0, *picks)) == [20, 17]


def test_any_player_may_pay() -> None:
    s = table(3)
    s.hand(0, spell("Offer", "Draw two cards unless any player pays 3 life."))
    game = s.start("main 1")
    resolve(game, "cast Offer")
    act(game, "no", "no", "yes")
    assert (life(game), names(game, "hand")) == ([20, 20, 17], [])
