"""What a text that is not understood was probably meant to say."""

from __future__ import annotations

import pytest

from manafold.cli.reading import best_reading
from manafold.grammar.declined import Declined
from manafold.model.typeline import TypeLine
from manafold.oracle.mending import NO_STOP, STOP_MISSING

TYPES = [TypeLine.parse("Creature"), TypeLine.parse("Sorcery")]


def why(text: str) -> Declined:
    """Why a line is not understood."""
    _, (line,) = best_reading(text, "~", TYPES)
    assert isinstance(line.abilities, Declined)
    return line.abilities


@pytest.mark.parametrize(
    ("text", "found", "meant"),
    [
        ("Destroy target Beer.", "Beer.", "Bear"),
        ("Other Goblims you control get +1/+1.", "Goblims", "Goblins"),
        ("Target player draw a card.", "draw", "draws"),
        ("Target creature get +1/+1 until end of turn.", "get", "gets"),
        ("Whenever this creature attack, draw a card.", "attack,", "attacks"),
        ("Creatures you control gets +1/+1.", "gets", "get"),
        ("Each opponent looses 2 life.", "looses", "loses"),
        ("Destroy taregt creature.", "taregt", "target"),
        ("Draw a crad.", "crad.", "card"),
        ("Firststrike", "Firststrike", "First strike"),
        ("{T}: Add G.", "G.", "{T}: Add {G}."),
        ("T: Add G.", "T:", "{T}: Add {G}."),
        ("Ward 2", "2", "Ward {2}"),
        ("When this creature enters draw a card.", "draw", ", draw"),
    ],
)
def test_the_word_is_meant_with_which_most_is_understood(text: str, found: str, meant: str) -> None:
    declined = why(text)
    assert (declined.found, declined.nearest) == (found, meant)


@pytest.mark.parametrize("text", ["Draw a card", "When this creature enters, draw a card", "Destroy target creature"])
def test_a_full_stop_that_is_left_out_is_told(text: str) -> None:
    declined = why(text)
    assert (declined.reason, declined.position, declined.expected) == (STOP_MISSING, len(text), (".",))


@pytest.mark.parametrize("text", ["Haste.", "Prowess.", "First strike, trample.", "Ward {2}."])
def test_a_full_stop_behind_keywords_is_told(text: str) -> None:
    declined = why(text)
    assert (declined.reason, declined.position) == (NO_STOP, len(text) - 1)


def test_a_pronoun_that_stands_for_nothing_is_told_where_it_stands() -> None:
    declined = why("Whenever a creature dies, destroy target creature. It draws a card.")
    assert declined.found == "It"


def test_what_begins_small_is_no_name() -> None:
    near = Declined("x gains y", 2, "", beginnings=(frozenset(("ugins", "hags", "gain")),)).near()
    assert near == ["gain"]
    assert Declined("x Hgas y", 2, "", beginnings=(frozenset(("ugins", "hags")),)).near() == ["Hags"]
