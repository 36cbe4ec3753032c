"""Verifying cards: each is played until all of its abilities have been exercised, and what goes wrong is found."""

from __future__ import annotations

import pytest
from tests.cards import card
from tests.rules.play import life as life_of
from tests.rules.play import permanent, resolve, spell, table

from manafold.lab.exercise import Exercise
from manafold.lab.settings import SETTINGS
from manafold.lab.verify import VerifiedCard, verify_cards
from manafold.model.card import Card
from manafold.rules import life, telling
from manafold.rules.events import LifeGained

BITE = "Whenever this creature deals combat damage to a player, draw a card."
GATES = "As long as you control a Gate, this creature has flying."
RAID = "When this creature enters, if you attacked this turn, draw a card."


def verified(*cards: Card) -> list[VerifiedCard]:
    """What comes of verifying these cards."""
    return verify_cards(cards, seed=1)


def test_every_ability_of_a_card_that_can_be_used_is_exercised() -> None:
    (found,) = verified(
        card(
            "Busy Sage",
            "{2}{U}",
            "Creature — Human Wizard",
            "Flying\nWhen this creature enters, draw a card.\n{1}: This creature gets +1/+1 until end of turn.\n"
            "{T}: Add {G}.\nOther creatures you control get +1/+0.\nWhen this creature dies, you gain 2 life.",
            1,
            1,
        )
    )
    assert found == VerifiedCard("Busy Sage", (), ())


def test_spells_and_lands_are_cast_and_played() -> None:
    spell = card("Warm Spark", "{R}", "Instant", "Warm Spark deals 2 damage to any target.")
    land = card("Quiet Glade", "", "Land", "This land enters tapped.\n{T}: Add {G} or {W}.")
    assert [(each.name, each.idle) for each in verified(spell, land)] == [("Warm Spark", ()), ("Quiet Glade", ())]


def test_what_never_happens_is_told() -> None:
    text = "{1000}: Draw a card.\nWhen this enchantment enters, draw a card."
    hope = card("Vain Hope", "{W}", "Enchantment", text)
    (found,) = verify_cards([hope], seed=1, settings=SETTINGS[:2])
    assert found.idle == ("{1000}: Draw a card.",)


def test_what_needs_a_setting_of_its_own_is_exercised() -> None:
    found = verified(
        card("Thrown Frog", "{1}{G}", "Creature — Frog", "{G}, Discard this card: You gain 1 life.", 1, 1),
        card("Late Raider", "{1}{R}", "Creature — Orc", RAID, 2, 2),
        card("Sneaky Rat", "{1}{B}", "Creature — Rat", BITE, 1, 1),
        card("Gate Keeper", "{1}{W}", "Creature — Human", GATES, 1, 1),
        card("Blessed Guide", "{1}{G}", "Creature — Elf", "Ascend", 2, 2),
    )
    assert [(each.name, each.idle) for each in found if each.idle or each.findings] == []


def test_what_goes_wrong_is_found_with_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise RuntimeError("life is unfair")

    sage = card("Kind Sage", "{W}", "Creature — Human", "When this creature enters, you gain 7 life.", 1, 1)
    monkeypatch.setattr(life, "gain", broken)
    (found,) = verified(sage)
    assert any("life is unfair" in finding.details for finding in found.findings)
    assert all(finding.replay for finding in found.findings)


def test_a_game_that_cannot_be_told_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    sage = card("Kind Sage", "{W}", "Creature — Human", "When this creature enters, you gain 7 life.", 1, 1)
    monkeypatch.delitem(telling.SENTENCES, LifeGained)
    (found,) = verified(sage)
    assert any("LifeGained" in finding.details for finding in found.findings)


def test_players_who_are_protected_are_no_cards() -> None:
    scenario = table()
    scenario.battlefield(1, permanent("Sanctuary", "You have protection from each of your opponents."))
    scenario.hand(0, spell("Blaze", "Blaze deals 2 damage to each player."))
    game = scenario.start("main 1")
    with Exercise(()).watching():
        resolve(game, "cast Blaze")
    assert life_of(game) == [18, 20]
