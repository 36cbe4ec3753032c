"""What may be paid as a creature attacks: exerting and enlisting, played (CR 508.1g, 701.43, 702.154)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, attack, creature, go, life, named, permanent, resolve, size, table

from manafold.model.card import Card
from manafold.rules.game import Game

RAM = creature("Ram", 2, 2, "You may exert this creature as it attacks. When you do, it gets +2/+0 until end of turn.")
DUKE = creature("Duke", 2, 2, "Enlist")


def playing(*mine: Card) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "You may exert this creature as it attacks.",
        "You may exert this creature as it attacks. When you do, it gets +2/+0 until end of turn.",
        "You may exert this creature as it attacks. When you do, target creature can't block this turn.",
        "Whenever you exert a creature, you gain 1 life.",
        "{T}, Exert this creature: Draw a card.",
        "Enlist",
        "Whenever this creature enlists a creature, scry 2.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def is_tapped(game: Game, name: str) -> bool:
    return game.state.object(named(game, name)[0]).tapped


def test_an_exerted_attacker_is_stronger_and_does_not_untap() -> None:
    game = playing(RAM)
    attack(game, "attack Ram", "yes")
    resolve(game)
    assert size(game, named(game, "Ram")[0]) == (4, 2)
    go(game, "main 1", active=0)
    assert is_tapped(game, "Ram")
    go(game, "main 1", active=0)
    assert not is_tapped(game, "Ram")


def test_nobody_has_to_exert() -> None:
    game = playing(RAM)
    attack(game, "attack Ram", "no")
    assert size(game, named(game, "Ram")[0]) == (2, 2)
    go(game, "main 1", active=0)
    assert not is_tapped(game, "Ram")


def test_exerting_is_seen_and_can_be_a_cost() -> None:
    game = playing(creature("Monk", 1, 1, "{T}, Exert this creature: You gain 1 life."),
                   permanent("Bell", "Whenever you exert a creature, you gain 10 life."))  # fmt: skip
    resolve(game, "activate Monk")
    assert life(game)[0] == 31
    go(game, "main 1", active=0)
    assert is_tapped(game, "Monk")


def test_an_exerted_permanent_that_comes_to_another_player_untaps_for_them() -> None:
    scenario = table()
    scenario.battlefield(0, creature("Monk", 1, 1, "{T}, Exert this creature: You gain 1 life."))
    scenario.battlefield(1, permanent("Lure", "{0}: Gain control of target creature. Activate only during your turn."))
    game = scenario.start("main 1")
    resolve(game, "activate Monk")
    go(game, "main 1", active=1)
    assert game.decision is not None
    while "activate Lure" not in offered(game):
        game.choose("pass")
    resolve(game, "activate Lure")
    go(game, "main 1", active=0)
    go(game, "main 1", active=1)
    assert not is_tapped(game, "Monk")


def test_an_enlisted_creature_lends_its_power() -> None:
    game = playing(DUKE, OX)
    attack(game, "attack Duke", "done", "choose Ox")
    resolve(game)
    assert (size(game, named(game, "Duke")[0]), is_tapped(game, "Ox")) == ((4, 2), True)


def test_attackers_and_creatures_that_came_this_turn_are_not_enlisted() -> None:
    scenario = table()
    scenario.battlefield(0, DUKE, OX)
    scenario.hand(0, CUB)
    game = scenario.start("main 1")
    resolve(game, "cast Cub")
    attack(game, "attack Duke", "attack Ox")
    assert not {"choose Cub", "choose Ox"} & set(offered(game))
    assert not is_tapped(game, "Cub")


def test_each_enlist_ability_enlists_for_itself() -> None:
    text = "Enlist\nEnlist\nWhenever this creature enlists a creature, you gain 1 life."
    game = playing(creature("Duke", 2, 2, text), OX, CUB)
    attack(game, "attack Duke", "done", "choose Ox", "choose Cub")
    while "put Duke" in offered(game):
        game.choose(0)
    resolve(game)
    assert (size(game, named(game, "Duke")[0]), life(game)[0]) == ((6, 2), 22)
