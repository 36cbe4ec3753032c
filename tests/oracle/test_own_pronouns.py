"""What legendary cards call themselves beside their names."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import WAIT, act, named, resolve, size, table

from manafold.oracle.own_pronouns import with_own_pronouns

HERO = "Legendary Creature — Human"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever Bruno attacks, he gets +1/+1 until end of turn.",
         "Whenever Bruno attacks, Bruno gets +1/+1 until end of turn."),
        ("Bruno enters with two +1/+1 counters on him.", "Bruno enters with two +1/+1 counters on it."),
        ("{1}: Exile Bruno, then return her to the battlefield under her owner's control.",
         "{1}: Exile Bruno, then return it to the battlefield under its owner's control."),
        ("When Bruno dies, put her on the bottom of her owner's library.",
         "When Bruno dies, put it on the bottom of its owner's library."),
        ("You may exert Bruno as she attacks. When you do, she gains flying until end of turn.",
         "You may exert Bruno as it attacks. When you do, Bruno gains flying until end of turn."),
        ("When Bruno enters, draw cards equal to his power.", "When Bruno enters, draw cards equal to Bruno's power."),
    ],
)  # fmt: skip
def test_it_is_the_object_itself(said: str, meant: str) -> None:
    assert printed_back(said, HERO) == meant


@pytest.mark.parametrize(
    "text", ["except his name is ~ and he has flying", "Create Ada, a legendary token. She gains haste."]
)
def test_what_may_be_somebody_else_is_left_alone(text: str) -> None:
    assert with_own_pronouns(text) == text


def test_it_is_not_what_was_spoken_of_last() -> None:
    text = "When Bruno enters, you may discard a card. If you do, put a +1/+1 counter on him."
    scenario = table()
    scenario.hand(0, card("Bruno", "{0}", HERO, text, 1, 1), WAIT)
    game = scenario.start("main 1")
    resolve(game, "cast Bruno")
    act(game, "yes")
    resolve(game)
    assert size(game, named(game, "Bruno")[0]) == (2, 2)
