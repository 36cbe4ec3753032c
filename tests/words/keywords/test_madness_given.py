"""Keywords that cards have wherever they are but on the battlefield: madness (CR 702.35) and flash (CR 702.8)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, board, go, life, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

RAGE = (
    "Each Elf creature card you own that isn't on the battlefield has madness. "
    "The madness cost is equal to its mana cost."
)
HALL = permanent("Hall", RAGE)
LOSE = spell("Lose", "Discard a card.")
ELF = card("Sprig", "{1}", "Creature — Elf", "", 2, 2)
BEAR = card("Bruin", "{1}", "Creature — Bear", "", 2, 2)
FIELD = card("Field", "", "Land", "{T}: Add {C}.")


def holding(*hand: Card, there: tuple[Card, ...] = (HALL,), lands: int = 1) -> Game:
    scenario = table()
    scenario.battlefield(0, *there, *[FIELD] * lands)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def test_it_prints_back() -> None:
    assert printed_back(RAGE, "Enchantment") == RAGE


@pytest.mark.parametrize(("answer", "where"), [("yes", "battlefield"), ("no", "graveyard")])
def test_a_card_that_is_discarded_may_be_cast_for_its_mana_cost(answer: str, where: str) -> None:
    game = holding(LOSE, ELF)
    resolve(game, "cast Lose")
    assert names(game, "exile") == ["Sprig"]
    resolve(game)
    resolve(game, answer)
    assert "Sprig" in names(game, where)
    assert names(game, "exile") == []


def test_other_cards_are_just_discarded() -> None:
    game = holding(LOSE, BEAR)
    resolve(game, "cast Lose")
    assert names(game, "graveyard") == ["Bruin", "Lose"] or names(game, "graveyard") == ["Lose", "Bruin"]
    game = holding(LOSE, ELF, there=())
    resolve(game, "cast Lose")
    assert "Sprig" in names(game, "graveyard")


def test_without_the_mana_it_goes_to_the_graveyard() -> None:
    game = holding(LOSE, ELF, lands=0)
    resolve(game, "cast Lose")
    resolve(game)
    assert "Sprig" in names(game, "graveyard")


def test_permanents_do_not_have_it() -> None:
    game = holding(ELF)
    (elf,) = named(game, "Sprig")
    assert "madness" in game.state.characteristics(elf).keywords
    resolve(game, "cast Sprig")
    (elf,) = named(game, "Sprig")
    assert "madness" not in game.state.characteristics(elf).keywords


@pytest.mark.parametrize("also", ["", "Creature spells you cast have convoke."])
def test_cards_that_have_flash_can_be_cast_when_instants_can(also: str) -> None:
    text = "Creature cards you own that aren't on the battlefield have flash."
    more = (permanent("Choir", also),) if also else ()
    game = holding(BEAR, spell("Slow", "You gain 1 life.", "Sorcery"), there=(permanent("Time", text), *more))
    go(game, "end")
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Bruin"]
    act(game, "cast Bruin")
    if "done" in offered(game):
        act(game, "done")
    resolve(game)
    assert "Bruin" in board(game)
    assert life(game) == [20, 20]
