"""What is said behind a description, of all of a list or of what is done."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import act, board, creature, life, permanent, resolve, size, spell, table
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


@pytest.mark.parametrize(("others", "total"), [(2, 20), (3, 23)])
def test_others_of_a_kind_that_it_is_none_of_are_other_than_what_was_spoken_of(others: int, total: int) -> None:
    text = "Whenever an Ox you control enters, if you control three or more other Oxen, you gain 3 life."
    s = table()
    s.battlefield(0, permanent("Yoke", text), *[creature("Bull", 2, 2, "", "Creature — Ox")] * others)
    s.hand(0, creature("Calf", 1, 1, "", "Creature — Ox"))
    game = s.start()
    resolve(game, "cast Calf")
    resolve(game)
    assert life(game)[0] == total


def test_an_aura_speaks_of_others_than_the_creature_that_it_enchants() -> None:
    text = "Enchant creature\nEnchanted creature gets +2/+2.\nOther creatures you control get -1/-1."
    s = table()
    bull, calf = s.battlefield(0, creature("Bull", 2, 2), creature("Calf", 2, 2))
    s.hand(0, spell("Feast", text, "Enchantment — Aura"))
    game = s.start()
    resolve(game, "cast Feast -> Bull")
    assert (size(game, bull), size(game, calf)) == ((4, 4), (1, 1))


def test_an_x_of_others_for_each_of_several_is_not_read() -> None:
    text = "Each Ox you control has trample and gets +X/+0, where X is the number of other Oxen you control."
    with pytest.raises(AssertionError, match="for each of several"):
        printed_back(text, "Enchantment")


def test_others_behind_what_was_made_are_other_than_that() -> None:
    text = "Create a token that's a copy of target creature. Then exile all other Bear tokens you control."
    s = table()
    s.battlefield(0, creature("Bull", 2, 2), permanent("Pen", "{0}: " + text))
    game = s.start()
    for _ in range(2):
        act(game, "activate Pen")
        while offered(game)[0].startswith("target"):
            game.choose(0)
        resolve(game)
    assert board(game) == ["Bull", "Pen", "Bull"]
