"""Keywords of cards in hand, costs by the zone that a spell comes from, X of other costs (CR 107.3, 601.2f)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.terms import Zone

ISLE = card("Isle", "", "Basic Land — Island")
ELK = card("Elk", "{9}", "Creature — Elk", "", 3, 3)


def position(*mine: Card, lands: int = 0, hand: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine, *[ISLE] * lands)
    scenario.hand(0, *hand)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


def test_cards_in_hand_may_be_given_an_activated_keyword() -> None:
    wheel = permanent("Wheel", "Creature cards in your hand have cycling {0}.")
    game = position(wheel, hand=(ELK, card("Note", "{9}", "Sorcery", "You gain 1 life.")))
    assert [line for line in offered(game) if "Elk" in line or "Note" in line] == ["activate Elk"]
    resolve(game, "activate Elk")
    assert (names(game, "graveyard"), names(game, "hand")) == (["Elk"], ["Note", "Page"])


def test_spells_cost_less_by_the_zone_that_they_are_cast_from() -> None:
    ghost = permanent("Ghost", "Spells you cast from your graveyard cost {2} less to cast.")
    song = card("Song", "{2}", "Sorcery", "You gain 3 life.\nFlashback {2}")
    game = position(ghost, hand=(song,), buried=(song,))
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Song with flashback"]
    resolve(game, "cast Song with flashback")
    assert life(game) == [23, 20]


def test_the_x_of_an_additional_cost_is_chosen_for_a_free_spell() -> None:
    pact = card("Pact", "{5}{B}", "Sorcery", "As an additional cost to cast this spell, pay X life.\nEach opponent "
        "loses X life.")  # fmt: skip
    free = spell("Free", "You may cast a sorcery spell from your hand without paying its mana cost.")
    game = position(hand=(free, pact))
    resolve(game, "cast Free")
    act(game, "yes", "4")
    resolve(game)
    assert life(game) == [16, 16]


FLASH = "Creature cards you own in {} have flash."
FOR_LIBRARY = "Creature cards in your library have flash."
FOR_GRAVEYARD = "Creature cards in your graveyard have flash."
MOTH = card("Moth", "{0}", "Legendary Creature — Insect", "", 1, 1)


@pytest.mark.parametrize("line", [FLASH.format("exile"), FLASH.format("the command zone"), FOR_LIBRARY])
def test_keywords_of_cards_in_other_zones_print_back(line: str) -> None:
    assert printed_back(line) == line


def with_moth(zone: Zone, *texts: str) -> Game:
    """It is the turn of Bob; the Moth of Ann is in this zone, and she has enchantments with these texts."""
    scenario = table(top=(MOTH,) if zone == "library" else ())
    if zone != "library":
        scenario.put(0, zone, MOTH, commander=zone == "command")
    scenario.put(1, "graveyard", card("Gnat", "{0}", "Creature — Insect", "", 1, 1))
    scenario.battlefield(0, *[permanent(f"Rule {index}", text) for index, text in enumerate(texts)])
    return scenario.start("main 1", active=1)


@pytest.mark.parametrize(
    ("zone", "granting", "permitting"),
    [
        ("library", FOR_LIBRARY, "You may cast creature spells from the top of your library."),
        ("command", FLASH.format("the command zone"), ""),
        ("graveyard", FOR_GRAVEYARD, "You may cast creature spells from your graveyard."),
    ],
)
def test_cards_that_may_be_cast_from_a_zone_are_given_flash_there(zone: Zone, granting: str, permitting: str) -> None:
    assert not any("Moth" in line for line in offered(with_moth(zone, permitting)))
    game = with_moth(zone, permitting, granting)
    resolve(game, *[line for line in offered(game) if "Moth" in line])
    assert "Moth" in names(game, "battlefield")


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        ("library", FOR_LIBRARY),
        ("command", FLASH.format("the command zone")),
        ("graveyard", FOR_GRAVEYARD),
        ("exile", FLASH.format("exile")),
    ],
)
def test_only_the_cards_of_the_zone_have_the_keyword(zone: Zone, text: str) -> None:
    state = with_moth(zone, text).state
    assert [state.label(id) for id in state.objects if "flash" in state.characteristics(id).keywords] == ["Moth"]
