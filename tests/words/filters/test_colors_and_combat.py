"""Descriptions by color, attachment, combat and what happened this turn."""

from __future__ import annotations

import pytest
from tests.cards import card
from tests.rules.play import (
    CUB,
    OX,
    PAGE,
    WAIT,
    act,
    attack,
    board,
    creature,
    go,
    life,
    permanent,
    resolve,
    size,
    spell,
    table,
)

GRAY = card("Gray", "{0}", "Creature — Bear", "", 2, 2)
GREEN = card("Green", "{G}", "Creature — Bear", "", 2, 2)
GOLD = card("Gold", "{G}{W}", "Creature — Bear", "", 2, 2)


@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("colorless", ["Green", "Gold"]),
        ("monocolored", ["Gray", "Gold"]),
        ("multicolored", ["Gray", "Green"]),
    ],
)
def test_creatures_by_the_number_of_their_colors(word: str, left: list[str]) -> None:
    s = table(watching=False)
    s.battlefield(0, GRAY, GREEN, GOLD)
    s.hand(0, spell("Deed", f"Destroy all {word} creatures."))
    game = s.start()
    resolve(game, "cast Deed")
    assert board(game) == left


def test_creatures_of_the_color_chosen_for_the_source() -> None:
    s = table()
    s.battlefield(0, GREEN, GRAY)
    text = "As this enchantment enters, choose a color.\nCreatures of the chosen color get +1/+1."
    s.hand(0, permanent("Flag", text))
    game = s.start()
    resolve(game, "cast Flag")
    act(game, "green")
    green, gray = [id for id in game.state.battlefield if game.state.label(id) in ("Green", "Gray")]
    assert (size(game, green), size(game, gray)) == ((3, 3), (2, 2))


def test_auras_attached_to_the_enchanted_creature_are_counted() -> None:
    s = table()
    text = "Enchant creature\nEnchanted creature gets +1/+1 for each Aura attached to it."
    wreath = permanent("Wreath", text, "Enchantment — Aura")
    cub, ox = s.battlefield(0, CUB, OX)
    s.put(0, "battlefield", wreath, attached_to=cub)
    s.put(0, "battlefield", wreath, attached_to=cub)
    s.put(0, "battlefield", wreath, attached_to=ox)
    game = s.start()
    assert size(game, cub) == (6, 6)  # two Auras that each count two
    assert size(game, ox) == (3, 5)


def test_all_others_but_one() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    text = "When this creature enters, destroy all creatures other than this creature."
    s.hand(0, creature("Loner", 1, 1, text))
    game = s.start()
    resolve(game, "cast Loner")
    assert board(game) == ["Loner"]
    assert board(game, 1) == []


def test_creatures_of_the_name_of_the_source() -> None:
    s = table()
    kin = creature("Kin", 1, 1, "This creature gets +1/+1 for each other creature named Kin on the battlefield.")
    first, _ = s.battlefield(0, kin, CUB)
    s.battlefield(1, kin)
    s.graveyard(0, kin)
    assert size(s.start(), first) == (2, 2)


def test_what_attacked_and_who_dealt_and_was_dealt_damage_this_turn() -> None:
    left = []
    for what in ("that attacked", "that dealt damage", "that were dealt damage"):
        s = table()
        s.battlefield(0, creature("Idle", 2, 2), creature("Fierce", 1, 4), creature("Meek", 0, 4))
        s.battlefield(1, creature("Wall", 0, 9))
        s.hand(0, spell("Deed", f"Destroy all creatures {what} this turn."))
        game = s.start()
        attack(game, "attack Fierce, Meek", "pass", "block Wall -> Meek")
        go(game, "main 2")
        resolve(game, "cast Deed")
        left.append(board(game) + board(game, 1))
    assert left == [["Idle", "Wall"], ["Idle", "Meek", "Wall"], ["Idle", "Fierce", "Meek", "Wall"]]


def test_blocking_creatures_and_what_is_in_combat_with_the_source() -> None:
    left = []
    for what in ("blocking creatures", "creatures blocking this creature", "creatures blocked by this creature"):
        s = table()
        text = f"{{0}}: Destroy all {what}."
        s.battlefield(0, creature("Fierce", 1, 4, text), creature("Meek", 0, 4))
        s.battlefield(1, CUB, OX)
        game = s.start()
        attack(game, "attack Fierce, Meek", "pass", "block Cub -> Fierce, Ox -> Meek")
        resolve(game, "activate Fierce")
        left.append(board(game, 1))
    assert left == [[], ["Ox"], ["Cub", "Ox"]]


def test_creature_spells_that_somebody_casts() -> None:
    s = table()
    s.battlefield(0, permanent("Charter", "Creature spells you cast can't be countered."))
    s.hand(0, CUB, WAIT, *[spell("No", "Counter target spell.")] * 2)
    game = s.start()
    resolve(game, "cast Cub", "cast No")
    assert board(game) == ["Charter", "Cub"]
    resolve(game, "cast Wait", "cast No")
    assert life(game) == [20, 20]


def test_cards_owned_in_exile() -> None:
    s = table()
    s.put(0, "exile", PAGE)
    s.put(0, "exile", CUB)
    s.put(1, "exile", CUB)
    s.hand(0, spell("Deed", "You gain 1 life for each card you own in exile."))
    game = s.start()
    resolve(game, "cast Deed")
    assert life(game) == [22, 20]
