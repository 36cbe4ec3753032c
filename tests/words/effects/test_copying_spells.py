"""Copying spells and abilities (CR 707.10), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, WAIT, act, creature, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

BOLT = spell("Bolt", "Bolt deals 1 damage to any target.")


def holding(*hand: Card, mine: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Copy target instant spell three times. You may choose new targets for the copies.", "Instant"),
        ("When you cast this spell, copy it for each other instant spell you control. You may choose new targets for "
         "the copies.", "Sorcery"),
        ("Whenever you cast a spell from your hand, copy that spell and you may choose new targets for the copy.",
         "Enchantment"),
        ("Whenever you copy a spell, draw a card.", "Enchantment"),
        ("Copy target creature spell you control, except the copy isn't legendary.", "Instant"),
    ],
)  # fmt: skip
def test_it_prints_back(text: str, types: str) -> None:
    assert printed_back(text, types) == text


def test_a_number_of_copies_each_with_targets_of_its_own() -> None:
    many = spell("Many", "Copy target instant spell three times. You may choose new targets for the copies.")
    game = holding(BOLT, many)
    act(game, "cast Bolt -> Bob")
    resolve(game, "cast Many")
    resolve(game, "keep Bob", "target Ann", "keep Bob")
    assert life(game) == [19, 17]


def test_a_copy_for_each_of_something() -> None:
    swarm = spell("Swarm", "When you cast this spell, copy it for each creature you control.\nYou gain 1 life.")
    game = holding(swarm, mine=(CUB, CUB))
    resolve(game, "cast Swarm")
    assert life(game) == [23, 20]


def test_being_copied_is_not_being_cast() -> None:
    echo = permanent("Echo", "Whenever you copy a spell, you gain 10 life.")
    voice = permanent("Voice", "Whenever you cast an instant spell, you lose 1 life.")
    game = holding(WAIT, spell("Twin", "Copy target instant spell.", "Sorcery"), spell("Fork", "Copy target instant "
        "spell."), mine=(echo, voice))  # fmt: skip
    act(game, "cast Wait")
    resolve(game, "cast Fork")
    assert life(game) == [20 + 2 + 10 - 2, 20]


def test_an_exception_is_part_of_what_the_copy_is() -> None:
    king = creature("King", 2, 2, types="Legendary Creature — Bear")
    game = holding(king, spell("Fork", "Copy target creature spell you control, except the copy isn't legendary."))
    act(game, "cast King")
    resolve(game, "cast Fork")
    assert names(game, "battlefield") == ["Watch", "King", "King"]


def test_the_copy_of_an_ability_has_its_own_targets() -> None:
    wand = permanent("Wand", "{0}: This artifact deals 1 damage to any target. Activate only once each turn.",
        "Artifact")  # fmt: skip
    fork = spell("Fork", "Copy target activated ability. You may choose new targets for the copy.")
    game = holding(fork, mine=(wand,))
    act(game, "activate Wand -> Bob")
    resolve(game, "cast Fork")
    resolve(game, "target Ann")
    assert life(game) == [19, 19]
    assert names(game, "stack") == []


MORE = "If you would copy a spell one or more times, instead copy it that many times plus an additional time."
MORE_FREELY = MORE + " You may choose new targets for the additional copy."
TWICE = "If you would copy a spell one or more times, instead copy it twice that many times."


@pytest.mark.parametrize("text", [MORE, MORE_FREELY, TWICE])
def test_more_copies_print_back(text: str) -> None:
    assert printed_back(text, "Artifact") == text


@pytest.mark.parametrize(
    ("rules", "copies"), [((MORE,), 3), ((TWICE,), 4), ((MORE, MORE_FREELY), 4), ((), 2)]
)
def test_a_spell_is_copied_more_often(rules: tuple[str, ...], copies: int) -> None:
    staffs = tuple(permanent(f"Staff {index}", text, "Artifact") for index, text in enumerate(rules))
    game = holding(WAIT, spell("Fork", "Copy target instant spell twice."), mine=staffs)
    act(game, "cast Wait")
    resolve(game, "cast Fork")
    while game.decision is not None and game.decision.kind == "replacement":
        act(game, offered(game)[0])
    resolve(game)
    assert life(game)[0] == 21 + copies


def test_only_additional_copies_may_get_new_targets_by_the_replacement() -> None:
    game = holding(BOLT, spell("Fork", "Copy target instant spell twice."), mine=(permanent("Staff", MORE_FREELY),))
    act(game, "cast Bolt -> Bob")
    resolve(game, "cast Fork")
    assert offered(game) == ["keep Bob", "target Ann"]
    resolve(game, "target Ann")
    assert life(game) == [19, 17]


def test_copies_of_the_own_text_are_more_as_well_and_those_of_opponents_and_of_abilities_are_not() -> None:
    swarm = spell("Swarm", "When you cast this spell, copy it for each creature you control.\nYou gain 1 life.")
    mine = holding(swarm, mine=(CUB, permanent("Staff", MORE)))
    resolve(mine, "cast Swarm")
    assert life(mine)[0] == 23
    none = holding(swarm, mine=(permanent("Staff", MORE),))
    resolve(none, "cast Swarm")
    assert life(none)[0] == 21
    scenario = table()
    scenario.battlefield(1, permanent("Staff", MORE))
    scenario.battlefield(0, CUB)
    scenario.hand(0, swarm)
    theirs = scenario.start("main 1")
    resolve(theirs, "cast Swarm")
    assert life(theirs)[0] == 22
    echo = spell("Echo", "Copy target activated ability.")
    game = holding(echo, mine=(permanent("Staff", MORE),))
    act(game, "activate Watch")
    resolve(game, "cast Echo")
    assert life(game)[0] == 22
