"""Reading lists of one line for each card."""

import pytest

from manafold.decks.decklist import Entry
from manafold.decks.formats import read_deck
from manafold.decks.reading import CardSource, DeckError


def said(text: str, cards: CardSource | None = None) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_deck(text, cards)
    return [str(error) for error in caught.value.errors]


@pytest.mark.parametrize(
    "line", ["4 Grey Otter", "4x Grey Otter", "4X  Grey Otter  ", "4\tGrey Otter # good", "4 Grey Otter *F*"]
)
def test_a_number_and_a_name_are_so_many_copies_of_a_card(line: str, cards: CardSource) -> None:
    assert read_deck(line, cards).main == (Entry(4, "Grey Otter"),)


def test_comments_are_no_cards(cards: CardSource) -> None:
    deck = read_deck("// my deck\n# 4 Tame Lynx\n1 Grey Otter\n//4 Tame Lynx", cards)
    assert deck.main == (Entry(1, "Grey Otter"),)
    assert deck.sideboard == ()


@pytest.mark.parametrize("between", ["", "Sideboard", "\nSideboard:", "// Sideboard", "\n[Sideboard]", "SIDEBOARD (1)"])
def test_a_blank_line_or_a_heading_divides_the_deck_from_the_sideboard(between: str, cards: CardSource) -> None:
    deck = read_deck(f"4 Grey Otter\n{between}\n1 Tame Lynx", cards)
    assert deck.main == (Entry(4, "Grey Otter"),)
    assert deck.sideboard == (Entry(1, "Tame Lynx"),)


def test_sb_puts_a_single_line_into_the_sideboard_and_then_blank_lines_divide_nothing(cards: CardSource) -> None:
    deck = read_deck("4 Grey Otter\nSB: 1 Tame Lynx\n\n2 Forest\nsb:1 Forest", cards)
    assert deck.main == (Entry(4, "Grey Otter"), Entry(2, "Forest"))
    assert deck.sideboard == (Entry(1, "Tame Lynx"), Entry(1, "Forest"))


def test_groups_of_card_types_are_all_of_the_main_deck(cards: CardSource) -> None:
    deck = read_deck("Creatures (5)\n4 Grey Otter\n1 Tame Lynx\n\n// Lands\n20 Forest\n\nSideboard\n1 Tame Lynx", cards)
    assert deck.main == (Entry(4, "Grey Otter"), Entry(1, "Tame Lynx"), Entry(20, "Forest"))
    assert deck.sideboard == (Entry(1, "Tame Lynx"),)


def test_a_second_blank_line_without_headings_is_refused(cards: CardSource) -> None:
    assert said("4 Grey Otter\n\n1 Tame Lynx\n\n20 Forest", cards) == [
        'line 5: expected a line "Sideboard" to say where it begins, got a second blank line'
    ]


def test_an_arena_export_has_sections_and_printings(cards: CardSource) -> None:
    deck = read_deck(
        "About\nName Otters, at last\n\nCommander\n1 Five Sisters (ABC) 7a\n\nCompanion\n1 Tame Lynx (ABC) 8\n\n"
        "Deck\n4 Grey Otter (ABC) 12\n20 Forest (PLST) ABC-90\n\nSideboard\n1 Tame Lynx (ABC) 8\n",
        cards,
    )
    assert deck.name == "Otters, at last"
    assert deck.commander == (Entry(1, "Five Sisters", "ABC", "7a"),)
    assert deck.companion == (Entry(1, "Tame Lynx", "ABC", "8"),)
    assert deck.main == (Entry(4, "Grey Otter", "ABC", "12"), Entry(20, "Forest", "PLST", "ABC-90"))
    assert deck.sideboard == (Entry(1, "Tame Lynx", "ABC", "8"),)


def test_xmage_lists_read(cards: CardSource) -> None:
    deck = read_deck("NAME:Otters\n4 [ABC:12] Grey Otter\nSB: 1 [ABC:8] Tame Lynx\nLAYOUT MAIN:(1,1)(NONE)|()", cards)
    assert deck.name == "Otters"
    assert deck.main == (Entry(4, "Grey Otter", "ABC", "12"),)
    assert deck.sideboard == (Entry(1, "Tame Lynx", "ABC", "8"),)


