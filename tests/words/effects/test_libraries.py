"""What is done with libraries, played (CR 401, 701.17, 701.20, 701.22-701.25)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, WOOD, Deed


@pytest.mark.parametrize(
    "text",
    [
        "Target player mills three cards.",
        "Scry 2, then draw a card.",
        "Surveil 1.",
        "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
        "Search your library for up to two basic land cards, reveal those cards, put them into your hand, "
        "then shuffle.",
        "Search your library for a creature card, reveal it, then shuffle and put that card on top.",
        "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your"
        " library in any order.",
        "Look at the top four cards of your library. You may reveal a creature card from among them and put "
        "it into your"
        " hand. Put the rest on the bottom of your library in a random order.",
        "Reveal the top card of your library.",
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your "
        "hand and the"
        " rest on the bottom of your library in a random order.",
        "Mill three cards, then put a land card from among them into your hand.",
        "Shuffle target creature into its owner's library.",
        "Look at the top three cards of your library, then put them back in any order.",
    ],
)
def test_it_prints_back(text: str) -> None:
    back = printed_back(text, "Sorcery")
    assert back in (text, text.replace("Mill three", "You mill three"))


def test_milled_cards_go_to_the_graveyard() -> None:
    deed = Deed("Target player mills two cards.", "target Bob", their_library=[BEAR, ELF, OGRE])
    assert deed.names("graveyard", 1) == ["Bear", "Elf"]


def test_of_milled_cards_one_may_be_taken() -> None:
    text = "Mill three cards, then put a creature card from among them into your hand."
    deed = Deed(text, "choose Elf", library=[BEAR, WOOD, ELF, OGRE])
    assert deed.names("hand") == ["Elf"]
    assert deed.names("graveyard") == ["Bear", "Wood", "Deed"]


def test_scrying_puts_cards_on_the_bottom() -> None:
    deed = Deed("Scry 2.", "choose Bear", "done", library=[BEAR, ELF, OGRE])
    assert deed.names("library") == ["Elf", "Ogre", "Bear"]


def test_surveiling_puts_cards_into_the_graveyard() -> None:
    deed = Deed("Surveil 1.", "choose Bear", library=[BEAR, ELF])
    assert deed.names("library") == ["Elf"]
    assert deed.names("graveyard") == ["Bear", "Deed"]


def test_a_land_is_found_and_put_onto_the_battlefield_tapped() -> None:
    text = "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."
    deed = Deed(text, "choose Wood", library=[BEAR, WOOD, ELF])
    assert deed.names("battlefield") == ["Wood"]
    assert deed.game.state.objects[deed.game.state.battlefield[0]].tapped
    assert sorted(deed.names("library")) == ["Bear", "Elf"]


def test_a_card_with_a_stated_quality_need_not_be_found() -> None:
    text = "Search your library for a creature card, reveal it, put it into your hand, then shuffle."
    deed = Deed(text, "done", library=[BEAR])
    assert deed.names("library") == ["Bear"]


def test_a_found_card_is_set_apart_from_shuffling_and_put_on_top() -> None:
    text = "Search your library for a creature card, reveal it, then shuffle and put that card on top."
    for _ in range(3):
        deed = Deed(text, "choose Ogre", library=[RELIC, WOOD, FIELD, WOOD, OGRE, RELIC])
        assert deed.names("library")[0] == "Ogre"


def test_one_of_the_top_cards_goes_to_hand_and_the_rest_to_the_bottom() -> None:
    text = (
        "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your"
        " library in any order."
    )
    deed = Deed(text, "choose Elf", "next Wood", library=[BEAR, ELF, WOOD, OGRE])
    assert deed.names("hand") == ["Elf"]
    assert deed.names("library") == ["Ogre", "Wood", "Bear"]


def test_what_is_not_taken_of_the_top_cards_is_the_rest() -> None:
    text = (
        "Look at the top three cards of your library. You may reveal a creature card from among them and put "
        "it into your"
        " hand. Put the rest into your graveyard."
    )
    deed = Deed(text, "yes", "choose Bear", library=[BEAR, ELF, WOOD, OGRE])
    assert deed.names("hand") == ["Bear"]
    assert deed.names("graveyard") == ["Elf", "Wood", "Deed"]
    assert deed.names("library") == ["Ogre"]


def test_cards_are_revealed_until_one_fits() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your "
        "hand and the"
        " rest on the bottom of your library in a random order."
    )
    deed = Deed(text, library=[WOOD, RELIC, OGRE, ELF])
    assert deed.names("hand") == ["Ogre"]
    assert deed.names("library")[0] == "Elf"
    assert sorted(deed.names("library")) == ["Elf", "Relic", "Wood"]


def test_a_creature_is_shuffled_into_its_owners_library() -> None:
    deed = Deed("Shuffle target creature into its owner's library.", theirs=[OGRE], their_library=[BEAR])
    assert sorted(deed.names("library", 1)) == ["Bear", "Ogre"]


def test_the_top_cards_go_back_in_any_order() -> None:
    text = "Look at the top three cards of your library, then put them back in any order."
    deed = Deed(text, "next Elf", "next Bear", library=[BEAR, OGRE, ELF])
    assert deed.names("library") == ["Elf", "Bear", "Ogre"]


def test_a_graveyard_may_be_searched_instead_of_the_library() -> None:
    text = (
        "Search your library and/or graveyard for a creature card, reveal it, and put it into your hand. If you search"
        " your library this way, shuffle."
    )
    deed = Deed(text, "no", "choose Ogre", library=[BEAR], graveyard=[OGRE])
    assert deed.names("hand") == ["Ogre"]
    assert deed.names("library") == ["Bear"]
