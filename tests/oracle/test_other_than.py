"""What others are other than: the object itself, or what was spoken of where it can't be one of them."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, pick, printed_back
from tests.rules.play import CUB, OX, attack, creature, go, life, permanent, resolve, spell, table

PLAGUE = permanent("Plague", "Whenever a creature enters, destroy all other creatures with power 2 or less.")


def test_others_than_the_creature_of_the_event_where_the_source_is_an_enchantment() -> None:
    s = table()
    s.battlefield(0, PLAGUE, OX)
    s.hand(0, CUB)
    game = s.start()
    resolve(game, "cast Cub")
    assert names(game, "battlefield") == ["Watch", "Plague", "Cub"]


def test_others_than_the_source_where_that_is_a_creature() -> None:
    s = table()
    s.battlefield(0, creature("Plague Rat", 1, 1, "Whenever a land enters, destroy all other creatures."), OX)
    s.hand(0, permanent("Lea", "", "Land"))
    game = s.start()
    resolve(game, "play Lea")
    assert names(game, "battlefield") == ["Watch", "Plague Rat", "Lea"]


def test_others_than_the_card_just_exiled_with_it() -> None:
    text = (
        "Whenever a creature dies, exile that card. If you do, return each other card exiled with this artifact to its"
        " owner's graveyard."
    )
    s = table()
    s.battlefield(0, permanent("Vat", text, "Artifact"), CUB, OX)
    s.hand(0, *[spell("Fell", "Destroy target creature.")] * 2)
    game = s.start()
    resolve(game, "cast Fell -> Cub")
    assert names(game, "exile") == ["Cub"]
    resolve(game, "cast Fell -> Ox")
    assert (names(game, "exile"), sorted(names(game, "graveyard"))) == (["Ox"], ["Cub", "Fell", "Fell"])


def test_another_target_than_the_card_of_the_event() -> None:
    text = "Whenever a creature you control dies, return up to one other target creature card from your graveyard to"
    s = table()
    s.battlefield(0, permanent("Masque", f"{text} your hand."), CUB)
    s.graveyard(0, OX)
    s.hand(0, spell("Fell", "Destroy target creature."))
    game = s.start()
    resolve(game, "cast Fell -> Cub")
    assert "target Cub" not in offered(game)
    pick(game, "target Ox")
    resolve(game)
    assert names(game, "hand") == ["Ox"]


def test_others_than_what_it_is_attached_to() -> None:
    s = table()
    ox, _ = s.battlefield(0, OX, CUB)
    s.hand(0, permanent("Pride", "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
                        "Enchantment — Aura"))  # fmt: skip
    game = s.start()
    resolve(game, "cast Pride -> Ox")
    assert game.state.characteristics(ox).power == 3


def test_others_than_each_of_those_it_is_said_of() -> None:
    text = "Each creature you control gets +1/+1 for each other creature you control."
    s = table()
    ox, _ = s.battlefield(0, OX, CUB)
    s.battlefield(0, permanent("Podium", text, "Artifact"))
    game = s.start()
    assert game.state.characteristics(ox).power == 3


def test_others_than_one_of_two_things_is_not_read() -> None:
    text = "Whenever equipped creature blocks a creature, this Equipment deals 1 damage to each other creature."
    with pytest.raises(AssertionError, match="more than one"):
        printed_back(text, "Artifact — Equipment")


def test_others_beside_a_target_are_other_than_that_and_share_with_it() -> None:
    others = "each other creature that shares a creature type with it"
    s = table()
    s.battlefield(0, creature("Imp", 1, 1, f"{{0}}: This creature deals 1 damage to target creature and {others}.",
                              "Creature — Imp"),
                  creature("Devil", 1, 1, "", "Creature — Imp"),
                  creature("Calf", 1, 2, "", "Creature — Ox"), creature("Bull", 1, 1, "", "Creature — Ox"))  # fmt: skip
    game = s.start()
    resolve(game, "activate Imp -> Calf")
    assert names(game, "battlefield") == ["Watch", "Imp", "Devil", "Calf"]


def test_others_beside_a_target_may_be_the_source() -> None:
    text = "{0}: This creature deals 1 damage to target creature and each other creature."
    s = table()
    s.battlefield(0, creature("Imp", 1, 1, text), creature("Runt", 2, 2))
    game = s.start()
    resolve(game, "activate Imp -> Runt")
    assert names(game, "battlefield") == ["Watch", "Runt"]
    assert [object.damage for object in game.state.objects.values() if object.damage] == [1]


def test_others_than_what_was_chosen() -> None:
    s = table()
    purge = permanent("Purge", "{0}: Choose a creature you control. Destroy all other permanents.", "Artifact")
    s.battlefield(0, purge, OX, CUB)
    game = s.start()
    resolve(game, "activate Purge")
    resolve(game, offered(game)[0])
    assert names(game, "battlefield") == ["Ox"]


def test_other_opponents_are_other_than_the_one_of_the_event() -> None:
    text = "Whenever this creature deals combat damage to an opponent, it deals 3 damage to each other opponent."
    s = table(3)
    s.battlefield(0, creature("Hydra", 2, 2, text))
    game = s.start()
    attack(game, "attack Hydra -> Bob")
    go(game, "main 2")
    assert life(game) == [20, 18, 17]


def test_other_players_are_other_than_the_one_of_the_event_or_you() -> None:
    s = table(3)
    s.battlefield(0, permanent("Bell", "Whenever a player casts an instant spell, each other player loses 1 life."),
                  permanent("Gong", "{0}: Each other player loses 5 life."))  # fmt: skip
    s.hand(1, spell("Zip", "Scry 1."))
    game = s.start(active=1)
    resolve(game, "cast Zip")
    assert life(game) == [19, 20, 19]


def test_opponents_other_than_nobody_are_not_read() -> None:
    with pytest.raises(AssertionError, match="no opponent"):
        printed_back("When this creature enters, each other opponent loses 1 life.")


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("Whenever this land attacks, other creatures you control get +1/+1 until end of turn.", "Land"),
        ("Whenever a creature enters, other creatures get +1/+1 until end of turn.", "Enchantment"),
    ],
)
def test_others_are_printed_alike(line: str, types: str) -> None:
    assert printed_back(line, types) == line
