"""Cards from the top of a library until one fits, and other digging, played (CR 401.7, 701.13, 701.20)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, pick, printed_back
from tests.rules.play import resolve, spell
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, WOOD, Deed

from manafold.rules.scenario import Scenario


@pytest.mark.parametrize(
    "text",
    [
        "Target player reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard.",
        "Reveal cards from the top of your library until you reveal two land cards. Put those land cards onto the "
        "battlefield tapped and the rest on the bottom of your library in a random order.",
        "Reveal cards from the top of your library until you reveal a white card. Put that card into your hand and "
        "exile all other cards revealed this way.",
        "Exile cards from the top of your library until you exile a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order.",
        "Put target creature into its owner's library second from the top.",
        "Look at X cards from the top of your library.",
        "Look at the top three cards of your library. Put one of those cards back on top of your library and the rest "
        "into your graveyard.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_it_goes_on_until_so_many_are_found() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal two land cards. Put those land cards onto the "
        "battlefield tapped and the rest into your graveyard."
    )
    deed = Deed(text, library=[BEAR, WOOD, ELF, FIELD, OGRE, WOOD])
    assert sorted(deed.names("battlefield")) == ["Field", "Wood"]
    assert sorted(deed.names("graveyard")) == ["Bear", "Deed", "Elf"]
    assert deed.names("library") == ["Ogre", "Wood"]


def test_it_ends_with_the_library() -> None:
    text = "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand."
    assert Deed(text, library=[BEAR, ELF]).names("hand") == []


def test_another_player_loses_what_was_revealed() -> None:
    text = (
        "Target opponent reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard."
    )
    deed = Deed(text, their_library=[BEAR, WOOD, ELF])
    assert sorted(deed.names("graveyard", 1)) == ["Bear", "Wood"]
    assert deed.names("library", 1) == ["Elf"]


def test_exiled_cards_that_do_not_fit_go_back_at_random() -> None:
    text = (
        "Exile cards from the top of your library until you exile a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )
    orders = set()
    for seed in range(30):
        scenario = Scenario(seed=seed)
        scenario.hand(0, spell("Dig", text), FIELD)
        scenario.library(0, WOOD, RELIC, FIELD, BEAR, ELF)
        game = scenario.start("main 1")
        resolve(game, "cast Dig")
        library = names(game, "library")
        orders.add(tuple(library[-3:]))
        assert "Bear" in names(game, "hand")
        assert names(game, "exile") == []
        assert sorted(library[-3:]) == ["Field", "Relic", "Wood"]
    assert len(orders) > 2


@pytest.mark.parametrize(
    ("place", "size", "expected"),
    [("second", 3, ["Elf", "Bear", "Ogre", "Wood"]), ("third", 1, ["Elf", "Bear"])],
)
def test_a_card_goes_to_a_place_from_the_top_or_to_the_bottom(place: str, size: int, expected: list[str]) -> None:
    text = f"Put target creature into its owner's library {place} from the top."
    deed = Deed(text, mine=[BEAR], library=[ELF, OGRE, WOOD][:size])
    assert deed.names("library") == expected


def test_one_card_goes_back_on_top() -> None:
    text = (
        "Look at the top three cards of your library. Put one of those cards back on top of your library and the rest "
        "into your graveyard."
    )
    deed = Deed(text, library=[BEAR, ELF, OGRE, WOOD])
    assert offered(deed.game) == ["choose Bear", "choose Elf", "choose Ogre"]
    pick(deed.game, "choose Elf")
    assert deed.names("library") == ["Elf", "Wood"]
    assert sorted(deed.names("graveyard")) == ["Bear", "Deed", "Ogre"]


@pytest.mark.parametrize(("rounded", "milled"), [("up", 2), ("down", 1)])
def test_half_a_library_is_milled(rounded: str, milled: int) -> None:
    text = f"Target opponent mills half their library, rounded {rounded}."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, their_library=[BEAR, ELF, OGRE])
    assert len(deed.names("graveyard", 1)) == milled
