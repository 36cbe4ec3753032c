"""Convoke, improvise, delve and affinity (CR 702.41, 702.51, 702.66, 702.126), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

FOREST = card("Forest", "", "Basic Land — Forest")
ELF = card("Elf", "{G}", "Creature — Elf", "", 1, 1)
TOAD = card("Toad", "{G}", "Creature — Frog", "{T}: Add {U}.", 1, 1)
COIN = card("Coin", "{1}", "Artifact")
URN = card("Urn", "", "Enchantment", "{0}: You gain 1 life.")
CHOIR = card("Choir", "{2}{G}", "Sorcery", "Convoke\nYou gain 3 life.")
FLOOD = card("Flood", "{G}{U}", "Sorcery", "Convoke\nYou gain 3 life.")
TINKER = card("Tinker", "{2}{G}", "Sorcery", "Improvise\nYou gain 3 life.")
DREDGER = card("Dredger", "{2}{G}", "Sorcery", "Delve\nYou gain 3 life.")
ENGINE = card("Engine", "{3}", "Artifact", "Affinity for artifacts")


def table(spell: Card, *mine: Card, graveyard: int = 0) -> Game:
    s = Scenario()
    s.battlefield(0, URN, *mine)
    s.graveyard(0, *[ELF] * graveyard)
    s.hand(0, spell)
    return s.start("main 1")


@pytest.mark.parametrize("text", ["Convoke", "Improvise", "Delve", "Affinity for artifacts", "Affinity for Plains"])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_convoke_taps_creatures_for_generic_and_colored_mana() -> None:
    game = table(CHOIR, ELF, ELF, ELF)
    pick(game, "cast Choir", "tap Elf", "tap Elf", "pass")
    assert game.state.players[0].life == 23
    assert all(game.state.objects[id].tapped for id in game.state.battlefield[1:])


def test_convoke_is_optional_where_lands_suffice() -> None:
    game = table(CHOIR, FOREST, FOREST, FOREST, ELF)
    pick(game, "cast Choir", "done", "pass")
    assert [game.state.objects[id].tapped for id in game.state.battlefield[1:]] == [True, True, True, False]


def test_a_creature_is_not_tapped_twice() -> None:
    assert "cast Flood" not in offered(table(FLOOD, TOAD))
    assert "cast Flood" in offered(table(FLOOD, TOAD, ELF))


def test_improvise_pays_generic_mana_only() -> None:
    assert "cast Tinker" not in offered(table(TINKER, COIN, COIN, COIN))
    game = table(TINKER, COIN, COIN, FOREST)
    pick(game, "cast Tinker", "tap Coin", "pass")
    assert game.state.players[0].life == 23


def test_delve_exiles_cards_of_the_graveyard() -> None:
    game = table(DREDGER, FOREST, graveyard=2)
    pick(game, "cast Dredger", "exile Elf", "pass")
    assert (game.state.players[0].life, names(game, "exile"), names(game, "graveyard")) == (23, ["Elf", "Elf"],
        ["Dredger"])  # fmt: skip


def test_affinity_reduces_the_cost() -> None:
    assert "cast Engine" not in offered(table(ENGINE, COIN, COIN))
    assert "cast Engine" in offered(table(ENGINE, COIN, COIN, COIN))
