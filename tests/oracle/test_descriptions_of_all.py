"""What is said behind a description, of all of a list or of what is done."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import creature, life, permanent, resolve, table
from tests.words.effects.deed import ELF, Deed


def test_cards_elsewhere_have_no_counters_so_that_they_are_exiled_with_them() -> None:
    text = "Exile up to one target creature card from a graveyard with a song counter on it."
    deed = Deed(text, "target Elf", graveyard=[ELF])
    (elf,) = deed.game.state.exile
    assert deed.counters(elf) == {"song": 1}
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(("whose", "total"), [(0, 22), (1, 21)])
def test_whose_it_is_behind_another_is_said_of_both(whose: int, total: int) -> None:
    text = (
        "If a triggered ability of a Wolf or another Ox you control triggers, that ability triggers an additional "
        "time."
    )
    bell = "When this creature enters, target player gains 1 life."
    s = table()
    s.battlefield(0, permanent("Echo", text))
    s.hand(whose, creature("Howler", 1, 1, bell, "Creature — Wolf"))
    game = s.start(active=whose)
    resolve(game, "cast Howler")
    while "target Ann" in offered(game):
        game.choose("target Ann")
    resolve(game)
    assert life(game)[0] == total
    assert printed_back(text, "Enchantment") == text


def test_enchanted_creature_and_others_are_not_all_that_are_enchanted() -> None:
    text = "{0}: Enchanted creature and other creatures that share a creature type with it get +1/+1 until end of turn."
    with pytest.raises(AssertionError, match="can't be true of"):
        printed_back(text, "Enchantment — Aura")
