"""The grammar of Oracle text: the whole vocabulary, and the nonterminals for what phrases cannot say."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from manafold.grammar.grammar import Grammar
from manafold.grammar.symbols import Nonterminal
from manafold.model.abilities import Ability, Keyword
from manafold.model.colors import Color
from manafold.model.mana import ManaCost
from manafold.model.words import (
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Quantity,
    Ref,
    Script,
    Static,
    Trigger,
    Value,
    Word,
)
from manafold.oracle import (
    abilities,
    clauses,
    copies,
    kind_nouns,
    leaves,
    noun_phrases,
    quantities,
    references,
    scripts,
    static_subjects,
    tables,
    token_nouns,
)
from manafold.oracle.branches import BranchText
from manafold.oracle.capitals import CapitalCondition
from manafold.oracle.of_players import OfThem
from manafold.oracle.silent_targets import LAND_OF_YOURS, SilentTarget, SupportedTargets
from manafold.oracle.triggers import Triggers
from manafold.words import VOCABULARY
from manafold.words.destinations.base import Destination
from manafold.words.effects.create import Token
from manafold.words.effects.villainous import Branch
from manafold.words.statics.kinds import Kind

CATEGORIES: tuple[type[Word], ...] = (
    Effect, Filter, Ref, Value, Condition, Cost, Trigger, Static, Duration, Keyword, Destination, Ability,
)  # fmt: skip


def nonterminals() -> Mapping[tuple[object, str], Nonterminal]:
    """By category and form, what is read and written by code instead of phrases."""
    return {**_things(), **_what_is_said_of_them(), **_leaves()}


def _things() -> Mapping[tuple[object, str], Nonterminal]:
    """Descriptions, references and numbers, tokens and kinds."""
    nouns, kind, possessives = noun_phrases.NounPhrase(), kind_nouns.KindNoun(), references.Possessives()
    return {
        (Filter, ""): nouns,
        (Filter, "many"): nouns,
        (Filter, "a"): noun_phrases.NounPhraseWithArticle(),
        (Filter, "player"): noun_phrases.PlayerOrThing(),
        (Filter, "thing"): noun_phrases.PlayerOrThing(),
        (Filter, "subject"): static_subjects.Subject(),
        (Filter, "together"): static_subjects.SubjectsTogether(),
        (Ref, ""): references.References(),
        (Ref, "plain"): references.PlainReferences(),
        (Ref, "chosen"): references.Chosen(),
        (Ref, "alone"): references.Alone(),
        (Ref, "target"): references.Targets(),
        (Ref, "land"): SilentTarget(LAND_OF_YOURS),
        (Ref, "supported"): SupportedTargets(),
        (Ref, "any"): references.AnyOfThem(),
        (Ref, "others"): references.WithOthers(),
        (Ref, "together"): references.BothOfThem(),
        (Ref, "possessive"): possessives,
        (Ref, "whose"): possessives,
        (Quantity, ""): quantities.QuantityWords(),
        (Value, "many"): quantities.ManyOf(),
        (Value, "much"): quantities.MuchOf(),
        (Value, "counted"): quantities.Counted(),
        (Token, "noun"): token_nouns.TokenNoun(),
        (Token, "kind"): token_nouns.KnownNoun(),
        (Token, "gift"): token_nouns.GiftNoun(),
        (Token, "clue"): token_nouns.SilentClue(),
        (Kind, "noun"): kind,
        (Kind, "bare"): kind,
        (Kind, "nouns"): kind,
    }


def _what_is_said_of_them() -> Mapping[tuple[object, str], Nonterminal]:
    """Clauses and sentences, and whole abilities."""
    line, script = abilities.Line(), scripts.Scripts()
    return {
        (Effect, "sequence"): clauses.Sequence(),
        (Effect, "clause"): scripts.OneClause(scripted=False),
        (Effect, "prevented"): scripts.RestOfPrevention(),
        (Effect, "cost"): scripts.DoneAsCost(),
        (Effect, "triggers"): scripts.OneReflexive(scripted=False),
        (Script, "triggers"): scripts.OneReflexive(scripted=True),
        (Effect, "sentences"): clauses.Sentences(),
        (Condition, "capital"): CapitalCondition(),
        (Branch, ""): BranchText(),
        (Branch, "capital"): BranchText(),
        (Condition, "theirs"): OfThem(),
        (Trigger, ""): Triggers(),
        (Trigger, "at"): Triggers(),
        (Static, "its"): copies.CopiedWith("it", "one"),
        (Static, "their"): copies.CopiedWith("they", "many"),
        (Script, ""): script,
        (Script, "inside"): script,
        (Script, "last"): scripts.OneSentence(),
        (Script, "rest"): scripts.TheRest(),
        (Script, "clause"): scripts.OneClause(scripted=True),
        (Script, "sentence"): scripts.OneClause(scripted=True),
        (Ability, ""): abilities.OneAbility(),
        (Ability, "line"): line,
        (Ability, "spell"): line,
    }


def _leaves() -> Mapping[tuple[object, str], Nonterminal]:
    """Symbols and names, and what is said with symbols and names alone."""
    return {
        (ManaCost, ""): leaves.ManaCosts(),
        (ManaCost, "fixed"): leaves.ManaCosts(),
        (Color, "name"): leaves.color_names(),
        (str, "subtype"): leaves.subtypes(),
        (str, "name"): leaves.CardNames(),
        (str, "plural"): leaves.subtypes(),
        (str, "option"): leaves.VoteOptions(),
        (str, "counter"): leaves.CounterKinds(),
        (str, "counters"): leaves.CounterKinds(),
        (str, "single"): leaves.CounterKinds(),
        (int, "energy"): leaves.EnergySymbols(),
        (int, "die"): tables.Dice(),
        (int, "sided"): tables.Dice(),
    }


INHERITED: Mapping[tuple[object, str], str] = {
    (Static, "lasting"): "",
    (Keyword, "name"): "",
    (Cost, "verb"): "",
    (Cost, "deed"): "",
}
"""For some forms of categories the form in which words are said that have no phrase of their own in them."""


@functools.cache
def grammar() -> Grammar:
    """The grammar, made when it is first asked for."""
    words: dict[type[Word], list[type[Word]]] = {}
    for category in CATEGORIES:
        words[category] = list(VOCABULARY.classes(category))
    return Grammar(words, nonterminals(), INHERITED)
