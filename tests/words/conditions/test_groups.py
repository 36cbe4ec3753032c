"""Conditions on a list of totals, on what several have in common, and on groups of names."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, OX, act, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.context import Context
from manafold.words.conditions.counts import AreIn
from manafold.words.filters.belonging import InZoneOf
from manafold.words.filters.composed import AnyOf
from manafold.words.filters.names import IsNamed
from manafold.words.refs.plain import You

PAIR = spell("Pair", "Choose two target permanents. If they share a card type, you gain 5 life.")
GILD = spell("Gild", "Target creature becomes an artifact in addition to its other types until end of turn.")
CROWN = card("Crown", "{0}", "Artifact", "")
THRONE = card("Throne", "{0}", "Artifact", "")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever this creature attacks, if it has exactly one, three, or five charge counters on it, draw a card.",
        "{T}: Choose two target permanents. If they share a card type, draw a card.",
        "{T}: Draw a card if you control artifacts named Crown and Throne.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


@pytest.mark.parametrize(("there", "gained"), [(1, 5), (2, 0), (3, 5), (4, 0)])
def test_one_of_several_totals(there: int, gained: int) -> None:
    s = table()
    (jar,) = s.battlefield(0, permanent("Jar", "{0}: If this artifact has exactly one or three charge counters on it, "
                                               "you gain 5 life.", "Artifact"))  # fmt: skip
    game = s.start("main 1")
    game.state.edit(jar).counters = {"charge": there}
    resolve(game, "activate Jar")
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(("second", "gained"), [(OX, 5), (CROWN, 0)])
def test_two_targets_share_a_card_type(second: Card, gained: int) -> None:
    s = table(watching=False)
    s.battlefield(0, CUB, second)
    s.hand(0, PAIR)
    game = s.start("main 1")
    resolve(game, f"cast Pair -> Cub, {second.name}")
    assert life(game)[0] == 20 + gained


def test_it_is_tested_again_as_the_effect_resolves() -> None:
    s = table()
    s.battlefield(0, CUB, CROWN)
    s.hand(0, PAIR, GILD)
    game = s.start("main 1")
    act(game, "cast Pair -> Cub, Crown")
    resolve(game, "cast Gild -> Cub")
    resolve(game)
    assert life(game)[0] == 25


@pytest.mark.parametrize(("there", "gained"), [((CROWN, THRONE), 5), ((CROWN, CROWN), 0), ((THRONE,), 0)])
def test_one_of_each_name_is_controlled(there: tuple[Card, ...], gained: int) -> None:
    s = table()
    s.battlefield(0, *there)
    s.battlefield(1, THRONE)
    s.hand(0, spell("Rule", "You gain 5 life if you control artifacts named Crown and Throne."))
    game = s.start("main 1")
    resolve(game, "cast Rule")
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(("mine", "theirs", "found"), [((CUB,), (), True), ((CROWN,), (CUB,), False), ((), (), False)])
def test_a_card_of_a_group_of_names_is_in_a_zone_of_a_player(
    mine: tuple[Card, ...], theirs: tuple[Card, ...], found: bool
) -> None:
    group = AnyOf((IsNamed("Cub"), IsNamed("Ox")))
    s = table()
    s.graveyard(0, *mine)
    s.graveyard(1, *theirs)
    state = s.start("main 1").state
    c = Context(state, state.battlefield[0], 0)
    assert AreIn(1, group, InZoneOf(You(), "graveyard", "in")).holds(c) is found
