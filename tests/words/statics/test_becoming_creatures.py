"""What size something has that becomes a creature and is not given one (CR 208.3, 704.5f)."""

from __future__ import annotations

import pytest
from tests.cards import card
from tests.rules.play import board, named, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules import dependency

WAKE = spell("Wake", "Until end of turn, target artifact becomes an artifact creature.")
LAMP = card("Lamp", "{0}", "Artifact")
CART = card("Cart", "{0}", "Artifact — Vehicle", "Crew 1", 4, 5)


@pytest.mark.parametrize(("artifact", "sizes"), [(LAMP, []), (CART, [(4, 5)])])
def test_it_has_its_printed_size_or_else_none_at_all(artifact: Card, sizes: list[tuple[int, int]]) -> None:
    s = table()
    s.battlefield(0, artifact)
    s.hand(0, WAKE)
    game = s.start()
    resolve(game, f"cast Wake -> {artifact.name}")
    there = [id for id in named(game, artifact.name) if artifact.name in board(game)]
    assert [size(game, id) for id in there] == sizes


def test_what_becomes_a_creature_again_and_again_looks_at_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """To be told the same many times must not cost the square of their number: there is no dependency to look for."""

    def looks(*_: object) -> None:
        raise AssertionError("it was looked for dependencies")

    monkeypatch.setattr(dependency, "Graph", looks)
    s = table()
    s.battlefield(0, CART)
    for _ in range(3):
        s.hand(0, WAKE)
    game = s.start()
    for _ in range(3):
        resolve(game, "cast Wake -> Cart")
    assert [size(game, id) for id in named(game, "Cart")] == [(4, 5)]
