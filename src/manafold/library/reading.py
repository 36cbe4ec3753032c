"""From a card's text to a card: everything that is on it is read, or it is said what is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeGuard, TypeVar, get_args

from manafold.grammar.declined import Declined
from manafold.grammar.tokens import SELF
from manafold.library.texts import CardText, FaceText
from manafold.model.card import Card, CardFace, Layout, Printed, missing_numbers, printed_number
from manafold.model.colors import COLORLESS, Colors
from manafold.model.errors import NotationError, Problem
from manafold.model.likeness import nearest
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.oracle.level_lines import with_size
from manafold.oracle.mending import advised
from manafold.oracle.normalise import Line, lines, without_reminders
from manafold.oracle.prototypes import with_prototype
from manafold.oracle.reading import ReadLine, read_face
from manafold.rules.faces import PLAYED_LAYOUTS

T = TypeVar("T")

_TOKEN: Final = "Token "
"""What type lines of tokens begin with in files, though it is no part of them (CR 205.1)."""

_ALL_COLORS: Final = re.compile(r"\bis all colors\b", re.IGNORECASE)
"""What an ability says that makes its object more colors than its mana cost has (CR 604.3)."""


@dataclass(frozen=True)
class ReadFace:
    """What has been read of one face whose type line reads."""

    text: FaceText
    type_line: TypeLine
    lines: tuple[ReadLine, ...]


@dataclass(frozen=True)
class ReadCard:
    """What has been read of a card. `problems` are what keeps it from being played besides lines of its text."""

    text: CardText
    card: Card | None
    """The card with the abilities that were understood; None if something else on it does not read."""
    faces: tuple[ReadFace, ...]
    problems: tuple[str, ...]

    def lines(self) -> int:
        """How many lines of text the card has, without reminder text, read or not."""
        return sum([length(line) for each in self.text.faces for line in lines(each.text, each.name, False)])

    @property
    def is_whole(self) -> bool:
        """Whether everything on the card was understood, so that it can be played."""
        return self.card is not None and not self.problems and not self.declined()

    def declined(self) -> list[tuple[ReadFace, ReadLine, Declined]]:
        """The lines that were not understood, each with its face and the reason."""
        return [
            (face, line, line.abilities)
            for face in self.faces
            for line in face.lines
            if isinstance(line.abilities, Declined)
        ]

    def unread(self) -> tuple[str, ...]:
        """What was not understood, in words for people."""
        declined = [line.line.full_text.replace(SELF, face.text.name) for face, line, _ in self.declined()]
        return (*declined, *self.problems)


def read_card(text: CardText) -> ReadCard:
    """Reads all that is on a card."""
    faces: list[ReadFace] = []
    made: list[CardFace] = []
    problems: list[str] = []
    if text.layout not in PLAYED_LAYOUTS:
        near = nearest(text.layout, sorted(PLAYED_LAYOUTS))
        problems.append(str(Problem("layout", "one that is played", f'"{text.layout}"', near)))
    if text.layout == "meld" and len(text.faces) < 2:
        problems.append("the other card of its meld pair, or their combined face")
    for each in text.faces:
        try:
            type_line = _parsed("type_line", TypeLine.parse, each.type_line.removeprefix(_TOKEN))
            found = tuple(read_face(each.text, each.name, type_line))
            faces.append(ReadFace(each, type_line, found))
            made.append(_face(each, type_line, found, text.layout))
        except FieldError as error:
            problems.append(str(error))
        except Exception as error:
            error.add_note(f"while reading the card {each.name}")
            raise
    missing = [f"{face.name} without {each.path}" for face in made for each in missing_numbers(face)]
    card = None if missing else _card(text, made)
    return ReadCard(text, card, tuple(faces), (*problems, *missing))


def reasons(text: CardText) -> tuple[str, ...]:
    """What is not understood of a card, line by line with the place and the reason."""
    read = read_card(text)
    lines = [(face, line, advised(line, face.type_line).abilities) for face, line, _ in read.declined()]
    told = [f"{line.line.full_text.replace(SELF, face.text.name)}: {why}" for face, line, why in lines]
    return (*told, *read.problems)


def length(line: Line) -> int:
    """How many lines of the text it is: a line with bullets is one more for each of them."""
    return line.text.count("\n") + 1


def _card(text: CardText, faces: list[CardFace]) -> Card | None:
    if not _is_layout(text.layout) or len(faces) < len(text.faces):
        return None
    if text.layout == "prototype":
        faces = [*with_prototype(faces[0])]
    if text.color_identity is None:
        return Card.of(*faces, layout=text.layout)
    return Card(tuple(faces), text.layout, text.color_identity)


def _face(text: FaceText, type_line: TypeLine, lines: tuple[ReadLine, ...], layout: str) -> CardFace:
    cost = _parsed("mana_cost", ManaCost.parse, text.mana_cost) if text.mana_cost else None
    power, toughness = _printed("power", text.power), _printed("toughness", text.toughness)
    understood = [line.abilities for line in lines if not isinstance(line.abilities, Declined)]
    return CardFace(
        name=text.name,
        mana_cost=cost,
        color_indicator=_color_indicator(text, cost, layout),
        type_line=type_line,
        power=power,
        toughness=toughness,
        loyalty=_printed("loyalty", text.loyalty),
        defense=_printed("defense", text.defense),
        abilities=with_size(tuple([each for abilities in understood for each in abilities]), power, toughness),
    )


def _color_indicator(text: FaceText, cost: ManaCost | None, layout: str) -> Colors:
    """The color indicator; if the file is silent, what is needed for the colors that it gives (CR 202.2, 204.2).

    The flipped half of a flip card has none: it has the colors of the other half (710.1c).
    """
    if text.color_indicator is not None:
        return text.color_indicator
    if text.colors is None or layout == "flip" or _ALL_COLORS.search(without_reminders(text.text)):
        return COLORLESS
    return text.colors - (cost.colors if cost else COLORLESS)


class FieldError(ValueError):
    """What is wrong with a field of a card besides its text."""


def _parsed(field: str, parse: Callable[[str], T], text: str) -> T:
    """What a field says; raises `FieldError` if it does not read."""
    try:
        return parse(text)
    except NotationError as error:
        found = f'"{error.found}"' if error.found == text else f'"{error.found}" in "{text}"'
        raise FieldError(str(Problem(field, error.expected, found, error.suggestion))) from error


def _printed(field: str, text: str | None) -> Printed | None:
    return None if text is None else _parsed(field, printed_number, text)


def _is_layout(name: str) -> TypeGuard[Layout]:
    return name in get_args(Layout)
