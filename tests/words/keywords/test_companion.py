"""Companions: chosen before the game for the deck, and put into the hand once, for {3} (CR 103.2b, 702.139)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.invariants import places

EVEN = "Your starting deck contains only cards with even mana values."
SMALL = "Each permanent card in your starting deck has mana value 2 or less."
KINDS = "Each creature card in your starting deck is a Cat, Elemental, or Beast card."
APART = "Each nonland card in your starting deck has a different name."
ALIKE = "Each nonland card in your starting deck shares a card type."
SYMBOLS = "No card in your starting deck has more than one of the same mana symbol in its mana cost."
ACTIVE = "Each permanent card in your starting deck has an activated ability."
LARGE = "Your starting deck contains only cards with mana value 3 or greater and land cards."

MOOR = card("Moor", "", "Land", "{T}: Add {C}.")
CAT = card("Cat", "{1}{W}", "Creature — Cat", "", 2, 2)
DOG = card("Dog", "{W}", "Creature — Dog", "", 1, 1)
OX = card("Ox", "{2}{W}{W}", "Creature — Ox", "", 4, 4)
ZAP = card("Zap", "{R}", "Instant", "Zap deals 2 damage to any target.")
LAMP = card("Lamp", "{2}", "Artifact", "{T}: You gain 1 life.")


def friend(condition: str) -> Card:
    """A card that can be the companion of a deck of which this is true."""
    return card("Friend", "{2}", "Creature — Bear", f"Companion — {condition}", 3, 3)


@pytest.mark.parametrize("condition", [EVEN, SMALL, KINDS, APART, ALIKE, SYMBOLS, ACTIVE, LARGE])
def test_it_prints_back(condition: str) -> None:
    assert printed_back(f"Companion — {condition}") == f"Companion — {condition}"


def begun(condition: str, *deck: Card) -> Game:
    """Ann goes first with this deck and Friend outside the game; Bob's deck has nothing that he can play."""
    mine = [*deck, *[MOOR] * (20 - len(deck))]
    game = Game.new([mine, [MOOR] * 20], seed=1, names=("Ann", "Bob"), sideboards=[[friend(condition)], []])
    game.choose("yes" if game.decision is not None and game.decision.player == 0 else "no")
    return game


def may_accompany(condition: str, *deck: Card) -> bool:
    """Whether Friend can be the companion of this deck."""
    return "choose Friend" in offered(begun(condition, *deck))


@pytest.mark.parametrize(
    ("condition", "fits", "fails"),
    [
        (EVEN, (CAT, OX), (CAT, DOG)),
        (SMALL, (CAT, DOG, ZAP), (CAT, OX)),
        (KINDS, (CAT, CAT, ZAP), (CAT, DOG)),
        (APART, (CAT, DOG, ZAP), (CAT, CAT)),
        (ALIKE, (CAT, DOG), (CAT, ZAP)),
        (SYMBOLS, (CAT, DOG), (CAT, OX)),
        (ACTIVE, (LAMP, ZAP), (LAMP, DOG)),
        (LARGE, (OX,), (OX, CAT)),
    ],
)
def test_it_is_offered_if_the_deck_fulfills_the_condition(
    condition: str, fits: tuple[Card, ...], fails: tuple[Card, ...]
) -> None:
    assert may_accompany(condition, *fits)
    assert not may_accompany(condition, *fails)


def in_turn(game: Game, lands: int) -> None:
    """Play on until Ann has so many lands and priority in a main phase of hers."""
    while len([id for id in game.state.battlefield if game.state.objects[id].controller == 0]) < lands:
        lines = offered(game)
        game.choose(next((lines.index(each) for each in ("play Moor", "keep", "pass", "done") if each in lines), 0))


def test_it_joins_its_owner_once_for_three_mana() -> None:
    game = begun(EVEN, CAT)
    game.choose("choose Friend")
    assert [each.name for each in game.view(1).players[0].outside] == ["Friend"]
    in_turn(game, 2)
    assert "companion Friend" not in offered(game)
    in_turn(game, 3)
    while "companion Friend" not in offered(game):
        game.choose("pass")
    game.choose("companion Friend")
    assert "Friend" in names(game, "hand")
    assert game.state.players[0].outside == []
    assert game.state.stack == []
    assert list(places(game.state)) == []
    assert Game.replayed(game.replay, {each.name: each for each in (MOOR, CAT, friend(EVEN))}).log == game.log


def test_without_a_companion_it_stays_outside() -> None:
    game = begun(EVEN, CAT)
    game.choose("done")
    assert game.view(1).players[0].outside == ()
    in_turn(game, 4)
    assert not any("Friend" in each for each in offered(game))
