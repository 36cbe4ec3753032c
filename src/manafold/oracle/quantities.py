"""Quantities in front of nouns: "a", "two", "up to one", "any number of"; and numbers of what has no number."""

from __future__ import annotations

from manafold.grammar.english import article, plural
from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.grammar.tokens import tokenize
from manafold.model.words import Fixed, Quantity, Value
from manafold.words.values.counting import PerEach, Plus
from manafold.words.values.plain import ThatMany, is_one

ONE = Quantity(Fixed(1), Fixed(1))
ONE_TO_THREE = Quantity(Fixed(1), Fixed(3))


class QuantityWords(Nonterminal):
    """A `Quantity` in front of a noun. The noun is singular if its `person` is "one"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        if parse.norms[position] in ("a", "an"):
            return [(position + 1, ONE)]
        if parse.norms[position : position + 3] == ("any", "number", "of"):
            return [(position + 3, Quantity(Fixed(0), None))]
        up_to = parse.norms[position : position + 2] == ("up", "to")
        found: Found = []
        for end, value in parse.words(Value, position + 2 if up_to else position, "many"):
            assert isinstance(value, Value)
            if up_to:
                found.append((end, Quantity(Fixed(0), value)))
                continue
            found.append((end, Quantity(value, value)))
            if value == Fixed(1) and parse.norms[end : end + 5] == (",", "two", ",", "or", "three"):
                found.append((end + 5, Quantity(value, Fixed(3))))
            if parse.norms[end : end + 2] == ("or", "more"):
                found.append((end + 2, Quantity(value, None)))
            elif parse.norms[end] == "or":
                found += [(last, Quantity(value, high)) for last, high in parse.words(Value, end + 1, "many")
                          if isinstance(high, Value)]  # fmt: skip
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Quantity)
        low = printer.phrase(node.low, "many")
        if node.high is None:
            return "any number of" if node.low == Fixed(0) else f"{low} or more"
        if node.low == node.high:
            return low
        if node == ONE_TO_THREE:
            return "one, two, or three"
        high = printer.phrase(node.high, "many")
        return f"up to {high}" if node.low == Fixed(0) else f"{low} or {high}"

    def person(self, node: object, form: str) -> str:
        assert isinstance(node, Quantity)
        return number_of(node)


def number_of(count: Quantity) -> str:
    """The number of the noun behind a quantity: "one" or "many"."""
    return "one" if count.high is not None and is_one(count.high) else "many"


class ManyOf(Nonterminal):
    """A `Value` with a noun that is counted: the form "many card" is "a card", "X cards", "cards equal to ...".

    Without a noun it is the number alone.
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        noun = form.partition(" ")[2]
        if not noun:
            return parse.words(Value, position, "many")
        found: Found = []
        nouns = _norms(plural(noun))
        if parse.norms[position : position + len(nouns) + 2] == (*nouns, "equal", "to"):
            found += parse.read(Value, position + len(nouns) + 2)
        for end, value in self._numbers(parse, position):
            wanted = _norms(noun) if is_one(value) else nouns
            if parse.at(end, *wanted):
                behind = end + len(wanted)
                found.append((behind, value))
                found += _per_each(parse, behind, value)
                if isinstance(value, ThatMany) and parse.at(behind, "plus", "one"):
                    found.append((behind + 2, Plus(value, Fixed(1))))
        return found

    def _numbers(self, parse: Parse, position: int) -> list[tuple[int, Value]]:
        if parse.norms[position] in ("a", "an"):
            return [(position + 1, Fixed(1))]
        return [(end, value) for end, value in parse.words(Value, position, "many") if isinstance(value, Value)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        noun = form.partition(" ")[2]
        if not noun:
            return printer.phrase(node, "many")
        if isinstance(node, PerEach):
            number = self.write(printer, node.number, form, person)
            return _with_each(printer, number, node)
        assert isinstance(node, Value)
        if is_one(node):
            return f"{article(noun)} {noun}"
        if isinstance(node, Plus) and isinstance(node.first, ThatMany) and node.second == Fixed(1):
            return f"{printer.phrase(node.first, 'many')} {plural(noun)} plus one"
        number = printer.phrase(node, "many")
        if number is not None:
            return f"{number} {plural(noun)}"
        number = printer.write(Value, node)
        return None if number is None else f"{plural(noun)} equal to {number}"

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol] | None:
        return None


class Counted(Nonterminal):
    """A `Value` in front of a noun, in the form "counted": "a", "two", "X", "that many". The noun agrees with it."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        if parse.norms[position] in ("a", "an"):
            return [(position + 1, Fixed(1))]
        return parse.words(Value, position, "many")

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return "a" if node == Fixed(1) else printer.phrase(node, "many")

    def person(self, node: object, form: str) -> str:
        return "one" if node == Fixed(1) else "many"


class MuchOf(Nonterminal):
    """A `Value` with a noun that is not counted: the form "much life" is "2 life", "that much life", "life equal to".

    Without a noun it is the number alone.
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        noun = form.partition(" ")[2]
        if not noun:
            return parse.words(Value, position, "much")
        found: Found = []
        if parse.norms[position : position + 3] == (noun, "equal", "to"):
            found += parse.read(Value, position + 3)
        for end, value in parse.words(Value, position, "much"):
            if parse.at(end, noun):
                found.append((end + 1, value))
                found += _per_each(parse, end + 1, value)
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        noun = form.partition(" ")[2]
        if not noun:
            return printer.phrase(node, "much")
        if isinstance(node, PerEach):
            return _with_each(printer, self.write(printer, node.number, form, person), node)
        number = printer.phrase(node, "much")
        if number is not None:
            return f"{number} {noun}"
        number = printer.write(Value, node)
        return None if number is None else f"{noun} equal to {number}"


def _per_each(parse: Parse, position: int, value: object) -> Found:
    if not isinstance(value, Value) or not parse.at(position, "for", "each"):
        return []
    found = parse.read(Value, position + 2, "each")
    return [(end, PerEach(value, times)) for end, times in found if isinstance(times, Value)]


def _with_each(printer: Printer, number: str | None, node: PerEach) -> str | None:
    each = printer.write(Value, node.times, "each")
    return None if number is None or each is None else f"{number} for each {each}"


def _norms(text: str) -> tuple[str, ...]:
    return tuple(token.norm for token in tokenize(text))
