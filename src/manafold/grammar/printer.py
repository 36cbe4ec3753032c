"""Printing: the first phrase of a word that fits its fields."""

from __future__ import annotations

from collections.abc import Sequence

from manafold.grammar.english import article, join, plural, verb
from manafold.grammar.grammar import Grammar, Production
from manafold.grammar.subjects import LeftOut, SaidYou
from manafold.grammar.symbols import Symbol
from manafold.grammar.template import Choice, Element, Noun, Slot, Verb
from manafold.model.words import Effect, Ref, Word


class Printer:
    """Prints words. Nonterminals call `write` and `phrase`; both give None for what the form cannot say."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def write(
        self, category: object, node: object, form: str = "", person: str = "", many: str | None = None
    ) -> str | None:
        """The text of a node in a form of a category."""
        return self.text(self.grammar.symbol(category, form, person, many), node)

    def text(self, symbol: Symbol, node: object) -> str | None:
        """The text of a node as a symbol."""
        if symbol.many is not None:
            assert isinstance(node, tuple)
            parts = [self.write(symbol.category, item, symbol.form, symbol.person) for item in node]
            known = [part for part in parts if part is not None]
            return join(known, symbol.many) if node and len(known) == len(parts) else None
        writer = self.grammar.nonterminal(symbol.category, symbol.form)
        if writer is not None:
            return writer.write(self, node, symbol.form, symbol.person)
        return self.phrase(node, symbol.form, symbol.person)

    def phrase(self, node: object, form: str = "", person: str = "") -> str | None:
        """The first phrase of the node's word that fits, passing by any nonterminal of the same form."""
        for production in self._fitting(node, form):
            text = _Phrase(self, production, node, person).text(production.elements)
            if text is not None:
                return text
        return None

    def shared(self, node: object, person: str) -> str | None:
        """The first phrase of a node that shares its subject, of this person, with what was said before it."""
        for production in self._fitting(node, ""):
            text = _Phrase(self, production, node, person).text(production.elements[1:]) if production.shared else None
            if text is not None:
                return text
        return None

    def _fitting(self, node: object, form: str) -> list[Production]:
        """The phrases of a form in which a node has all the values that the phrase does not mention."""
        productions = self.grammar.printable(type(node), form) if isinstance(node, Word) else []
        return [p for p in productions if all(getattr(node, name) == value for name, value in p.defaults.items())]


class _Phrase:
    def __init__(self, printer: Printer, production: Production, node: object, person: str) -> None:
        self.printer = printer
        self.production = production
        self.node = node
        self.form_person = person
        self.person = "" if person == "have" else person
        self.pieces: list[tuple[bool, str]] = []
        self.each = False

    def text(self, elements: Sequence[Element]) -> str | None:
        if not self.add(elements):
            return None
        text = ""
        for space, piece in reversed(self.pieces):
            if piece in ("a", "A") and text:
                piece = article(text.lstrip())
            text = (" " if space else "") + piece + text
        return text.strip()

    def add(self, elements: Sequence[Element]) -> bool:
        for index, element in enumerate(elements):
            if isinstance(element, Choice):
                if not element.optional and not self.add(element.ways[0]):
                    return False
            elif isinstance(element, Slot):
                first = not self.pieces
                if not self.add_slot(element):
                    return False
                if not first and not _is_verb(following(elements, index)):
                    self.say_them()
            elif isinstance(element, Verb):
                if self.each:
                    self.pieces.append((True, "each"))
                    self.each = False
                self.pieces.append((element.space, verb(element.lemma, self.person or "you")))
            elif isinstance(element, Noun):
                noun = plural(element.noun) if self.person == "many" else element.noun
                self.pieces.append((element.space, noun))
            else:
                self.pieces.append((element.space, element.text))
        return True

    def add_slot(self, slot: Slot) -> bool:
        production = self.production
        value: object = getattr(self.node, slot.field)
        symbol = production.symbols[slot.field]
        if value is None:
            return False
        if slot.field == production.subject and not self.pieces and self.leave_out(value):
            return True
        if slot.field in production.agreeing:
            symbol = self.printer.grammar.symbol(symbol.category, symbol.form, self.person, symbol.many)
        text = self.printer.text(symbol, value)
        if text is None:
            return False
        self.pieces.append((slot.space, text))
        self.agree(symbol, value)
        if slot.field == production.subject and isinstance(value, Ref) and isinstance(self.node, Effect):
            self.each = value.says_each() and not self.node.mutual
        return True

    def say_them(self) -> None:
        """What was said last is the object of its clause."""
        space, said = self.pieces[-1]
        if said == "they":
            self.pieces[-1] = (space, "them")

    def leave_out(self, value: object) -> bool:
        """Whether the subject goes without saying; if so the verbs agree with it all the same."""
        if isinstance(value, LeftOut):
            self.person = "base" if self.form_person == "base" else value.form
            return True
        if isinstance(value, Ref) and value.person() == "you" and not isinstance(value, SaidYou):
            if self.form_person == "base":
                self.person = "base"
                return True
            self.person = "you"
            return self.form_person != "have" and not self.production.said
        return False

    def agree(self, symbol: Symbol, value: object) -> None:
        writer = self.printer.grammar.nonterminal(symbol.category, symbol.form)
        person: str = value.person() if isinstance(value, Ref) else ""
        if writer is not None:
            person = writer.person(value, symbol.form)
        if person:
            self.person = "base" if self.form_person == "have" else person


def _is_verb(element: Element | None) -> bool:
    """Whether what stands before it is its subject."""
    return isinstance(element, Verb) or (isinstance(element, Slot) and element.form == "deed")


def following(elements: Sequence[Element], index: int) -> Element | None:
    """The element behind the one at an index; None at the end."""
    return elements[index + 1] if index + 1 < len(elements) else None
