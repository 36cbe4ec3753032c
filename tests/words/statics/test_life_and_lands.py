"""Life that can't be lost or change, lands beyond the first, lands that enter tapped, cards that leave graveyards."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, board, creature, life, named, permanent, resolve, spell, table

from manafold.rules.game import Game

FIELD = card("Field", "", "Land — Plains")


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Enchantment", "Your life total can't change."),
        ("Instant", "You can't lose life this turn."),
        ("Instant", "You may play X additional lands this turn."),
        ("Instant", "Lands you control enter tapped this turn."),
        ("Enchantment", "Whenever a creature card leaves your graveyard, draw a card."),
        ("Enchantment", "Whenever you play a land from exile or cast a spell from exile, draw a card."),
    ],
)
def test_they_print_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def with_rule(text: str) -> Game:
    """Ann has an enchantment with this text, a drain, a shot and an altar."""
    s = table()
    s.battlefield(0, permanent("Rule", text), permanent("Drain", "{0}: Target player loses 2 life."))
    s.battlefield(0, permanent("Shot", "{0}: Shot deals 3 damage to any target.", "Artifact"))
    s.battlefield(0, permanent("Altar", "Pay 1 life: Draw a card."))
    s.battlefield(0, permanent("Font", "{0}: You gain 4 life."))
    return s.start()


@pytest.mark.parametrize(
    ("text", "pick", "total"),
    [
        ("Your life total can't change.", "activate Drain -> Ann", 20),
        ("Your life total can't change.", "activate Shot -> Ann", 20),
        ("Your life total can't change.", "activate Font", 20),
        ("You can't lose life.", "activate Drain -> Ann", 20),
        ("You can't lose life.", "activate Font", 24),
        ("Your opponents can't lose life.", "activate Drain -> Ann", 18),
    ],
)
def test_life_does_not_change(text: str, pick: str, total: int) -> None:
    game = with_rule(text)
    resolve(game, pick)
    assert life(game)[0] == total


def test_life_that_cannot_be_lost_cannot_be_paid() -> None:
    assert "activate Altar" in offered(with_rule("Your opponents can't lose life."))
    assert "activate Altar" not in offered(with_rule("You can't lose life."))


def test_as_many_additional_lands_as_there_are_creatures() -> None:
    s = table()
    s.battlefield(0, CUB, CUB)
    text = "You may play X additional lands this turn, where X is the number of creatures you control."
    s.hand(0, spell("Trek", text))
    s.hand(0, *[FIELD] * 4)
    game = s.start()
    for line in ("cast Trek", "play Field", "play Field", "play Field"):
        resolve(game, line)
    assert board(game).count("Field") == 3
    assert "play Field" not in offered(game)


def test_lands_enter_tapped_for_a_turn() -> None:
    s = table()
    s.hand(0, spell("Mire", "Lands you control enter tapped this turn."), FIELD)
    game = s.start()
    resolve(game, "cast Mire")
    resolve(game, "play Field")
    assert game.state.objects[named(game, "Field")[0]].tapped


@pytest.mark.parametrize(("text", "gained"), [
    ("Whenever a creature card leaves your graveyard, you gain 1 life.", 2),
    ("Whenever one or more creature cards leave your graveyard, you gain 1 life.", 1),
    ("Whenever a creature card leaves an opponent's graveyard, you gain 1 life.", 0),
])
def test_each_card_that_leaves_a_graveyard(text: str, gained: int) -> None:
    s = table()
    s.battlefield(0, permanent("Mourner", text))
    s.graveyard(0, CUB, creature("Ghost", 1, 1), permanent("Relic", "", "Artifact"))
    s.hand(0, spell("Rise", "Return all creature cards from your graveyard to your hand."))
    game = s.start()
    resolve(game, "cast Rise")
    assert (life(game)[0], len(names(game, "hand"))) == (20 + gained, 2)


@pytest.mark.parametrize(("text", "gained"), [
    ("Whenever you play a land from exile, you gain 1 life.", 1),
    ("Whenever you play a land from your graveyard, you gain 1 life.", 0),
    ("Whenever you play a land, you gain 1 life.", 1),
])
def test_where_a_land_is_played_from(text: str, gained: int) -> None:
    s = table()
    s.battlefield(0, permanent("Guide", text))
    s.hand(0, spell("Scout", "Exile the top card of your library. You may play that card this turn."))
    s.state.players[0].library.clear()
    s.library(0, FIELD)
    game = s.start()
    resolve(game, "cast Scout")
    act(game, "play Field")
    resolve(game)
    assert life(game)[0] == 20 + gained


def test_an_ability_that_triggers_is_noticed() -> None:
    s = table()
    text = "Whenever a triggered ability of a creature you control triggers, you gain 1 life."
    s.battlefield(0, permanent("Ear", text))
    s.battlefield(0, creature("Bell", 1, 1, "Whenever you draw a card, scry 1."))
    s.battlefield(0, permanent("Font", "{0}: Draw a card."))
    game = s.start()
    resolve(game, "activate Font")
    assert life(game)[0] == 21


def test_two_rules_of_different_players_in_one_sentence() -> None:
    line = "You can't lose the game and your opponents can't win the game."
    assert printed_back(line) == line
    s = table()
    s.battlefield(0, permanent("Angel", line), permanent("Drain", "{0}: Target player loses 40 life."))
    s.battlefield(1, permanent("Trick", "{0}: You win the game."), permanent("Watch", "{0}: You gain 1 life."))
    game = s.start()
    resolve(game, "activate Drain -> Ann")
    act(game, "pass", "activate Trick")
    resolve(game)
    assert (life(game)[0], game.decision is not None) == (-20, True)


@pytest.mark.parametrize(("rule", "counters", "total"), [("", 2, 18), ("You can't lose life.", 0, 20)])
def test_life_that_is_paid_is_counted(rule: str, counters: int, total: int) -> None:
    text = "Whenever another creature you control enters, you may pay life equal to its power. If you do, put that " \
        "many +1/+1 counters on it."
    s = table()
    s.battlefield(0, permanent("Altar", text), *([permanent("Rule", rule)] if rule else []))
    s.hand(0, CUB)
    game = s.start()
    resolve(game, "cast Cub")
    while "yes" in offered(game):
        act(game, "yes")
    resolve(game)
    assert game.state.objects[named(game, "Cub")[0]].counters.get("+1/+1", 0) == counters
    assert life(game)[0] == total


@pytest.mark.parametrize(("text", "can"), [
    ("Players can't play lands.", False),
    ("You can't play lands.", False),
    ("Your opponents can't play lands.", True),
])
def test_nobody_plays_lands_who_must_not(text: str, can: bool) -> None:
    assert printed_back(text) == text
    s = table()
    s.battlefield(0, permanent("Rule", text))
    s.hand(0, FIELD)
    assert ("play Field" in offered(s.start())) is can


def test_no_lands_for_a_turn() -> None:
    text = "Target player can't play lands this turn."
    assert printed_back(text, "Instant") == text
    s = table()
    s.hand(0, FIELD, spell("Turf", text))
    game = s.start()
    resolve(game, "cast Turf -> Ann")
    assert "play Field" not in offered(game)
