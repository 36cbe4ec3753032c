"""Players described by what is true of them, and players who do something together with you."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, attack, creature, go, life, permanent, resolve, spell, table

GIANT = creature("Giant", 6, 6)


@pytest.mark.parametrize(
    "line",
    [
        "Each player who controls a creature with power 4 or greater draws a card.",
        "Each opponent who has no cards in hand loses 2 life.",
        "Target opponent who controls more creatures than you discards a card.",
        "You draw a card for each opponent who has 10 or less life.",
        "Each opponent who cast a spell this turn loses 1 life.",
        "You and target opponent each draw a card, then discard a card.",
        "Choose an opponent. You and that player each gain 3 life.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_several_players_are_described_in_the_plural() -> None:
    line = "Players who control an Elf can't gain life."
    assert printed_back(line) == line


@pytest.mark.parametrize(
    ("who", "lost"),
    [
        ("player who controls a creature with power 2 or less", [2, 0, 0]),
        ("player who controls a creature", [2, 2, 0]),
        ("opponent who controls no creatures", [0, 0, 2]),
        ("opponent who has a card in hand", [0, 2, 0]),
    ],
)
def test_a_condition_is_true_of_each_player_for_themselves(who: str, lost: list[int]) -> None:
    s = table(3)
    s.battlefield(0, CUB)
    s.battlefield(1, GIANT)
    s.hand(1, CUB)
    s.hand(0, spell("Toll", f"Each {who} loses 2 life."))
    game = s.start()
    resolve(game, "cast Toll")
    assert [20 - each for each in life(game)] == lost


def test_only_a_player_of_whom_it_is_true_is_a_target() -> None:
    s = table(3)
    s.battlefield(2, CUB)
    s.hand(0, spell("Toll", "Target opponent who controls a creature loses 2 life."))
    game = s.start()
    resolve(game, "cast Toll")
    assert life(game) == [20, 20, 18]


def test_you_and_another_each_do_it() -> None:
    s = table(3)
    text = "Whenever this creature deals combat damage to a player, you and that player each gain 5 life."
    s.battlefield(0, creature("Envoy", 2, 2, text))
    game = s.start("beginning of combat")
    attack(game, "attack Envoy -> Bob")
    go(game, "main 2")
    assert life(game) == [25, 23, 20]


def test_what_you_and_a_target_each_do_each_chooses() -> None:
    s = table()
    s.hand(0, spell("Trade", "You and target opponent each sacrifice a creature, then create a Food token."))
    s.battlefield(0, CUB, permanent("Lamp", "", "Artifact"))
    s.battlefield(1, GIANT)
    game = s.start()
    resolve(game, "cast Trade")
    assert names(game, "battlefield", 0)[1:] == ["Lamp", "Food Token"]
    assert names(game, "battlefield", 1) == ["Food Token"]
