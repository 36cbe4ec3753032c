"""Readers and writers of the plain types that words have: colors, subtypes, mana costs, quoted abilities."""

from __future__ import annotations

from manafold.grammar.english import article
from manafold.grammar.grammar import Grammar
from manafold.grammar.leaves import Names
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.colors import COLOR_NAMES
from manafold.model.mana import ManaCost, find_symbol
from manafold.model.typeline import ALL_SUBTYPES


class ManaCosts(Nonterminal):
    """A `ManaCost`: mana symbols in a row; in the form "fixed" only such as leave no choice: no {X}, no hybrid ones."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        symbols = []
        while (token := parse.token(position)) is not None and token.kind == "symbol":
            symbol = find_symbol(token.text)
            if symbol is None or (form == "fixed" and (symbol.variable or len(symbol.equivalents) > 1)):
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

    In the form "counters" with that noun, in the number of the phrase; in the form "single" one of them, with its
    article.
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        if form == "single":
            return self.read(parse, position + 1, "counters", "one") if parse.norms[position] in ("a", "an") else []
        for end in range(position + 1, min(position + 4, parse.end)):
            if parse.norms[end] in ("counter", "counters") and is_counter_kind(parse.norms[position:end]):
                last = end + 1 if form == "counters" else end
                return [(last, parse.slice(position, end).lower().replace("\u2212", "-"))]
        return []

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if form == "single":
            return f"{article(str(node))} {node} counter"
        if form == "counters":
            return f"{node} counter" if person == "one" else f"{node} counters"
        return str(node)


def is_counter_kind(norms: tuple[str, ...]) -> bool:
    """Whether this can stand before "counter" as its kind, one of those that do nothing by themselves or that the rules
    look after (CR 122.1)."""
    if len(norms) == 3:
        return norms[1] == "/"
    return norms in (("first", "strike"), ("double", "strike")) or (len(norms) == 1 and norms[0] not in _NO_KINDS)


_NO_KINDS = frozenset(
    ("additional", "other", "more", "those", "these", "that", "all", "each", "of", "such", "rad", "the", "any", "no")
)


class CardNames(Nonterminal):
    """The form "name" of a `str`: the name of a card, words with capitals and the small words between them."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        end = position
        while (token := parse.token(end)) is not None:
            small = token.kind == "word" and token.norm in _SMALL_WORDS
            is_big = token.text[0].isupper() or (token.kind == "word" and not token.text.islower())
            if is_big or token.kind == "possessive":
                found.append((end + 1, parse.slice(position, end + 1)))
            elif end == position or not (small or token.text == ","):
                break
            end += 1
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return str(node)


_SMALL_WORDS = ("of", "the", "a", "an", "and", "in", "to", "from", "for", "at", "with", "on", "by")
"""What stands in the middle of names with a small letter."""


class VoteOptions(Nonterminal):
    """The form "option" of a `str`: one of the words that players vote for, up to three of them (CR 701.38b).

    Behind a space in the form may stand the word that has to follow: such words can be any, and would else be expected
    wherever something is misspelt.
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        behind = form.partition(" ")[2]
        for end in range(position + 1, min(position + 5, parse.end)):
            token = parse.token(end - 1)
            if token is None or token.kind != "word" or token.norm in _NO_OPTIONS:
                break
            if behind in ("", parse.norms[end]):
                found.append((end, parse.slice(position, end)))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return str(node)

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol]:
        return ["#word"]


_NO_OPTIONS = ("or", "vote", "votes", "gets", "a", "an", "each")


class EnergySymbols(Nonterminal):
    """The form "energy" of an `int`: so many energy symbols in a row (CR 107.14)."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        end = position
        while parse.norms[end] == "{e}":
            end += 1
        return [(end, end - position)] if end > position else []

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, int)
        return "{E}" * node


def color_names() -> Names:
    """A `Color`, in the form "name": "white"."""
    return Names(list(COLOR_NAMES.values()), list(COLOR_NAMES))


def subtypes() -> Names:
    """A subtype, in the form "subtype" of `str`: "Elf", "Elves"."""
    names = sorted(ALL_SUBTYPES)
    return Names(names, names, noun="subtype")
