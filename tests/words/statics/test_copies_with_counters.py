"""Copies that enter with counters (CR 707.9e, 707.9f), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, act, creature, named, permanent, resolve, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

HAVE = "You may have this creature enter as a copy of any creature on the battlefield"
ONE_MORE = HAVE + ", except it enters with an additional +1/+1 counter on it."
SAME = HAVE + ", with the same counters on it."
EITHER = (
    "You may have this creature enter as a copy of any creature or artifact on the battlefield, except it enters with "
    "two +1/+1 counters on it if it's a creature, it enters with an additional charge counter on it if it's an "
    "artifact, and it isn't legendary."
)
PAIR = HAVE + ", except it enters with X additional +1/+1 counters on it."


@pytest.mark.parametrize("line", [ONE_MORE, SAME, EITHER, PAIR])
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_nothing_else_that_is_copied_enters_with_counters() -> None:
    text = "Create a token that's a copy of target creature, except it enters with two +1/+1 counters on it."
    assert isinstance(read_line(text, TypeLine.parse("Sorcery")), Declined)


def mimicking(text: str, original: Card, *others: Card) -> Game:
    """Ann's Mimic has entered as a copy of a permanent of Bob's that has two oil counters."""
    scenario = table()
    scenario.put(1, "battlefield", original, counters={"oil": 2})
    scenario.battlefield(1, *others)
    scenario.hand(0, creature("Mimic", 0, 1, text))
    game = scenario.start("main 1")
    act(game, "cast Mimic", "pass", "yes")
    resolve(game, *[each for each in offered(game) if each == f"choose {original.name}"])
    return game


def counters(game: Game, name: str) -> dict[str, int]:
    """The counters on what Ann has of this name."""
    (id,) = [id for id in named(game, name) if game.state.objects[id].controller == 0]
    return game.state.objects[id].counters


@pytest.mark.parametrize(("text", "found"), [(ONE_MORE, {"+1/+1": 1}), (SAME, {"oil": 2})])
def test_it_enters_with_counters(text: str, found: dict[str, int]) -> None:
    assert counters(mimicking(text, CUB), "Cub") == found


@pytest.mark.parametrize(
    ("original", "found"),
    [
        (CUB, {"+1/+1": 2}),
        (permanent("Urn", "", "Artifact"), {"charge": 1}),
        (card("Golem", "{0}", "Artifact Creature — Golem", "", 1, 1), {"+1/+1": 2, "charge": 1}),
    ],
)
def test_whether_it_does_depends_on_what_it_has_become(original: Card, found: dict[str, int]) -> None:
    assert counters(mimicking(EITHER, original), original.name) == found


def test_of_several_copy_effects_only_the_exceptions_of_the_last_count() -> None:
    """It becomes a copy of another Mimic first, which may enter as a copy in turn (CR 707.9e)."""
    game = mimicking(ONE_MORE, creature("Other Mimic", 0, 1, HAVE + "."), CUB)
    resolve(game, "yes", "choose Cub")
    assert counters(game, "Cub") == {}
