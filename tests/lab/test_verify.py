"""Verifying cards: each is played until all of its abilities have been exercised, and what goes wrong is found."""

from __future__ import annotations

import pytest
from tests.cards import card

from manafold.lab.verify import VerifiedCard, verify_cards
from manafold.model.card import Card
from manafold.rules import life


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
    (found,) = verified(
        card("Vain Hope", "{W}", "Enchantment", "{1000}: Draw a card.\nWhenever you gain life, draw a card.")
    )
    assert found.idle == ("{1000}: Draw a card.",)


def test_what_goes_wrong_is_found_with_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise RuntimeError("life is unfair")

    sage = card("Kind Sage", "{W}", "Creature — Human", "When this creature enters, you gain 7 life.", 1, 1)
    monkeypatch.setattr(life, "gain", broken)
    (found,) = verified(sage)
    assert any("life is unfair" in finding.details for finding in found.findings)
    assert all(finding.replay for finding in found.findings)
