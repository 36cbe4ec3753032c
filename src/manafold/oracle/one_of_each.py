"""Several things of which one each is chosen: "a creature card and/or a land card from among them"."""

from __future__ import annotations

from manafold.grammar.english import join
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Filter, Fixed, Quantity
from manafold.oracle.places_said import all_placed, last_placed
from manafold.words.filters.one_of_each import OneOfEach
from manafold.words.refs.noun_phrases import Choose

Items = tuple[Filter, ...]


def read_one_of_each(parse: Parse, position: int) -> Found:
    """All the lists of things with articles that begin at a position."""
    found: Found = []
    waiting: list[tuple[int, Items, str]] = [(position, (), "")]
    while waiting:
        start, before, said = waiting.pop()
        for end, item in parse.read(Filter, start + 1) if parse.norms[start] in ("a", "an") else ():
            if not isinstance(item, Filter):
                continue
            items = (*before, item)
            if said:
                found.append((end, choice_of_each(items, said)))
            elif parse.norms[end] == ",":
                waiting.append((end + 1, items, ""))
                waiting += [(end + 2, items, each) for each in ("and/or", "and") if parse.norms[end + 1] == each]
            else:
                waiting += [(end + 1, items, each) for each in ("and/or", "and") if parse.norms[end] == each]
    return found


def choice_of_each(items: Items, said: str) -> Choose:
    """One of each: at least one of them, or all if they are joined by "and". Where they are is said behind the last."""
    placed = all_placed(items)
    if said == "and":
        return Choose(Quantity(Fixed(len(items)), Fixed(len(items))), OneOfEach(placed, "and"))
    return Choose(Quantity(Fixed(1), Fixed(len(items))), OneOfEach(placed, "and/or"))


def write_one_of_each(printer: Printer, what: OneOfEach) -> str | None:
    """The list, with where they are behind its last item."""
    texts = [printer.write(Filter, item, "a") for item in last_placed(what.of)]
    return None if None in texts else join([text for text in texts if text], what.said)
