"""What options mean, where their notation has only a number."""

from __future__ import annotations

from tests.cards import card

from manafold.model.card import Card
from manafold.oracle.options import meanings
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

FOREST = card("Forest", "", "Basic Land — Forest")
OWL = card(
    "Fickle Owl",
    "{G}",
    "Creature — Bird",
    "When this creature enters, choose one or both —\n"
    "• Put a +1/+1 counter on it.\n"
    "• Each opponent loses 2 life.\n"
    "{G}: Draw a card.\n{T}: You gain 1 life.",
    1,
    1,
)
PAIR = card(
    "Two Minds",
    "{G}",
    "Creature — Bird",
    "When this creature enters, draw a card.\nWhen this creature enters, you gain 3 life.",
    1,
    1,
)
SPREE = card("Three Ways", "{G}", "Instant", "Spree\n+ {1} — Draw a card.\n+ {2} — Destroy target creature.")
BARGAIN = card(
    "Dire Bargain",
    "{G}",
    "Sorcery",
    "Target opponent faces a villainous choice — That player discards two cards, or you draw a card.",
)
GIFT = card(
    "Odd Gift",
    "{G}",
    "Sorcery",
    "Target creature gains your choice of flying or protection from red until end of turn.",
)


def after(thing: Card, kind: str) -> Game:
    """The game when this kind of decision is asked after the card was cast."""
    scenario = Scenario()
    scenario.battlefield(0, *[FOREST] * 6, OWL)
    scenario.hand(0, thing)
    for player in (0, 1):
        scenario.library(player, *[FOREST] * 5)
    game = scenario.start()
    game.choose(f"cast {thing.name}")
    while game.decision is not None and game.decision.kind != kind:
        game.choose("pass" if game.decision.kind == "priority" else 0)
    return game


def told(game: Game) -> dict[str, str]:
    """What the options mean, by their notation."""
    assert game.decision is not None
    return dict(zip(game.notations, meanings(game.state, game.decision), strict=True))


def test_the_modes_of_a_triggered_ability_say_what_they_do() -> None:
    found = told(after(OWL, "mode"))
    assert found == {"mode 1": "Put a +1/+1 counter on it.", "mode 2": "Each opponent loses 2 life."}


def test_modes_with_costs_say_their_costs() -> None:
    found = told(after(SPREE, "mode"))
    assert found == {"mode 1": "{1} — Draw a card.", "mode 2": "{2} — Destroy target creature."}


def test_the_options_of_a_villainous_choice_say_what_happens() -> None:
    found = told(after(BARGAIN, "mode"))
    assert found["option 1"].endswith("two cards.")
    assert found["option 2"] == "You draw a card."


def test_activated_abilities_that_are_numbered_are_told() -> None:
    scenario = Scenario()
    scenario.battlefield(0, FOREST, OWL)
    found = told(scenario.start())
    assert found == {
        "activate Fickle Owl (1)": "{G}: Draw a card.",
        "activate Fickle Owl (2)": "{T}: You gain 1 life.",
        "pass": "",
    }


def test_triggered_abilities_to_be_ordered_are_told() -> None:
    found = told(after(PAIR, "order"))
    assert found == {
        "put Two Minds #1": "When this creature enters, draw a card.",
        "put Two Minds #2": "When this creature enters, you gain 3 life.",
    }


def test_abilities_of_which_one_is_gained_are_told() -> None:
    assert told(after(GIFT, "name")) == {"flying": "Flying", "protection": "Protection from red"}
