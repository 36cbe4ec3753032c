"""What is said of a text that was not understood."""

from __future__ import annotations

from manafold.grammar.declined import CALLED, declined
from manafold.oracle.phrasebook import grammar


def test_words_are_told_before_kinds_and_each_kind_once() -> None:
    why = declined("Draw crads.", 5, ["<effect:clause>", "<effect>", "cards", "<int>"])
    assert str(why) == (
        "not understood at 'crads.' (position 5); expected \"cards\", an effect, a number; did you mean 'cards'?"
    )


def test_what_was_found_is_never_suggested_for_itself() -> None:
    assert declined("Each opponents", 5, ["opponent", "opponents"]).nearest == "opponent"


def test_a_kind_is_never_suggested() -> None:
    assert declined("effects", 0, ["<effect>"]).nearest == ""


def test_all_that_phrases_have_places_for_is_called_something() -> None:
    known = grammar()
    phrases = [phrase for words in known.words.values() for word in words for phrase in known.productions(word)]
    kinds = {repr(symbol).partition(":")[0].lower() for phrase in phrases for symbol in phrase.symbols.values()}
    assert kinds > {"effect", "int"}
    assert sorted(kinds - CALLED.keys()) == []


def test_of_many_words_a_few_are_told_and_all_kinds() -> None:
    why = declined("Foo.", 0, [*"abcdefghij", "<effect>", "<value:signed>", "<int>"])
    assert str(why).endswith('; expected "a", "b", "c", "d", "e", "f", ..., an effect, a number')


def test_a_word_with_which_a_kind_begins_is_suggested_if_no_expected_word_is_near() -> None:
    assert declined("flyin", 0, ["<keyword>", "draw"], [frozenset(("flying", "trample"))]).nearest == "flying"
    assert declined("flyin", 0, ["flyi"], [frozenset(("flying",))]).nearest == "flyi"


def test_all_phrases_of_the_vocabulary_are_in_order() -> None:
    grammar().check()
