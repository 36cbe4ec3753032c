"""How the words of combat are read and printed."""

from __future__ import annotations

import pytest

from manafold.grammar.parser import Parse, read_text
from manafold.grammar.printer import Printer
from manafold.model.abilities import Keyword
from manafold.model.words import Static, Word
from manafold.oracle.phrasebook import grammar

KEYWORDS = [
    "flying", "reach", "menace", "fear", "intimidate", "shadow", "horsemanship", "skulk", "first strike",
    "double strike", "trample", "trample over planeswalkers", "deathtouch", "lifelink", "wither", "infect", "toxic 3",
    "haste", "vigilance", "defender", "flash", "indestructible", "shroud", "hexproof", "hexproof from white",
    "protection from blue", "protection from red and from Goblins", "protection from everything",
    "protection from green, from artifacts, and from lands", "protection from multicolored",
    "protection from all colors", "protection from each color", "islandwalk", "snow swampwalk", "nonbasic landwalk",
    "exalted", "flanking", "bushido 2", "rampage 3", "frenzy 1", "battle cry", "afflict 4", "mentor", "training",
    "dethrone", "melee", "annihilator 2", "provoke", "prowess", "ward {3}", "ward—discard a card.",
]  # fmt: skip

ALWAYS = [
    "can't attack", "can't attack you", "can't attack you or planeswalkers you control", "can't attack alone",
    "can only attack alone", "can't attack unless defending player controls a Goat",
    "can't attack if defending player controls a Goat", "can attack as though it didn't have defender",
    "can't attack unless its controller pays {7}", "can't block", "can't block Goats", "can block only Goats",
    "can't block alone", "can't block unless you control a Goat", "can't block if you control a Goat",
    "can block any number of creatures", "can't be blocked", "can't be blocked by Goats",
    "can't be blocked except by Goats", "can't be blocked except by four or more creatures",
    "can't be blocked by more than one creature", "can't be blocked by more than three creatures",
    "must be blocked if able", "can't attack or block", "can't attack or block alone",
    "can't attack or block unless you control a Goat",
    "can't attack or block, and its activated abilities can't be activated",
    "can block creatures with shadow as though they didn't have shadow",
]  # fmt: skip

OF_ONE = [
    "attacks each combat if able", "blocks each combat if able", "attacks or blocks each combat if able",
    "can block an additional creature each combat", "can block an additional nine creatures each combat",
    "assigns combat damage equal to its toughness rather than its power",
    "doesn't untap during its controller's untap step", "doesn't untap during your untap step",
]  # fmt: skip

THIS_TURN = [
    "can't attack this turn", "can't block this turn", "can't block Goats this turn", "can't be blocked this turn",
    "can't be blocked this turn except by Goats", "attacks this turn if able", "blocks this turn if able",
    "must be blocked this turn if able", "can block an additional creature this turn",
    "can attack this turn as though it didn't have defender", "can't attack or block this turn",
]  # fmt: skip

SENTENCES = [
    "no more than three creatures can attack each combat", "no more than one creature can attack you each combat",
    "no more than seven creatures can block each combat", "all creatures able to block ~ do so",
    "creatures with swampwalk can be blocked as though they didn't have swampwalk",
]  # fmt: skip


def prints_back(text: str, category: type[Word], form: str = "", person: str = "") -> None:
    """The text is read, and printed as it was."""
    book = grammar()
    symbol = book.symbol(category, form, person)
    parse = Parse(book, text)
    (word,) = [node for end, node in parse.parse(symbol, 0) if end == parse.end]
    assert Printer(book).text(symbol, word) == text


@pytest.mark.parametrize("text", KEYWORDS)
def test_a_keyword_prints_as_it_was_read(text: str) -> None:
    book = grammar()
    word = read_text(book, text, Keyword)
    assert isinstance(word, Keyword)
    assert Printer(book).text(book.symbol(Keyword), word) == text


@pytest.mark.parametrize("text", ALWAYS + OF_ONE)
def test_what_is_always_so_prints_as_it_was_read(text: str) -> None:
    prints_back(text, Static, person="one")


@pytest.mark.parametrize("text", THIS_TURN)
def test_what_is_so_this_turn_prints_as_it_was_read(text: str) -> None:
    prints_back(text, Static, "turn", "one")
    prints_back(text.replace("this turn", "this combat"), Static, "combat", "one")


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_about_all_combat_prints_as_it_was_read(text: str) -> None:
    prints_back(text, Static, "sentence")


@pytest.mark.parametrize("text", ["attack each combat if able", "block this turn if able"])
def test_verbs_agree_with_many(text: str) -> None:
    prints_back(text, Static, "turn" if "turn" in text else "", "many")
