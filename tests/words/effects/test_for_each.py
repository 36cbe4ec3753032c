"""What is done for each of several things, and what depends on where cards were put, played (CR 608.2c, 608.2f)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, WOOD, Deed

from manafold.model.card import Card

DIG = (
    "Look at the top three cards of your library. You may reveal a creature card from among them and put it into your "
    "hand. Put the rest on the bottom of your library in any order. If you didn't put a card into your hand this way, "
    "you gain 3 life."
)
PEEK = (
    "Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you "
    "don't put the card onto the battlefield, put it into your hand."
)

@pytest.mark.parametrize(
    "text",
    [
        DIG,
        PEEK,
        "Each player reveals the top card of their library. For each nonland card revealed this way, you create a 1/1 "
        "white Spirit creature token. Then each player draws a card.",
        "Destroy all creatures. For each creature destroyed this way, its controller creates a 3/3 green Ape creature "
        "token.",
        "Mill three cards. You may put a land card from among the cards milled this way into your hand.",
        "Choose two creatures. For each of them, its controller loses 2 life.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_something_is_done_for_each_card_that_was_revealed() -> None:
    deed = Deed(
        "Each player reveals the top card of their library. For each nonland card revealed this way, you create a 1/1 "
        "white Spirit creature token.",
        library=[BEAR, WOOD],
        their_library=[ELF, WOOD],
    )
    assert len(deed.names("battlefield")) == 2


def test_land_cards_do_not_count() -> None:
    deed = Deed(
        "Each player reveals the top card of their library. For each nonland card revealed this way, you gain 2 life.",
        library=[WOOD, BEAR],
        their_library=[ELF, WOOD],
    )
    assert deed.life(0) == 22


def test_the_controller_of_each_gets_something() -> None:
    deed = Deed(
        "Destroy all creatures. For each creature destroyed this way, its controller loses 2 life.",
        mine=[BEAR],
        theirs=[ELF, OGRE],
    )
    assert [deed.life(0), deed.life(1)] == [18, 16]


def test_each_of_several_is_spoken_of_by_itself() -> None:
    text = "Choose two creatures. For each of them, you gain life equal to its power."
    deed = Deed(text, theirs=[ELF, OGRE, BEAR])
    deed.pick("choose Ogre", "choose Bear")
    assert deed.life(0) == 26


def test_what_was_taken_leaves_nothing_else_to_do() -> None:
    deed = Deed(DIG, library=[BEAR, WOOD, RELIC, ELF])
    deed.pick("yes")
    while deed.offered[0].startswith("next"):
        deed.pick(deed.offered[0])
    assert deed.names("hand") == ["Bear"]
    assert deed.life(0) == 20


def test_what_was_not_taken_has_consequences() -> None:
    deed = Deed(DIG, library=[BEAR, WOOD, RELIC, ELF])
    deed.pick("no")
    while deed.offered[0].startswith("next"):
        deed.pick(deed.offered[0])
    assert deed.names("hand") == []
    assert deed.life(0) == 23


@pytest.mark.parametrize(("answer", "hand", "there"), [("yes", [], ["Wood"]), ("no", ["Wood"], [])])
def test_a_card_that_is_not_put_onto_the_battlefield_goes_to_hand(
    answer: str, hand: list[str], there: list[str]
) -> None:
    deed = Deed(PEEK, library=[WOOD, BEAR])
    deed.pick(answer)
    assert deed.names("hand") == hand
    assert deed.names("battlefield") == there


def test_other_cards_go_to_hand_unasked() -> None:
    deed = Deed(PEEK, library=[BEAR, WOOD])
    assert deed.names("hand") == ["Bear"]


def test_of_the_milled_cards_one_is_taken() -> None:
    text = "Mill three cards. You may put a land card from among the cards milled this way into your hand."
    deed = Deed(text, library=[BEAR, WOOD, ELF, FIELD])
    deed.pick("yes")
    assert deed.names("hand") == ["Wood"]
    assert "Bear" in names(deed.game, "graveyard")
    assert offered(deed.game) != []


@pytest.mark.parametrize(("top", "life"), [(ELF, 25), (RELIC, 20)])
def test_cards_are_compared(top: Card, life: int) -> None:
    text = (
        "Exile a creature card from your graveyard. Reveal the top card of your library. If it shares a card type with "
        "the exiled card, you gain 5 life."
    )
    deed = Deed(text, graveyard=[BEAR], library=[top, WOOD])
    assert deed.life(0) == life


def test_tokens_made_for_each_of_several_are_spoken_of_together() -> None:
    text = (
        "Choose two creatures. For each of those creatures, create a token that's a copy of that creature. Those "
        "tokens gain haste until end of turn."
    )
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, theirs=[BEAR, ELF])
    state = deed.game.state
    mine = [id for id in state.battlefield if state.objects[id].controller == 0]
    assert sorted(map(state.label, mine)) == ["Bear", "Elf"]
    assert all(state.characteristics(id).keywords == {"haste"} for id in mine)


def test_what_came_onto_the_battlefield_is_that_creature() -> None:
    text = (
        "Reveal the top card of your library. If it's a creature card, put it onto the battlefield. That creature "
        "gains haste until end of turn."
    )
    deed = Deed(text, library=[BEAR])
    state = deed.game.state
    assert [state.characteristics(id).keywords for id in state.battlefield] == [{"haste"}]


def test_two_targets_are_chosen_for_one_thing() -> None:
    text = "Choose target creature you control and target creature you don't control. Those creatures fight each other."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, mine=[BEAR], theirs=[ELF, OGRE])
    deed.pick("target Elf")
    assert deed.names("battlefield") == ["Bear"]
    assert deed.names("battlefield", 1) == ["Ogre"]
