"""Spells that go to exile instead of a graveyard as they resolve, and with counters (CR 608.2n, 614.1a), played."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import act, permanent, resolve, spell, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

WHENEVER = "Whenever you cast an instant or sorcery spell from your hand, exile that card "
PLAIN = WHENEVER + "instead of putting it into your graveyard as it resolves."
COUNTED = WHENEVER + "with three time counters on it instead of putting it into your graveyard as it resolves."
STOP = "Counter target spell. If that spell is countered this way, exile it with two time counters on it instead of " \
    "putting it into its owner's graveyard."  # fmt: skip
GAIN = spell("Gain", "You gain 1 life.")


@pytest.mark.parametrize(("text", "types"), [(PLAIN, "Enchantment"), (COUNTED, "Enchantment"), (STOP, "Instant")])
def test_it_prints_back(text: str, types: str) -> None:
    assert printed_back(text, types) == text


def test_nothing_is_said_of_what_has_not_been_exiled_yet() -> None:
    text = PLAIN + " If you do, draw a card."
    assert isinstance(read_line(text, TypeLine.parse("Enchantment")), Declined)


def exiled(game: Game) -> list[tuple[str, dict[str, int]]]:
    """What is in exile, with its counters."""
    return [(game.state.label(id), game.state.objects[id].counters) for id in game.state.exile]


def under(*texts: str, hand: tuple[Card, ...]) -> Game:
    scenario = table()
    scenario.battlefield(0, *[permanent(f"Rule {index}", text) for index, text in enumerate(texts)])
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(("text", "counters"), [(PLAIN, {}), (COUNTED, {"time": 3})])
def test_a_spell_is_exiled_as_it_resolves(text: str, counters: dict[str, int]) -> None:
    game = under(text, hand=(GAIN,))
    resolve(game, "cast Gain")
    assert (exiled(game), names(game, "graveyard")) == ([("Gain", counters)], [])


def test_not_if_it_is_countered() -> None:
    game = under(COUNTED, hand=(GAIN, spell("No", "Counter target spell.")))
    act(game, "cast Gain", "pass")
    resolve(game, "cast No")
    assert (exiled(game), names(game, "graveyard")) == ([("No", {"time": 3})], ["Gain"])


def test_not_if_it_moves_itself() -> None:
    game = under(COUNTED, hand=(spell("Boomerang", "You gain 1 life. Return Boomerang to its owner's hand."),))
    resolve(game, "cast Boomerang")
    assert (exiled(game), names(game, "hand")) == ([], ["Boomerang"])


def test_several_apply_in_turn_to_the_last_destination() -> None:
    game = under(COUNTED, "If a card would be put into your graveyard from anywhere, exile it instead.", hand=(GAIN,))
    resolve(game, "cast Gain")
    assert game.decision is not None
    assert game.decision.kind == "replacement"
    resolve(game, "apply Rule 1")
    assert exiled(game) == [("Gain", {})]


def test_a_countered_spell_is_exiled_with_counters() -> None:
    game = under(hand=(GAIN, spell("Stop", STOP)))
    act(game, "cast Gain")
    resolve(game, "cast Stop")
    assert (exiled(game), names(game, "graveyard")) == ([("Gain", {"time": 2})], ["Stop"])
