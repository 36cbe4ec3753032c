"""Creating tokens, played (CR 111, 701.7)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.words.effects.deed import BEAR, ELF, OGRE, Deed


@pytest.mark.parametrize(
    "text",
    [
        "Create a 1/1 white Soldier creature token.",
        "Create two 2/2 black and green Insect creature tokens with flying and deathtouch.",
        "Create X 1/1 colorless Thopter artifact creature tokens with flying, where X is the number of Elves "
        "you control.",
        "Create a tapped 3/3 green Beast creature token for each creature you control.",
        "Create a 1/1 red Goblin creature token that's tapped and attacking.",
        'Create a 0/1 colorless Eldrazi Spawn creature token with "Sacrifice this token: Draw a card."',
        "Create a legendary 4/4 white Angel creature token named Aurelline with vigilance.",
        "Target opponent creates two Treasure tokens.",
        "Create a tapped Food token.",
        "Create a token that's a copy of target creature you control. It gains haste until end of turn.",
        "Create two tokens that are copies of target creature.",
        "Create a Monster Role token attached to target creature you control.",
        "Populate.",
        "Investigate.",
        "Create a number of 1/1 green Saproling creature tokens equal to the number of Elves you control.",
    ],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_a_token_has_what_was_said_and_is_called_by_its_subtype() -> None:
    deed = Deed("Create a 2/1 black and red Rat creature token with flying.")
    state = deed.game.state
    (token,) = state.battlefield
    what = state.characteristics(token)
    assert (what.name, what.power, what.toughness, sorted(what.colors)) == ("Rat Token", 2, 1, ["B", "R"])
    assert "flying" in what.keywords
    assert state.object(token).kind == "token"


def test_one_for_each_creature() -> None:
    deed = Deed("Create a 1/1 green Snake creature token for each creature you control.", mine=[BEAR, ELF])
    assert deed.names("battlefield").count("Snake Token") == 2


def test_a_number_of_them_equal_to_a_count() -> None:
    text = "Create a number of tapped 1/1 green Snake creature tokens equal to the number of Elves you control."
    deed = Deed(text, mine=[ELF])
    assert deed.names("battlefield") == ["Elf", "Snake Token"]
    assert deed.game.state.objects[deed.game.state.battlefield[1]].tapped


def test_a_quoted_ability_of_a_token_works() -> None:
    deed = Deed('Create a 1/1 red Imp creature token with "Sacrifice this token: You gain 4 life."')
    deed.pick(next(option for option in deed.offered if "Imp" in option))
    assert deed.life(0) == 24
    assert deed.names("battlefield") == []


def test_a_predefined_token_has_its_abilities() -> None:
    deed = Deed("Create a Food token.", mine=[])
    food = deed.game.state.characteristics(deed.game.state.battlefield[0])
    assert food.subtypes == {"Food"}
    assert len(food.abilities.activated) == 1


def test_a_role_is_attached_to_its_creature_and_changes_it() -> None:
    deed = Deed("Create a Monster Role token attached to target creature you control.", mine=[BEAR])
    what = deed.game.state.characteristics(deed.mine[0])
    assert (what.power, what.toughness) == (3, 3)
    assert "trample" in what.keywords


def test_a_token_that_is_a_copy_is_what_it_copies() -> None:
    deed = Deed("Create a token that's a copy of target creature.", "target Ogre", mine=[BEAR], theirs=[OGRE])
    assert deed.names("battlefield") == ["Bear", "Ogre"]


def test_populating_copies_a_token() -> None:
    deed = Deed("Create a 3/3 green Ox creature token. Populate.")
    assert deed.names("battlefield") == ["Ox Token", "Ox Token"]
