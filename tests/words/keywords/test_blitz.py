"""Blitz that is given to spells, and from the graveyard (CR 702.152, 400.7b)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, board, go, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

RUSH = (
    "Each creature spell you cast with mana value 4 or greater has blitz. The blitz cost is equal to its mana cost."
)
LEADER = permanent("Leader", RUSH)
OGRE = card("Ogre", "{4}", "Creature — Ogre", "", 4, 4)
CUB = card("Cub", "{2}", "Creature — Bear", "", 2, 2)
FIELD = card("Field", "", "Land", "{T}: Add {C}.")
FELL = spell("Fell", "Destroy target creature.")
HUSH = permanent("Hush", "All creatures lose all abilities.")
FREE = permanent("Grant", "You may pay {0} rather than pay the mana cost for spells you cast.")


def holding(*hand: Card, there: tuple[Card, ...] = (LEADER,), buried: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *there, *[FIELD] * 4)
    scenario.hand(0, *hand)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


def casts(game: Game) -> list[str]:
    return [line for line in offered(game) if line.startswith("cast")]


def test_it_is_read_and_printed() -> None:
    assert printed_back(RUSH, "Enchantment") == RUSH
    using = "You may cast this card from your graveyard using its blitz ability."
    assert printed_back(using) == using


def test_only_what_is_described_has_it() -> None:
    assert casts(holding(OGRE, CUB)) == ["cast Ogre", "cast Ogre with blitz", "cast Cub"]
    assert casts(holding(OGRE, there=())) == ["cast Ogre"]


def test_the_permanent_has_haste_and_draws_even_without_what_gave_it() -> None:
    game = holding(OGRE, spell("Raze", "Destroy target enchantment."))
    resolve(game, "cast Ogre with blitz")
    (ogre,) = named(game, "Ogre")
    assert "haste" in game.state.characteristics(ogre).keywords
    resolve(game, "cast Raze")
    assert "haste" in game.state.characteristics(ogre).keywords
    go(game, "end")
    resolve(game)
    assert (names(game, "graveyard"), names(game, "hand")) == (["Leader", "Raze", "Ogre"], ["Page"])


def test_it_is_given_once() -> None:
    game = holding(OGRE, FELL)
    resolve(game, "cast Ogre with blitz")
    resolve(game, "cast Fell -> Ogre")
    resolve(game)
    assert names(game, "hand") == ["Page"]


def test_cast_for_its_mana_cost_it_is_not_hasty() -> None:
    game = holding(OGRE)
    resolve(game, "cast Ogre")
    (ogre,) = named(game, "Ogre")
    assert "haste" not in game.state.characteristics(ogre).keywords


@pytest.mark.parametrize(("order", "hasty"), [((LEADER, HUSH), False), ((HUSH, LEADER), True)])
def test_what_is_kept_is_as_old_as_what_gave_it(order: tuple[Card, ...], hasty: bool) -> None:
    game = holding(OGRE, there=order)
    resolve(game, "cast Ogre with blitz")
    (ogre,) = named(game, "Ogre")
    assert ("haste" in game.state.characteristics(ogre).keywords) is hasty


def test_two_alternative_costs_are_not_combined() -> None:
    game = holding(OGRE, there=(LEADER, FREE))
    act(game, "cast Ogre with blitz")
    assert sum(game.state.objects[id].tapped for id in named(game, "Field")) == 4


def test_from_the_graveyard_it_can_only_be_cast_for_its_blitz_cost() -> None:
    text = "Blitz {2}\nYou may cast this card from your graveyard using its blitz ability."
    game = holding(there=(), buried=(card("Dog", "{1}", "Creature — Dog", text, 2, 2),))
    assert casts(game) == ["cast Dog with blitz"]
    resolve(game, "cast Dog with blitz")
    assert "Dog" in board(game)
    (dog,) = named(game, "Dog")
    assert "haste" in game.state.characteristics(dog).keywords


@pytest.mark.parametrize(("text", "has"), [("Creature spells you cast have trample.", "trample"), ("", "")])
def test_other_keywords_that_are_given_to_spells_are_kept_too(text: str, has: str) -> None:
    game = holding(OGRE, there=(permanent("Banner", text),))
    resolve(game, "cast Ogre")
    (ogre,) = named(game, "Ogre")
    assert game.state.characteristics(ogre).keywords == (frozenset((has,)) if has else frozenset())
