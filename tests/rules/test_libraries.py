"""Libraries: looking, ordering, milling, searching, shuffling (CR 401, 701.17, 701.22-25)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import CUB, OX, PAGE, WAIT, WATCH, act, asked, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.events import LibraryShuffled, Scried
from manafold.rules.scenario import Scenario

SEEK = spell("Seek", "Search your library for a creature card, reveal it, put it into your hand, then shuffle.")


def stacked(*cards: Card) -> Scenario:
    """A position in which Ann's library has these cards on top."""
    s = Scenario(players=("Ann", "Bob"))
    s.library(0, *cards, *[PAGE] * 4)
    s.library(1, *[PAGE] * 10)
    s.battlefield(0, WATCH)
    return s


def test_scrying_puts_any_number_on_the_bottom_and_the_rest_back_in_any_order() -> None:
    s = stacked(CUB, OX, WAIT)
    s.hand(0, spell("Omen", "Scry 3."))
    game = s.start()
    resolve(game, "cast Omen")
    act(game, "choose Ox", "done")
    assert offered(game) == ["next Cub", "next Wait"]
    pick(game, "next Wait")
    assert names(game, "library")[:2] == ["Wait", "Cub"]
    assert names(game, "library")[-1] == "Ox"


def test_scrying_more_than_there_is_is_scrying_what_there_is() -> None:
    s = Scenario(players=("Ann", "Bob"))
    s.library(0, CUB)
    s.library(1, PAGE)
    s.battlefield(0, WATCH)
    s.hand(0, spell("Omen", "Scry 3."))
    game = s.start()
    resolve(game, "cast Omen")
    act(game, "done")
    assert names(game, "library") == ["Cub"]
    assert any(isinstance(event, Scried) for event in game.events)


def test_surveil_puts_cards_into_the_graveyard() -> None:
    s = stacked(CUB, OX)
    s.battlefield(0, permanent("Bell", "Whenever a creature dies, you gain 1 life."))
    s.hand(0, spell("Sift", "Surveil 2."))
    game = s.start()
    resolve(game, "cast Sift")
    act(game, "choose Cub", "done")
    assert "Cub" in names(game, "graveyard")
    assert names(game, "library")[0] == "Ox"
    assert life(game) == [20, 20]


def test_milling_more_than_there_is_mills_all_and_is_no_loss_yet() -> None:
    s = table()
    s.hand(0, spell("Erode", "Target player mills twenty cards."))
    game = s.start()
    resolve(game, "cast Erode -> Bob")
    assert names(game, "library", 1) == []
    assert len(names(game, "graveyard", 1)) == 10
    assert game.outcome is None


def test_milled_cards_are_in_the_graveyard_with_the_last_on_top() -> None:
    s = stacked(CUB, OX, WAIT)
    s.hand(0, spell("Erode", "Mill two cards."))
    game = s.start()
    resolve(game, "cast Erode")
    assert set(names(game, "graveyard")) == {"Cub", "Ox", "Erode"}
    assert names(game, "library")[0] == "Wait"


def test_a_search_for_something_certain_may_fail_to_find() -> None:
    s = stacked(CUB)
    s.hand(0, SEEK)
    game = s.start()
    resolve(game, "cast Seek")
    act(game, "done")
    assert names(game, "hand") == []
    assert "Cub" in names(game, "library")
    assert any(isinstance(event, LibraryShuffled) for event in game.events)


def test_a_search_offers_just_what_fits() -> None:
    s = stacked(CUB, WAIT, OX)
    s.hand(0, SEEK)
    game = s.start()
    resolve(game, "cast Seek")
    assert offered(game) == ["choose Cub", "choose Ox", "done"]
    pick(game, "choose Ox")
    assert names(game, "hand") == ["Ox"]


def test_a_search_for_any_card_finds_one() -> None:
    s = stacked(CUB, WAIT)
    s.hand(0, spell("Plan", "Search your library for a card, put it into your hand, then shuffle."))
    game = s.start()
    resolve(game, "cast Plan")
    assert "done" not in offered(game)
    pick(game, "choose Wait")
    assert names(game, "hand") == ["Wait"]


def test_after_a_shuffle_no_card_is_the_object_that_it_was() -> None:
    s = stacked(CUB, OX)
    s.hand(0, spell("Mix", "Shuffle your library."))
    game = s.start()
    before = set(game.state.players[0].library)
    resolve(game, "cast Mix")
    assert before.isdisjoint(game.state.players[0].library)
    assert sorted(names(game, "library")) == ["Cub", "Ox", "Page", "Page", "Page", "Page"]


def test_a_card_on_top_after_a_search_is_not_shuffled_in() -> None:
    s = stacked(PAGE, PAGE, CUB)
    text = "Search your library for a creature card, reveal it, then shuffle and put that card on top."
    s.hand(0, spell("Tutor", text))
    game = s.start()
    resolve(game, "cast Tutor")
    act(game, "choose Cub")
    assert names(game, "library")[0] == "Cub"


def test_putting_cards_back_in_any_order_asks_for_the_order() -> None:
    s = stacked(CUB, OX)
    s.hand(0, spell("Gaze", "Look at the top two cards of your library, then put them back in any order."))
    game = s.start()
    resolve(game, "cast Gaze")
    assert asked(game) == "Ann"
    assert game.decision is not None
    assert game.decision.kind == "order"
    pick(game, "next Ox")
    assert names(game, "library")[:2] == ["Ox", "Cub"]


def test_shuffling_an_object_in_puts_it_into_its_owners_library() -> None:
    s = table()
    s.put(1, "battlefield", CUB, controller=0)
    s.hand(0, spell("Fold", "Target creature's owner shuffles it into their library."))
    game = s.start()
    act(game, "cast Fold -> Cub")
    resolve(game)
    assert "Cub" in names(game, "library", 1)


def test_an_ability_that_works_from_the_library_still_does_after_a_shuffle() -> None:
    whale = permanent("Whale", "If Whale would be put into a graveyard from anywhere, exile it instead.")
    s = Scenario(players=("Ann", "Bob"))
    s.library(0, whale)
    s.library(1, *[PAGE] * 10)
    s.battlefield(0, WATCH)
    s.hand(0, spell("Riffle", "Shuffle your library, then mill a card."))
    game = s.start()
    resolve(game, "cast Riffle")
    assert "Whale" in names(game, "exile")
