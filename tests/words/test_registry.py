"""The whole vocabulary: each word cites its rule, can be said, and has a behavior of its own."""

from __future__ import annotations

import re

import pytest
from tests.cards import printed_back

from manafold.grammar.declined import Declined
from manafold.model.phrase import Phrase
from manafold.model.tree import walk
from manafold.model.typeline import TypeLine
from manafold.model.words import (
    Condition,
    Control,
    Cost,
    Effect,
    Filter,
    Layer,
    Ref,
    Replacement,
    Static,
    Trigger,
    Value,
    Word,
)
from manafold.oracle.reading import read_face
from manafold.words import VOCABULARY

WORDS = VOCABULARY.classes(Word)
RULE = re.compile(r"\b[1-9]\d{2}\.[1-9]\d*[a-z]?|\bCR [1-9]\d{2}\b")

LOGIC = frozenset(
    (
        "Acting", "AllOf", "Among", "AnyOf", "Anything", "Every", "Negated", "Not", "Other", "OtherThan",
        "Plus", "ThatMany", "TheRest", "Twice",
    )
)  # fmt: skip
"""Words of English and of arithmetic, which no rule explains."""

MADE = frozenset(
    (
        "AnchorWordChosen", "AtLevel", "BecomeLevel", "BecomeSolved", "Charged", "ChoosesAnchorWord",
        "ExileMaterials", "Extra", "IsSolved", "LevelCounters", "PlayerControls", "ReachesChapter", "ReplacesWord",
        "ReturnUnblocked", "Shield", "Siege", "SpecialAction", "Splicing", "Way", "WillSkip",
    )
)  # fmt: skip
"""Words that no text says: others make them as they are expanded or resolve."""

LOOK = "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of "
CREATURE, SORCERY = "Creature — Bear", "Sorcery"
CREED = (
    "As this creature enters, choose Light or Dark.\n"
    "• Light — Creatures you control get +1/+1.\n• Dark — Creatures you control get +0/+2."
)
ROLL = "Roll a d6.\n1—3 | Draw a card.\n4—6 | Draw two cards."
LINES = {
    "ActivatedAbility": ("{T}: Draw a card.", CREATURE),
    "AnchorWords": (CREED, CREATURE),
    "Anchored": (CREED, CREATURE),
    "AllOf": ("Destroy target red creature.", SORCERY),
    "AnyOf": ("Destroy target artifact or enchantment.", SORCERY),
    "AnyTarget": ("{T}: This creature deals 1 damage to any target.", CREATURE),
    "AnyTrigger": ("Whenever this creature enters or attacks, draw a card.", CREATURE),
    "Acting": ("Each player sacrifices a creature they control.", SORCERY),
    "Anything": ("Protection from everything", CREATURE),
    "Attached": ("Enchanted creature gets +1/+1.", "Enchantment — Aura"),
    "Branch": ("Each opponent faces a villainous choice — They lose 3 life, or you gain 4 life.", SORCERY),
    "Chapter": ("I, II — Draw a card.", "Enchantment — Saga"),
    "OrInstead": (
        "Bruno deals X damage divided as you choose among one or two target players. If X is 3 or more, Bruno deals "
        "twice X damage divided as you choose among them instead.",
        SORCERY,
    ),
    "Choose": ("Sacrifice a creature.", SORCERY),
    "ChosenPlayer": ("At the beginning of the chosen player's upkeep, draw a card.", CREATURE),
    "Choosing": ("Choose one at random —\n• Draw a card.\n• You gain 3 life.", SORCERY),
    "ClassLevel": ("{2}{R}: Level 2\nCreatures you control get +1/+1.", "Enchantment — Class"),
    "Each": ("Destroy all creatures.", SORCERY),
    "Every": ("All creatures get +1/+1.", CREATURE),
    "Granter": ('Equipped creature has "Sacrifice Bruno: Draw a card."', "Artifact — Equipment"),
    "ExiledCards": ("{0}: Return the exiled card to its owner's hand.", CREATURE),
    "Member": ("Each creature deals 1 damage to its controller.", SORCERY),
    "InPair": (
        "As long as this creature is paired with another creature, both creatures have flying.", CREATURE
    ),
    "Indefinitely": ("Gain control of target creature.", SORCERY),
    "Is": ("This creature can't block.", CREATURE),
    "KeepsDamage": ("Damage isn't removed from this creature during cleanup steps.", CREATURE),
    "Kind": ("Target land becomes a 3/3 Bear creature until end of turn.", SORCERY),
    "Levels": ("Level up {1}\nLEVEL 1-3\n2/3\nFlying", CREATURE),
    "Lure": ("All creatures able to block target creature this turn do so.", SORCERY),
    "MayStayTapped": ("You may choose not to untap this creature during your untap step.", CREATURE),
    "Mode": ("Choose one —\n• Draw a card.\n• You gain 3 life.", SORCERY),
    "Named": (LOOK + "your library in any order.", SORCERY),
    "Not": ("Destroy target nonland permanent.", SORCERY),
    "OfItsColors": ("Each creature you control has hexproof from each of its colors.", CREATURE),
    "OneForEach": ("For each opponent, destroy up to one target creature that player controls.", SORCERY),
    "OneOfEach": ("Search your library for a red card and a blue card, exile them, then shuffle.", SORCERY),
    "OutsideIdentity": ("Protection from each color that's not in your commander's color identity", CREATURE),
    "PerEach": ("You gain 2 life for each creature you control.", SORCERY),
    "Quantity": ("Destroy up to two target creatures.", SORCERY),
    "ResultsTable": (ROLL, SORCERY),
    "Row": (ROLL, SORCERY),
    "Script": ("{T}: Draw a card.", CREATURE),
    "Source": ("{0}: Destroy this creature.", CREATURE),
    "SpellAbility": ("Draw a card.", SORCERY),
    "StationSymbol": ("Station\nSTATION 8+\nFlying", "Artifact — Spacecraft"),
    "StaticAbility": ("Creatures you control get +1/+1.", CREATURE),
    "SwitchesSize": ("Switch target creature's power and toughness until end of turn.", SORCERY),
    "TargetSpec": ("Destroy target creature.", SORCERY),
    "Targeted": ("Destroy target creature.", SORCERY),
    "TheRest": (LOOK + "your library in any order.", SORCERY),
    "Together": ("Prevent all damage that would be dealt to you and creatures you control this turn.", SORCERY),
    "Token": ("Create a 1/1 white Bear creature token.", SORCERY),
    "Triggering": ("Whenever a creature enters, destroy it.", CREATURE),
    "TriggeredAbility": ("When this creature enters, draw a card.", CREATURE),
    "WhereX": ("Draw X cards, where X is the number of creatures you control.", SORCERY),
    "YouControl": ("You control enchanted creature.", "Enchantment — Aura"),
}
"""For each word that code reads and writes, as it has no phrase, a text that says it."""

