"""Odd and even numbers, chosen or said, and numbers that are chosen, played (CR 107.1, 607.2d, 608.2d)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, board, creature, life, named, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

from manafold.model.card import Card
from manafold.rules.game import Game

FREE = card("Mote", "{0}", "Creature — Spirit", "", 1, 1)


@pytest.mark.parametrize(
    ("types", "text"),
    [
        ("Sorcery", "Choose odd or even. Exile each creature with mana value of the chosen quality."),
        ("Sorcery", "Choose odd or even. Return each creature with power of that quality to its owner's hand."),
        ("Sorcery", "Exile target permanent with an even mana value."),
        ("Enchantment", "Your opponents can't cast spells with even mana values."),
        ("Enchantment", "As this enchantment enters, choose odd or even."),
        ("Enchantment", "Each creature with mana value of the chosen quality has haste."),
        ("Enchantment", "Each creature without mana value of the chosen quality enters tapped."),
        ("Enchantment", "As this enchantment enters, choose a number between 1 and 10."),
        ("Enchantment", "As this enchantment enters, choose a number."),
        ("Enchantment", "Noncreature spells with mana value equal to the chosen number can't be cast."),
        ("Enchantment", "Whenever an opponent casts a spell with mana value, power, or toughness equal to the chosen "
            "number, that player loses 2 life and you draw a card."),
        ("Sorcery", "Choose a number. Destroy all creatures with power equal to the chosen number."),
        ("Sorcery", "Choose a number greater than 0. You gain that much life."),
    ],
)  # fmt: skip
def test_it_prints_back(types: str, text: str) -> None:
    assert printed_back(text, types) == text


@pytest.mark.parametrize(("chosen", "left"), [("odd", ["Bear", "Ogre", "Mote"]), ("even", ["Elf"])])
def test_what_is_of_the_chosen_quality_is_exiled_and_zero_is_even(chosen: str, left: list[str]) -> None:
    text = "Choose odd or even. Exile each creature with mana value of the chosen quality."
    deed = Deed(text, mine=[BEAR, ELF, OGRE, FREE])
    assert deed.offered == ["odd", "even"]
    deed.pick(chosen)
    assert deed.names("battlefield") == left


def test_only_what_is_even_is_a_target() -> None:
    deed = Deed("Exile target permanent with an even mana value.", theirs=[ELF, RELIC, OGRE])
    assert deed.offered == ["target Relic", "target Ogre"]


def entered(text: str, *picks: str, mine: tuple[Card, ...] = ()) -> Game:
    """Ann casts an enchantment with this text and makes these choices for it."""
    scenario = table()
    scenario.hand(0, permanent("Seal", text), *mine)
    game = scenario.start()
    resolve(game, "cast Seal")
    act(game, *picks)
    return game


def test_a_quality_is_chosen_for_a_permanent() -> None:
    text = (
        "As this enchantment enters, choose odd or even.\nEach creature without mana value of the chosen quality "
        "enters tapped."
    )
    tapped = {
        chosen: game.state.objects[named(game, "Mote")[0]].tapped
        for chosen in ("odd", "even")
        for game in (entered(text, chosen, "cast Mote", "pass", mine=(FREE,)),)
    }
    assert tapped == {"odd": True, "even": False}


def test_a_number_is_chosen_for_a_permanent() -> None:
    text = (
        "As this enchantment enters, choose a number between 1 and 3.\nCreatures with power equal to the chosen number "
        "get +0/+4."
    )
    game = entered(text, "2", mine=(creature("Pair", 2, 2), creature("Trio", 3, 3)))
    resolve(game, "cast Pair")
    resolve(game, "cast Trio")
    assert [size(game, named(game, name)[0]) for name in ("Pair", "Trio")] == [(2, 6), (3, 3)]


def test_any_number_is_chosen_digit_by_digit() -> None:
    game = entered(
        "As this enchantment enters, choose a number.\nNoncreature spells with mana value equal to the chosen number "
        "can't be cast.", "0", mine=(spell("Chant", "You gain 1 life."), FREE)
    )  # fmt: skip
    assert "cast Chant" not in offered(game)
    assert "cast Mote" in offered(game)


def test_a_number_has_as_many_digits_as_one_likes_but_is_no_less_than_it_may_be() -> None:
    deed = Deed("Choose a number greater than 0. You gain that much life.")
    assert deed.offered == [*"123456789"]
    deed.pick("1", "0")
    assert deed.offered == [*"0123456789", "done"]
    deed.pick("4", "done")
    assert deed.life(0) == 124


def test_a_spell_with_any_of_three_numbers_is_waited_for() -> None:
    text = (
        "As this enchantment enters, choose a number between 1 and 10.\nWhenever you cast a spell with mana value, "
        "power, or toughness equal to the chosen number, you gain 5 life."
    )
    game = entered(text, "4", mine=(creature("Slab", 1, 4), creature("Nib", 1, 1)))
    resolve(game, "cast Slab")
    assert life(game)[0] == 25
    resolve(game, "cast Nib")
    assert life(game)[0] == 25
    assert board(game) == ["Seal", "Slab", "Nib"]
