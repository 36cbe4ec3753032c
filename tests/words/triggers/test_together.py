"""Abilities that trigger once for all that happens at the same time, and others beside the common ones."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back, settle
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario


@pytest.mark.parametrize(
    "line",
    [
        "Whenever one or more creatures you control deal combat damage to a player, draw a card.",
        "Whenever one or more other creatures you control enter, you gain 1 life.",
        "Whenever one or more creatures you control die, you gain 1 life.",
        "Whenever one or more Elves you control attack, you gain 1 life.",
        "Whenever one or more creature cards are put into your graveyard from your library, you gain 1 life.",
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        "Whenever you cast or copy an instant or sorcery spell, you gain 1 life.",
        "When this creature is put into a graveyard from the battlefield, you gain 1 life.",
        "At the beginning of each upkeep, you gain 1 life.",
        "At the beginning of each end step, you gain 1 life.",
        "At the beginning of the end step, you gain 1 life.",
        "At the beginning of your second main phase, you gain 1 life.",
        "Whenever an opponent draws their second card each turn, you gain 1 life.",
        "Whenever you cast your second spell each turn, you gain 1 life.",
        "Whenever this creature and at least two other creatures attack, you gain 1 life.",
        "When this creature is put into your graveyard from the battlefield, you gain 1 life.",
        "{T}: You gain 1 life. Activate only during your turn, before attackers are declared.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def watched(text: str, spell: str, mine: tuple[Card, ...] = (BEAR, ELF)) -> Game:
    """A game in which Ann, with a permanent that has this text and others, has cast a spell."""
    s = Scenario()
    s.battlefield(0, card("Witness", "{0}", "Enchantment", text), *mine)
    s.hand(0, card("Deed", "{0}", "Sorcery", spell), FIELD)
    s.graveyard(0, BEAR, OGRE)
    s.library(0, ELF, BEAR, FIELD, FIELD)
    game = s.start()
    pick(game, "cast Deed")
    settle(game)
    settle(game)
    return game


def test_creatures_that_die_together_trigger_once() -> None:
    game = watched("Whenever one or more creatures you control die, you gain 1 life.", "Destroy all creatures.")
    assert game.state.players[0].life == 21


def test_creatures_that_enter_together_trigger_once() -> None:
    text = "Whenever one or more creatures you control enter, you gain 1 life."
    game = watched(text, "Return all creature cards from your graveyard to the battlefield.")
    assert game.state.players[0].life == 21


def test_cards_milled_together_trigger_once() -> None:
    text = "Whenever one or more creature cards are put into your graveyard from your library, you gain 1 life."
    assert watched(text, "Mill two cards.").state.players[0].life == 21


def test_damage_dealt_together_triggers_once() -> None:
    s = Scenario()
    text = "Whenever one or more creatures you control deal combat damage to a player, you gain 1 life."
    s.battlefield(0, card("Witness", "{0}", "Enchantment", text), BEAR, ELF)
    s.hand(0, FIELD)
    game = s.start("beginning of combat")
    pick(game, "attack Bear", "attack Elf")
    while game.decision is not None and game.state.step != "main 2":
        pick(game, "pass")
    assert [player.life for player in game.state.players] == [21, 17]


def test_one_attacks_beside_others() -> None:
    text = "Whenever this creature and at least one other Elf attack, draw a card."
    chief = card("Chief", "{0}", "Creature — Elf", text, 1, 1)
    for friend, drawn in ((ELF, ["Field"]), (BEAR, [])):
        s = Scenario()
        s.battlefield(0, chief, friend)
        s.library(0, FIELD)
        game = s.start("beginning of combat")
        pick(game, "attack Chief", f"attack {friend.name}")
        assert names(game, "hand") == drawn


def test_too_late_once_attackers_are_declared() -> None:
    s = Scenario()
    text = "{T}: You gain 1 life. Activate only during your turn, before attackers are declared."
    s.battlefield(0, card("Dial", "{0}", "Artifact", text))
    s.hand(0, FIELD)
    assert any("Dial" in option for option in offered(s.start("main 1")))
    assert not any("Dial" in option for option in offered(s.start("main 2")))
