"""How often an ability has resolved, how many turns there were, and what happened last turn, as amounts."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import WAIT, creature, go, life, permanent, resolve, size, spell, table

from manafold.rules.game import Game


@pytest.mark.parametrize(
    "line",
    [
        "{2}: Until end of turn, this creature gets +X/+0, where X is the number of times this ability has resolved "
        "this turn.",
        "This creature's power is equal to the number of turns you have begun this game.",
        "{T}: You gain life equal to the amount of noncombat damage dealt to you last turn.",
        "{T}: You gain life equal to the number of spells your opponents cast last turn.",
        "Whenever you sacrifice another permanent, you gain 2 life if this is the first time this ability has resolved "
        "this turn. If it's the second time, each opponent loses 2 life.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_how_often_it_has_resolved_counts_the_time_that_it_resolves() -> None:
    s = table()
    text = "{0}: Until end of turn, this creature gets +X/+0, where X is the number of times this ability has resolved "
    (club,) = s.battlefield(0, creature("Club", 0, 1, text + "this turn."))
    game = s.start("main 1")
    for power in (1, 3, 6):
        resolve(game, "activate Club")
        assert size(game, club) == (power, 1)
    go(game, "main 1", active=0)
    resolve(game, "activate Club")
    assert size(game, club) == (1, 1)


def test_it_is_the_second_time() -> None:
    s = table()
    s.battlefield(0, permanent("Rite", "{0}: You gain 2 life if this is the first time this ability has resolved this "
                                       "turn. If it's the second time, each opponent loses 2 life."))  # fmt: skip
    game = s.start("main 1")
    found = []
    for _ in range(3):
        resolve(game, "activate Rite")
        found.append(life(game))
    assert found == [[22, 20], [22, 18], [22, 18]]


def test_turns_are_counted_for_each_player_and_the_present_one_is_among_them() -> None:
    s = table()
    text = "This creature's power is equal to the number of turns you have begun this game."
    (elder,) = s.battlefield(0, creature("Elder", 0, 1, text))
    game = s.start("main 1", active=1)
    assert size(game, elder) == (0, 1)
    go(game, "main 1", active=0)
    assert size(game, elder) == (1, 1)
    go(game, "main 1", active=1)
    assert size(game, elder) == (1, 1)
    go(game, "main 1", active=0)
    assert size(game, elder) == (2, 1)


def after_a_turn(text: str) -> Game:
    """Ann's permanent with this text, after a turn in which Ann cast a spell, and dealt herself 3 damage by another."""
    s = table()
    s.battlefield(0, permanent("Diary", text))
    s.hand(0, WAIT, spell("Burn", "Burn deals 3 damage to any target."))
    game = s.start("main 1")
    resolve(game, "cast Wait")
    resolve(game, "cast Burn -> Ann")
    assert life(game)[0] == 18
    return game


@pytest.mark.parametrize(
    ("amount", "found"),
    [
        ("the amount of noncombat damage dealt to you last turn", 3),
        ("the amount of combat damage dealt to you last turn", 0),
        ("the number of spells cast last turn", 2),
        ("the number of spells your opponents cast last turn", 0),
    ],
)
def test_what_happened_last_turn_is_an_amount_this_turn_only(amount: str, found: int) -> None:
    game = after_a_turn(f"{{0}}: You gain life equal to {amount}.")
    resolve(game, "activate Diary")
    assert life(game)[0] == 18  # it was not last turn yet
    go(game, "main 1", active=1)
    resolve(game, "activate Diary")
    assert life(game)[0] == 18 + found
    go(game, "main 1", active=0)
    resolve(game, "activate Diary")
    assert life(game)[0] == 18 + found
