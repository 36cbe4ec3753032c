"""Lines of invented cards: what they mean, and that they print back as they were."""

import pytest

from manafold.grammar.declined import Declined
from manafold.model.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from manafold.model.typeline import TypeLine
from manafold.model.words import Effect, Fixed, Quantity, TargetSpec
from manafold.oracle.printing import print_line
from manafold.oracle.reading import ReadLine, read_face, read_line
from manafold.words.effects.damage import DealDamage
from manafold.words.effects.destroy import Destroy
from manafold.words.effects.draw import Draw
from manafold.words.effects.life import LoseLife
from manafold.words.filters.composed import AnyOf
from manafold.words.filters.kinds import AnyTarget
from manafold.words.filters.types import OfType
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Targeted, Triggering

BEAST = TypeLine.parse("Creature — Beast")
HERO = TypeLine.parse("Legendary Creature — Human")
SPELL = TypeLine.parse("Sorcery")
ONE = Quantity(Fixed(1), Fixed(1))


def effects(text: str, types: TypeLine = SPELL) -> tuple[Effect, ...]:
    found = read_line(text, types)
    assert not isinstance(found, Declined), str(found)
    ability = found[0]
    assert isinstance(ability, SpellAbility | TriggeredAbility | ActivatedAbility)
    return ability.script.effects


@pytest.mark.parametrize(
    "line",
    [
        "Draw two cards, then each opponent loses 2 life.",
        "Destroy target nonblack, nonartifact creature.",
        "Destroy target artifact, enchantment, or creature with flying.",
        "Destroy up to two target artifacts and/or enchantments you don't control.",
        "Return another target attacking or blocking Elf to its owner's hand.",
        "Target player draws X cards and loses X life, where X is the number of Elves you control.",
        "You draw a card and you lose 1 life.",
        "~ deals 3 damage to any target. You gain life equal to the number of untapped Forests you control.",
        "Target creature you control deals damage equal to its power to target creature you don't control.",
        "Elves you control get +1/+1 and gain flying and trample until end of turn.",
        "You may draw a card. If you do, you lose 2 life.",
        "Choose one or both —\n• Destroy target land.\n• Target opponent loses 1 life for each Swamp you control.",
    ],
)
def test_a_line_of_a_spell_prints_back(line: str) -> None:
    found = read_line(line, SPELL)
    assert not isinstance(found, Declined), str(found)
    assert print_line(found, "~", SPELL) == line


@pytest.mark.parametrize(
    "line",
    [
        "Flying, trample",
        "When this creature enters, it deals 2 damage to target opponent and you gain 2 life.",
        "Whenever another Beast you control dies, if you control an artifact, each opponent loses 1 life.",
        "At the beginning of your upkeep, you may draw a card. If you do, you lose 1 life.",
        "{1}{G}, {T}: Target creature gets +2/+2 and gains trample until end of turn. Activate only as a sorcery.",
        "Other creatures you control get +1/+0 and have flying.",
        "This creature gets +2/-1 as long as you control another Beast.",
    ],
)
def test_a_line_of_a_creature_prints_back(line: str) -> None:
    found = read_line(line, BEAST)
    assert not isinstance(found, Declined), str(found)
    assert print_line(found, "~", BEAST) == line


def test_targets_are_hoisted_in_order_and_pointed_at() -> None:
    found = read_line("Destroy target creature. ~ deals 3 damage to any target.", SPELL)
    assert not isinstance(found, Declined)
    spell = found[0]
    assert isinstance(spell, SpellAbility)
    assert spell.script.targets == (TargetSpec(OfType("creature"), ONE), TargetSpec(AnyTarget(), ONE))
    assert spell.script.effects == (Destroy(Targeted(0)), DealDamage(Source(), Fixed(3), Targeted(1)))


def test_a_subject_left_out_is_the_one_before() -> None:
    assert effects("Target player draws a card and loses 1 life.") == (
        Draw(Targeted(0), Fixed(1)),
        LoseLife(Targeted(0), Fixed(1), link="and"),
    )


def test_an_imperative_is_for_you() -> None:
    assert effects("Draw two cards.") == (Draw(You(), Fixed(2)),)


def test_it_is_the_object_that_triggered() -> None:
    assert effects("Whenever another creature enters, destroy it.", BEAST) == (Destroy(Triggering("new")),)


def test_it_is_the_source_if_nothing_else_was_spoken_of() -> None:
    assert effects("When this creature enters, it deals 1 damage to any target.", BEAST) == (
        DealDamage(Source(), Fixed(1), Targeted(0)),
    )


def test_a_list_of_nouns_is_any_of_them() -> None:
    listed = read_line("Destroy target artifact or creature.", SPELL)
    assert not isinstance(listed, Declined)
    ability = listed[0]
    assert isinstance(ability, SpellAbility)
    assert ability.script.targets[0].what == AnyOf((OfType("artifact"), OfType("creature")))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Destroy it.", "stands for nothing"),
        ("Destroy target creature. Frobnicate it.", "Frobnicate"),
        ("Destroy two target creature.", "not understood"),
        ("Each opponent draw a card.", "not understood"),
    ],
)
def test_what_is_not_wholly_understood_is_declined(line: str, reason: str) -> None:
    found = read_line(line, SPELL)
    assert isinstance(found, Declined)
    assert reason in str(found)


def test_own_names_reminders_and_labels_are_understood() -> None:
    text = (
        "Flying (It flies.)\n"
        "Grovecall — When Orla, Beastcaller enters the battlefield, Orla deals 1 damage to any target."
    )
    flying, trigger = read_face(text, "Orla, Beastcaller", HERO)
    assert isinstance(flying, ReadLine)
    assert not isinstance(flying.abilities, Declined)
    assert not isinstance(trigger.abilities, Declined), str(trigger.abilities)
    assert trigger.abilities[0].label == "Grovecall"
    assert print_line(trigger.abilities, "Orla, Beastcaller", HERO) == (
        "Grovecall — When Orla enters, Orla deals 1 damage to any target."
    )


def test_a_target_in_a_cost_is_declined() -> None:
    line = "{1}, Exile {} creature card from your graveyard: You gain 1 life."
    assert isinstance(read_line(line.replace("{}", "target"), BEAST), Declined)
    assert not isinstance(read_line(line.replace("{}", "a"), BEAST), Declined)
