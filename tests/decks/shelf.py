"""A few invented cards to build decks from."""

from collections.abc import Sequence

from manafold.model.card import Card, CardFace, Layout
from manafold.model.likeness import nearest
from manafold.model.typeline import TypeLine
from manafold.words.abilities.deck_limit import DeckLimit


def card(*names: str, types: str = "Creature", layout: Layout = "normal", limit: DeckLimit | None = None) -> Card:
    abilities = (limit,) if limit else ()
    faces = [CardFace(name=name, type_line=TypeLine.parse(types), abilities=abilities) for name in names]
    return Card.of(*faces, layout=layout)


class Shelf:
    """Cards found by their names and by the names of their first faces."""

    def __init__(self, *cards: Card) -> None:
        self.cards = {name: each for each in cards for name in (each.face.name, each.name)}
        self.unread_lines: dict[str, tuple[str, ...]] = {}

    def find(self, name: str, /) -> Card | None:
        return self.cards.get(name)

    def suggest(self, name: str, /) -> Sequence[str]:
        found = nearest(name, self.cards)
        return (found,) if found else ()

    def unread(self, name: str, /) -> Sequence[str]:
        return self.unread_lines.get(name, ())


def shelf() -> Shelf:
    """All the cards that these tests know."""
    return Shelf(
        card("Forest", types="Basic Land — Forest"),
        card("Snow-Covered Forest", types="Basic Snow Land — Forest"),
        card("Grey Otter"),
        card("Tame Lynx"),
        card("Old Summoner's Axe"),
        card("Choose/Lose"),
        card("Thunder", "Rain", types="Instant", layout="split"),
        card("Quiet Farmer", "Loud Farmer", layout="transform"),
        card("Endless Vole", limit=DeckLimit(None)),
        card("Five Sisters", limit=DeckLimit(5)),
        card("The Long Plain", types="Plane — Dominaria", layout="planar"),
        card("Whispered Plot", types="Conspiracy"),
    )
