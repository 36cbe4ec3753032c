"""Coins, life totals, new targets, and permanents that enter attacking or attached, played."""

from __future__ import annotations

import pytest
from tests.cards import card, pick, printed_back, settle
from tests.words.effects.deed import BEAR, ELF, OGRE, Deed

from manafold.rules.scenario import Scenario

AURA = card("Might", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2.")


@pytest.mark.parametrize(
    "text",
    [
        "Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.",
        "Target player loses half their life, rounded up.",
        "Target player's life total becomes 10.",
        "You may choose new targets for target spell.",
        "Return target Aura card from your graveyard to the battlefield attached to target creature.",
        "Put target creature card from your graveyard onto the battlefield tapped and attacking.",
        "Target player discards a card for each Elf you control.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_a_flip_is_won_or_lost() -> None:
    lives = set()
    for seed in range(12):
        s = Scenario(seed=seed)
        s.hand(0, card("Deed", "{0}", "Sorcery", "Flip a coin. If you win the flip, you gain 5 life."))
        game = s.start("main 1")
        pick(game, "cast Deed")
        lives.add(game.state.players[0].life)
    assert lives == {20, 25}


def test_half_of_an_odd_total_is_rounded() -> None:
    s = Scenario()
    s.life(1, 13)
    s.hand(0, card("Deed", "{0}", "Sorcery", "Target opponent loses half their life, rounded up."))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert game.state.players[1].life == 6


def test_a_life_total_becomes_a_number() -> None:
    assert Deed("Target player's life total becomes 10.", "target Bob").life(1) == 10


def test_new_targets_are_chosen_for_a_spell() -> None:
    s = Scenario()
    ids = s.battlefield(0, BEAR, ELF)
    s.hand(0, card("Bolt", "{0}", "Instant", "Bolt deals 3 damage to target creature."))
    s.hand(0, card("Turn", "{0}", "Instant", "You may choose new targets for target spell."))
    game = s.start("main 1")
    pick(game, "cast Bolt", "target Bear", "cast Turn", "yes", "target Elf")
    settle(game)
    assert [game.state.exists(id) for id in ids] == [True, False]


def test_an_aura_returns_attached() -> None:
    text = "Return target Aura card from your graveyard to the battlefield attached to target creature."
    deed = Deed(text, "target Ogre", mine=[BEAR, OGRE], graveyard=[AURA])
    assert deed.game.state.characteristics(deed.mine[1]).power == 6


def test_one_card_is_discarded_for_each() -> None:
    text = "Target player discards a card for each Elf you control."
    deed = Deed(text, "target Bob", mine=[ELF, ELF], their_hand=[BEAR, OGRE])
    assert deed.names("hand", 1) == []


def test_a_creature_is_put_onto_the_battlefield_attacking() -> None:
    text = (
        "Whenever Caller attacks, put target creature card from your graveyard onto the battlefield tapped "
        "and attacking."
    )
    caller = card("Caller", "{2}", "Creature — Human", text, 1, 1)
    s = Scenario()
    s.battlefield(0, caller)
    s.graveyard(0, OGRE)
    game = s.start("beginning of combat")
    while game.decision is not None and game.state.players[1].life == 20:
        attacks = [str(option) for option in game.decision.options if str(option).startswith("attack")]
        pick(game, attacks[0] if attacks else str(game.decision.options[-1]))
    assert game.state.players[1].life == 15
