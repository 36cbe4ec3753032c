"""What was meant by a misspelt word."""

from __future__ import annotations

import pytest

from manafold.model.likeness import distance, nearest, ranked


@pytest.mark.parametrize(
    ("left", "right", "steps"),
    [("", "elk", 3), ("elk", "elk", 0), ("elk", "lek", 1), ("elk", "elks", 1), ("elk", "elf", 1), ("kle", "elk", 2)],
)
def test_swapping_adding_leaving_out_and_changing_a_letter_are_one_step_each(left: str, right: str, steps: int) -> None:
    assert distance(left, right) == distance(right, left) == steps


def test_the_word_with_the_fewest_slips_is_meant_whatever_its_case() -> None:
    assert nearest("LOT TRUE", ["lost truce", "lot rue"]) == "lot rue"
    assert [each for _, each in ranked("Wofl", ["wolf", "Owl", "Wof"])] == ["wolf", "Wof"]


def test_short_words_are_meant_only_as_they_are() -> None:
    assert nearest("of", ["on", "if"]) == ""
    assert nearest("owl", ["own"]) == "own"
