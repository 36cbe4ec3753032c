"""Phrases of a toy vocabulary, read and printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

import pytest

from manafold.grammar.declined import Declined
from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import read_text
from manafold.grammar.printer import Printer
from manafold.grammar.subjects import LeftOut
from manafold.grammar.template import TemplateError
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Fixed, Person, Ref, Static, Value


@dataclass(frozen=True)
class Me(Ref):
    """You."""

    tag: ClassVar[str] = "me"
    phrases: ClassVar[Phrases] = ("you",)

    def person(self) -> Person:
        return "you"


@dataclass(frozen=True)
class Beast(Ref):
    """The beast."""

    tag: ClassVar[str] = "beast"
    phrases: ClassVar[Phrases] = ("the beast",)


@dataclass(frozen=True)
class FriendOf(Ref):
    """A friend: begins with a reference, so that it is left recursive."""

    of: Ref

    tag: ClassVar[str] = "friend"
    phrases: ClassVar[Phrases] = ("{of}'s friend",)


@dataclass(frozen=True)
class Sing(Effect):
    """A clause with all that templates offer."""

    who: Ref
    times: Value = Fixed(1)
    how: Literal["loudly", "softly"] = "softly"

    tag: ClassVar[str] = "sing"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <sing> (a|one) song [here]"),
        Phrase("{who} <sing> (a|one) song {how}"),
        Phrase("{who} <sing> {times} songs"),
        Phrase("{who} <chant>", sets={"how": "loudly"}, read_only=True),
    )


@dataclass(frozen=True)
class Glows(Static):
    """A predicate."""

    tag: ClassVar[str] = "glows"
    phrases: ClassVar[Phrases] = ("<glow>",)


@dataclass(frozen=True)
class Make(Effect):
    """A clause with predicates."""

    what: Ref
    does: tuple[Static, ...]

    tag: ClassVar[str] = "make"
    phrases: ClassVar[Phrases] = ("tonight {what} {does:list and}",)


WORDS = {Effect: [Sing, Make], Ref: [Me, Beast, FriendOf], Value: [Fixed], Static: [Glows], Filter: []}


def grammar() -> Grammar:
    return Grammar(WORDS, {})


def read(text: str) -> object:
    return read_text(grammar(), text, Effect)


def printed(node: Effect) -> str | None:
    return Printer(grammar()).write(Effect, node)


def test_a_verb_agrees_with_its_subject() -> None:
    assert read("the beast sings 3 songs") == Sing(Beast(), Fixed(3))
    assert read("you sing 3 songs") == Sing(Me(), Fixed(3))
    assert isinstance(read("the beast sing 3 songs"), Declined)
    assert isinstance(read("you sings 3 songs"), Declined)


def test_an_imperative_leaves_out_you() -> None:
    assert read("sing a song") == Sing(LeftOut("base"))
    assert read("sings a song") == Sing(LeftOut("one"))
    assert printed(Sing(Me())) == "sing a song"
    assert printed(Sing(Beast())) == "the beast sings a song"


def test_the_first_alternative_is_printed_and_all_are_read() -> None:
    assert read("you sing one song here") == Sing(Me())
    assert printed(Sing(Me(), Fixed(3))) == "sing 3 songs"


def test_a_phrase_prints_only_what_it_says_in_full() -> None:
    assert printed(Sing(Me(), how="loudly")) == "sing a song loudly"
    assert printed(Sing(Me(), Fixed(2), how="loudly")) is None


def test_fields_that_a_phrase_sets_are_read_and_old_wordings_are_not_printed() -> None:
    assert read("the beast chants") == Sing(Beast(), how="loudly")
    assert printed(Sing(Beast(), how="loudly")) == "the beast sings a song loudly"


def test_left_recursion_grows_to_the_longest_reading() -> None:
    assert read("the beast's friend's friend chants") == Sing(FriendOf(FriendOf(Beast())), how="loudly")


def test_predicates_agree_with_the_subject_before_them() -> None:
    assert read("tonight the beast glows and glows") == Make(Beast(), (Glows(), Glows()))
    assert printed(Make(Me(), (Glows(), Glows(), Glows()))) == "tonight you glow, glow, and glow"
    assert isinstance(read("tonight the beast glow"), Declined)


def test_a_decline_names_the_farthest_place_and_the_nearest_word() -> None:
    declined = read("the beast sings a sogn")
    assert isinstance(declined, Declined)
    assert declined.found == "sogn"
    assert declined.nearest == "song"
    assert "position 18" in str(declined)


@pytest.mark.parametrize(
    ("template", "complaint"),
    [
        ("{whom} <sing>", "no field 'whom'"),
        ("{who} <sing", "'<' without '>'"),
        ("{who <sing>", "'{' without '}'"),
        ("(sing", "before the end"),
        ("(sing)", "one alternative"),
        ("sing]", "nothing opened"),
        ("", "empty"),
        ("sing {how}", "Bad.who has no default"),
        ("{who} {odd}", "nothing reads"),
        ("{who:sayd} <sing>", "nothing reads .* in the form 'sayd'"),
        ("{who} <sing> [{how:loud}]", "nothing reads .* in the form 'loud'"),
    ],
)
def test_a_bad_template_is_refused_with_its_place(template: str, complaint: str) -> None:
    with pytest.raises(TemplateError, match=complaint.replace("{", r"\{")):
        Grammar({**WORDS, Effect: [bad_word(template)]}, {}).check()


@dataclass(frozen=True)
class Bad(Effect):
    """A word whose phrase is wrong."""

    who: Ref
    how: Literal["loudly", "softly"] = "softly"
    odd: float = 0.0

    tag: ClassVar[str] = "bad"


def bad_word(template: str) -> type[Effect]:
    Bad.phrases = (template,)
    return Bad


def test_a_text_with_two_meanings_is_declined() -> None:
    both = Grammar({Static: [Glows, Shines]}, {})
    assert "ambiguous" in str(read_text(both, "glow", Static))
    assert read_text(both, "shine", Static) == Shines()


@dataclass(frozen=True)
class Shines(Static):
    """A twin of Glows."""

    tag: ClassVar[str] = "shines"
    phrases: ClassVar[Phrases] = ("shine", "<glow>")


def test_a_form_that_nothing_reads_is_refused_as_soon_as_a_text_is_read() -> None:
    with pytest.raises(TemplateError, match="nothing reads"):
        read_text(Grammar({**WORDS, Effect: [bad_word("{who:sayd} <sing>")]}, {}), "you sing", Effect)
