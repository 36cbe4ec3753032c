"""A card from what somebody typed: its cost, its types and its Oracle text."""

from __future__ import annotations

from manafold.grammar.declined import Declined
from manafold.model.abilities import Ability
from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.oracle.level_lines import with_size
from manafold.oracle.prototypes import with_prototype
from manafold.oracle.reading import read_face


class UnreadText(ValueError):
    """A text that is not wholly understood: `declined` has, for each line of it that isn't, the line and why."""

    def __init__(self, declined: tuple[tuple[str, Declined], ...]) -> None:
        self.declined = declined
        super().__init__("\n".join([f"{line}: {why}" for line, why in declined]))


def card(
    name: str,
    cost: str,
    types: str,
    text: str = "",
    power: int | None = None,
    toughness: int | None = None,
    *,
    loyalty: int | None = None,
    defense: int | None = None,
) -> Card:
    """The card with this text, ready to be played; `cost` is "" for no mana cost.

    Raises `UnreadText` if a line is not understood, `NotationError` if the cost or the types do not read.

    >>> owl = card("Old Owl", "{1}{U}", "Creature — Bird", "When this creature enters, draw a card.", 1, 1)
    >>> len(owl.face.abilities)
    1
    >>> card("Odd Owl", "{1}{U}", "Creature — Bird", "Draw a crad.", 1, 1)
    Traceback (most recent call last):
    ...
    manafold.oracle.typed.UnreadText: Draw a crad.: not understood at ...
    """
    faces = with_prototype(face(name, cost, types, text, power, toughness, loyalty, defense))
    return Card.of(*faces, layout="normal" if len(faces) == 1 else "prototype")


def face(
    name: str,
    cost: str,
    types: str,
    text: str = "",
    power: int | None = None,
    toughness: int | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
) -> CardFace:
    """One face of a card, as `card` makes it; `Card.of(first, second, layout="transform")` puts faces together."""
    line = TypeLine.parse(types)
    abilities: list[Ability] = []
    declined: list[tuple[str, Declined]] = []
    for each in read_face(text, name, line):
        if isinstance(each.abilities, Declined):
            declined.append((each.line.text, each.abilities))
        else:
            abilities += each.abilities
    if declined:
        raise UnreadText(tuple(declined))
    return CardFace(
        name=name,
        mana_cost=ManaCost.parse(cost) if cost else None,
        type_line=line,
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
        abilities=with_size(tuple(abilities), power, toughness),
    )
