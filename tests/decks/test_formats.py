"""Writing decks, and reading back what was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.decks.shelf import shelf

from manafold.decks.decklist import Deck, Entry
from manafold.decks.formats import FORMATS, Format, read_deck, write_deck
from manafold.decks.reading import CardSource

DECK = Deck(
    "Otters",
    (Entry(4, "Grey Otter", "ABC", "12"), Entry(2, "Thunder // Rain"), Entry(1, "Quiet Farmer // Loud Farmer")),
    sideboard=(Entry(1, "Tame Lynx", "ABC"), Entry(2, "Old Summoner's Axe")),
    companion=(Entry(1, "Tame Lynx", "ABC"),),
)


def test_plain_text_says_the_full_names(cards: CardSource) -> None:
    assert write_deck(DECK, "plain", cards) == (
        "// Name: Otters\n4 Grey Otter (ABC) 12\n2 Thunder // Rain\n1 Quiet Farmer // Loud Farmer\n\n"
        "Sideboard\n1 Tame Lynx (ABC)\n2 Old Summoner's Axe\n\nCompanion\n1 Tame Lynx (ABC)\n"
    )


def test_arena_knows_split_cards_by_both_halves_and_others_by_the_front_face(cards: CardSource) -> None:
    assert write_deck(DECK, "arena", cards) == (
        "About\nName Otters\n\nCompanion\n1 Tame Lynx (ABC)\n\n"
        "Deck\n4 Grey Otter (ABC) 12\n2 Thunder // Rain\n1 Quiet Farmer\n\n"
        "Sideboard\n1 Tame Lynx (ABC)\n2 Old Summoner's Axe\n"
    )


def test_mtgo_text_has_one_slash_and_a_blank_line_before_the_sideboard(cards: CardSource) -> None:
    assert write_deck(DECK, "mtgo", cards) == (
        "4 Grey Otter\n2 Thunder/Rain\n1 Quiet Farmer\n\n1 Tame Lynx\n2 Old Summoner's Axe\n"
    )


def test_mtgo_keeps_a_commander_and_an_unlisted_companion_in_the_sideboard(cards: CardSource) -> None:
    deck = Deck("", (Entry(4, "Forest"),), (), (Entry(1, "Five Sisters"),), (Entry(1, "Tame Lynx"),))
    assert write_deck(deck, "mtgo", cards) == "4 Forest\n\n1 Five Sisters\n1 Tame Lynx\n"


def test_a_name_is_escaped_in_xml(cards: CardSource) -> None:
    assert 'Name="Bread &amp; Butter"' in write_deck(Deck("", (Entry(1, "Bread & Butter"),)), "dek", cards)


names = st.sampled_from(["Forest", "Thunder // Rain", "Quiet Farmer // Loud Farmer", "Old Summoner's Axe"])
printings = st.sampled_from([("", ""), ("ABC", ""), ("ABC", "12"), ("M20", "7★")])
entries = st.builds(lambda count, name, of: Entry(count, name, *of), st.integers(1, 9999), names, printings)
parts = st.lists(entries, max_size=4).map(tuple)


@given(st.builds(Deck, st.sampled_from(["", "Otters"]), parts.filter(bool), parts, parts, parts))
@pytest.mark.parametrize("form", ["plain", "arena"])
def test_plain_and_arena_lists_read_back_whole(form: Format, deck: Deck) -> None:
    cards = shelf()
    assert read_deck(write_deck(deck, form, cards), cards) == deck


@given(st.builds(Deck, st.just(""), parts.filter(bool), parts))
@pytest.mark.parametrize("form", FORMATS)
def test_in_every_format_the_cards_and_counts_of_deck_and_sideboard_read_back(form: Format, deck: Deck) -> None:
    cards = shelf()
    back = read_deck(write_deck(deck, form, cards), cards)
    assert [(each.count, each.card) for each in back.main] == [(each.count, each.card) for each in deck.main]
    assert [(each.count, each.card) for each in back.sideboard] == [(each.count, each.card) for each in deck.sideboard]
