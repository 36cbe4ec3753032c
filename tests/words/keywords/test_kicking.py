"""Additional costs: kicker, buyback, entwine, escalate, replicate, bargain and costs in the text (CR 118.8), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back, settle

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
ISLAND = card("Island", "", "Basic Land — Island")
MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
TWICE = card("Thinking Twice", "{U}", "Sorcery", "Kicker {2}\nDraw a card.\nIf this spell was kicked, draw two cards.")
SCOUT = card("Scout", "{U}", "Creature — Scout",
    "Kicker {1}\nWhen this creature enters, if it was kicked, draw a card.", 1, 1)  # fmt: skip
AGAIN = card("Again", "{U}", "Instant", "Buyback {2}\nDraw a card.")
BOTH = card("Both", "{U}", "Instant", "Choose one —\n• Draw a card.\n• You gain 2 life.\nEntwine {1}")
MORE = card("More", "{U}", "Instant",
    "Escalate {1}\nChoose one or more —\n• Draw a card.\n• You gain 2 life.\n• You gain 5 life.")  # fmt: skip
TORCHES = card("Torches", "{R}", "Sorcery", "Replicate {R}\n~ deals 1 damage to each opponent.".replace("~", "Torches"))
OFFER = card("Offer", "{U}", "Sorcery",
    "As an additional cost to cast this spell, sacrifice a creature or pay {2}.\nDraw two cards.")  # fmt: skip
DEAL = card("Deal", "{U}", "Sorcery", "Bargain\nDraw a card.\nIf this spell was bargained, you gain 4 life.")


def table(spell: Card, lands: int, land: Card = ISLAND, *others: Card) -> Game:
    s = Scenario()
    s.battlefield(0, *[land] * lands, *others)
    s.library(0, *[BEAR] * 6)
    s.hand(0, spell)
    return s.start("main 1")


@pytest.mark.parametrize(
    "text",
    ["Kicker {2}{R}", "Kicker—Sacrifice a land.",
             "Kicker {1}{G} and/or {2}{W}", "Multikicker {1}", "Buyback—Discard two cards.",
     "Entwine {1}", "Escalate—Discard a card.", "Replicate {U}", "Bargain",
     "As an additional cost to cast this spell, sacrifice a creature or pay {3}.",
     "As an additional cost to cast this spell, you may sacrifice an artifact.",
     "As an additional cost to cast this spell, pay X life."],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_a_spell_does_more_if_it_was_kicked() -> None:
    game = table(TWICE, 3)
    pick(game, "cast Thinking Twice", "yes")
    assert names(game, "hand") == ["Bear"] * 3


def test_a_kicker_that_is_not_paid_does_nothing() -> None:
    game = table(TWICE, 3)
    pick(game, "cast Thinking Twice", "no")
    settle(game)
    assert names(game, "hand") == ["Bear"]


def test_a_kicker_that_cannot_be_paid_is_not_asked_for() -> None:
    game = table(TWICE, 2)
    pick(game, "cast Thinking Twice")
    settle(game)
    assert names(game, "hand") == ["Bear"]


def test_a_permanent_knows_that_it_was_kicked() -> None:
    game = table(SCOUT, 2)
    pick(game, "cast Scout", "yes")
    settle(game)
    assert names(game, "hand") == ["Bear"]


def test_buyback_returns_the_card_to_the_hand_as_it_resolves() -> None:
    game = table(AGAIN, 3)
    pick(game, "cast Again", "yes")
    settle(game)
    assert names(game, "hand") == ["Bear", "Again"]


def test_entwine_chooses_all_modes() -> None:
    game = table(BOTH, 2)
    pick(game, "cast Both", "yes", "mode 1")
    settle(game)
    assert (names(game, "hand"), game.state.players[0].life) == (["Bear"], 22)


def test_escalate_pays_for_each_mode_beyond_the_first() -> None:
    game = table(MORE, 3)
    pick(game, "cast More", "yes", "no", "mode 2", "mode 3")
    settle(game)
    assert (game.state.players[0].life, names(game, "hand")) == (27, [])


def test_replicate_copies_for_each_payment() -> None:
    game = table(TORCHES, 3, MOUNTAIN)
    pick(game, "cast Torches", "yes", "yes")
    settle(game)
    assert game.state.players[1].life == 17


def test_an_additional_cost_leaves_a_choice() -> None:
    game = table(OFFER, 3, ISLAND, BEAR)
    pick(game, "cast Offer")
    assert offered(game) == ["pay sacrifice", "pay {2}"]
    pick(game, "pay sacrifice")
    settle(game)
    assert names(game, "graveyard") == ["Bear", "Offer"]


def test_an_additional_cost_that_cannot_be_paid_forbids_casting() -> None:
    assert "cast Offer" not in offered(table(OFFER, 2))


def test_a_spell_can_be_bargained() -> None:
    relic = card("Relic", "{1}", "Artifact")
    game = table(DEAL, 1, ISLAND, relic)
    pick(game, "cast Deal", "yes")
    settle(game)
    assert (game.state.players[0].life, names(game, "graveyard")) == (24, ["Relic", "Deal"])


def test_targets_of_the_kicked_part_are_chosen_only_if_it_was_kicked() -> None:
    bolt = card("Twin Bolt", "{R}", "Instant",
        "Kicker {R}\nDraw a card.\nIf this spell was kicked, destroy target creature.")  # fmt: skip
    game = table(bolt, 2, MOUNTAIN)
    pick(game, "cast Twin Bolt")  # nothing to target, so no question whether to kick it
    settle(game)
    assert names(game, "hand") == ["Bear"]
    game = table(bolt, 2, MOUNTAIN, BEAR)
    pick(game, "cast Twin Bolt", "yes")
    settle(game)
    assert names(game, "battlefield") == ["Mountain", "Mountain"]
