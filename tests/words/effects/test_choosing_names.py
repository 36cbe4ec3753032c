"""Choosing card names while something resolves, and what is said of them later, played (CR 201.4)."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, offered, printed_back
from tests.rules.play import act, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, Deed

HAND = "Choose a nonland card name. Target player reveals their hand and discards all cards with that name."


@pytest.mark.parametrize(
    "text",
    [
        HAND,
        "Choose a noncreature, nonland card name. Exile all permanents with that name.",
        "Choose a card name other than a basic land card name. Destroy all permanents with the chosen name.",
        "Choose a card name, then reveal the top card of your library. If that card has the chosen name, you draw two "
        "cards.",
        "Choose a card name. Players can't cast spells with the chosen name this turn.",
        "Search your library for a card named Dim Lamp or Old Oak, reveal it, put it into your hand, then shuffle.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_the_names_of_all_cards_in_the_game_can_be_chosen_and_one_of_no_card() -> None:
    deed = Deed("Choose a card name. Destroy all permanents with that name.", mine=[BEAR], their_library=[OGRE])
    assert deed.offered == ["Bear", "Deed", "Field", "Ogre", "another name"]


def test_only_names_of_the_kind_can_be_chosen_by_what_is_printed() -> None:
    text = "Choose a noncreature, nonland card name. Destroy all permanents with that name."
    deed = Deed(text, mine=[BEAR, RELIC], theirs=[card("Veil", "{1}", "Enchantment", "Creatures are artifacts.")])
    assert deed.offered == ["Deed", "Relic", "Veil", "another name"]
    basics = Deed("Choose a card name other than a basic land card name. Destroy all permanents with that name.",
                  mine=[FIELD, card("Moor", "", "Land", "")])  # fmt: skip
    assert basics.offered == ["Deed", "Moor", "another name"]


def test_what_has_the_chosen_name_is_destroyed() -> None:
    deed = Deed("Choose a card name. Destroy all permanents with that name.", mine=[BEAR, ELF], theirs=[ELF, OGRE])
    deed.pick("Elf")
    assert deed.names("battlefield") == ["Bear"]
    assert deed.names("battlefield", 1) == ["Ogre"]


def test_another_name_is_that_of_nothing() -> None:
    deed = Deed("Choose a card name. Destroy all permanents with that name.", mine=[BEAR], theirs=[ELF])
    deed.pick("another name")
    assert deed.names("battlefield") == ["Bear"]
    assert deed.names("battlefield", 1) == ["Elf"]


def test_cards_with_the_chosen_name_are_discarded() -> None:
    deed = Deed(HAND, "target Bob", their_hand=[BEAR, OGRE, BEAR])
    deed.pick("Bear")
    assert deed.names("hand", 1) == ["Ogre"]


def test_each_half_of_a_split_card_has_a_name_of_its_own() -> None:
    halves = faces("split", face("Dawn", "{R}", "Sorcery", "You gain 1 life."),
                   face("Dusk", "{U}", "Sorcery", "You lose 1 life."))  # fmt: skip
    deed = Deed(HAND, "target Bob", their_hand=[halves, BEAR])
    assert "Dusk" in deed.offered
    assert "Dawn // Dusk" not in deed.offered
    deed.pick("Dusk")
    assert deed.names("hand", 1) == ["Bear"]


@pytest.mark.parametrize(("chosen", "drawn"), [("Ogre", 2), ("Bear", 0)])
def test_something_depends_on_whether_a_card_has_the_chosen_name(chosen: str, drawn: int) -> None:
    text = (
        "Choose a card name, then reveal the top card of your library. If that card has the chosen name, you draw two "
        "cards."
    )
    deed = Deed(text, library=[OGRE, BEAR, ELF])
    deed.pick(chosen)
    assert len(deed.names("hand")) == drawn


def test_cards_found_by_their_name_and_how_many_of_them_were_in_a_hand() -> None:
    text = (
        "Choose a card name. Search target opponent's graveyard, hand, and library for up to four cards with that name "
        "and exile them. That player shuffles, then draws a card for each card exiled from their hand this way."
    )
    deed = Deed(text, their_hand=[BEAR, OGRE], their_graveyard=[BEAR], their_library=[BEAR, ELF])
    deed.pick("Bear")
    while len(deed.offered) > 1 and any("choose Bear" in each for each in deed.offered):
        deed.pick(next(each for each in deed.offered if "choose Bear" in each))
    assert sorted(deed.names("exile")) == ["Bear", "Bear", "Bear"]
    assert sorted(deed.names("hand", 1)) == ["Elf", "Ogre"]


def test_one_of_two_names_is_enough() -> None:
    text = "Search your library for a card named Dim Lamp or Old Oak, put it into your hand, then shuffle."
    deed = Deed(text, library=[card("Old Oak", "", "Land", ""), BEAR, card("Dim Lamp", "{1}", "Artifact", "")])
    assert [each for each in deed.offered if each.startswith("choose")] == ["choose Old Oak", "choose Dim Lamp"]


def test_spells_with_the_chosen_name_cant_be_cast_for_a_turn() -> None:
    scenario = table()
    scenario.hand(0, spell("Hush", "Choose a card name. Players can't cast spells with the chosen name this turn."))
    scenario.hand(0, spell("Chant", "You gain 3 life."), spell("Hum", "You gain 1 life."))
    game = scenario.start()
    resolve(game, "cast Hush")
    act(game, "Chant")
    assert "cast Hum" in offered(game)
    assert "cast Chant" not in offered(game)


def test_an_older_wording_shuffles_the_same_library() -> None:
    text = (
        "Search your library and/or graveyard for a card named Dim Lamp and put it into your hand. If you search your "
        "library this way, shuffle"
    )
    assert printed_back(f"{text} it.", "Sorcery") == f"{text}."
