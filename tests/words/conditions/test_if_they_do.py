"""What "if they do" speaks of behind what is done unless they pay, or only if something is so."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, WAIT, act, board, creature, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

LEAF = permanent("Leaf", "", "Artifact")


@pytest.mark.parametrize(("answer", "left"), [("yes", [21, 30]), ("no", [20, 15])])
def test_they_do_pay_for_what_is_done_unless_they_pay(answer: str, left: list[int]) -> None:
    text = "Counter target spell unless its controller pays {1}. If they do, you gain 10 life. If they don't, you"
    s = table()
    s.battlefield(0, card("Isle", "", "Basic Land — Island"))
    s.hand(0, WAIT)
    s.hand(1, spell("Drop", f"{text} lose 5 life."))
    game = s.start()
    act(game, "cast Wait", "pass", "cast Drop")
    while game.state.stack:
        act(game, answer if answer in offered(game) else "pass")
    assert life(game) == left


def looked_at(top: Card) -> Game:
    """After Ann has looked at this card on top of her library, which she may put onto the battlefield if it can be."""
    text = "Look at the top card of your library. You may put it onto the battlefield if it's a creature card. If you"
    s = table(top=(top,))
    s.hand(0, spell("Peek", f"{text} don't, put it into your hand."))
    game = s.start()
    resolve(game, "cast Peek")
    return game


@pytest.mark.parametrize(("answer", "hand", "field"), [("yes", [], ["Cub"]), ("no", ["Cub"], [])])
def test_you_do_what_you_may_do_if_something_is_so(answer: str, hand: list[str], field: list[str]) -> None:
    game = looked_at(CUB)
    resolve(game, answer)
    assert (names(game, "hand"), board(game)) == (hand, field)


def test_you_do_nothing_if_it_is_not_so() -> None:
    assert names(looked_at(LEAF), "hand") == ["Leaf"]


@pytest.mark.parametrize(("counters", "left"), [(0, [22, 20]), (1, [25, 20])])
def test_it_does_not_have_what_was_asked_of_it(counters: int, left: list[int]) -> None:
    text = "{0}: You gain 5 life if this creature has a charge counter on it. If it doesn't, you gain 2 life."
    s = table()
    (cub,) = s.battlefield(0, creature("Cub", 2, 2, text))
    game = s.start()
    game.state.object(cub).counters["charge"] = counters
    resolve(game, "activate Cub")
    assert life(game) == left


def test_what_was_only_asked_about_is_not_what_was_done_to_it() -> None:
    text = "Tap target creature. If it's a creature, put a +1/+1 counter on it. At the beginning of the next end step,"
    assert printed_back(f"{text} destroy that creature.", "Sorcery") == f"{text} destroy that creature."


def test_who_does_not_is_the_player_who_may() -> None:
    line = "Target opponent may sacrifice two creatures. If they don't, you draw a card."
    assert printed_back(line, "Sorcery") == line


def test_each_who_does_is_asked_for_themselves() -> None:
    s = table()
    s.hand(0, spell("Feast", "Each player may lose 1 life. Each player who does draws two cards.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Feast")
    act(game, "yes", "no")
    assert ([len(names(game, "hand", player)) for player in (0, 1)], life(game)) == ([2, 0], [19, 20])


def test_who_of_several_did_what_leaves_no_trace_is_not_read() -> None:
    with pytest.raises(AssertionError, match="not known"):
        printed_back("Each player sacrifices a creature. Each player who does draws a card.", "Sorcery")
