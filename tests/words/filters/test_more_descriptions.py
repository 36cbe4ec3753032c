"""Descriptions by counters, targets, names, what happened this turn, and by comparing."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back, settle
from tests.rules.play import CUB, board, creature, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

SHEEP = card("Sheep", "{0}", "Creature — Sheep", "", 1, 1)
RAM = card("Ram", "{0}", "Creature — Sheep", "", 3, 3)
WOLF = card("Wolf", "{0}", "Creature — Wolf", "", 2, 2)


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target creature with a +1/+1 counter on it.",
        "Destroy target creature with a counter on it.",
        "Creatures you control with +1/+1 counters on them gain flying until end of turn.",
        "Destroy target creature with two or more +1/+1 counters on it.",
        "Counter target spell that targets a creature you control.",
        "Counter target spell that targets one or more creatures.",
        "Destroy target creature that was dealt damage this turn.",
        "Destroy target creature that attacked this turn.",
        "Destroy all creatures that entered this turn.",
        "Draw a card for each creature that died this turn.",
        "Destroy target creature with the greatest power among creatures you control.",
        "Tap target creature. Destroy all creatures with the same name as it.",
        "Target creature gains flying until end of turn. Destroy all creatures that share a creature type with it.",
        "Search your library for a card named Bold Sir Ram, reveal it, put it into your hand, then shuffle.",
        "Destroy each creature on the battlefield.",
    ],
)
def test_descriptions_print_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def cast(text: str, *choices: str, mine: tuple[Card | tuple[Card, dict[str, int]], ...] = ()) -> Game:
    """A game in which Ann with these permanents has cast a free spell with this text."""
    s = Scenario()
    for each in mine:
        if isinstance(each, tuple):
            s.put(0, "battlefield", each[0], counters=each[1])
        else:
            s.put(0, "battlefield", each)
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    game = s.start()
    pick(game, "cast Deed", *choices)
    settle(game)
    return game


def test_counters_on_a_creature_describe_it() -> None:
    game = cast("Destroy all creatures with a +1/+1 counter on them.".replace("a +1/+1 counter", "+1/+1 counters"),
                mine=((SHEEP, {"+1/+1": 1}), (WOLF, {})))  # fmt: skip
    assert names(game, "battlefield") == ["Wolf"]


def test_the_greatest_power_among_creatures() -> None:
    game = cast("Destroy each creature with the greatest power among creatures you control.", mine=(SHEEP, RAM, WOLF))
    assert names(game, "battlefield") == ["Sheep", "Wolf"]


def test_creatures_that_share_a_type_with_a_target() -> None:
    text = "Target creature gains flying until end of turn. Destroy all creatures that share a creature type with it."
    game = cast(text, "target Ram", mine=(SHEEP, RAM, WOLF))
    assert names(game, "battlefield") == ["Wolf"]


def test_creatures_that_entered_this_turn() -> None:
    s = Scenario()
    s.battlefield(0, SHEEP)
    s.hand(0, WOLF, card("Deed", "{0}", "Sorcery", "Destroy all creatures that entered this turn."))
    game = s.start()
    pick(game, "cast Wolf")
    settle(game)
    pick(game, "cast Deed")
    settle(game)
    assert names(game, "battlefield") == ["Sheep"]


def test_creatures_that_died_this_turn_are_counted() -> None:
    text = "Destroy all creatures. You gain 2 life for each creature that died this turn."
    game = cast(text, mine=(SHEEP, RAM, WOLF))
    assert game.state.players[0].life == 26


def test_only_spells_that_target_it_can_be_countered() -> None:
    s = Scenario()
    s.battlefield(0, SHEEP, WOLF)
    s.hand(0, card("Pet", "{0}", "Sorcery", "Target creature gains flying until end of turn."))
    s.hand(1, card("Guard", "{0}", "Instant", "Counter target spell that targets a Sheep."))
    game = s.start()
    pick(game, "cast Pet", "target Wolf")
    if game.decision is not None and game.decision.player == 1:
        assert "cast Guard" not in offered(game)


def test_a_creature_of_a_name() -> None:
    game = cast("Destroy all creatures named Ram.", mine=(SHEEP, RAM))
    assert names(game, "battlefield") == ["Sheep"]


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("Destroy all creatures with flying or reach.", ["Cub"]),
        ("Destroy all creatures with flying.", ["Cub", "Spider"]),
    ],
)
def test_one_of_two_keywords_is_enough(line: str, left: list[str]) -> None:
    s = table()
    s.battlefield(0, CUB, creature("Bird", 1, 1, "Flying"), creature("Spider", 1, 1, "Reach"))
    s.hand(0, spell("Storm", line))
    game = s.start("main 1")
    resolve(game, "cast Storm")
    assert board(game) == left


def test_what_has_x_in_its_cost() -> None:
    line = "Whenever you cast a spell with {X} in its mana cost, you gain 5 life."
    assert printed_back(line) == line
    s = table()
    s.battlefield(0, permanent("Meter", line))
    s.hand(0, spell("Fizz", "You gain 1 life."), spell("Buzz", "You gain 1 life.", cost="{X}"))
    game = s.start("main 1")
    resolve(game, "cast Fizz")
    resolve(game, "cast Buzz")
    assert life(game)[0] == 27