def test_forge_lists_read(cards: CardSource) -> None:
    text = "[metadata]\nName=Otters\nTitle=\n[Main]\n4 Grey Otter|ABC|1\n2 Forest\n[Sideboard]\n1 Tame Lynx|ABC"
    deck = read_deck(text, cards)
    assert deck.name == "Otters"
    assert deck.main == (Entry(4, "Grey Otter", "ABC"), Entry(2, "Forest"))
    assert deck.sideboard == (Entry(1, "Tame Lynx", "ABC"),)


@pytest.mark.parametrize("mark", ["*CMDR*", "#!Commander"])
def test_a_mark_makes_a_card_the_commander(mark: str, cards: CardSource) -> None:
    deck = read_deck(f"1 Tame Lynx {mark}\n4 Grey Otter", cards)
    assert (deck.commander, deck.main) == ((Entry(1, "Tame Lynx"),), (Entry(4, "Grey Otter"),))


@pytest.mark.parametrize(
    "written", ["Thunder // Rain", "Thunder/Rain", "Thunder / Rain", "Thunder /// Rain", "Thunder"]
)
def test_a_split_card_is_known_by_all_ways_to_write_it(written: str, cards: CardSource) -> None:
    assert read_deck(f"2 {written}", cards).main == (Entry(2, "Thunder // Rain"),)


def test_a_double_faced_card_is_known_by_its_front_face_alone(cards: CardSource) -> None:
    assert read_deck("2 Quiet Farmer (ABC) 3", cards).main == (Entry(2, "Quiet Farmer // Loud Farmer", "ABC", "3"),)


def test_a_wrong_second_half_is_not_the_card(cards: CardSource) -> None:
    assert said("2 Thunder // Snow", cards) == [
        'line 1: expected the name of a card in the library or your own store, '
        'got "Thunder // Snow"; did you mean "Thunder // Rain"?'
    ]


def test_a_slash_in_a_name_is_kept(cards: CardSource) -> None:
    assert read_deck("1 Choose/Lose", cards).main == (Entry(1, "Choose/Lose"),)


def test_curly_apostrophes_and_a_byte_order_mark_do_no_harm(cards: CardSource) -> None:
    assert read_deck("\ufeff1 Old Summoner’s Axe\r\n", cards).main == (Entry(1, "Old Summoner's Axe"),)


def test_every_error_is_reported_at_once_with_its_line_and_the_nearest_right_word(cards: CardSource) -> None:
    assert said("4 Gray Otter\nTame Lynx\n0 Forest\n\n\nSidebord\n123456 Forest\nSB: 1 Qqq Zzz", cards) == [
        'line 1: expected the name of a card in the library or your own store, '
        'got "Gray Otter"; did you mean "Grey Otter"?',
        'line 2: expected a number of cards and the name of a card ("4 Forest"), or a heading ("Sideboard"), '
        'got "Tame Lynx"; did you mean "1 Tame Lynx"?',
        'line 3: expected a number of cards from 1 to 9999, got "0"',
        'line 6: expected a number of cards and the name of a card ("4 Forest"), or a heading ("Sideboard"), '
        'got "Sidebord"; did you mean "Sideboard"?',
        'line 7: expected a number of cards from 1 to 9999, got "123456"',
        'line 8: expected the name of a card in the library or your own store, got "Qqq Zzz"',
    ]


@pytest.mark.parametrize("text", ["", "\n\n", "// only a comment", "Deck\n\nSideboard\n"])
def test_a_list_without_cards_is_refused(text: str, cards: CardSource) -> None:
    assert said(text, cards) == ["line 1: expected a number of cards and the name of a card, got a list without cards"]


def test_without_a_card_source_names_are_not_checked() -> None:
    assert read_deck("4 Anything At All").main == (Entry(4, "Anything At All"),)


def test_a_list_that_names_itself_keeps_its_name_and_another_gets_the_one_given(cards: CardSource) -> None:
    assert read_deck("// Name: Otters\n1 Forest", cards, name="file").name == "Otters"
    assert read_deck("// name your price\n1 Forest", cards, name="file").name == "file"


@pytest.mark.parametrize("heading", ["Maybeboard", "// Maybeboard", "MAYBEBOARD:", "[Considering]", "Tokens"])
def test_what_is_noted_beside_a_deck_is_no_part_of_it(heading: str, cards: CardSource) -> None:
    deck = read_deck(f"4 Grey Otter\n\n{heading}\n3 Tame Lynx\nCreatures\n2 Nobody\n\nSideboard\n1 Tame Lynx", cards)
    assert deck.main == (Entry(4, "Grey Otter"),)
    assert deck.sideboard == (Entry(1, "Tame Lynx"),)
