"""Auras that put cards from graveyards onto the battlefield and enchant them there (CR 303.4c, 607.2c), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, board, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

LOSES = 'When this Aura enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and ' \
    'gains "enchant creature put onto the battlefield with this Aura."'  # fmt: skip
RAISE = "Return enchanted creature card to the battlefield under your control and attach this Aura to it."
LEAVE = "When this Aura leaves the battlefield, that creature's controller sacrifices it."
CALL = card("Call", "{0}", "Enchantment — Aura", f"Enchant creature card in a graveyard\n{LOSES} {RAISE} {LEAVE}\n"
    "Enchanted creature gets -1/-0.")  # fmt: skip
VINE = permanent(
    "Vine",
    'When this enchantment enters, if it\'s on the battlefield, it becomes an Aura with "enchant creature put onto the '
    'battlefield with Vine." Put target creature card from a graveyard onto the battlefield under your control and '
    "attach this enchantment to it. When this enchantment leaves the battlefield, that creature's controller "
    "sacrifices it.",
)
BREAK = spell("Break", "Destroy target enchantment.")
MOVE = spell("Move", "Attach target Aura to target creature.")


@pytest.mark.parametrize(
    "line",
    [
        "When this Aura enters, if it's on the battlefield, draw a card.",
        "When this Aura enters, draw a card. When this Aura leaves the battlefield, you gain 1 life.",
        "When this Aura enters, create a 2/2 white Bear creature token. When that token leaves the battlefield, draw a "
        "card.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Enchantment — Aura") == line


def raising(*hand: Card) -> Game:
    """A Cub is in the graveyard of Bob; Ann has an Ox, and casts the first of these cards."""
    scenario = table()
    scenario.graveyard(1, CUB)
    scenario.battlefield(0, OX)
    scenario.hand(0, *hand)
    game = scenario.start("main 1")
    act(game, f"cast {hand[0].name}")
    resolve(game)
    return game


@pytest.mark.parametrize(("aura", "power"), [(CALL, 1), (VINE, 2)])
def test_the_card_comes_back_enchanted(aura: Card, power: int) -> None:
    game = raising(aura)
    assert sorted(board(game)) == sorted([aura.name, "Cub", "Ox"])
    cub = next(id for id in game.state.battlefield if game.state.label(id) == "Cub")
    assert (size(game, cub), [game.state.label(id) for id in game.state.objects[cub].attachments]) == (
        (power, 2), [aura.name],
    )  # fmt: skip


@pytest.mark.parametrize("aura", [CALL, VINE])
def test_it_is_sacrificed_as_the_aura_leaves(aura: Card) -> None:
    game = raising(aura, BREAK)
    resolve(game, "cast Break")
    assert (board(game), names(game, "graveyard", 1)) == (["Ox"], ["Cub"])


@pytest.mark.parametrize("aura", [CALL, VINE])
def test_it_can_enchant_nothing_but_what_it_has_put_there(aura: Card) -> None:
    """It does not move to another creature (CR 303.4j), and goes to the graveyard with its own (CR 303.4c)."""
    game = raising(aura, MOVE, spell("Kill", "Destroy target creature."))
    act(game, "cast Move")
    resolve(game, *[line for line in offered(game) if line.endswith("Ox")])
    assert aura.name in board(game)
    resolve(game, "cast Kill", "target Cub")
    assert (board(game), aura.name in names(game, "graveyard")) == (["Ox"], True)


def test_nothing_returns_if_the_aura_is_gone_before_that() -> None:
    scenario = table()
    scenario.graveyard(0, CUB)
    scenario.hand(0, CALL, BREAK)
    game = scenario.start("main 1")
    act(game, "cast Call", "pass")
    assert len(game.state.stack) == 1
    resolve(game, "cast Break")
    resolve(game)
    assert (board(game), sorted(names(game, "graveyard"))) == ([], ["Break", "Call", "Cub"])
