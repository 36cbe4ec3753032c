"""A card from what somebody typed: its cost, its types and its Oracle text."""

from __future__ import annotations

from manafold.grammar.declined import Declined
from manafold.model.abilities import Ability
from manafold.model.card import Card, CardFace, Printed, printed_number
from manafold.model.errors import CardDataError
from manafold.model.face_sense import face_problems
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.oracle.level_lines import with_size
from manafold.oracle.mending import advised
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
    power: int | str | None = None,
    toughness: int | str | None = None,
    *,
    loyalty: int | str | None = None,
    defense: int | str | None = None,
) -> Card:
    """The card with this text, ready to be played; `cost` is "" for no mana cost.

    The numbers in the corners may be written, too: "3", "1+*". Raises `UnreadText` if a line is not understood,
    `NotationError` if the cost, the types or a number do not read, and `CardDataError` if a number is missing that
    every card of these types has (CR 208.1, 209.1, 210.1).

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
    power: int | str | None = None,
    toughness: int | str | None = None,
    loyalty: int | str | None = None,
    defense: int | str | None = None,
) -> CardFace:
    """One face of a card, as `card` makes it; `Card.of(first, second, layout="transform")` puts faces together."""
    line = TypeLine.parse(types)
    abilities: list[Ability] = []
    declined: list[tuple[str, Declined]] = []
    for each in [advised(read, line) for read in read_face(text, name, line)]:
        if isinstance(each.abilities, Declined):
            declined.append((each.line.text, each.abilities))
        else:
            abilities += each.abilities
    if declined:
        raise UnreadText(tuple(declined))
    size = printed(power), printed(toughness)
    made = CardFace(
        name=name,
        mana_cost=ManaCost.parse(cost) if cost else None,
        type_line=line,
        power=size[0],
        toughness=size[1],
        loyalty=printed(loyalty),
        defense=printed(defense),
        abilities=with_size(tuple(abilities), *size),
    )
    wrong = face_problems(made, name)
    if wrong:
        raise CardDataError(tuple(wrong))
    return made


def printed(number: int | str | None) -> Printed | None:
    """A number in a corner of a card, from what somebody typed."""
    if number is not None and not isinstance(number, int | str):
        raise TypeError(f'expected a number, or text such as "1+*", got {number!r}')
    return printed_number(number) if isinstance(number, str) else number
