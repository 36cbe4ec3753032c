"""Several things of which one each is chosen: "a creature card and/or a land card from among them"."""

from __future__ import annotations

from manafold.grammar.english import join
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Filter, Fixed, Quantity
from manafold.words.filters.composed import all_of, parts_of
from manafold.words.filters.one_of_each import OneOfEach
from manafold.words.filters.pointed import Among
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
    place = [part for part in parts_of(items[-1]) if isinstance(part, Among)]
    placed = tuple([item if item == items[-1] else all_of((*parts_of(item), *place)) for item in items])
    if said == "and":
        return Choose(Quantity(Fixed(len(items)), Fixed(len(items))), OneOfEach(placed, "and"))
    return Choose(Quantity(Fixed(1), Fixed(len(items))), OneOfEach(placed, "and/or"))


def write_one_of_each(printer: Printer, what: OneOfEach) -> str | None:
    """The list, with where they are behind its last item."""
    place = [part for part in parts_of(what.of[-1]) if isinstance(part, Among)]
    items = [all_of(tuple([part for part in parts_of(item) if part not in place])) for item in what.of[:-1]]
    texts = [printer.write(Filter, item, "a") for item in (*items, what.of[-1])]
    return None if None in texts else join([text for text in texts if text], what.said)
