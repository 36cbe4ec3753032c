"""`manafold cards search`: cards by the terms that people use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from manafold.cli.output import WRONG_CALL, Json, errors_said, fail, print_json, progress

if TYPE_CHECKING:
    from manafold.library.entries import Entry
    from manafold.model.card import CardFace

TERMS: Final = (
    """In single quotes: 'goblin t:creature c:r mv<=3 o:"draw a card" kw:haste pow>tou or (-c:b is:party)'"""
)


def search(
    query: Annotated[list[str], typer.Argument(help=TERMS)],
    limit: Annotated[int, typer.Option(min=1, help="How many cards are listed at most.")] = 50,
    as_json: Json = False,
) -> None:
    """Find cards by name, type, color, mana value, text, keyword and the numbers in the corner.

    Put -- before a query that begins with a minus sign.
    """
    with errors_said(), progress("Printing texts, once") as told:
        from manafold.library.builtin import all_cards
        from manafold.library.query_values import QueryError
        from manafold.library.search import search as run

        try:
            found = list(run(all_cards(), " ".join(query), told))
        except QueryError as error:
            fail(error, WRONG_CALL)
    if as_json:
        print_json({"found": len(found), "cards": [figures(each) for each in found[:limit]]})
        return
    for entry in found[:limit]:
        print(" // ".join([line(face) for face in entry.card.faces]))
    more = len(found) - limit
    print(f"{len(found)} found" + (f", {more} of them not listed" if more > 0 else ""))


def figures(entry: Entry) -> dict[str, object]:
    """A card for machines."""
    card = entry.card
    faces = [
        {
            "name": face.name,
            "mana_cost": None if face.mana_cost is None else str(face.mana_cost),
            "type_line": str(face.type_line),
            "colors": sorted(face.colors),
            **corner(face),
        }
        for face in card.faces
    ]
    return {"name": card.name, "mana_value": card.mana_value, "playable": entry.is_whole, "faces": faces}


def corner(face: CardFace) -> dict[str, int | str]:
    """The numbers in the corner of a face, those with a star or an X as they are printed."""
    printed = {"power": face.power, "toughness": face.toughness, "loyalty": face.loyalty, "defense": face.defense}
    found = {name: value for name, value in printed.items() if value is not None}
    return {name: value if isinstance(value, int) else str(value) for name, value in found.items()}


def line(face: CardFace) -> str:
    """A face in one line: name, cost, type, numbers."""
    size = [f"{face.power}/{face.toughness}"] if face.power is not None else []
    size += [str(each) for each in (face.loyalty, face.defense) if each is not None]
    cost = [] if face.mana_cost is None else [str(face.mana_cost)]
    return "  ".join([face.name, *cost, str(face.type_line), *size])
