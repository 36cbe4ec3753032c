"""Readers and writers of plain types: numbers, names out of a fixed set."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, get_args, get_origin

from manafold.grammar.english import NUMBERS, number_word, ordinal, ordinal_number, plural
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.grammar.tokens import tokenize

if TYPE_CHECKING:
    from manafold.grammar.grammar import Grammar
    from manafold.grammar.parser import Parse
    from manafold.grammar.printer import Printer


NUMBER_FORMS: Final = ("", "word", "ordinal", "signed", "negative")
NAME_FORMS: Final = ("", "noun", "plural")
"""The forms in which numbers and names are read."""


class Numbers(Nonterminal):
    """An `int`: in digits, as a word (form "word"), as an ordinal ("ordinal"), with a sign ("signed", "negative").

    As "negative" zero is -0, and nothing positive is said.
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        token = parse.token(position)
        if token is None:
            return []
        number: int | None = None
        if form == "word":
            number = NUMBERS.get(token.norm)
        elif form == "ordinal":
            number = ordinal_number(token.norm)
        elif token.kind == ("signed" if form in ("signed", "negative") else "number") and token.norm[-1].isdigit():
            number = int(token.norm)
            if form == "negative" and token.norm[0] != "-":
                number = None
        return [] if number is None else [(position + 1, number)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, int)
        if form == "word":
            return number_word(node)
        if form == "ordinal":
            return ordinal(node)
        if form == "negative":
            return None if node > 0 else f"-{-node}"
        return f"{node:+}" if form == "signed" else str(node)


class Names(Nonterminal):
    """Names out of a fixed set, of the values beside them (of themselves if there are none).

    In the form `noun` the name is in the number that is asked for, in the form "plural" in the plural. A value without
    a name is not said.
    """

    def __init__(self, names: Sequence[str], values: Sequence[object] | None = None, noun: str = "noun") -> None:
        self.noun = noun
        self.values = list(values if values is not None else names)
        self.names = list(names)
        self.index: dict[str, list[tuple[tuple[str, ...], object]]] = {}
        self.plural_index: dict[str, list[tuple[tuple[str, ...], object]]] = {}
        for name, value in [pair for pair in zip(self.names, self.values, strict=True) if pair[0]]:
            for index, text in ((self.index, name), (self.plural_index, plural(name))):
                norms = tuple(token.norm for token in tokenize(text))
                index.setdefault(norms[0], []).append((norms, value))

    def _index(self, form: str, person: str) -> dict[str, list[tuple[tuple[str, ...], object]]]:
        many = form == "plural" or (form == self.noun and person == "many")
        return self.plural_index if many else self.index

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for norms, value in self._index(form, person).get(parse.norms[position], ()):
            if parse.norms[position : position + len(norms)] == norms:
                found.append((position + len(norms), value))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        name = self.names[self.values.index(node)] if node in self.values else ""
        if not name:
            return None
        return plural(name) if form == "plural" or (form == self.noun and person == "many") else name

    def first(self, grammar: Grammar, form: str) -> Sequence[str | Symbol] | None:
        if form == self.noun:
            return [*self.index, *self.plural_index]
        return list(self._index(form, ""))


def names_of_enum(enum: type[Enum]) -> Names:
    """The members of an enumeration, by their lower-case names with spaces."""
    members = list(enum)
    return Names([member.name.lower().replace("_", " ") for member in members], members)


def leaf(category: object, form: str) -> Nonterminal | None:
    """What reads a plain type in a form, if anything does."""
    if category is int:
        return Numbers() if form in NUMBER_FORMS else None
    if form not in NAME_FORMS:
        return None
    if get_origin(category) is Literal:
        return Names([str(name) for name in get_args(category)])
    if isinstance(category, type) and issubclass(category, Enum):
        return names_of_enum(category)
    return None

