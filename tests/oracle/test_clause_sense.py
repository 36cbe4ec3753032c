"""Readings of clauses that nobody means, which are not read, and what is meant beside them."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, WAIT, attack, board, creature, go, life, permanent, resolve, size, spell, table


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Destroy target creature unless you pay {2} and repeat this process.", "can't be true"),
        ("This turn, creatures can't attack unless their controller pays {2}.", "can't be true"),
        ("Destroy target creature. Sacrifice a permanent other than that creature or Bruno.", "can't be true"),
        ("Tap a creature. Destroy target creature other than that creature tapped this way.", "can't be true"),
        ("Destroy target creature. Then shuffle all artifacts into its owner's library.", "can't be true"),
        ("You may put a card from your hand onto the battlefield if it has the same name as a land.", "done under it"),
    ],
)
def test_what_nobody_means_is_not_read(line: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        printed_back(line, "Sorcery")


def test_they_are_who_does_it_not_the_owner_of_what_they_return() -> None:
    text = "Target opponent chooses a creature they control and returns it to its owner's hand. Then they lose 2 life."
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Drop", text))
    s.hand(1, spell("Take", "Gain control of target creature."))
    game = s.start(active=1)
    resolve(game, "cast Take")
    resolve(game, "cast Drop")
    assert (names(game, "hand"), life(game)) == (["Cub"], [20, 18])


def test_what_they_do_and_then_do_is_done_by_them() -> None:
    line = "Destroy target creature. Its controller draws a card. They mill a card, lose 1 life, then discard a card."
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Blow", line, "Sorcery"))
    game = s.start()
    resolve(game, "cast Blow")
    assert (life(game), names(game, "hand", 1), names(game, "graveyard", 1)) == ([20, 19], [], ["Cub", "Page", "Page"])
    assert printed_back(line, "Sorcery") == line


def test_any_opponent_may_be_who_would_be_dealt_damage_next() -> None:
    text = "The next time this creature would deal combat damage to an opponent this turn, it deals that damage to"
    s = table(3)
    s.battlefield(0, creature("Scout", 2, 2, f"{{0}}: {text} target creature instead."), CUB)
    game = s.start()
    resolve(game, "activate Scout -> Cub")
    attack(game, "attack Scout -> Cleo")
    go(game, "main 2")
    assert (life(game), board(game)) == ([20, 20, 20], ["Scout"])


def test_it_is_what_the_intervening_if_speaks_of_last() -> None:
    text = "Whenever an opponent casts a spell, if this permanent is an enchantment, it becomes a 3/3 Bird creature."
    s = table()
    veil, *_ = s.battlefield(0, permanent("Veil", text))
    s.hand(1, WAIT)
    game = s.start(active=1)
    resolve(game, "cast Wait")
    assert size(game, veil) == (3, 3)


def test_cards_are_chosen_among_others_that_are_not_chosen() -> None:
    line = "Target opponent reveals their hand. You choose a creature card from it. Exile the chosen cards."
    with pytest.raises(AssertionError, match="stands for nothing"):
        printed_back(line, "Sorcery")
