"""Protection that an Aura gives without being removed by it."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, board, resolve, table

from manafold.rules.game import Game

LINES = """
Enchanted creature has protection from black. This effect doesn't remove this Aura.
Enchanted creature has protection from the chosen color. This effect doesn't remove this Aura.
Enchanted creature gets +2/+2 and has protection from each color. This effect doesn't remove Auras.
""".strip().split("\n")


@pytest.mark.parametrize("line", LINES)
def test_what_spares_auras_prints_back(line: str) -> None:
    assert printed_back(line, "Enchantment — Aura") == line


def enchanted(*texts: str, cost: str = "{B}") -> Game:
    """Ann's cub after black Auras with these texts were cast on it, one after the other."""
    s = table()
    s.battlefield(0, CUB, *[card("Bog", "", "Land — Swamp")] * 3)
    for number, text in enumerate(texts):
        s.hand(0, card(f"Ward {number}", cost, "Enchantment — Aura", f"Enchant creature\n{text}"))
    game = s.start()
    for number in range(len(texts)):
        resolve(game, f"cast Ward {number} -> Cub")
    return game


PLAIN = "Enchanted creature gets +1/+1."
SPARING = "Enchanted creature has protection from black. This effect doesn't remove this Aura."
MILD = "Enchanted creature gets +2/+2 and has protection from each color. This effect doesn't remove Auras."
HARSH = "Enchanted creature has protection from black."


@pytest.mark.parametrize(
    ("texts", "left"),
    [
        ((SPARING,), ["Ward 0"]),
        ((HARSH,), []),
        ((PLAIN, SPARING), ["Ward 1"]),
        ((PLAIN, MILD), ["Ward 0", "Ward 1"]),
        ((PLAIN, HARSH), []),
    ],
)
def test_which_auras_stay(texts: tuple[str, ...], left: list[str]) -> None:
    assert [name for name in board(enchanted(*texts)) if name.startswith("Ward")] == left


def test_no_other_black_aura_can_come() -> None:
    s = table()
    s.battlefield(0, CUB, *[card("Bog", "", "Land — Swamp")] * 3)
    s.hand(0, card("Ward", "{B}", "Enchantment — Aura", f"Enchant creature\n{MILD}"))
    s.hand(0, card("Mark", "{B}", "Enchantment — Aura", f"Enchant creature\n{PLAIN}"))
    game = s.start()
    resolve(game, "cast Ward -> Cub")
    assert game.decision is not None
    assert not any("Mark" in str(option) for option in game.decision.options)


def test_from_the_color_that_was_chosen() -> None:
    text = "As this Aura enters, choose a color.\nEnchanted creature has protection from the chosen color. This " \
        "effect doesn't remove this Aura."
    s = table()
    s.battlefield(0, CUB, *[card("Bog", "", "Land — Swamp")] * 3)
    s.hand(0, card("Ward", "{B}", "Enchantment — Aura", f"Enchant creature\n{text}"))
    s.hand(0, card("Bolt", "{B}", "Instant", "Destroy target creature."))
    game = s.start()
    resolve(game, "cast Ward -> Cub", "pass", "black")
    assert game.decision is not None
    assert "Ward" in board(game)
    assert not any("Bolt" in str(option) for option in game.decision.options)
