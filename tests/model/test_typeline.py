import pytest
from hypothesis import given
from hypothesis import strategies as st

from manafold.model.errors import NotationError
from manafold.model.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES, PLANAR_TYPES
from manafold.model.typeline import CARD_TYPES, SUBTYPES, SUPERTYPES, CardType, TypeLine, types_of_subtype


@st.composite
def type_lines(draw: st.DrawFn) -> TypeLine:
    types = draw(st.lists(st.sampled_from([each for each in CARD_TYPES if each != "plane"]), min_size=1, unique=True))
    possible = sorted(set().union(*[SUBTYPES[each] for each in types]) - PLANAR_TYPES)
    subtypes = draw(st.lists(st.sampled_from(possible), unique=True, max_size=4)) if possible else []
    supertypes = draw(st.lists(st.sampled_from(SUPERTYPES), unique=True))
    return TypeLine(tuple(types), tuple(subtypes), tuple(supertypes))


@given(type_lines())
def test_every_type_line_reads_back_from_its_print(line: TypeLine) -> None:
    assert TypeLine.parse(str(line)) == line


def test_a_type_line_has_its_three_parts() -> None:
    line = TypeLine.parse("Legendary Snow Artifact Creature — Human Time Lord Assembly-Worker")
    assert line.supertypes == ("legendary", "snow")
    assert line.types == ("artifact", "creature")
    assert line.subtypes == ("Human", "Time Lord", "Assembly-Worker")
    assert str(line) == "Legendary Snow Artifact Creature — Human Time Lord Assembly-Worker"


def test_all_words_after_the_dash_of_a_plane_are_one_subtype() -> None:
    assert TypeLine.parse("Plane — Serra’s Realm").subtypes == ("Serra's Realm",)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Tribal Instant - Elf", "Kindred Instant — Elf"),
        ("creature -- Hound", "Creature — Dog"),
        ("Land — Urza’s Mine", "Land — Urza's Mine"),
    ],
)
def test_old_and_plain_spellings_read_as_the_current_one(old: str, new: str) -> None:
    assert str(TypeLine.parse(old)) == new


@pytest.mark.parametrize(
    ("text", "position", "suggestion"),
    [
        ("Creature — Elff", 11, "Elf"),
        ("Creature — elf", 11, "Elf"),
        ("Creature — Equipment", 11, None),
        ("Creeture — Elf", 0, "Creature"),
        ("Legendery Land", 0, "Legendary"),
        ("Land Basic — Forest", 5, ""),
        ("Legendary", 9, ""),
        ("Creature —", 10, ""),
        ("", 0, ""),
    ],
)
def test_a_type_line_that_does_not_read_says_where(text: str, position: int, suggestion: str | None) -> None:
    with pytest.raises(NotationError) as raised:
        TypeLine.parse(text)
    assert raised.value.position == position
    if suggestion is not None:
        assert raised.value.suggestion == suggestion


@pytest.mark.parametrize(
    ("subtype", "types"),
    [
        ("Elf", {"creature", "kindred"}),
        ("Adventure", {"instant", "sorcery"}),
        ("Spacecraft", {"artifact", "plane"}),
        ("Aura", {"enchantment"}),
        ("Siege", {"battle"}),
        ("Undercity", {"dungeon"}),
        ("Elff", set()),
    ],
)
def test_a_subtype_correlates_with_its_card_types(subtype: str, types: set[CardType]) -> None:
    assert types_of_subtype(subtype) == types


def test_the_lists_of_subtypes_are_whole() -> None:
    assert set(BASIC_LAND_TYPES) <= LAND_TYPES
    assert {"Advisor", "Time Lord", "C'tan", "Zubera"} <= CREATURE_TYPES
    assert all(name and name == name.strip() for names in SUBTYPES.values() for name in names)


def test_instants_are_no_permanents_and_kindred_depends_on_its_other_types() -> None:
    assert not TypeLine.parse("Instant").is_permanent
    assert not TypeLine.parse("Kindred Sorcery — Elf").is_permanent
    assert TypeLine.parse("Kindred Enchantment — Elf").is_permanent
    assert TypeLine.parse("Battle — Siege").is_permanent
