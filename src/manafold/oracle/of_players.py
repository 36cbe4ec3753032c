"""Conditions without their subject, that are true of each of several players for themselves: "who control a land"."""

from __future__ import annotations

from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.tree import walk
from manafold.model.words import Condition
from manafold.oracle.surface import Pronoun
from manafold.words.refs.pointing import Member

_SUBJECTS = ("any", "")
"""The forms in which conditions say whom they are about."""


class OfThem(Nonterminal):
    """The form "theirs" of a `Condition`: what is behind "who", about each `Member`.

    What players did is another description ("who lost life this turn"), and nobody else is spoken of as "they".
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for subject in _SUBJECTS:
            for end, condition in parse.shared(Condition, position, Member(), subject, person or "one"):
                assert isinstance(condition, Condition)
                if not parse.grammar.printable(type(condition), "did") and not _speaks_back(condition):
                    found.append((end, condition))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return printer.shared(node, person or "one")

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol] | None:
        return None


def _speaks_back(condition: Condition) -> bool:
    return any([isinstance(word, Pronoun) and word.said in ("they", "them", "their") for word in walk(condition)])
