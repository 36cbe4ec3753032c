"""What an object is by itself is found out without a change to what is known of the others (CR 604.3, 613)."""

from __future__ import annotations

from tests.cards import card
from tests.rules.play import creature, permanent, table

FOREST = card("Forest", "", "Basic Land — Forest")
NUMB = permanent("Numb", "Enchant land\nEnchanted land loses all abilities.", "Enchantment — Aura")
MIMIC = creature("Mimic", 1, 1, "Changeling")


def test_a_land_without_abilities_stays_so_when_a_changeling_in_hand_is_looked_at() -> None:
    s = table()
    (forest,) = s.battlefield(0, FOREST)
    s.put(0, "battlefield", NUMB, attached_to=forest)
    (mimic,) = s.hand(0, MIMIC)
    state = s.start().state
    assert state.characteristics(forest).abilities.all == ()
    assert "Goblin" in state.characteristics(mimic).subtypes
    assert state.characteristics(forest).abilities.all == ()
