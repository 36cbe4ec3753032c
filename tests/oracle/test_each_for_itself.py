"""What is said of each of several things for itself: "it" and "they" are each of them in turn."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, act, attack, creature, life, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

WALL = creature("Wall", 0, 5, types="Creature — Wall")


@pytest.mark.parametrize(
    "line",
    [
        "Each creature deals damage to itself equal to its power.",
        "Each creature deals 1 damage to its controller.",
        "Bruno deals damage to each player equal to the number of lands they control.",
        "Bruno deals 1 damage to each of up to two target creatures.",
        "Bruno deals 4 damage to any target and 3 damage to each of up to two other targets.",
        "Draw a card for each creature you control with toughness greater than its power.",
        "Choose one —\n• Exile target creature.\n• Target opponent exiles two cards from their hand.",
    ],
)
def test_what_is_said_of_each_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_each_creature_deals_as_much_as_its_own_power() -> None:
    deed = Deed("Each creature deals damage to itself equal to its power.", mine=[OGRE, WALL], theirs=[ELF])
    assert [deed.is_there(id) for id in (*deed.mine, *deed.theirs)] == [False, True, False]


def test_each_creature_deals_damage_to_its_own_controller() -> None:
    deed = Deed("Each creature deals 1 damage to its controller.", mine=[OGRE], theirs=[ELF, BEAR])
    assert [deed.life(0), deed.life(1)] == [19, 18]


def test_each_player_is_dealt_damage_by_what_they_control() -> None:
    deed = Deed(
        "Deed deals damage to each player equal to the number of lands they control.", mine=[WOOD], theirs=[WOOD, WOOD]
    )
    assert [deed.life(0), deed.life(1)] == [19, 18]


def test_each_of_up_to_two_targets_is_dealt_the_damage() -> None:
    text = "Deed deals 1 damage to each of up to two target creatures."
    deed = Deed(text, "target Elf", "target Elf", theirs=[ELF, ELF, BEAR])
    assert [deed.is_there(id) for id in deed.theirs] == [False, False, True]


def test_a_number_of_what_is_described_is_compared_with_another_of_its_own() -> None:
    scenario = table()
    (cub, ox) = scenario.battlefield(0, CUB, OX)
    text = "Each creature with toughness greater than its power gets +0/+1."
    scenario.battlefield(0, permanent("Bulwark", text))
    game = scenario.start("main 1")
    assert (size(game, cub), size(game, ox)) == ((2, 2), (2, 5))


@pytest.mark.parametrize(("graveyard", "left"), [((RELIC, RELIC), False), ((RELIC,), True)])
def test_its_controller_is_that_of_what_is_described(graveyard: tuple[object, ...], left: bool) -> None:
    text = "Destroy target creature with power less than or equal to the number of cards in its controller's graveyard."
    scenario = table()
    (cub,) = scenario.battlefield(1, CUB)
    scenario.graveyard(1, *[RELIC for _ in graveyard])
    scenario.graveyard(0, RELIC, RELIC, RELIC)
    scenario.hand(0, spell("Doom", text))
    game = scenario.start("main 1")
    if left:
        assert "cast Doom" not in [str(option) for option in (game.decision.options if game.decision else ())]
    else:
        resolve(game, "cast Doom")
    assert game.state.exists(cub) is left


def test_each_gets_more_for_its_own_counters() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Moss", "Each creature you control gets +1/+1 for each spore counter on it."))
    one = scenario.put(0, "battlefield", CUB, counters={"spore": 2})
    two = scenario.put(0, "battlefield", CUB, counters={"spore": 1})
    game = scenario.start("main 1")
    assert (size(game, one), size(game, two)) == ((4, 4), (3, 3))


def test_it_is_what_deals_the_damage_in_an_amount() -> None:
    text = "{0}: This creature deals damage equal to the number of age counters on it to target player."
    scenario = table()
    scenario.put(0, "battlefield", creature("Elder", 1, 1, text), counters={"age": 3})
    game = scenario.start("main 1")
    resolve(game, "activate Elder", "target Bob")
    assert life(game) == [20, 17]


def test_each_mode_speaks_of_its_own_target() -> None:
    text = "Choose one —\n• Exile target creature.\n• Target opponent exiles a card from their hand."
    deed = Deed(text, "mode 2", theirs=[BEAR], their_hand=[ELF])
    assert deed.names("exile", 1) == ["Elf"]
    assert deed.is_there(deed.theirs[0])


def test_what_is_said_after_each_was_spoken_of_is_not_of_each() -> None:
    text = (
        "When this creature enters, put a +1/+1 counter on each other creature you control. It gains haste until end "
        "of turn."
    )
    scenario = table()
    (cub,) = scenario.battlefield(0, CUB)
    scenario.hand(0, creature("Herald", 1, 1, text))
    game = scenario.start("main 1")
    resolve(game, "cast Herald")
    herald = next(id for id in game.state.battlefield if game.state.label(id) == "Herald")
    assert "haste" in game.state.characteristics(herald).keywords
    assert size(game, cub) == (3, 3)
    with pytest.raises(AssertionError, match="'they' stands for nothing"):
        printed_back("Bruno deals 2 damage to each opponent. They discard a card.", "Sorcery")


def test_for_a_turn_each_is_still_compared_with_itself() -> None:
    s = table()
    turtle, fox = creature("Turtle", 1, 4), creature("Fox", 2, 1)
    s.hand(0, spell("Mire", "Each creature with toughness greater than its power can't block this turn."))
    s.battlefield(0, CUB)
    s.battlefield(1, turtle, fox)
    game = s.start()
    resolve(game, "cast Mire")
    attack(game, "Cub")
    while "pass" in offered(game):
        act(game, "pass")
    assert offered(game) == ["block Fox -> Cub", "done"]
