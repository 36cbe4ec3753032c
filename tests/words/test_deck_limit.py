"""The word of cards that say how many of them a deck can have. What it does is tested with deck construction."""

import pytest

from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import read_text
from manafold.grammar.printer import Printer
from manafold.model.abilities import Ability
from manafold.words.abilities.deck_limit import DeckLimit


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("a deck can have any number of cards named ~.", DeckLimit(None)),
        ("a deck can have up to six cards named ~.", DeckLimit(6)),
    ],
)
def test_a_deck_limit_reads_and_prints(text: str, word: DeckLimit) -> None:
    grammar = Grammar({Ability: [DeckLimit]}, {})
    sentence = grammar.symbol(Ability, "sentence")
    assert read_text(grammar, text, Ability, "sentence") == word
    assert Printer(grammar).text(sentence, word) == text
