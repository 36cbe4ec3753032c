"""How much of something was done this turn, and by whom, played."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, attack, creature, life, permanent, resolve, spell, table

from manafold.rules.game import Game

BOLT = spell("Bolt", "Bolt deals 3 damage to target player.")
BREED = spell("Breed", "Create two 1/1 green Elf creature tokens.")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you cast a spell, you gain 1 life for each spell you've cast this turn.",
        "This creature enters with a +1/+1 counter on it for each other spell cast this turn.",
        "Creatures you control get +X/+X, where X is the number of cards you've drawn this turn.",
        "This spell costs {1} less to cast for each spell your opponents have cast this turn.",
        "This spell costs {1} less to cast for each 1 life you gained this turn.",
        "At the beginning of your end step, draw a card for each opponent who lost life this turn.",
        "At the beginning of each end step, if a card left your graveyard this turn, draw a card.",
        "At the beginning of each end step, if you created a token this turn, draw a card.",
        "At the beginning of each end step, if no creatures died this turn, draw a card.",
        "At the beginning of each player's end step, if that player didn't cast a spell this turn, draw a card.",
        "At the beginning of each end step, if you didn't lose life this turn, draw a card.",
        "When this creature dies, you gain X life, where X is the amount of damage dealt to it this turn.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def counted(what: str, *before: str) -> int:
    """How much life Ann gains at last by what she counts, of what she and Bob have done."""
    s = table(players=3, watching=False)
    s.battlefield(0, CUB, permanent("Altar", "Sacrifice a creature: You gain 1 life."))
    s.battlefield(0, permanent("Watch", "{0}: You gain 1 life.", "Enchantment"))
    hand = {
        "cast Bolt": BOLT,
        "cast Breed": BREED,
        "cast Dig": spell("Dig", "Draw two cards."),
    }
    picks = [line.split(" -> ")[0] for line in before]
    s.hand(0, *[hand[each] for each in picks if each in hand], spell("Sum", f"You gain 10 life for each {what}."), CUB)
    game = s.start()
    for line in before:
        resolve(game, line)
        resolve(game)
    total = life(game)[0]
    resolve(game, "cast Sum")
    return (life(game)[0] - total) // 10


@pytest.mark.parametrize(
    ("what", "before", "expected"),
    [
        ("spell you've cast this turn", ("cast Breed", "cast Dig"), 3),
        ("other spell cast this turn", ("cast Breed", "cast Dig"), 2),
        ("card you've drawn this turn", ("cast Dig",), 2),
        ("token you created this turn", ("cast Breed",), 2),
        ("opponent who lost life this turn", ("cast Bolt -> Bob",), 1),
        ("player who lost life this turn", ("cast Bolt -> Bob", "cast Breed"), 1),
        ("1 life your opponents have lost this turn", ("cast Bolt -> Cleo",), 3),
        ("opponent who lost 4 or more life this turn", ("cast Bolt -> Cleo",), 0),
        ("creature you've sacrificed this turn", ("activate Altar",), 1),
        ("card put into your graveyard from anywhere this turn", ("activate Altar", "cast Dig"), 2),
        ("creature that entered the battlefield under your control this turn", ("cast Breed",), 2),
        ("1 damage dealt to you this turn", ("cast Bolt -> Ann", "cast Bolt -> Bob"), 3),
    ],
)
def test_deeds_of_this_turn_are_counted(what: str, before: tuple[str, ...], expected: int) -> None:
    assert counted(what, *before) == expected


def test_discarded_cards_are_counted() -> None:
    s = table()
    s.hand(0, spell("Cull", "Discard two cards, then you gain 10 life for each card you've discarded this turn."))
    s.hand(0, CUB, CUB)
    game = s.start()
    resolve(game, "cast Cull")
    assert life(game)[0] == 40


def test_a_creature_counts_other_spells_as_it_enters() -> None:
    s = table()
    text = "Sum enters with a +1/+1 counter on it for each other spell cast this turn."
    s.hand(0, BREED, creature("Sum", 1, 1, text))
    game = s.start()
    resolve(game, "cast Breed")
    resolve(game, "cast Sum")
    assert game.state.objects[game.state.battlefield[-1]].counters == {"+1/+1": 1}


def evening(text: str, *lines: str) -> Game:
    """A game at Ann's end step, who has a permanent with this text, after these picks in her main phase."""
    s = table()
    s.battlefield(0, CUB, permanent("Rite", f"At the beginning of your end step, {text}"))
    s.graveyard(0, CUB)
    s.hand(0, spell("Mow", "Destroy target creature."), spell("Hurt", "You lose 1 life."), BREED)
    s.hand(0, spell("Dust", "Exile target creature card from your graveyard."))
    game = s.start()
    for line in lines:
        resolve(game, line)
    while game.state.step != "end" or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else 0)
    resolve(game)
    return game


@pytest.mark.parametrize(
    ("condition", "line"),
    [
        ("no creatures died this turn", "cast Mow"),
        ("no permanents left the battlefield this turn", "cast Mow"),
        ("you didn't lose life this turn", "cast Hurt"),
        ("you didn't cast a spell this turn", "cast Breed"),
    ],
)
def test_what_did_not_happen(condition: str, line: str) -> None:
    text = f"if {condition}, you gain 5 life."
    assert life(evening(text))[0] == 25
    assert life(evening(text, line))[0] < 25


@pytest.mark.parametrize(
    ("condition", "line"),
    [("you created a token this turn", "cast Breed"), ("a creature card left your graveyard this turn", "cast Dust")],
)
def test_what_did_happen(condition: str, line: str) -> None:
    text = f"if {condition}, you gain 5 life."
    assert life(evening(text))[0] == 20
    assert life(evening(text, line))[0] == 25


@pytest.mark.parametrize(("attacks", "gained"), [(True, 5), (False, 0)])
def test_whether_it_dealt_damage_to_an_opponent(attacks: bool, gained: int) -> None:
    text = "At the beginning of your end step, if this creature dealt damage to an opponent this turn, you gain 5 life."
    assert printed_back(text) == text
    s = table()
    s.battlefield(0, creature("Ox", 2, 2, text))
    game = s.start()
    if attacks:
        attack(game, "attack Ox")
    while game.state.step != "end":
        game.choose("pass" if "pass" in offered(game) else "done")
    resolve(game)
    assert life(game)[0] == 20 + gained
