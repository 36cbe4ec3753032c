"""Committing a crime (CR 700.13), and abilities that trigger on how things are (CR 603.8)."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, ZAP, act, board, creature, life, permanent, resolve, spell, table

ISLAND = card("Island", "", "Basic Land — Island", "")
GANG = permanent("Gang", "Whenever you commit a crime, you gain 1 life.")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you commit a crime, draw a card. This ability triggers only once each turn.",
        "Whenever an opponent commits a crime, draw a card.",
        "This creature has double strike as long as you've committed a crime this turn.",
        "When you control no Islands, sacrifice this creature.",
        "Whenever you have no cards in hand, draw a card.",
        "When there are no creatures on the battlefield, sacrifice this creature.",
    ],
)
def test_they_print_back(line: str) -> None:
    assert printed_back(line) == line


@pytest.mark.parametrize(
    ("text", "target", "gained"),
    [
        ("Zap deals 3 damage to any target.", "Bob", 1),
        ("Zap deals 3 damage to any target.", "Ann", 0),
        ("Destroy target creature.", "Cub", 0),
        ("Destroy target creature.", "Lynx", 1),
        ("Exile target card from a graveyard.", "Wisp", 1),
        ("Exile target card from a graveyard.", "Mole", 0),
    ],
)
def test_it_is_a_crime_to_target_opponents_and_what_is_theirs(text: str, target: str, gained: int) -> None:
    s = table(watching=False)
    s.battlefield(0, CUB, GANG)
    s.battlefield(1, creature("Lynx", 2, 2))
    s.graveyard(0, spell("Mole", "Draw a card."))
    s.graveyard(1, spell("Wisp", "Draw a card."))
    s.hand(0, spell("Zap", text))
    game = s.start()
    resolve(game, "cast Zap", f"target {target}")
    assert life(game)[0] == 20 + gained - (3 if target == "Ann" else 0)


def test_a_crime_is_remembered_for_the_turn() -> None:
    s = table()
    s.battlefield(0, GANG)
    s.hand(0, ZAP, spell("Alibi", "If you've committed a crime this turn, you gain 10 life."))
    s.hand(0, spell("Boast", "If you've committed a crime this turn, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Alibi")
    assert life(game)[0] == 20
    resolve(game, "cast Zap", "target Bob")
    resolve(game, "cast Boast")
    assert life(game)[0] == 26


def test_a_state_trigger_waits_until_it_has_left_the_stack() -> None:
    s = table()
    s.battlefield(0, creature("Eel", 3, 3, "When you control no Islands, sacrifice this creature."), ISLAND)
    s.hand(0, spell("Drain", "Destroy target land."))
    game = s.start()
    act(game, "cast Drain", "pass")
    assert len(game.state.stack) == 1  # once, in spite of all that has happened since
    assert board(game) == ["Eel"]
    resolve(game)
    assert board(game) == []


def test_a_state_that_lasts_triggers_again() -> None:
    s = table()
    s.battlefield(0, permanent("Clock", "Whenever you control no creatures, you gain 1 life."))
    s.hand(0, spell("Rest", "You gain 5 life."))
    game = s.start()
    act(game, "cast Rest")  # on top of the ability that triggered at once
    assert [game.state.label(id) for id in game.state.stack] == ["Clock", "Rest"]
    act(game, "pass", "pass")
    assert (life(game)[0], len(game.state.stack)) == (26, 1)


def test_a_state_that_is_only_passing_is_noticed() -> None:
    s = table()
    s.battlefield(0, permanent("Clock", "When you have no cards in hand, you gain 7 life."))
    s.hand(0, spell("Turn", "Discard all the cards in your hand, then draw two cards."), CUB)
    game = s.start()
    resolve(game, "cast Turn")
    assert life(game)[0] == 27


def test_the_next_spell_is_waited_for_in_text() -> None:
    line = "When you next cast an instant or sorcery spell this turn, copy that spell."
    assert printed_back(line, "Sorcery") == line


def test_when_you_next_cast_a_spell_happens_once() -> None:
    s = table()
    s.hand(0, spell("Echo", "When you next cast an instant spell this turn, you gain 5 life."))
    s.hand(0, spell("Rest", "You gain 1 life."), spell("Nap", "You gain 1 life."))
    game = s.start()
    for line in ("cast Echo", "cast Rest", "cast Nap"):
        resolve(game, line)
    assert life(game)[0] == 27


@pytest.mark.parametrize(
    ("state", "change"),
    [("this creature has flying", "gains flying"), ("this creature's power is 7 or greater", "gets +5/+0")],
)
def test_what_a_creature_has_become_is_a_state(state: str, change: str) -> None:
    s = table()
    s.battlefield(0, creature("Changeling Cub", 2, 2, f"When {state}, sacrifice it."))
    s.hand(0, spell("Change", f"Target creature {change} until end of turn."))
    game = s.start()
    assert board(game) == ["Changeling Cub"]
    resolve(game, "cast Change")
    assert board(game) == []
