"""Creatures that attack somebody, or alone; and what is attached to a target goes with it."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, OX, act, attack, board, creature, life, permanent, resolve, spell, table

AURA = permanent("Aura", "Enchant creature", "Enchantment — Aura")
ALOOF = creature("Loner", 2, 2, "This creature can't be blocked as long as it's attacking alone.")


@pytest.mark.parametrize(
    "line",
    [
        "This creature can't be blocked as long as it's attacking alone.",
        "{T}: You gain 3 life for each creature attacking you.",
        "{T}: Return target creature and all Auras attached to it to their owners' hands.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_only_those_that_attack_you_count() -> None:
    s = table(3)
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Stand", "You gain 3 life for each creature attacking you."))
    game = s.start("beginning of combat", active=1)
    while game.decision is not None and game.decision.kind != "attack":
        game.choose("pass")
    attack(game, "attack Cub -> Ann", "attack Ox -> Cleo")
    resolve(game, "cast Stand")
    assert life(game)[0] == 23


@pytest.mark.parametrize(("others", "blockable"), [((), False), (("attack Cub",), True)])
def test_it_is_blocked_only_in_company(others: tuple[str, ...], blockable: bool) -> None:
    s = table()
    s.battlefield(0, ALOOF, CUB)
    s.battlefield(1, OX)
    game = s.start("beginning of combat")
    attack(game, "attack Loner", *others, *(() if others else ("done",)))
    while game.decision is not None and game.decision.kind != "block" and game.state.step != "end of combat":
        game.choose("pass")
    assert any("Loner" in line for line in offered(game) if line.startswith("block")) is blockable


def test_what_is_attached_to_the_target_is_returned_too() -> None:
    s = table()
    cub, ox = s.battlefield(1, CUB, OX)
    s.put(1, "battlefield", AURA, attached_to=cub)
    s.put(1, "battlefield", AURA, attached_to=ox)
    s.hand(0, spell("Undo", "Return target creature and all Auras attached to it to their owners' hands."))
    game = s.start("main 1")
    act(game, "cast Undo")
    resolve(game, "target Cub")
    assert (board(game, 1), sorted(names(game, "hand", 1))) == (["Ox", "Aura"], ["Aura", "Cub"])
