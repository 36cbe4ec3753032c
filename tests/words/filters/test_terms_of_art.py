"""Historic, outlaw, modified and commander (CR 700.6, 700.9, 700.12, 903.3)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import board, creature, life, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, Deed

from manafold.rules.game import Game

LORD = creature("Old Lord", 3, 3, types="Legendary Creature — Bear")
SAGA = permanent("Epic", "I — Draw a card.", "Enchantment — Saga")
ROGUE = creature("Sly", 1, 1, types="Creature — Rogue")
PIRATE = creature("Patch", 1, 1, types="Creature — Pirate")
RELIC = permanent("Urn", "", "Artifact")
BLADE = card("Blade", "{0}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")
HEX = card("Hex", "{0}", "Enchantment — Aura", "Enchant creature")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you cast a historic spell, draw a card.",
        "Other outlaws you control have haste.",
        "Affinity for outlaws",
        "Affinity for historic permanents",
        "This creature has flying as long as it's modified.",
        "Whenever one or more outlaws you control deal combat damage to a player, create a Treasure token.",
        "Commander creatures you own have flying.",
        "Whenever a commander you control enters or attacks, proliferate.",
        "Whenever your commander attacks, draw a card.",
        "Equip commander {3}",
        "If you control a commander, you may cast this spell without paying its mana cost.",
    ],
)
def test_they_print_back(line: str) -> None:
    assert printed_back(line) == line


def test_what_is_legendary_an_artifact_or_a_saga_is_historic() -> None:
    deed = Deed("Destroy all historic permanents.", mine=(BEAR, LORD, SAGA, RELIC))
    assert deed.names("battlefield") == ["Bear"]


def test_outlaws_are_named_by_their_types() -> None:
    deed = Deed("Destroy all non-outlaw creatures.", mine=(BEAR, ROGUE), theirs=(PIRATE, LORD))
    assert (deed.names("battlefield"), deed.names("battlefield", 1)) == (["Sly"], ["Patch"])


def test_counters_equipment_and_auras_of_ones_own_modify() -> None:
    s = table()
    s.battlefield(0, BEAR)
    s.put(0, "battlefield", PIRATE, counters={"+1/+1": 1})
    armed, cursed = s.battlefield(0, ROGUE, LORD)
    s.put(0, "battlefield", BLADE, attached_to=armed)
    s.put(1, "battlefield", HEX, attached_to=cursed)
    s.hand(0, spell("Fall", "Destroy all modified creatures."))
    game = s.start()
    resolve(game, "cast Fall")
    assert board(game) == ["Bear", "Old Lord", "Blade"]


@pytest.mark.parametrize(("mine", "gained"), [(True, 1), (False, 0)])
def test_your_commander_is_the_one_that_you_own(mine: bool, gained: int) -> None:
    s = table(watching=False)
    s.put(0 if mine else 1, "battlefield", LORD, controller=0, commander=True)
    s.battlefield(0, BEAR, permanent("Drum", "Whenever your commander dies, you gain 1 life."))
    s.hand(0, spell("Fall", "Destroy all commanders."))
    game = s.start()
    resolve(game, "cast Fall")
    game.choose("no")  # it stays in the graveyard
    resolve(game)
    assert (board(game), life(game)[0]) == (["Bear", "Drum"], 20 + gained)


def test_a_commander_that_returns_is_one_still() -> None:
    s = table()
    s.put(0, "graveyard", LORD, commander=True)
    bear = s.battlefield(0, BEAR, permanent("Drum", "Commander creatures you own get +2/+2."))[0]
    s.hand(0, spell("Rise", "Return target creature card from your graveyard to the battlefield."))
    game = s.start()
    resolve(game, "cast Rise")
    lord = game.state.battlefield[-1]
    assert (size(game, lord), size(game, bear)) == ((5, 5), (2, 2))


def test_a_position_with_a_commander_is_replayed() -> None:
    s = table()
    s.put(0, "graveyard", LORD, commander=True)
    game = s.start()
    cards = {each.name: each for each in (*[put.card for put in s.puts],)}
    again = Game.replayed(game.replay, cards)
    assert again.state.commanders == game.state.commanders != frozenset()
    assert names(again, "graveyard") == ["Old Lord"]