DOES: dict[type[Word], tuple[str, ...]] = {
    Condition: ("holds",),
    Control: ("controller",),
    Cost: ("payable", "pay"),
    Effect: ("resolve",),
    Filter: ("matches",),
    Replacement: ("applies", "replace"),
    Trigger: ("matches",),
    Value: ("of",),
}
"""What a word of each category must do in its own way."""


def has_own(word: type[Word], base: type[Word], method: str) -> bool:
    """Whether the word, or a family that it belongs to, does this in another way than the base class."""
    return getattr(word, method) is not getattr(base, method)


def is_printable(word: type[Word]) -> bool:
    """Whether one of the word's phrases is written, and not only read."""
    return any(not isinstance(each, Phrase) or not each.read_only for each in word.phrases)


def test_every_word_says_what_it_is_and_by_which_rule() -> None:
    uncited = {word.__name__ for word in WORDS if not RULE.search(word.__doc__ or "")}
    assert uncited == LOGIC


def test_every_word_can_be_said() -> None:
    unsaid = {word.__name__ for word in WORDS if not is_printable(word)}
    assert unsaid == {*LINES, *MADE}


@pytest.mark.parametrize("name", LINES)
def test_a_word_without_phrases_is_read_and_printed_in_a_text(name: str) -> None:
    text, types = LINES[name]
    read = read_face(text, "Bruno", TypeLine.parse(types))
    said = {
        type(word).__name__
        for line in read
        if not isinstance(line.abilities, Declined)
        for ability in line.abilities
        for word in walk(ability)
    }
    assert name in said
    assert printed_back(text, types) == text


def test_every_word_has_the_behavior_of_its_category() -> None:
    missing = {
        f"{word.__name__}.{method}"
        for word in WORDS
        for base, methods in DOES.items()
        if issubclass(word, base)
        for method in methods
        if not has_own(word, base, method)
    }
    assert not missing


def test_every_reference_finds_something_and_every_continuous_word_changes_something() -> None:
    assert not [
        word.__name__
        for word in VOCABULARY.classes(Ref)
        if not (has_own(word, Ref, "entities") or has_own(word, Ref, "find"))
    ]
    changing = [word for word in VOCABULARY.classes(Static) if word.layers != (Layer.RULES,)]
    assert not [word for word in changing if not issubclass(word, Control) and not has_own(word, Static, "apply")]


def test_every_word_outside_of_the_layers_answers_something_that_the_rules_ask_of_its_base() -> None:
    idle = []
    for word in VOCABULARY.classes(Static):
        family = [base for base in word.__mro__ if base.__module__.startswith("manafold.words")]
        own = {name for base in family for name in vars(base) if not name.startswith("_")}
        asked = {name for base in word.__mro__ if base not in family for name in vars(base)}
        if word.layers == (Layer.RULES,) and not any(callable(getattr(word, name)) for name in own & asked):
            idle.append(word.__name__)
    assert not idle
