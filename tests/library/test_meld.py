"""Meld cards in files: the pair gets the combined face, which is no card by itself (CR 712.4)."""

from __future__ import annotations

from manafold.library.meld import joined
from manafold.library.reading import read_card
from manafold.library.texts import CardText, FaceText


def meld(name: str, text: str, types: str = "Creature — Spirit") -> CardText:
    """A row of a file: one part of what belongs together."""
    return CardText("meld", (FaceText(name, types, "{1}" if "Sun" not in name else "", text, "1", "1"),))


DAWN = meld(
    "Dawn",
    "{0}: If you both own and control this creature and a creature named Dusk, exile them, then meld them into Sun, "
    "the Whole.",
)
DUSK = meld("Dusk", "Vigilance (Melds with Dawn.)")
SUN = meld("Sun, the Whole", "Flying")
OTHER = CardText("normal", (FaceText("Page", "Artifact", "{1}", ""),))


def test_the_combined_face_is_that_of_both_cards_and_no_card() -> None:
    found = list(joined(iter([SUN, DAWN, OTHER, DUSK])))
    assert [each.name for each in found] == ["Page", "Dawn", "Dusk"]
    assert [[face.name for face in each.faces] for each in found[1:]] == [
        ["Dawn", "Sun, the Whole"],
        ["Dusk", "Sun, the Whole"],
    ]
    assert all(read_card(each).is_whole for each in found)


def test_a_pair_of_which_something_is_missing_cannot_be_played() -> None:
    found = list(joined(iter([DAWN, DUSK])))
    assert [each.name for each in found] == ["Dawn", "Dusk"]
    assert not any(read_card(each).is_whole for each in found)
