"""What static abilities are about: "this creature", "creatures you control", "you and permanents you control"."""

from __future__ import annotations

from typing import Literal

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Filter, Ref
from manafold.words.filters.composed import AnyOf
from manafold.words.filters.every import Every
from manafold.words.filters.kinds import Opponent
from manafold.words.filters.pointed import Is
from manafold.words.keywords.soulbond import InPair

_PAIRS: tuple[Literal["both creatures", "each of those creatures"], ...] = ("both creatures", "each of those creatures")


class Subject(Nonterminal):
    """The form "subject" of a `Filter`: what a static ability is about: "this creature", "creatures you control"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = [(end, Is(ref)) for end, ref in parse.read(Ref, position, "plain") if isinstance(ref, Ref)]
        first = parse.norms[position]
        if first == "each":
            one = parse.read(Filter, position + 1)
            found += [(end, Every(what, "each")) for end, what in one if isinstance(what, Filter)]
        elif first == "all":
            many = parse.read(Filter, position + 1, "many")
            found += [(end, Every(what, "all")) for end, what in many if isinstance(what, Filter)]
        elif parse.norms[position : position + 2] == ("your", "opponents"):
            found.append((position + 2, Opponent()))
        else:
            found += [(end, what) for end, what in parse.read(Filter, position, "many") if what != Opponent()]
        for said in _PAIRS:
            if parse.at(position, *said.split()):
                found.append((position + len(said.split()), InPair(said)))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, Is):
            return printer.write(Ref, node.ref, "plain")
        if isinstance(node, Every):
            text = printer.write(Filter, node.what, "" if node.said == "each" else "many")
            return None if text is None else f"{node.said} {text}"
        if node == Opponent():
            return "your opponents"
        if isinstance(node, InPair):
            return node.said
        return printer.write(Filter, node, "many")

    def person(self, node: object, form: str) -> str:
        assert isinstance(node, Filter)
        return person_of(node)


class SubjectsTogether(Nonterminal):
    """The form "together" of a `Filter`: one subject or two: "you and permanents you control"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Filter, position, "subject")
        for end, first in list(found):
            if isinstance(first, Is) and parse.at(end, "and"):
                found = [*found, *[(last, AnyOf((first, second), "and"))
                                   for last, second in parse.read(Filter, end + 1, "subject")
                                   if isinstance(second, Filter)]]  # fmt: skip
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, AnyOf) and len(node.of) == 2 and isinstance(node.of[0], Is):
            texts = [printer.write(Filter, each, "subject") for each in node.of]
            return None if None in texts else f"{texts[0]} and {texts[1]}"
        return printer.write(Filter, node, "subject")


def person_of(what: Filter) -> str:
    """The grammatical person of a subject."""
    if isinstance(what, Every):
        return "one" if what.said == "each" else "many"
    if isinstance(what, InPair):
        return "one" if what.said == "each of those creatures" else "many"
    return what.ref.person() if isinstance(what, Is) else "many"
