"""The deck files of MTGO (.dek): XML with one `Cards` element for each card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from manafold.decks.decklist import Entry
from manafold.decks.reading import DeckBuilder

_ELEMENTS: Final = ("Deck", "NetDeckID", "PreconstructedDeckID", "Cards")
_IN_SIDEBOARD: Final = {"true": True, "false": False}


def read_dek(text: str, builder: DeckBuilder) -> None:
    """Read an MTGO deck file into `builder`."""
    parser = expat.ParserCreate()

    def refuse_declarations(*_: object) -> None:
        builder.problem(parser.CurrentLineNumber, "a deck file without declarations", '"<!DOCTYPE"')

    def start(element: str, attributes: dict[str, str]) -> None:
        if element == "Cards":
            _read_cards(parser.CurrentLineNumber, attributes, builder)
        elif element not in _ELEMENTS:
            builder.problem(parser.CurrentLineNumber, "one of the elements " + ", ".join(_ELEMENTS), f'"{element}"')

    parser.StartDoctypeDeclHandler = refuse_declarations
    parser.StartElementHandler = start
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        builder.problem(error.lineno, "well-formed XML", expat.ErrorString(error.code))


def write_dek(main: Iterable[Entry], sideboard: Iterable[Entry]) -> str:
    """An MTGO deck file. `CatID` is the number of a printing in the catalog of MTGO; 0 leaves the printing open."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
        "  <NetDeckID>0</NetDeckID>",
        "  <PreconstructedDeckID>0</PreconstructedDeckID>",
    ]
    for entries, in_sideboard in ((main, "false"), (sideboard, "true")):
        lines += [
            f'  <Cards CatID="0" Quantity="{entry.count}" Sideboard="{in_sideboard}" Name={quoteattr(entry.card)} />'
            for entry in entries
        ]
    return "\n".join([*lines, "</Deck>", ""])


def _read_cards(line: int, attributes: dict[str, str], builder: DeckBuilder) -> None:
    missing = [key for key in ("Quantity", "Name") if key not in attributes]
    for key in missing:
        builder.problem(line, f'the attribute "{key}"', "a Cards element without it")
    sideboard = _IN_SIDEBOARD.get(attributes.get("Sideboard", "false").casefold())
    if sideboard is None:
        builder.problem(line, 'Sideboard="true" or Sideboard="false"', f'"{attributes["Sideboard"]}"')
    if not missing:
        builder.add(line, "sideboard" if sideboard else "main", attributes["Quantity"], attributes["Name"])
