"""What is counted in each graveyard is counted in all of them; what is chosen in each is another matter (CR 404)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.words.effects.deed import BEAR, OGRE, Deed

COUNT = "You gain 3 life for each card named Bear in each graveyard."


@pytest.mark.parametrize("text", [COUNT, "Add {R}{R}, then add {R} for each card named Bruno in each graveyard."])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize("text", ["Choose two cards in each graveyard.", "Exile a card in each graveyard."])
def test_so_many_in_each_are_not_so_many_in_all(text: str) -> None:
    with pytest.raises(AssertionError, match="can't be true"):
        printed_back(text, "Sorcery")


def test_cards_in_all_graveyards_are_counted() -> None:
    deed = Deed(COUNT, graveyard=[BEAR, OGRE], their_graveyard=[BEAR, BEAR])
    assert deed.life(0) == 29
