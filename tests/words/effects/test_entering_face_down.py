"""What effects put onto the battlefield face down, as what they say (CR 708.2, 708.3), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import WAIT, board, creature, life, named, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

NAMELESS = "something without a name"
GIANT = creature("Giant", 5, 5, "Flying\nWhen this creature enters, you gain 5 life.")
RAISE = "Put target creature card from a graveyard onto the battlefield face down under your control. It's a 3/4 " \
    "black Wall artifact creature with vigilance."  # fmt: skip
ALL = "Put all cards from your hand onto the battlefield face down. They're 5/6 artifact creatures."
PLAIN = "Put target creature card from a graveyard onto the battlefield face down under your control."


@pytest.mark.parametrize("text", [RAISE, ALL, PLAIN])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def having(text: str, *hand: Card) -> Game:
    """Ann plays a spell of this text; a Giant is in the graveyard of Bob."""
    scenario = table()
    scenario.graveyard(1, GIANT)
    scenario.hand(0, spell("Deed", text, "Sorcery"), *hand)
    game = scenario.start("main 1")
    resolve(game, "cast Deed")
    return game


def test_it_has_only_the_characteristics_that_the_effect_lists() -> None:
    game = having(RAISE)
    assert (board(game), life(game)[0]) == ([NAMELESS], 20)
    (wall,) = named(game, NAMELESS)
    what = game.state.characteristics(wall)
    assert (size(game, wall), what.types, what.subtypes, what.colors, what.keywords) == (
        (3, 4), {"artifact", "creature"}, {"Wall"}, {"B"}, {"vigilance"},
    )  # fmt: skip
    assert game.state.objects[wall].owner == 1


def test_without_a_list_it_is_a_plain_creature() -> None:
    game = having(PLAIN)
    (it,) = named(game, NAMELESS)
    assert (size(game, it), game.state.characteristics(it).types) == ((2, 2), {"creature"})


def test_cards_that_are_no_permanents_enter_as_well_and_are_hidden_from_others() -> None:
    game = having(ALL, WAIT, GIANT, card("Field", "", "Land"))
    assert (board(game), names(game, "hand")) == ([NAMELESS] * 3, [])
    assert [size(game, id) for id in named(game, NAMELESS)] == [(5, 6)] * 3
    seen = [[each.face for each in game.view(player).battlefield if each.face_down] for player in (0, 1)]
    assert (sorted(seen[0]), seen[1]) == (["Field", "Giant", "Wait"], ["", "", ""])


def test_a_copy_of_it_is_what_the_effect_lists_and_turned_up_it_is_itself() -> None:
    game = having(
        RAISE,
        spell("Twin", "Create a token that's a copy of target creature you control."),
        spell("Up", "Turn target face-down creature face up."),
    )
    resolve(game, "cast Twin")
    assert [size(game, id) for id in named(game, NAMELESS)][:2] == [(3, 4), (3, 4)]
    resolve(game, "cast Up")
    (giant,) = [id for id in named(game, "Giant") if id in game.state.battlefield]
    assert (size(game, giant), game.state.characteristics(giant).keywords) == ((5, 5), {"flying"})
