"""The order in which costs are paid: while casting (CR 601.2g-h), and while something resolves (CR 118.12)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered
from tests.rules.play import CUB, act, board, life, permanent, resolve, spell, table

from manafold.rules.game import Game

TWIN = card("Twin Land", "", "Land", "{T}: Add {R}.\n{T}: Add {G}.")
STOP = spell("Stop", "Counter target spell unless its controller pays {R}.")


@pytest.mark.parametrize("text", ["Multikicker {0}", "Replicate {0}"])
def test_nobody_is_asked_how_often_they_pay_nothing(text: str) -> None:
    s = table()
    s.hand(0, card("Echo", "{0}", "Sorcery", f"{text}\nYou gain 1 life."))
    game = s.start("main 1")
    act(game, "cast Echo")
    assert offered(game) == ["activate Watch", "pass"]
    resolve(game)
    assert life(game)[0] == 21


def test_they_are_asked_as_long_as_they_can_pay_something() -> None:
    s = table()
    s.battlefield(0, TWIN, TWIN)
    s.hand(0, card("Echo", "{0}", "Sorcery", "Replicate {R}\nYou gain 1 life."))
    game = s.start("main 1")
    act(game, "cast Echo", "yes", "yes")
    assert "yes" not in offered(game)


def stopped(by_hand: bool) -> Game:
    """Bob would counter Ann's spell, and Ann, who has a land of two colors, pays, or pays by hand."""
    s = table()
    s.battlefield(0, TWIN)
    s.battlefield(1, permanent("Eye", "{0}: You gain 1 life. Activate only once each turn.", "Artifact"))
    s.hand(0, CUB)
    s.hand(1, STOP)
    game = s.start("main 1")
    game.pay_by_hand(0, by_hand)
    act(game, "cast Cub", "pass", "cast Stop -> Cub")
    resolve(game)
    return game


def test_first_comes_whether_to_pay_and_then_the_mana() -> None:
    game = stopped(by_hand=True)
    assert offered(game) == ["yes", "no"]
    act(game, "yes")
    assert "auto" in offered(game)
    act(game, "auto")
    resolve(game)
    assert "Cub" in board(game)


def test_who_gives_up_at_the_mana_has_not_paid_and_what_was_tapped_stays_tapped() -> None:
    game = stopped(by_hand=True)
    act(game, "yes")
    wrong = next(line for line in offered(game) if line.startswith("tap") and line.endswith("(2)"))
    act(game, wrong)
    resolve(game)
    assert names(game, "graveyard") == ["Cub"]
    land = next(id for id in game.state.battlefield if game.state.label(id) == "Twin Land")
    assert game.state.objects[land].tapped


def test_one_of_two_ways_is_picked_before_what_is_paid_with() -> None:
    s = table()
    s.battlefield(0, TWIN)
    s.battlefield(1, permanent("Eye", "{0}: You gain 1 life. Activate only once each turn.", "Artifact"))
    s.hand(0, CUB, spell("Page", "You gain 1 life."), spell("Leaf", "You gain 2 life."))
    s.hand(1, spell("Toll", "Counter target spell unless its controller discards a card or pays 3 life."))
    game = s.start("main 1")
    act(game, "cast Cub", "pass", "cast Toll -> Cub")
    resolve(game)
    act(game, "yes")
    assert offered(game) == ["discard", "pay life"]
    act(game, "discard")
    assert offered(game) == ["choose Page", "choose Leaf"]


def test_a_reflexive_ability_made_while_paying_goes_above_the_spell() -> None:
    s = table()
    altar = "{T}: Add {G}. You may sacrifice an artifact. When you do, Altar deals 2 damage to any target."
    s.battlefield(0, permanent("Altar", altar), card("Toy", "{0}", "Artifact", ""))
    s.hand(0, card("Leaf", "{G}", "Sorcery", "You gain 4 life."))
    game = s.start("main 1")
    act(game, "cast Leaf", "yes", "choose Toy")  # the mana ability resolves while the spell is being paid for
    act(game, "target Bob")
    assert names(game, "stack") == ["Leaf", "Altar"]
    act(game, "pass")
    assert (life(game), names(game, "stack")) == ([20, 18], ["Leaf"])
    resolve(game)
    assert life(game) == [24, 18]
