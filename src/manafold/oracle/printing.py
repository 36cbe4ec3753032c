"""Abilities to current Oracle text."""

from __future__ import annotations

import re

from manafold.grammar.printer import Printer
from manafold.grammar.tokens import SELF
from manafold.model.abilities import Ability, Keyword
from manafold.model.typeline import TypeLine
from manafold.oracle.faces import own_noun, own_nouns
from manafold.oracle.phrasebook import grammar
from manafold.oracle.unbinding import Unbinder

_SENTENCE = re.compile(r"(?<=[a-z}]\. )[a-z]")
_IT_IS = re.compile(r"\b([Ii]t|that) is\b")


def print_line(abilities: tuple[Ability, ...], name: str, type_line: TypeLine) -> str | None:
    """The line of text that says these abilities: one ability, or several keywords. None if it cannot be said."""
    book = grammar()
    nouns, noun = own_nouns(type_line), own_noun(type_line)
    whole = Unbinder(book, nouns, noun)
    surface = tuple([(whole.alike() if isinstance(each, Keyword) else whole).ability(each) for each in abilities])
    text = Printer(book).write(Ability, surface, "line")
    if text is None:
        return None
    text = _IT_IS.sub(r"\1's", text)
    text = _SENTENCE.sub(lambda found: found.group(0).upper(), text)
    label = abilities[0].label
    return (f"{label} — {text}" if label else text).replace(SELF, short_name(name, type_line))


def short_name(name: str, type_line: TypeLine) -> str:
    """How a text calls its object by name: what stands before a comma, if it is legendary."""
    return name.partition(", ")[0] if "legendary" in type_line.supertypes else name
