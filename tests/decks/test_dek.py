"""Reading the deck files of MTGO."""

import pytest

from manafold.decks.decklist import Entry
from manafold.decks.formats import read_deck
from manafold.decks.reading import CardSource, DeckError

FILE = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  {}
</Deck>
"""


def said(text: str, cards: CardSource) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_deck(text, cards)
    return [str(error) for error in caught.value.errors]


def test_a_deck_file_has_a_main_deck_and_a_sideboard(cards: CardSource) -> None:
    deck = read_deck(
        FILE.format(
            '<Cards CatID="7" Quantity="4" Sideboard="false" Name="Thunder/Rain" Annotation="0" />\n'
            '<Cards CatID="8" Quantity="2" Sideboard="true" Name="Old Summoner&apos;s Axe" />'
        ),
        cards,
    )
    assert deck.main == (Entry(4, "Thunder // Rain"),)
    assert deck.sideboard == (Entry(2, "Old Summoner's Axe"),)


def test_every_error_in_a_deck_file_is_reported_with_its_line(cards: CardSource) -> None:
    wrong = (
        '<Cards Quantity="4" Name="Gray Otter"/>\n<Cards Name="Forest"/>\n<Card/>\n'
        '<Cards Quantity="many" Sideboard="yes" Name="Forest"/>'
    )
    assert said(FILE.format(wrong), cards) == [
        'line 5: expected the name of a card in the library or your own store, '
        'got "Gray Otter"; did you mean "Grey Otter"?',
        'line 6: expected the attribute "Quantity", got a Cards element without it',
        'line 7: expected one of the elements Deck, NetDeckID, PreconstructedDeckID, Cards, got "Card"',
        'line 8: expected Sideboard="true" or Sideboard="false", got "yes"',
        'line 8: expected a number of cards from 1 to 9999, got "many"',
    ]


def test_a_cut_deck_file_is_refused_where_it_ends(cards: CardSource) -> None:
    cut = FILE.format('<Cards Quantity="4" Name="Forest"/>').partition("</Deck>")[0]
    assert said(cut, cards) == ["line 6: expected well-formed XML, got no element found"]


def test_a_deck_file_may_not_declare_entities(cards: CardSource) -> None:
    text = '<!DOCTYPE Deck [<!ENTITY a "Forest">]>\n<Deck><Cards Quantity="4" Name="&a;"/></Deck>'
    assert 'line 1: expected a deck file without declarations, got "<!DOCTYPE"' in said(text, cards)
