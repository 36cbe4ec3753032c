"""Conditions that a line begins with: "To solve — You control three or more artifacts." (CR 719.3a)."""

from __future__ import annotations

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Condition


class CapitalCondition(Nonterminal):
    """The form "capital" of a `Condition`: as it is plainly said, beginning with a capital letter."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return parse.read(Condition, position)

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        text = printer.write(Condition, node)
        return None if text is None else capitalised(text)
