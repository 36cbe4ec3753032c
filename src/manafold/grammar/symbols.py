"""Symbols: what can stand in a place of a phrase, and the protocol of readers and writers that are not phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.model.words import Ref

if TYPE_CHECKING:
    from manafold.grammar.grammar import Grammar
    from manafold.grammar.parser import Parse
    from manafold.grammar.printer import Printer

Found = list[tuple[int, object]]
"""What was read at a place: all the positions at which it can end, each with what it means."""


class Symbol:
    """A category in a form, for a grammatical person, perhaps as a list. Interned by the grammar: compare by identity.

    `category` is a base class of words, one word class, or a plain type. `form` is the form's name and, behind a
    space, its argument. `person` is "" or one of "you", "one", "many", "base" (a bare infinitive with its subject
    left out) and "have" (a subject, then a bare infinitive). `many` is None, or the conjunction of a list.
    """

    def __init__(self, category: object, form: str, person: str, many: str | None) -> None:
        self.category = category
        self.form = form
        self.person = person
        self.many = many

    def __repr__(self) -> str:
        name = getattr(self.category, "__name__", str(self.category))
        parts = [name, self.form, self.person] + ([] if self.many is None else [f"list {self.many}"])
        return ":".join(part for part in parts if part)


class Nonterminal:
    """A reader and writer for one form of a category, for what phrases cannot say."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        """Everything that can be read at token `position`, longest first is usual but not needed."""
        raise NotImplementedError(type(self))

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        """The text of `node`, or None if this form cannot say it."""
        raise NotImplementedError(type(self))

    def first(self, grammar: Grammar, form: str) -> Sequence[str | Symbol] | None:
        """What the text can begin with: compared texts, "#kind" for a kind of token, symbols; None if anything."""
        return None

    def person(self, node: object, form: str) -> str:
        """The person that a verb behind `node` agrees with; "" if it is no subject."""
        return node.person() if isinstance(node, Ref) else ""
