import pytest

from manafold.grammar import english


@pytest.mark.parametrize(
    ("noun", "plural"),
    [("creature", "creatures"), ("Elf", "Elves"), ("sorcery", "sorceries"), ("Mouse", "Mice"), ("Plains", "Plains"),
     ("Human", "Humans"), ("basic land", "basic lands"), ("Werewolf", "Werewolves"), ("Ally", "Allies")],
)  # fmt: skip
def test_plural_of_nouns(noun: str, plural: str) -> None:
    assert english.plural(noun) == plural


@pytest.mark.parametrize(
    ("following", "article"),
    [("Elf", "an"), ("Unicorn", "a"), ("hour counter", "an"), ("creature", "a"), ("untapped land", "an"),
     ("8/8 Golem", "an"), ("1/1 Elf", "a"), ("X/X Ooze", "an"), ("Eldrazi", "an"), ("uninvited guest", "an")],
)  # fmt: skip
def test_article_goes_by_the_sound(following: str, article: str) -> None:
    assert english.article(following) == article


@pytest.mark.parametrize(
    ("lemma", "person", "form"),
    [("draw", "one", "draws"), ("draw", "you", "draw"), ("scry", "one", "scries"), ("is", "many", "are"),
     ("is", "one", "is"), ("has", "you", "have"), ("doesn't", "one", "doesn't"), ("can't", "one", "can't"),
     ("search", "one", "searches"), ("is", "base", "be")],
)  # fmt: skip
def test_verbs_agree_with_the_person(lemma: str, person: str, form: str) -> None:
    assert english.verb(lemma, person) == form


def test_lists_have_a_comma_before_the_conjunction_from_three_on() -> None:
    assert english.join(["a"], "or") == "a"
    assert english.join(["a", "b"], "or") == "a or b"
    assert english.join(["a", "b", "c"], "and/or") == "a, b, and/or c"


def test_possessives() -> None:
    assert [english.possessive(noun) for noun in ("you", "it", "target player", "your opponents")] == [
        "your", "its", "target player's", "your opponents'",
    ]  # fmt: skip


def test_number_words_reach_twenty() -> None:
    assert [english.number_word(number) for number in (1, 20, 25)] == ["one", "twenty", "25"]
