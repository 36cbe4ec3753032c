"""Readers and writers of the plain types that words have: colors, subtypes, mana costs, quoted abilities."""

from __future__ import annotations

from manafold.grammar.grammar import Grammar
from manafold.grammar.leaves import Names
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.colors import COLOR_NAMES
from manafold.model.mana import ManaCost, find_symbol
from manafold.model.typeline import ALL_SUBTYPES


class ManaCosts(Nonterminal):
    """A `ManaCost`: mana symbols in a row."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        symbols = []
        while (token := parse.token(position)) is not None and token.kind == "symbol":
            symbol = find_symbol(token.text)
            if symbol is None:
                break
            symbols.append(symbol)
            position += 1
        return [(position, ManaCost(tuple(symbols)))] if symbols else []

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return str(node)

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol]:
        return ["#symbol"]


class CounterKinds(Nonterminal):
    """The form "counter" of a `str`: "+1/+1", "loyalty", "first strike"; what stands before "counter".

    In the form "counters" with that noun, in the number of the phrase.
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        for end in range(position + 1, min(position + 4, parse.end)):
            if parse.norms[end] in ("counter", "counters"):
                last = end + 1 if form == "counters" else end
                return [(last, parse.slice(position, end).lower().replace("\u2212", "-"))]
        return []

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if form == "counters":
            return f"{node} counter" if person == "one" else f"{node} counters"
        return str(node)


def color_names() -> Names:
    """A `Color`, in the form "name": "white"."""
    return Names(list(COLOR_NAMES.values()), list(COLOR_NAMES))


def subtypes() -> Names:
    """A subtype, in the form "subtype" of `str`: "Elf", "Elves"."""
    names = sorted(ALL_SUBTYPES)
    return Names(names, names, noun="subtype")
