"""Generators of cards in the sample words."""

from dataclasses import replace

from hypothesis import strategies as st
from tests.sample_words.effects import AddMana, Conjure, Gliding, Glow, Paint, PayMana, Ponder, YouKeyword
from tests.sample_words.numbers import And, CountOf, HasType, Targeted, Twice, X, You

from manafold.model.abilities import ActivatedAbility, SpellAbility, StaticAbility
from manafold.model.card import Card, CardFace, Variable
from manafold.model.colors import COLORS
from manafold.model.face_sense import face_problems, misplaced
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Fixed, Mode, Quantity, Script, TargetSpec

values = st.deferred(
    lambda: st.one_of(st.integers(-99, 99).map(Fixed), st.just(X()), values.map(Twice), filters.map(CountOf))
)
filters = st.deferred(
    lambda: st.one_of(
        st.sampled_from(["land", "creature", "null", "yes", "three", "fixed", "1"]).map(HasType),
        st.lists(filters, max_size=2).map(lambda inner: And(tuple(inner))),
    )
)
refs = st.just(You()) | st.integers(0, 3).map(Targeted)
quantities = st.builds(Quantity, values, st.none() | values)
links = st.sampled_from(["", "then", "and", "new then", "comma"])
costs = st.sampled_from(["{0}", "{2}{W/U}", "{X}{B/P}"]).map(ManaCost.parse)
type_lines = st.sampled_from(["Instant", "Snow Land — Forest", "Creature — Time Lord"]).map(TypeLine.parse)
colors = st.frozensets(st.sampled_from(COLORS))
effects = st.deferred(
    lambda: st.one_of(
        st.builds(Ponder, who=refs, amount=values, named=st.text(max_size=3), link=links),
        costs.map(AddMana),
        st.builds(Conjure, face=faces, who=refs),
        st.builds(
            Paint,
            what=filters | refs,
            colors=colors,
            how=st.sampled_from(["now", "later"]),
            often=st.booleans(),
            note=st.text(max_size=4),
            types=st.none() | type_lines,
            pairs=st.lists(st.tuples(st.integers(), st.text(max_size=2)), max_size=2).map(tuple),
            mark=st.integers() | st.just("all"),
        ),
    )
)
targets = st.builds(
    TargetSpec, filters, quantities, other_than=st.lists(st.integers(0, 2), max_size=2).map(tuple)
)
target_lists = st.lists(targets, max_size=2).map(tuple)
effect_lists = st.lists(effects, min_size=1, max_size=2).map(tuple)
modes = st.builds(Mode, targets=target_lists, effects=effect_lists, label=st.text(max_size=3))
scripts = st.one_of(
    st.builds(Script, targets=target_lists, effects=effect_lists),
    st.builds(Script, modes=st.lists(modes, min_size=1, max_size=2).map(tuple), choose=st.none() | quantities),
)
abilities = st.one_of(
    st.just(Gliding()),
    st.just(YouKeyword()),
    scripts.map(SpellAbility),
    st.builds(ActivatedAbility, st.tuples(costs.map(PayMana)), scripts),
    st.builds(StaticAbility, filters, st.tuples(st.just(Glow()))),
)
numbers = st.none() | st.integers(-1, 9) | st.sampled_from(["*", "1+*", "X"]).map(Variable)


def without_stray(face: CardFace) -> CardFace:
    """The face without the numbers and abilities that nothing of its types has."""
    kept = tuple([each for each in face.abilities if not misplaced(each, face.type_line)])
    face = replace(face, abilities=kept, loyalty=None, defense=None)
    return face if "creature" in face.type_line.types else replace(face, power=None, toughness=None)


faces = st.deferred(
    lambda: st.builds(
        CardFace,
        name=st.text(min_size=1, max_size=5),
        mana_cost=st.none() | costs,
        color_indicator=colors,
        type_line=type_lines,
        power=numbers,
        toughness=numbers,
        loyalty=numbers,
        defense=numbers,
        abilities=st.lists(abilities, max_size=2).map(tuple),
    )
    .map(without_stray)
    .filter(lambda face: not face_problems(face))
)
cards = st.builds(
    Card,
    faces=st.lists(faces, min_size=1, max_size=2).map(tuple),
    layout=st.sampled_from(["normal", "split", "saga"]),
    color_identity=colors,
)
