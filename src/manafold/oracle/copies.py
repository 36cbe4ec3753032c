"""Exceptions to copying (CR 707.9): "except it has haste and it isn't legendary"."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Static
from manafold.rules.copying import EXCEPTION_LAYERS


class CopiedWith(Nonterminal):
    """The forms "its" and "their" of a `Static`: what is true of a copy, or of copies, by an exception."""

    def __init__(self, pronoun: str, person: str) -> None:
        self.pronoun = pronoun
        self.number = person

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        start = position + 1 if parse.norms[position] == self.pronoun else position
        found = parse.read(Static, start, "", self.number)
        copied = [(end, word) for end, word in found if isinstance(word, Static) and is_copiable(word)]
        return [*copied, *parse.read(Static, position, "kept")]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        kept = printer.write(Static, node, "kept")
        if kept is not None:
            return kept
        text = printer.write(Static, node, "", self.number)
        return None if text is None else f"{self.pronoun} {text}"


def is_copiable(word: Static) -> bool:
    """Whether what the word changes is part of what is copied (CR 707.2)."""
    return all(layer in EXCEPTION_LAYERS for layer in word.layers)
