from tests.sample_words.effects import Conjure, Paint, Ponder
from tests.sample_words.numbers import And, CountOf, HasType, Targeted, Twice, X, You

from manafold.model.abilities import SpellAbility
from manafold.model.card import CardFace
from manafold.model.mana import ManaCost
from manafold.model.tree import children, leaves, transform, walk
from manafold.model.typeline import TypeLine
from manafold.model.words import Fixed, Quantity, Script, TargetSpec, Word


def x_to_three(word: Word) -> Word:
    return Fixed(3) if isinstance(word, X) else word


def test_children_are_the_words_directly_inside() -> None:
    ponder = Ponder(who=Targeted(1), amount=Twice(X()))
    assert children(ponder) == [Targeted(1), Twice(X())]
    assert children(And((HasType("land"), HasType("artifact")))) == [HasType("land"), HasType("artifact")]
    assert children(Fixed(2)) == []


def test_children_of_a_word_with_a_face_are_the_abilities_on_it() -> None:
    ability = SpellAbility(Script(effects=(Ponder(),)))
    face = CardFace(name="Wisp", type_line=TypeLine.parse("Creature — Spirit"), abilities=(ability,))
    assert children(Conjure(face)) == [ability, You()]


def test_walk_gives_every_word_before_what_is_inside_of_it() -> None:
    script = Script(
        targets=(TargetSpec(HasType("creature"), Quantity(Fixed(1), None)),),
        effects=(Ponder(), Ponder(amount=Twice(CountOf(HasType("land"))))),
    )
    assert [type(word).__name__ for word in walk(script)] == [
        "Script", "TargetSpec", "HasType", "Quantity", "Fixed",
        "Ponder", "You", "Fixed", "Ponder", "You", "Twice", "CountOf", "HasType",
    ]  # fmt: skip


def test_transform_replaces_words_wherever_they_are() -> None:
    script = Script(effects=(Ponder(amount=Twice(X())), Ponder(named="it", link="then", amount=X())))
    assert transform(script, x_to_three) == Script(
        effects=(Ponder(amount=Twice(Fixed(3))), Ponder(named="it", link="then", amount=Fixed(3)))
    )


def test_transform_reaches_into_the_faces_of_tokens() -> None:
    ability = SpellAbility(Script(effects=(Ponder(amount=X()),)))
    cost = ManaCost.parse("{G}")
    face = CardFace(name="Wisp", mana_cost=cost, type_line=TypeLine(("creature",)), abilities=(ability,))
    changed = transform(Conjure(face), x_to_three)
    assert isinstance(changed, Conjure)
    assert changed.face.abilities == (SpellAbility(Script(effects=(Ponder(amount=Fixed(3)),))),)
    assert changed.face.colors == {"G"}


def test_transform_shares_what_does_not_change() -> None:
    still, moving = Ponder(amount=Twice(Fixed(1))), Ponder(amount=X())
    script = Script(effects=(still, moving))
    changed = transform(script, x_to_three)
    assert isinstance(changed, Script)
    assert changed.effects[0] is still
    assert transform(still, x_to_three) is still


def test_transform_goes_from_the_inside_out() -> None:
    seen: list[str] = []

    def note(word: Word) -> Word:
        seen.append(word.tag)
        return word

    transform(Twice(CountOf(HasType("land"))), note)
    assert seen == ["has type", "count", "twice"]


def test_leaves_are_the_values_that_are_no_words() -> None:
    paint = Paint(what=HasType("land"), colors=frozenset("W"), note="wet", pairs=((1, "a"),))
    assert list(leaves(paint)) == ["", "", "land", frozenset("W"), "now", False, "wet", 1, "a", 0]
