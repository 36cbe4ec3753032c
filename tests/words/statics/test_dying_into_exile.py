"""What is exiled instead of dying, with counters, with what follows, and linked to what exiled it, played."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

KILL = spell("Kill", "Destroy target creature.")
SWEEP = spell("Sweep", "Destroy all creatures.")
SHRINE = "If a creature would die, instead exile it "


@pytest.mark.parametrize(
    "line",
    [
        "If this creature would die, instead exile it with three egg counters on it.",
        "If a creature would die, exile it instead. When you do, you gain 2 life.",
        "If a nontoken creature would die, exile it instead. When you do, you may pay {2}. If you do, draw a card.",
        "If a creature an opponent controls would die, instead exile it and create a 2/2 black Zombie creature token.",
        "If a creature an opponent controls would die, instead exile it and put a number of +1/+1 counters equal to "
        "that creature's power on this creature.",
        "If a creature an opponent controls would die, instead exile it and put a hit counter on it.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def with_shrine(text: str, *hand: Card) -> Game:
    """Ann has an enchantment of this text and an Ox, Bob has a Cub."""
    scenario = table()
    scenario.battlefield(0, permanent("Shrine", text), OX)
    scenario.battlefield(1, CUB)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "If a creature would die, exile that card with an ice counter on it instead.",
        "If a creature would die, instead exile it and put an ice counter on it.",
    ],
)
def test_it_is_exiled_with_a_counter(text: str) -> None:
    game = with_shrine(text, KILL)
    resolve(game, "cast Kill", "target Cub")
    assert [(game.state.label(id), game.state.objects[id].counters) for id in game.state.exile] == [("Cub", {"ice": 1})]


def test_what_follows_happens_for_each_once_it_is_exiled() -> None:
    game = with_shrine(SHRINE + "and create a 2/2 black Zombie creature token.", SWEEP)
    resolve(game, "cast Sweep")
    assert (board(game), sorted(names(game, "exile"))) == (["Shrine", "Zombie Token", "Zombie Token"], ["Cub", "Ox"])


def test_what_follows_knows_what_it_was() -> None:
    text = "If a creature an opponent controls would die, instead exile it and put a number of +1/+1 counters equal " \
        "to that creature's power on this creature."
    scenario = table()
    slime = scenario.put(0, "battlefield", creature("Slime", 1, 1, text))
    scenario.battlefield(1, CUB)
    scenario.hand(0, KILL)
    game = scenario.start("main 1")
    resolve(game, "cast Kill", "target Cub")
    assert game.state.objects[slime].counters == {"+1/+1": 2}


def test_when_it_was_exiled_an_ability_triggers() -> None:
    game = with_shrine("If a creature would die, exile it instead. When you do, you gain 2 life.", KILL)
    act(game, "cast Kill", "target Cub", "pass")
    assert (names(game, "exile"), life(game)[0], len(game.state.stack)) == (["Cub"], 20, 1)
    resolve(game)
    assert life(game)[0] == 22


def test_what_it_exiled_is_linked_to_it() -> None:
    text = "If a creature an opponent controls would die, exile it instead.\n" \
        "{0}: Return a card exiled with this enchantment to the battlefield under your control."
    game = with_shrine(text, KILL, KILL)
    resolve(game, "cast Kill", "target Ox")
    resolve(game, "cast Kill")
    assert (names(game, "exile"), named(game, "Ox")[0] in game.state.players[0].graveyard) == (["Cub"], True)
    resolve(game, "activate Shrine")
    assert (board(game), names(game, "exile")) == (["Shrine", "Cub"], [])
