"""Options of which a player chooses one, in text: "That player discards a card, or you draw a card" (CR 701.55a)."""

from __future__ import annotations

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Effect
from manafold.words.effects.villainous import Branch


class BranchText(Nonterminal):
    """One option: clauses of one sentence; in the form "capital" it begins with a capital letter."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Effect, position, "sequence")
        return [(end, Branch(effects)) for end, effects in found if isinstance(effects, tuple)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Branch)
        text = printer.write(Effect, node.do, "sequence")
        return capitalised(text) if text is not None and form == "capital" else text
