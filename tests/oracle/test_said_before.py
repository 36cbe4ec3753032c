"""What was said, done or counted before, and what can't be spoken of."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, pick, printed_back
from tests.rules.play import creature, permanent, resolve, spell, table
from tests.words.effects.deed import ELF, OGRE, Deed

LEA = permanent("Lea", "", "Land")


def test_that_creature_is_none_of_those_that_deal_damage_for_themselves() -> None:
    s = table()
    s.battlefield(0, creature("Cub", 2, 2), creature("Colt", 3, 3))
    s.battlefield(1, creature("Mammoth", 5, 5))
    text = "Choose target creature you don't control. Each creature you control deals damage equal to its power to that"
    s.hand(0, spell("Rush", f"{text} creature."))
    game = s.start()
    resolve(game, "cast Rush -> Mammoth")
    assert names(game, "battlefield") == ["Watch", "Cub", "Colt"]
    assert names(game, "battlefield", 1) == []


def test_the_exiled_card_is_not_those_among_which_it_was() -> None:
    text = (
        "Look at the top three cards of your library. Exile one of them and put the rest on the bottom of your library"
        " in a random order. Put the exiled card into your hand."
    )
    deed = Deed(text, "choose Elf", library=[OGRE, ELF, LEA])
    assert names(deed.game, "hand") == ["Field", "Elf"]


def test_each_one_is_of_the_for_each_that_is_said_last() -> None:
    text = (
        "For each player, destroy up to one land that player controls. For each land destroyed this way, its"
        " controller draws a card, then discards a card."
    )
    assert printed_back(text, "Sorcery") == text
    s = table()
    s.battlefield(0, LEA)
    s.battlefield(1, LEA)
    s.hand(0, spell("Blight", text))
    game = s.start()
    resolve(game, "cast Blight")
    pick(game, "choose Lea", "choose Lea")
    assert names(game, "graveyard") == ["Lea", "Page", "Blight"]
    assert names(game, "graveyard", 1) == ["Lea", "Page"]


def test_what_is_otherwise_spoken_of_is_not_what_was_then_not_made() -> None:
    text = "Reveal the top card of your library. If it's a land card, create a Treasure token. Otherwise, exile it."
    deed = Deed(text, library=[OGRE])
    assert names(deed.game, "exile") == ["Ogre"]


@pytest.mark.parametrize(
    "line",
    [
        "If you control a land, you lose 2 life. Otherwise, you gain that much life.",
        "Each player loses X life, where X is the number of cards in their hand. Draw X cards.",
        "If target creature's power is greater than each other creature's power, draw a card.",
        "Exile the top card of your library. You may cast it this turn. If you do, you gain 2 life.",
    ],
)
def test_what_nothing_here_tells_is_not_read(line: str) -> None:
    with pytest.raises(AssertionError, match=r"stands for|number that was said|only permitted"):
        printed_back(line, "Sorcery")


@pytest.mark.parametrize("line", ["This creature has ward {X}", "Draw two cards"])
def test_an_x_that_is_not_there_is_not_defined(line: str) -> None:
    with pytest.raises(AssertionError, match="not understood"):
        printed_back(f"{line}, where X is the number of creatures you control.", "Creature — Bear")


def test_what_card_a_face_down_permanent_is_is_not_asked() -> None:
    with pytest.raises(AssertionError, match="can't be true of"):
        printed_back("Reveal target face-down permanent. If it's a creature card, you may turn it face up.", "Sorcery")


def test_a_price_without_x_is_no_x_that_was_said_before() -> None:
    line = "You may pay {2}. If you do, you gain X life, where X is the number of creatures you control."
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize(
    "line",
    [
        "Draw two cards, then discard one of them.",
        "Draw a card and reveal it. If it isn't a land card, discard it.",
    ],
)
def test_what_was_drawn_is_spoken_of_in_the_same_sentence(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_what_was_drawn_is_what_is_discarded() -> None:
    deed = Deed("Draw two cards, then discard one of them.", library=[OGRE, LEA], hand=[OGRE])
    assert sorted(offered(deed.game)) == ["choose Lea", "choose Ogre"]
    pick(deed.game, "choose Lea")
    assert "Lea" in names(deed.game, "graveyard")


def test_what_was_drawn_a_sentence_before_is_not_it() -> None:
    with pytest.raises(AssertionError, match="stands for nothing"):
        printed_back("Draw a card. Tap it.", "Sorcery")


def test_the_cards_of_a_hand_that_was_seen_are_those_cards() -> None:
    text = "Target opponent reveals their hand. You may cast a creature spell from among those cards without paying its"
    s = table()
    s.hand(1, creature("Cub", 2, 2), LEA)
    s.hand(0, spell("Theft", f"{text} mana cost."))
    game = s.start("main 1")
    resolve(game, "cast Theft")
    resolve(game, "yes")
    assert "Cub" in names(game, "battlefield")
