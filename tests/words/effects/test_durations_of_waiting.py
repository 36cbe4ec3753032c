"""Abilities that wait for a while, for the cleanup step, or for how often they have resolved."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, attack, board, card, go, life, permanent, resolve, size, spell, table

from manafold.rules.game import Game

FLEETING = (
    "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the "
    "controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step."
)
BUBBLE = card("Bubble", "{0}", "Artifact", FLEETING)


@pytest.mark.parametrize(
    "line",
    [
        FLEETING,
        "Whenever you cast a spell, you gain 1 life. If this is the second time this ability has resolved this turn, "
        "draw a card.",
        "When this creature enters, until your next turn, whenever a creature you control becomes tapped, draw a card.",
        "Whenever this creature attacks, sacrifice it at the beginning of the next cleanup step.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def to_turn(game: Game, turn: int) -> None:
    """Pass until Ann is asked in this turn."""
    while game.state.turn_number < turn or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else 0)


@pytest.mark.parametrize(("step", "left"), [("main 1", ["Bubble"]), ("beginning of combat", [])])
def test_what_is_cast_when_a_sorcery_could_not_be_is_gone_in_the_cleanup_step(step: str, left: list[str]) -> None:
    s = table()
    s.hand(0, BUBBLE)
    game = s.start("main 1" if step == "main 1" else "beginning of combat")
    resolve(game, "cast Bubble")
    assert board(game) == ["Bubble"]
    go(game, "end")
    assert board(game) == ["Bubble"]
    to_turn(game, 3)
    assert board(game) == left


def test_with_something_else_on_the_stack_a_sorcery_could_not_be_cast() -> None:
    s = table()
    s.hand(0, BUBBLE, spell("Rest", "You gain 1 life."))
    game = s.start()
    act(game, "cast Rest")
    resolve(game, "cast Bubble")
    to_turn(game, 3)
    assert (board(game), "Bubble" in names(game, "graveyard")) == ([], True)


def test_how_often_an_ability_has_resolved() -> None:
    again = "If this is the second time this ability has resolved this turn, you gain 10 life."
    s = table()
    s.battlefield(0, permanent("Drum", f"Whenever you cast a spell, you gain 1 life. {again}"))
    s.hand(0, *[spell("Rest", "You gain 100 life.")] * 3)
    game = s.start()
    totals = []
    for _ in range(3):
        resolve(game, "cast Rest #1" if "cast Rest #1" in offered(game) else "cast Rest")
        resolve(game)
        totals.append(life(game)[0])
    assert totals == [121, 232, 333]


def test_an_ability_waits_until_its_controllers_next_turn() -> None:
    s = table()
    s.battlefield(0, permanent("Watchtower", "{0}: You gain 1 life."))
    s.battlefield(1, CUB)
    s.hand(0, spell("Ward", "Until your next turn, whenever a creature attacks, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Ward")
    to_turn(game, 3)
    assert len(game.state.delayed) == 1
    attack(game, "attack Cub")
    resolve(game)
    assert life(game)[0] == 25
    to_turn(game, 4)
    assert game.state.delayed == ()


def test_damage_is_prevented_until_the_next_turn_but_life_is_lost_and_paid() -> None:
    s = table()
    s.hand(0, spell("Ward", "Until your next turn, prevent all damage that would be dealt to you."))
    s.hand(0, spell("Ache", "You lose 2 life."), *[spell("Zap", "Zap deals 3 damage to any target.")] * 2)
    s.battlefield(0, permanent("Altar", "Pay 1 life: Draw a card."))
    game = s.start()
    resolve(game, "cast Ward")
    resolve(game, "cast Zap", "target Ann")
    resolve(game, "cast Ache")
    resolve(game, "activate Altar")
    assert life(game)[0] == 17
    to_turn(game, 3)
    assert len(game.state.effects) == 1
    to_turn(game, 4)
    resolve(game, "cast Zap", "target Ann")
    assert life(game)[0] == 14


def test_an_effect_lasts_for_so_many_turns_whoever_takes_them() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, spell("Sap", "Target creature gets +2/+2 for three turns."))
    game = s.start("main 1")
    resolve(game, "cast Sap -> Cub")
    for active in (1, 0):
        go(game, "end", active=active)
        assert size(game, cub) == (4, 4)
    go(game, "main 1", active=1)
    assert size(game, cub) == (2, 2)


def test_for_so_many_turns_prints_back() -> None:
    line = "Target creature gets +2/+2 for three turns."
    assert printed_back(line, "Sorcery") == line
