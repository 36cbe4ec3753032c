"""Prepared permanents and the copies of their prepare spells, played."""

from __future__ import annotations

import pytest
from tests.cards import face, faces, names, offered, printed_back
from tests.rules.play import CUB, act, attack, board, creature, go, life, named, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.invariants import Monitor


def scholar(text: str, notes: str = "You gain 3 life.", types: str = "Instant", cost: str = "{0}") -> Card:
    """A creature with this text, and a prepare spell."""
    return faces("prepare", face("Scholar", "{0}", "Creature — Bear", text, 2, 2), face("Notes", cost, types, notes))


READY = scholar("This creature enters prepared.")
IDLE = scholar("")
DRILL = spell("Drill", "Target creature becomes prepared.")
DAZE = spell("Daze", "Target creature becomes unprepared.")
FELL = spell("Fell", "Destroy target creature.")
STEAL = spell("Steal", "Gain control of target creature.", "Sorcery")
SHAPE = creature("Shape", 0, 1, "You may have this creature enter as a copy of any creature on the battlefield.")


def holding(*hand: Card, there: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *there)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def prepared(*more: Card) -> Game:
    """Ann has cast a creature that enters prepared, and holds more."""
    game = holding(READY, *more)
    resolve(game, "cast Scholar")
    return game


@pytest.mark.parametrize(
    "text",
    [
        "This creature enters prepared.",
        "Whenever this creature attacks, it becomes prepared.",
        "{T}: Target creature becomes unprepared.",
        "At the beginning of your upkeep, if this creature isn't prepared, draw a card.",
        "Prepared creatures you control get +1/+1.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_copy_waits_in_exile_and_casting_it_unprepares_the_creature() -> None:
    game = prepared()
    monitor = Monitor(game, deep_every=1)
    assert names(game, "exile") == ["Notes"]
    act(game, "cast Notes")
    assert (names(game, "stack"), names(game, "exile")) == (["Notes"], [])
    assert monitor.look(game) == []
    resolve(game)
    assert life(game)[0] == 23
    assert "cast Notes" not in offered(game)
    assert (names(game, "exile"), names(game, "graveyard"), board(game)) == ([], [], ["Scholar"])


def test_the_copy_costs_what_the_spell_costs_and_is_cast_when_the_spell_could_be() -> None:
    game = holding(scholar("This creature enters prepared.", cost="{1}"))
    resolve(game, "cast Scholar")
    assert "cast Notes" not in offered(game)
    game = holding(scholar("This creature enters prepared.", types="Sorcery"))
    resolve(game, "cast Scholar")
    assert "cast Notes" in offered(game)
    go(game, "upkeep")
    assert "cast Notes" not in offered(game)


def test_casting_the_copy_is_casting_a_spell() -> None:
    game = holding(READY, there=(creature("Fan", 1, 1, "Whenever you cast an instant spell, you gain 10 life."),))
    resolve(game, "cast Scholar")
    resolve(game, "cast Notes")
    assert life(game)[0] == 33


def test_only_what_has_a_prepare_spell_becomes_prepared_and_only_once() -> None:
    game = holding(DRILL, there=(IDLE, CUB))
    resolve(game, "cast Drill -> Cub")
    assert names(game, "exile") == []
    game = holding(DRILL, DRILL, there=(IDLE,))
    resolve(game, "cast Drill -> Scholar")
    resolve(game, "cast Drill -> Scholar")
    assert names(game, "exile") == ["Notes"]
    resolve(game, "cast Notes")
    assert "cast Notes" not in offered(game)
    assert [line for line in game.log if "prepared" in line] == [
        "Scholar becomes prepared.", "Scholar becomes unprepared."
    ]  # fmt: skip


@pytest.mark.parametrize("answer", [DAZE, FELL])
def test_the_copy_is_gone_when_the_creature_is_unprepared_or_leaves(answer: Card) -> None:
    game = prepared(answer)
    resolve(game, f"cast {answer.name} -> Scholar")
    assert "cast Notes" not in offered(game)
    assert names(game, "exile") == []


def test_whoever_controls_the_creature_may_cast_the_copy() -> None:
    game = holding(STEAL, DRILL, theirs=(IDLE,))
    resolve(game, "cast Drill -> Scholar")
    assert "cast Notes" not in offered(game)
    resolve(game, "cast Steal -> Scholar")
    act(game, "cast Notes")
    assert game.state.objects[game.state.stack[-1]].owner == 0  # 112.2
    resolve(game)
    assert life(game) == [23, 20]


def test_a_copy_of_the_creature_has_the_prepare_spell_too() -> None:
    game = holding(SHAPE, theirs=(READY,))
    resolve(game, "cast Shape")
    resolve(game, "yes")
    assert names(game, "exile") == ["Notes"]
    resolve(game, "cast Notes")
    assert life(game) == [23, 20]


def test_an_attack_prepares_it() -> None:
    game = holding(there=(scholar("Whenever this creature attacks, it becomes prepared."),))
    attack(game, "attack Scholar")
    resolve(game)
    assert "cast Notes" in offered(game)


def test_the_state_can_be_asked_for() -> None:
    boost = creature("Dean", 1, 1, "Prepared creatures you control get +1/+1.")
    game = holding(DRILL, there=(IDLE, boost))
    (id,) = named(game, "Scholar")
    assert game.state.characteristics(id).power == 2
    resolve(game, "cast Drill -> Scholar")
    assert game.state.characteristics(id).power == 3
    resolve(game, "cast Notes")
    assert game.state.characteristics(id).power == 2


def test_elsewhere_the_card_is_only_the_creature() -> None:
    game = holding(READY)
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Scholar"]
    assert READY.name == "Scholar // Notes"
    assert READY.mana_value == 0
