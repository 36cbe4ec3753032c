"""Fighting each other, adapting, paying as an effect, and amounts of other amounts."""

from __future__ import annotations

import pytest
from tests.cards import offered
from tests.rules.play import CUB, OX, act, board, creature, life, permanent, resolve, size, spell, table

LAMP = permanent("Lamp", "{T}: Add {C}.", "Artifact")


def test_two_target_creatures_fight_each_other() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX, creature("Rat", 1, 1))
    s.hand(0, spell("Brawl", "Two target creatures fight each other."))
    game = s.start()
    resolve(game, "cast Brawl", "target Cub", "target Rat")
    assert (board(game), board(game, 1)) == (["Cub"], ["Ox"])
    (cub,) = [id for id in game.state.battlefield if game.state.label(id) == "Cub"]
    assert game.state.objects[cub].damage == 1


def test_adapting_does_nothing_to_a_creature_that_has_the_counters() -> None:
    s = table()
    (newt,) = s.battlefield(0, creature("Newt", 1, 1, "{0}: Adapt 2."))
    game = s.start()
    for _ in range(2):
        resolve(game, "activate Newt")
        assert size(game, newt) == (3, 3)


@pytest.mark.parametrize(("answer", "expected"), [("yes", 25), ("no", 20)])
def test_mana_may_be_paid_for_more(answer: str, expected: int) -> None:
    s = table()
    s.battlefield(0, LAMP)
    s.hand(0, spell("Bribe", "You may pay {1}. If you do, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Bribe")
    act(game, answer)
    assert life(game)[0] == expected


@pytest.mark.parametrize("price", ["{1}", "2 life"])
def test_nobody_is_asked_for_what_they_cannot_pay(price: str) -> None:
    s = table()
    s.life(0, 1)
    s.hand(0, spell("Bribe", f"You may pay {price}. If you do, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Bribe")
    assert "yes" not in offered(game)
    assert life(game)[0] == 1


def test_life_may_be_paid_for_more() -> None:
    s = table()
    s.hand(0, spell("Bribe", "You may pay 2 life. If you do, target opponent loses 5 life."))
    game = s.start()
    resolve(game, "cast Bribe")
    act(game, "yes")
    assert life(game) == [18, 15]


def test_twice_a_number() -> None:
    s = table()
    s.battlefield(0, CUB, CUB, CUB)
    s.hand(0, spell("Feast", "You gain life equal to twice the number of creatures you control."))
    game = s.start()
    resolve(game, "cast Feast")
    assert life(game)[0] == 26


def test_the_speed_of_a_player() -> None:
    s = table()
    s.battlefield(0, creature("Racer", 1, 1, "Start your engines!"))
    s.hand(0, spell("Rev", "Draw cards equal to your speed.\nYou gain life equal to your speed."))
    game = s.start()
    resolve(game, "cast Rev")
    assert life(game)[0] == 21
