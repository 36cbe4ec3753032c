"""Abilities and counters of a player's choice, several kinds of cards, and repeating, played (CR 608.2c-d)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

BOTH = (
    "Reveal the top four cards of your library. You may put a creature card and/or a land card from among them into "
    "your hand. Put the rest into your graveyard."
)
GROW = (
    "Reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process."
)
BLEED = "You lose 2 life. You may repeat this process any number of times."


@pytest.mark.parametrize(
    "text",
    [
        BOTH,
        GROW,
        BLEED,
        "Target creature gains your choice of lifelink or flying until end of turn.",
        "Put your choice of a flying counter or a first strike counter on target creature.",
        "Search your library for a black card, a green card, and a blue card. Put those cards into your graveyard, "
        "then shuffle.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_one_ability_is_gained() -> None:
    deed = Deed("Target creature gains your choice of lifelink or flying until end of turn.", mine=[BEAR])
    assert deed.offered == ["lifelink", "flying"]
    deed.pick("flying")
    assert deed.game.state.characteristics(deed.mine[0]).keywords == {"flying"}


def test_one_kind_of_counter_is_put() -> None:
    deed = Deed("Put your choice of a flying counter or a +1/+1 counter on target creature.", mine=[BEAR])
    deed.pick("+1/+1")
    assert deed.counters(deed.mine[0]) == {"+1/+1": 1}


def test_one_card_of_each_kind_is_taken() -> None:
    deed = Deed(BOTH, library=[BEAR, ELF, WOOD, RELIC, OGRE])
    deed.pick("yes")
    assert deed.offered == ["choose Bear", "choose Elf", "choose Wood"]
    deed.pick("choose Elf")
    assert deed.offered == ["choose Wood", "done"]
    deed.pick("choose Wood")
    assert sorted(deed.names("hand")) == ["Elf", "Wood"]
    assert sorted(deed.names("graveyard")) == ["Bear", "Deed", "Relic"]


def test_a_process_is_repeated_as_long_as_it_says_so() -> None:
    deed = Deed(GROW, library=[WOOD, WOOD, BEAR, WOOD])
    assert deed.names("library") == ["Bear", "Wood"]


def test_a_process_is_repeated_as_often_as_wanted() -> None:
    deed = Deed(BLEED)
    deed.pick("yes", "yes", "no")
    assert deed.life(0) == 14


def test_what_is_repeated_begins_anew() -> None:
    text = (
        "You may put a land card from your hand onto the battlefield. If you do, you gain 1 life and repeat "
        "this process."
    )
    deed = Deed(text, hand=[WOOD])
    deed.pick("yes", "choose Wood", "yes")
    assert deed.game.state.players[0].hand == []
    assert deed.life(0) == 22
