"""Life (CR 119)."""

from __future__ import annotations

from tests.cards import names, offered
from tests.rules.play import CUB, ZAP, act, board, creature, go, life, named, permanent, resolve, size, spell, table

NEVER = permanent("Never", "Players can't gain life.")
GLAD = permanent("Glad", "Whenever you gain life, draw a card.")


def test_gaining_and_losing_change_the_total() -> None:
    s = table()
    s.hand(0, spell("Swing", "You gain 5 life. Each opponent loses 3 life."))
    game = s.start()
    resolve(game, "cast Swing")
    assert life(game) == [25, 17]


def test_gaining_nothing_is_no_gain() -> None:
    s = table()
    s.battlefield(0, GLAD)
    s.hand(0, spell("Count", "You gain life equal to the number of creatures you control."))
    game = s.start()
    resolve(game, "cast Count")
    assert names(game, "hand") == []


def test_who_cannot_gain_life_does_not_and_nothing_triggers() -> None:
    s = table()
    s.battlefield(0, NEVER, GLAD)
    game = s.start()
    resolve(game, "activate Watch")
    assert life(game) == [20, 20]
    assert names(game, "hand") == []


def test_lifelink_then_gains_nothing_either() -> None:
    s = table()
    s.battlefield(0, NEVER, creature("Leech", 2, 2, "Lifelink\n{T}: This creature deals 2 damage to any target."))
    game = s.start()
    resolve(game, "activate Leech -> Bob")
    assert life(game) == [20, 18]


def test_damage_is_loss_of_life_but_loss_of_life_is_no_damage() -> None:
    s = table()
    s.battlefield(1, permanent("Grief", "Whenever you lose life, draw a card."))
    s.hand(0, ZAP, spell("Sap", "Each opponent loses 2 life."))
    s.hand(0, spell("Guard", "Prevent the next 5 damage that would be dealt to any target this turn."))
    game = s.start()
    resolve(game, "cast Zap -> Bob")
    assert names(game, "hand", 1) == ["Page"]
    resolve(game, "cast Guard -> Bob")
    resolve(game, "cast Sap")
    assert life(game) == [20, 15]


def test_life_can_be_paid_only_if_there_is_so_much() -> None:
    s = table()
    s.battlefield(0, permanent("Pact", "Pay 3 life: Draw a card."))
    s.life(0, 2)
    assert "activate Pact" not in offered(s.start())
    s.life(0, 3)
    game = s.start()
    act(game, "activate Pact")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_paying_life_is_losing_it() -> None:
    s = table()
    s.battlefield(0, permanent("Pact", "Pay 3 life: You gain 1 life."))
    s.battlefield(0, permanent("Grief", "Whenever you lose life, draw a card."))
    game = s.start()
    resolve(game, "activate Pact")
    assert life(game) == [18, 20]
    assert names(game, "hand") == ["Page"]


def test_each_source_of_life_is_a_gain_of_its_own() -> None:
    s = table()
    (glad,) = s.battlefield(0, creature("Glad", 1, 1, "Whenever you gain life, put a +1/+1 counter on this creature."))
    s.battlefield(0, creature("Leech", 2, 2, "Lifelink"), creature("Tick", 1, 1, "Lifelink"))
    game = s.start("beginning of combat")
    act(game, "pass", "attack Leech, Tick")
    go(game, "end of combat")
    assert life(game) == [23, 17]
    assert size(game, glad) == (3, 3)


def test_one_source_that_deals_damage_to_several_gains_once() -> None:
    s = table()
    (glad,) = s.battlefield(0, creature("Glad", 1, 1, "Whenever you gain life, put a +1/+1 counter on this creature."))
    s.battlefield(0, creature("Leech", 2, 2, "Lifelink\n{T}: This creature deals 1 damage to each opponent and each "
                              "creature your opponents control."))  # fmt: skip
    s.battlefield(1, CUB)
    game = s.start()
    resolve(game, "activate Leech")
    assert life(game) == [22, 19]
    assert size(game, glad) == (2, 2)
    assert board(game, 1) == ["Cub"]


def test_a_life_total_may_be_below_zero_for_a_while() -> None:
    s = table()
    s.life(0, 1)
    s.hand(0, spell("Bargain", "You lose 4 life. You gain 4 life."))
    game = s.start()
    resolve(game, "cast Bargain")
    assert life(game) == [1, 20]
    assert named(game, "Bargain") != []
