"""Delayed triggers that wait for events, copies with exceptions, amassing, and owners that were spoken of, played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import CUB, go, resolve, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

from manafold.model.card import Card
from manafold.oracle.typed import UnreadText


def spell(name: str, text: str) -> Card:
    return card(name, "{0}", "Sorcery", text)


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +2/+2 until end of turn. When that creature dies this turn, draw a card.",
        "Whenever a creature you control dies this turn, put a +1/+1 counter on target creature.",
        "Until end of turn, whenever a creature you control deals combat damage to a player, draw a card.",
        "Create a token that's a copy of target creature you control, except it isn't legendary.",
        "Amass Orcs 2.",
        "Return target permanent to its owner's hand. Then that player discards a card.",
        "Target player shuffles their graveyard into their library.",
        "Create a tapped Powerstone token.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_it_triggers_when_that_creature_dies() -> None:
    text = "Choose target creature. When that creature dies this turn, you gain 3 life. Destroy all artifacts."
    with pytest.raises(UnreadText):
        Deed(text)  # a sentence that follows could be part of what happens later
    text = "Choose target creature. When that creature dies this turn, you gain 3 life."
    fall = "Destroy all creatures."
    deed = Deed(text, "target Ogre", theirs=[OGRE, BEAR], hand=[spell("Fall", fall)])
    deed.pick("cast Fall")
    assert deed.life(0) == 23


def test_it_triggers_as_often_as_it_happens() -> None:
    text = "Whenever a creature dies this turn, you gain 3 life."
    deed = Deed(text, theirs=[OGRE, BEAR], hand=[spell("Fall", "Destroy all creatures.")])
    deed.pick("cast Fall")
    assert deed.life(0) == 26


def test_what_dies_is_what_it_speaks_of() -> None:
    text = "Choose target creature. When that creature dies this turn, return it to the battlefield under your control."
    deed = Deed(text, "target Ogre", theirs=[OGRE, BEAR], hand=[spell("Fall", "Destroy all creatures.")])
    deed.pick("cast Fall")
    assert deed.names("battlefield", 0) == ["Ogre"]


def test_a_copy_may_have_exceptions() -> None:
    text = "Create a token that's a copy of target creature you control, except it has haste and it isn't legendary."
    deed = Deed(text, mine=[BEAR])
    copy = deed.game.state.characteristics(deed.game.state.battlefield[1])
    assert "haste" in copy.keywords
    assert copy.name == "Bear"


def test_amassing_makes_an_army_and_lets_it_grow() -> None:
    deed = Deed("Amass Orcs 2. Amass Zombies 1.")
    (army,) = deed.game.state.battlefield
    what = deed.game.state.characteristics(army)
    assert deed.counters(army) == {"+1/+1": 3}
    assert what.subtypes >= {"Orc", "Zombie", "Army"}


def test_the_owner_of_what_returned_discards() -> None:
    text = "Return target permanent to its owner's hand. Then that player discards a card."
    deed = Deed(text, "choose Elf", theirs=[RELIC], their_hand=[ELF])
    assert deed.names("hand", 1) == ["Relic"]


def test_a_graveyard_is_shuffled_into_its_library() -> None:
    deed = Deed("Target player shuffles their graveyard into their library.", "target Bob", their_graveyard=[WOOD, ELF])
    assert sorted(deed.names("library", 1)) == ["Elf", "Wood"]


def test_a_card_that_was_shuffled_away_is_not_followed_until_later() -> None:
    scenario = table()
    later = "at the beginning of the next turn's upkeep"
    text = f"Shuffle a card from your hand into your library. If you do, draw two cards {later}."
    scenario.hand(0, spell("Fade", text), CUB)
    game = scenario.start()
    resolve(game, "cast Fade")
    assert names(game, "hand", 0) == []
    go(game, "draw")
    assert len(names(game, "hand", 0)) == 2
