"""Targets of keyword actions that the text doesn't mention: of "earthbend 2", "support 3" (CR 701.66a, 701.41a)."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Filter, Fixed, Quantity, TargetSpec, Value
from manafold.oracle.surface import TargetHere
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.types import OfType
from manafold.words.refs.plain import You
from manafold.words.values.plain import X

CREATURE = OfType("creature")
LAND_OF_YOURS = AllOf((OfType("land"), ControlledBy(You())))


class SilentTarget(Nonterminal):
    """A form of a `Ref` that has no words and is one target that fits `what`."""

    def __init__(self, what: Filter) -> None:
        self.target = TargetHere(TargetSpec(what, Quantity(Fixed(1), Fixed(1))))

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return [(position, self.target)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return "" if node == self.target else None


class SupportedTargets(Nonterminal):
    """The form "supported" of a `Ref`: up to so many other target creatures, called by their number alone."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        said = parse.norms[position]
        if not said.isdigit() and said != "x":
            return []
        most = Fixed(int(said)) if said.isdigit() else X()
        return [(position + 1, TargetHere(TargetSpec(CREATURE, Quantity(Fixed(0), most)), another=True))]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if not isinstance(node, TargetHere) or node.spec.what != CREATURE or not node.another:
            return None
        most = node.spec.count.high
        return None if most is None else printer.write(Value, most)
