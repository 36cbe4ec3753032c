"""Gaining control, for how long, and what can't be targeted or deals no damage."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, ZAP, act, board, creature, go, life, permanent, resolve, spell, table

THEFT = (
    "When this creature enters, gain control of target creature an opponent controls for as long as you "
    "control this creature."
)


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Sorcery", "Gain control of target creature until end of turn. Untap that creature. It gains haste "
            "until end of turn."),
        ("Creature — Bear", "When this creature enters, gain control of target artifact for as long as this "
            "creature remains tapped."),
        ("Sorcery", "Target opponent gains control of target creature you control."),
        ("Sorcery", "Exchange control of target creature you control and target creature an opponent controls."),
        ("Enchantment — Aura", "You control enchanted creature."),
        ("Enchantment — Aura", "Enchanted creature can't be the target of spells or abilities your "
            "opponents control."),
    ],
)
def test_control_prints_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def test_control_ends_with_the_turn() -> None:
    s = table()
    s.battlefield(1, OX)
    s.hand(0, spell("Lure", "Gain control of target creature until end of turn.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Lure")
    assert "Ox" in board(game)
    go(game, "upkeep")
    assert "Ox" not in board(game)


def test_control_ends_with_its_condition() -> None:
    s = table()
    s.battlefield(1, OX)
    s.hand(0, creature("Thief", 2, 2, THEFT), ZAP)
    game = s.start()
    resolve(game, "cast Thief")
    assert board(game) == ["Ox", "Thief"]
    resolve(game, "cast Zap", "target Thief")
    assert board(game, 1) == ["Ox"]


def test_control_is_given_for_good() -> None:
    s = table()
    s.battlefield(0, OX)
    s.hand(0, spell("Gift", "Target opponent gains control of target creature you control.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Gift")
    go(game, "upkeep")
    assert board(game, 1) == ["Ox"]


def test_control_is_exchanged() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    text = "Exchange control of target creature you control and target creature an opponent controls."
    s.hand(0, spell("Trade", text, "Sorcery"))
    game = s.start()
    resolve(game, "cast Trade")
    assert (board(game), board(game, 1)) == (["Ox"], ["Cub"])


def test_an_aura_gives_control() -> None:
    s = table()
    s.battlefield(1, OX)
    s.hand(0, permanent("Leash", "Enchant creature\nYou control enchanted creature.", "Enchantment — Aura"))
    game = s.start()
    resolve(game, "cast Leash")
    assert board(game) == ["Ox", "Leash"]


def test_opponents_cannot_target_it() -> None:
    s = table()
    s.battlefield(1, creature("Ghost", 1, 1, "This creature can't be the target of spells or abilities your "
        "opponents control."), CUB)
    s.hand(0, ZAP)
    game = s.start()
    act(game, "cast Zap")
    assert "target Cub" in offered(game)
    assert "target Ghost" not in offered(game)


def test_a_creature_assigns_no_combat_damage() -> None:
    s = table()
    s.battlefield(0, CUB, OX)
    s.hand(0, spell("Calm", "Target creature assigns no combat damage this turn."))
    game = s.start()
    resolve(game, "cast Calm", "target Cub")
    while game.state.step != "declare attackers":
        act(game, "pass")
    act(game, "attack Cub, Ox")
    go(game, "main 2")
    assert life(game)[1] == 18
