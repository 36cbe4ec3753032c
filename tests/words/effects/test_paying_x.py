"""An X that is chosen as something is paid while an ability resolves (CR 107.3f)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered
from tests.rules.play import CUB, OX, act, board, creature, life, permanent, resolve, spell, table

from manafold.rules.game import Game

BOG = card("Bog", "", "Land", "{T}: Add {B}.")


def asked(text: str, lands: int) -> Game:
    """Ann, who has so many lands, has agreed to pay as the ability with this text resolves."""
    s = table()
    s.battlefield(0, *[BOG] * lands, permanent("Well", text))
    game = s.start("main 1")
    resolve(game, "activate Well")
    act(game, "yes")
    return game


def test_x_is_chosen_as_it_is_paid_and_is_the_same_afterwards() -> None:
    game = asked("{0}: You may pay {X}. If you do, you gain X life.", lands=3)
    assert offered(game) == ["0", "1", "2", "3"]
    act(game, "2")
    assert life(game)[0] == 22
    assert sum(game.state.objects[id].tapped for id in game.state.battlefield) == 2


def test_each_resolution_has_an_x_of_its_own() -> None:
    game = asked("{0}: You may pay {X}. If you do, you gain X life.", lands=3)
    act(game, "2")
    resolve(game, "activate Well")
    act(game, "yes")
    assert offered(game) == ["0", "1"]
    act(game, "1")
    assert life(game)[0] == 23


FEW = "X can't be greater than the number of enchantments you control."


@pytest.mark.parametrize(("bound", "numbers"), [("X can't be 0.", ["1", "2", "3"]), (FEW, ["0", "1"])])
def test_what_x_can_be_is_said_of_it_too(bound: str, numbers: list[str]) -> None:
    game = asked(f"{{0}}: You may pay {{X}}. If you do, you gain X life. {bound}", lands=3)
    assert offered(game) == numbers


def test_without_mana_for_the_least_x_nobody_is_asked() -> None:
    s = table()
    s.battlefield(0, permanent("Well", "{0}: You may pay {X}. If you do, you gain X life. X can't be 0."))
    game = s.start("main 1")
    resolve(game, "activate Well")
    assert "yes" not in offered(game)


def test_a_reflexive_ability_knows_it() -> None:
    game = asked("{0}: You may pay {X}. When you do, each opponent loses X life.", lands=2)
    act(game, "2")
    resolve(game)
    assert (life(game), names(game, "stack")) == ([20, 18], [])


def test_x_may_be_how_many_are_chosen() -> None:
    s = table()
    text = "{0}: You may tap X untapped creatures you control. If you do, you gain X life."
    s.battlefield(0, permanent("Drum", text), CUB, OX, OX)
    game = s.start("main 1")
    resolve(game, "activate Drum")
    act(game, "yes", "choose Cub", "choose Ox #1", "done")
    assert life(game)[0] == 22


def test_x_may_be_how_many_cards_are_discarded_or_how_much_life_is_paid() -> None:
    s = table()
    s.battlefield(0, permanent("Pit", "{0}: You may discard X cards. If you do, you gain X life."))
    s.battlefield(0, permanent("Vein", "{0}: You may pay X life. If you do, each opponent loses X life."))
    s.hand(0, CUB, OX)
    game = s.start("main 1")
    resolve(game, "activate Pit")
    act(game, "yes", "choose Cub", "done")
    assert (life(game)[0], names(game, "hand")) == (21, ["Ox"])
    resolve(game, "activate Vein")
    act(game, "yes", "4")
    assert life(game) == [17, 16]


def test_an_x_that_targets_depend_on_is_chosen_as_the_ability_is_put_on_the_stack() -> None:
    back = "If you do, return another target creature card with mana value X from your graveyard to the battlefield."
    s = table()
    s.battlefield(0, *[BOG] * 3, creature("Shade", 1, 1, f"When this creature dies, you may pay {{X}}. {back}"))
    s.graveyard(0, card("One", "{1}", "Creature — Ox", "", 1, 1), card("Two", "{2}", "Creature — Ox", "", 2, 2))
    s.hand(0, spell("End", "Destroy target creature."))
    game = s.start("main 1")
    resolve(game, "cast End -> Shade")
    assert offered(game) == ["1", "2"]  # only numbers for which there are targets
    act(game, "2")
    resolve(game)
    act(game, "yes")
    assert "Two" in board(game)
    assert sum(game.state.objects[id].tapped for id in game.state.battlefield) == 2
