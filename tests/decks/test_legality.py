"""The rules of deck construction (CR 100)."""

from tests.decks.shelf import Shelf

from manafold.decks.decklist import Deck, Entry
from manafold.decks.legality import CONSTRUCTED, LIMITED, check_deck

Lines = tuple[tuple[int, str], ...]


def deck(*main: tuple[int, str], side: Lines = (), commander: str = "", companion: str = "") -> Deck:
    return Deck(
        "",
        tuple(Entry(*each) for each in main),
        tuple(Entry(*each) for each in side),
        (Entry(1, commander),) if commander else (),
        (Entry(1, companion),) if companion else (),
    )


def said(cards: Shelf, *main: tuple[int, str], side: Lines = (), commander: str = "", companion: str = "") -> list[str]:
    checked = deck(*main, side=side, commander=commander, companion=companion)
    return [str(problem) for problem in check_deck(checked, cards).problems]


def test_60_cards_with_4_of_each_and_any_number_of_basic_lands_are_a_deck(cards: Shelf) -> None:
    verdict = check_deck(deck((4, "Grey Otter"), (4, "Tame Lynx"), (26, "Forest"), (26, "Snow-Covered Forest")), cards)
    assert verdict.is_legal
    assert verdict.is_playable


def test_59_cards_are_too_few(cards: Shelf) -> None:
    assert said(cards, (59, "Forest")) == ["main deck: expected at least 60 cards (CR 100.2a), got 59"]


def test_the_sideboard_does_not_make_a_deck_larger(cards: Shelf) -> None:
    assert said(cards, (59, "Forest"), side=((1, "Forest"),)) == [
        "main deck: expected at least 60 cards (CR 100.2a), got 59"
    ]


def test_there_is_no_maximum_deck_size(cards: Shelf) -> None:
    assert said(cards, (250, "Forest")) == []


def test_a_fifth_copy_is_one_too_many_even_if_it_is_in_the_sideboard(cards: Shelf) -> None:
    assert said(cards, (60, "Forest"), (2, "Grey Otter"), (2, "Grey Otter"), side=((1, "Grey Otter"),)) == [
        "Grey Otter: expected at most 4 of one name in deck and sideboard together (CR 100.2a), got 5"
    ]


def test_copies_count_together_however_their_name_is_written(cards: Shelf) -> None:
    assert said(cards, (60, "Forest"), (3, "Thunder"), (2, "Thunder/Rain")) == [
        "Thunder // Rain: expected at most 4 of one name in deck and sideboard together (CR 100.2a), got 5"
    ]


def test_a_card_may_say_that_a_deck_can_have_any_number_of_it(cards: Shelf) -> None:
    assert said(cards, (40, "Endless Vole"), (20, "Forest")) == []


def test_a_card_may_say_how_many_of_it_a_deck_can_have(cards: Shelf) -> None:
    assert said(cards, (5, "Five Sisters"), (60, "Forest")) == []
    assert said(cards, (5, "Five Sisters"), (60, "Forest"), side=((1, "Five Sisters"),)) == [
        "Five Sisters: expected at most 5 of one name in deck and sideboard together (CR 100.2a), got 6"
    ]


def test_a_sideboard_has_at_most_15_cards(cards: Shelf) -> None:
    assert said(cards, (60, "Forest"), side=((15, "Forest"),)) == []
    assert said(cards, (60, "Forest"), side=((16, "Forest"),)) == [
        "sideboard: expected at most 15 cards (CR 100.4a), got 16"
    ]


def test_a_companion_is_one_card_of_the_sideboard_whether_or_not_it_is_listed_there(cards: Shelf) -> None:
    full = ((14, "Forest"), (1, "Tame Lynx"))
    assert said(cards, (60, "Forest"), side=full, companion="Tame Lynx") == []
    assert said(cards, (60, "Forest"), side=((15, "Forest"),), companion="Tame Lynx") == [
        "sideboard: expected at most 15 cards (CR 100.4a), got 16"
    ]


def test_there_is_at_most_one_companion(cards: Shelf) -> None:
    two = Deck("", (Entry(60, "Forest"),), companion=(Entry(1, "Tame Lynx"), Entry(1, "Grey Otter")))
    assert [str(problem) for problem in check_deck(two, cards).problems] == [
        "companion: expected at most one card (CR 702.139a), got 2"
    ]


def test_a_constructed_deck_has_no_commander(cards: Shelf) -> None:
    assert said(cards, (60, "Forest"), commander="Five Sisters") == [
        'commander: expected no commander in a constructed deck (CR 100.2c), got "Five Sisters"'
    ]


def test_a_limited_deck_has_40_cards_and_any_number_of_copies(cards: Shelf) -> None:
    pool = deck((23, "Grey Otter"), (17, "Forest"), side=((22, "Tame Lynx"),))
    assert check_deck(pool, cards, LIMITED).problems == ()
    assert len(check_deck(pool, cards, CONSTRUCTED).problems) == 4
    assert [str(each) for each in check_deck(deck((39, "Forest")), cards, LIMITED).problems] == [
        "main deck: expected at least 40 cards (CR 100.2b), got 39"
    ]


def test_planes_are_in_no_deck_and_conspiracies_only_in_sideboards_of_limited_decks(cards: Shelf) -> None:
    assert said(cards, (60, "Forest"), (1, "The Long Plain"), side=((1, "Whispered Plot"),)) == [
        'main deck: expected traditional cards only (CR 108.2a), got "The Long Plain"',
        'sideboard: expected traditional cards only (CR 108.2a), got "Whispered Plot"',
    ]
    assert check_deck(deck((60, "Forest"), side=((1, "Whispered Plot"),)), cards, LIMITED).is_legal


def test_every_problem_is_reported_at_once(cards: Shelf) -> None:
    assert said(cards, (5, "Grey Otter"), (1, "Taem Lynx"), side=((16, "Forest"),)) == [
        "main deck: expected at least 60 cards (CR 100.2a), got 6",
        "sideboard: expected at most 15 cards (CR 100.4a), got 16",
        'Taem Lynx: expected the name of a card in the library or your own store, '
        'got "Taem Lynx"; did you mean "Tame Lynx"?',
        "Grey Otter: expected at most 4 of one name in deck and sideboard together (CR 100.2a), got 5",
    ]


def test_unread_cards_are_named_with_their_lines_and_do_not_make_a_deck_illegal(cards: Shelf) -> None:
    cards.unread_lines["Thunder // Rain"] = ("Juggle two lightnings.",)
    verdict = check_deck(deck((60, "Forest"), side=((1, "Thunder"),)), cards)
    assert verdict.is_legal
    assert not verdict.is_playable
    assert [str(each) for each in verdict.unread] == ['Thunder // Rain: "Juggle two lightnings."']
