"""What is said of a text that was not understood."""

from __future__ import annotations

from manafold.grammar.declined import declined


def test_words_are_told_before_kinds_and_each_kind_once() -> None:
    why = declined("Draw crads.", 5, ["<effect:clause>", "<effect>", "cards", "<int>"])
    assert str(why) == (
        "not understood at 'crads.' (position 5); expected \"cards\", some effect, some number; did you mean 'cards'?"
    )


def test_what_was_found_is_never_suggested_for_itself() -> None:
    assert declined("Each opponents", 5, ["opponent", "opponents"]).nearest == "opponent"


def test_a_kind_is_never_suggested() -> None:
    assert declined("effects", 0, ["<effect>"]).nearest == ""
