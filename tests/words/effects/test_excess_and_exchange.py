"""Excess damage, fights, exchanging life totals, leaving combat, played (CR 120.10, 506.4, 701.12, 701.14)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, act, attack, board, creature, go, life, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game


def playing(*hand: Card, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Bruno deals 5 damage to target creature. You gain life equal to the excess damage dealt this way.",
        "{T}: Bruno deals 5 damage to target creature. You gain life equal to the amount of excess damage dealt to "
        "that creature this way.",
        "{T}: Bruno deals 5 damage to any target. If excess damage was dealt this way, draw a card.",
        "{T}: Bruno deals 5 damage to any target. If excess damage was dealt to a permanent this way, draw a card.",
        "{T}: Exchange life totals with target opponent.",
        "{T}: Two target players exchange life totals.",
        "{T}: Remove target attacking creature from combat.",
        "Whenever this creature becomes blocked, you may untap it and remove it from combat.",
        "Whenever a creature you control fights, draw a card.",
        "Banding",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Legendary Creature — Bear" if "Bruno" in text else "Creature — Bear") == text


@pytest.mark.parametrize(
    "text",
    [
        "Blaze deals 5 damage to target creature. You gain life equal to the excess damage dealt this way.",
        "Blaze deals 5 damage to target creature. You gain life equal to the amount of excess damage dealt to that "
        "creature this way.",
    ],
)
def test_excess_damage_is_counted(text: str) -> None:
    game = playing(spell("Blaze", text), theirs=(OX,))
    resolve(game, "cast Blaze")
    assert life(game)[0] == 21


@pytest.mark.parametrize(("target", "gained"), [("Cub", 3), ("Wall", 0), ("Bob", 0)])
def test_it_is_asked_whether_excess_damage_was_dealt(target: str, gained: int) -> None:
    text = "Blaze deals 5 damage to any target. If excess damage was dealt to a permanent this way, you gain 3 life."
    game = playing(spell("Blaze", text), theirs=(CUB, creature("Wall", 0, 5)))
    resolve(game, "cast Blaze", f"target {target}")
    assert life(game)[0] == 20 + gained


def test_fighting_is_seen_of_both() -> None:
    duel = spell("Duel", "Target creature you control fights target creature you don't control.")
    game = playing(duel, mine=(OX, permanent("Ring", "Whenever a creature fights, you gain 2 life.")), theirs=(CUB,))
    resolve(game, "cast Duel")
    while "put Ring" in offered(game):
        game.choose(0)
    resolve(game)
    assert life(game)[0] == 24


def test_life_totals_are_exchanged() -> None:
    scenario = table()
    scenario.state.edit_player(0).life = 3
    scenario.hand(0, spell("Trade", "Exchange life totals with target opponent."))
    game = scenario.start("main 1")
    resolve(game, "cast Trade")
    assert life(game) == [20, 3]


def test_two_other_players_exchange_life_totals() -> None:
    scenario = table(3)
    scenario.state.edit_player(1).life = 3
    scenario.battlefield(2, permanent("Vow", "You can't gain life."))
    scenario.hand(0, spell("Trade", "Two target players exchange life totals."))
    game = scenario.start("main 1")
    resolve(game, "cast Trade", "target Bob", "target Cleo")
    assert life(game) == [20, 20, 3]


@pytest.mark.parametrize(
    ("text", "mine", "expected"),
    [
        ("You can't gain life.", 3, [3, 20]),
        ("You can't gain life.", 30, [20, 30]),
        ("You can't lose life.", 30, [30, 20]),
        ("You can't lose life.", 3, [20, 3]),
        ("Your life total can't change.", 3, [3, 20]),
        ("Your life total can't change.", 30, [30, 20]),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_no_part_of_an_exchange_happens_if_one_total_cannot_become_the_other(
    text: str, mine: int, expected: list[int], first: bool
) -> None:
    scenario = table(3)
    scenario.state.edit_player(0).life = mine
    scenario.battlefield(0, permanent("Vow", text))
    scenario.hand(0, spell("Trade", "Two target players exchange life totals."))
    game = scenario.start("main 1")
    resolve(game, "cast Trade", *(["target Ann", "target Bob"] if first else ["target Bob", "target Ann"]))
    assert life(game) == [*expected, 20]


def test_what_is_removed_from_combat_neither_deals_nor_is_dealt_damage() -> None:
    game = playing(mine=(OX, permanent("Horn", "{0}: Remove target attacking creature from combat.")))
    attack(game, "attack Ox")
    resolve(game, "activate Horn")
    go(game, "main 2")
    assert (life(game)[1], board(game)) == (20, ["Ox", "Horn"])


def test_an_attacker_may_leave_combat_as_it_is_blocked() -> None:
    text = "Whenever this creature becomes blocked, you may untap it and remove it from combat."
    game = playing(mine=(creature("Hare", 1, 1, text),), theirs=(OX,))
    attack(game, "attack Hare")
    while "block Ox -> Hare" not in offered(game):
        game.choose("pass")
    act(game, "block Ox -> Hare")
    resolve(game)
    resolve(game, "yes")
    go(game, "main 2")
    assert board(game) == ["Hare"]
    assert not game.state.object(named(game, "Hare")[0]).tapped


def test_each_source_deals_damage_to_its_own_controller() -> None:
    game = playing(spell("Grudge", "Each creature deals damage equal to its power to its controller."), mine=(OX,),
                   theirs=(CUB, creature("Ogre", 5, 5)))  # fmt: skip
    resolve(game, "cast Grudge")
    assert life(game) == [18, 13]


def test_damage_equal_to_toughness_only_where_that_is_greater() -> None:
    text = (
        "Each creature you control with toughness greater than its power assigns combat damage equal to its toughness "
        "rather than its power."
    )
    game = playing(mine=(OX, creature("Ogre", 5, 1), permanent("Creed", text)))
    attack(game, "attack Ox", "attack Ogre")
    go(game, "main 2")
    assert life(game)[1] == 11
