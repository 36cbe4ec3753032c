"""Battles and Sieges, played (CR 310)."""

from __future__ import annotations

import pytest
from tests.cards import face, faces, names, offered
from tests.rules.play import CUB, OX, act, asked, attack, board, creature, go, life, named, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.combat import PROTECTOR
from manafold.rules.game import Game

BACK = face("Victor", "", "Creature — Dragon", "When this creature enters, you gain 5 life.", 4, 4)
SIEGE = faces("transform", face("Assault", "{0}", "Battle — Siege", defense=3), BACK)
BOLT = spell("Bolt", "Bolt deals 3 damage to any target.")


def playing(*hand: Card, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = (), players: int = 2) -> Game:
    scenario = table(players)
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.fixture
def besieged() -> Game:
    """Ann, who holds a Bolt and has an Ogre, has an Assault that Bob, who has an Ox, protects."""
    game = playing(SIEGE, BOLT, mine=(creature("Ogre", 4, 4),), theirs=(OX,))
    resolve(game, "cast Assault")
    return game


def test_a_siege_enters_with_its_defense_and_an_opponent_protects_it(besieged: Game) -> None:
    siege = besieged.state.object(named(besieged, "Assault")[0])
    assert siege.counters == {"defense": 3}
    assert siege.choices[PROTECTOR] == 1


def test_its_controller_chooses_which_opponent() -> None:
    game = playing(SIEGE, players=3)
    resolve(game, "cast Assault")
    assert (asked(game), offered(game)) == ("Ann", ["choose Bob", "choose Cleo"])
    act(game, "choose Cleo")
    assert game.state.object(named(game, "Assault")[0]).choices[PROTECTOR] == 2


def test_a_siege_that_is_defeated_by_damage_is_cast_transformed(besieged: Game) -> None:
    resolve(besieged, "cast Bolt", "target Assault")
    act(besieged, "yes")
    resolve(besieged)
    resolve(besieged)
    assert (board(besieged), life(besieged)[0]) == (["Ogre", "Victor"], 25)


def test_nobody_has_to_cast_it(besieged: Game) -> None:
    resolve(besieged, "cast Bolt", "target Assault")
    act(besieged, "no")
    assert (board(besieged), names(besieged, "exile")) == (["Ogre"], ["Assault"])


def test_it_may_be_attacked_by_its_controller_and_blocked_by_its_protector(besieged: Game) -> None:
    attack(besieged)
    assert offered(besieged) == ["attack Ogre -> Bob", "attack Ogre -> Assault", "done"]
    act(besieged, "attack Ogre -> Assault")
    while "block Ox" not in " ".join(offered(besieged)):
        besieged.choose("pass")
    assert asked(besieged) == "Bob"
    act(besieged, "done")
    while "yes" not in offered(besieged):
        besieged.choose("pass")
    act(besieged, "yes")
    resolve(besieged)
    resolve(besieged)
    assert "Victor" in board(besieged)
    assert life(besieged) == [25, 20]


def test_its_protector_does_not_attack_it(besieged: Game) -> None:
    while not (besieged.state.active == 1 and "attack Ox" in " ".join(offered(besieged))):
        besieged.choose("pass" if "pass" in offered(besieged) else "done" if "done" in offered(besieged) else 0)
    assert "attack Ox -> Assault" not in offered(besieged)


def test_the_controller_chooses_anew_when_the_protector_leaves_the_game() -> None:
    loss = spell("Loss", "Target player loses 20 life.")
    game = playing(SIEGE, loss, players=3)
    resolve(game, "cast Assault")
    resolve(game, "choose Cleo")
    resolve(game, "cast Loss", "target Cleo")
    assert game.state.object(named(game, "Assault")[0]).choices[PROTECTOR] == 1


def test_a_siege_that_comes_under_the_control_of_its_protector_gets_another_one() -> None:
    swap = spell("Swap", "Target opponent gains control of target battle.")
    game = playing(SIEGE, swap, mine=(CUB,))
    resolve(game, "cast Assault")
    resolve(game, "cast Swap")
    siege = game.state.object(named(game, "Assault")[0])
    assert (siege.controller, siege.choices[PROTECTOR]) == (1, 0)


def test_a_battle_without_defense_stays_until_its_ability_has_left_the_stack(besieged: Game) -> None:
    go(besieged, "beginning of combat")
    act(besieged, "cast Bolt", "target Assault")
    while besieged.state.stack and "Assault" in board(besieged) and not besieged.state.pending:
        top = besieged.state.object(besieged.state.stack[-1])
        if top.kind == "ability":
            break
        besieged.choose("pass")
    assert "Assault" in board(besieged)
