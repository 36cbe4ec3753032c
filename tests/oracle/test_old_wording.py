"""Older wordings mean the same as those of today."""

from __future__ import annotations

import pytest

from manafold.grammar.declined import Declined
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_face

BEAR = TypeLine.parse("Creature — Bear")
SPELL = TypeLine.parse("Sorcery")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("When ~ enters the battlefield, draw a card.", "When ~ enters, draw a card."),
        ("Whenever a land enters the battlefield under your control, draw a card.",
         "Whenever a land you control enters, draw a card."),
        ("Whenever a creature enters the battlefield under an opponent's control, draw a card.",
         "Whenever a creature an opponent controls enters, draw a card."),
        ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
        ("{T}: Draw a card. Activate this ability only once each turn.",
         "{T}: Draw a card. Activate only once each turn."),
        ("{T}: Draw a card. Activate this ability only any time you could cast a sorcery.",
         "{T}: Draw a card. Activate only as a sorcery."),
        ("~ can't be countered.", "This spell can't be countered."),
    ],
)  # fmt: skip
def test_it_reads_to_the_same(old: str, new: str) -> None:
    (was,), (now,) = (read_face(text.replace("~", "Bruno"), "Bruno", BEAR) for text in (old, new))
    assert not isinstance(was.abilities, Declined), str(was.abilities)
    assert was.abilities == now.abilities
