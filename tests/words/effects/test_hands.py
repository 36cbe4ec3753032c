"""Discarding, drawing and sacrificing, played (CR 701.9, 121, 701.21)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards a card.",
        "Target player discards two cards at random.",
        "Discard your hand, then draw three cards.",
        "Discard all the cards in your hand, then draw that many cards.",
        "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
        "Look at target player's hand.",
        "Draw two cards, then discard a card.",
        "Each opponent sacrifices a creature of their choice.",
        "You may sacrifice a creature. If you do, draw two cards.",
        "Target player sacrifices an artifact of their choice and loses 2 life.",
        "Sacrifice any number of creatures. You gain that much life.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_a_card_is_taken_from_a_revealed_hand() -> None:
    text = "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    deed = Deed(text, "choose Ogre", their_hand=[BEAR, OGRE, WOOD])
    assert deed.names("graveyard", 1) == ["Ogre"]
    assert deed.names("hand", 1) == ["Bear", "Wood"]


def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    deed = Deed("Target player discards their hand, then draws that many cards.", "target Bob",
                their_hand=[BEAR, OGRE], their_library=[ELF, ELF, ELF])  # fmt: skip
    assert deed.names("hand", 1) == ["Elf", "Elf"]


def test_cards_at_random_are_not_chosen() -> None:
    deed = Deed("Target player discards a card at random.", "target Bob", their_hand=[BEAR, OGRE])
    assert len(deed.names("hand", 1)) == 1


def test_the_player_who_discards_chooses() -> None:
    deed = Deed("Target player discards a card.", "target Bob", "choose Ogre", their_hand=[BEAR, OGRE])
    assert deed.names("graveyard", 1) == ["Ogre"]


def test_all_choose_before_anything_is_sacrificed() -> None:
    text = "Each player sacrifices a creature of their choice."
    deed = Deed(text, "choose Elf", mine=[BEAR, ELF], theirs=[OGRE, BEAR])
    assert deed.names("graveyard") == []
    deed.pick("choose Ogre")
    assert deed.names("graveyard") == ["Elf", "Deed"]
    assert deed.names("graveyard", 1) == ["Ogre"]


def test_only_what_one_controls_can_be_sacrificed() -> None:
    deed = Deed("Sacrifice a creature. If you do, draw a card.", mine=[RELIC], theirs=[OGRE], library=[ELF])
    assert deed.names("battlefield", 1) == ["Ogre"]
    assert deed.names("hand") == []


def test_the_sacrificed_creature_is_known_as_it_was() -> None:
    text = "You may sacrifice a creature. If you do, you gain life equal to that creature's power."
    deed = Deed(text, "yes", mine=[OGRE])
    assert deed.life(0) == 24


def test_nobody_may_sacrifice_what_they_do_not_have() -> None:
    deed = Deed("You may sacrifice a creature. If you do, you gain 5 life.")
    assert deed.life(0) == 20


def test_each_player_who_may_does_it_for_themselves() -> None:
    deed = Deed("Each player may draw a card.", "no", "yes", library=[BEAR], their_library=[OGRE])
    assert deed.names("hand") == []
    assert deed.names("hand", 1) == ["Ogre"]
