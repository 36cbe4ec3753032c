"""Cards as a search sees them: what is cheap to know at once, what is slow to make only when it is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Final

from manafold.library.printed import Printed, PrintedCards
from manafold.library.table import Row, StoreError, search_key
from manafold.model.abilities import Keyword
from manafold.model.card import Card
from manafold.model.errors import CardDataError
from manafold.model.shapes import Data
from manafold.model.words import MODAL_KEYWORDS
from manafold.words import CODEC, VOCABULARY

_ABILITIES: Final = "abilities"


class Entry:
    """One card of the library."""

    def __init__(self, row: Row, printed: PrintedCards) -> None:
        self._row = row
        self._all_printed = printed
        self.name = row.name
        self.is_whole = not row.unread
        """Whether everything on it is understood, so that it can be played."""

    @cached_property
    def key(self) -> str:
        """Its name as it is looked up (see `search_key`)."""
        return search_key(self.name)

    @cached_property
    def _data(self) -> dict[str, Data]:
        found = json.loads(self._row.card)
        return found if isinstance(found, dict) else {}

    @cached_property
    def _faces(self) -> list[dict[str, Data]]:
        faces = self._data.get("faces")
        return [each for each in faces if isinstance(each, dict)] if isinstance(faces, list) else [self._data]

    @cached_property
    def type_words(self) -> tuple[frozenset[str], ...]:
        """The supertypes, card types and subtypes of each face, in small letters."""
        return tuple([frozenset(_type_words(str(face.get("type_line", "")))) for face in self._faces])

    @cached_property
    def keywords(self) -> frozenset[str]:
        """The names of the keywords that it is printed with, in small letters."""
        abilities = [ability for face in self._faces for ability in _list(face.get(_ABILITIES))]
        tags = [tag.lower() for tag in map(_tag, abilities) if VOCABULARY.find(Keyword, tag) is not None]
        return frozenset([*tags, *[_modal_keyword(each) for each in abilities]]) - {""}

    @property
    def has_text(self) -> bool:
        """Whether it has abilities, or lines that are not understood."""
        return not self.is_whole or any([face.get(_ABILITIES) for face in self._faces])

    @cached_property
    def card(self) -> Card:
        """The card with all that is on it but its abilities. Its color identity is in `printed`."""
        data = _without_abilities(self._data)
        if "faces" in data:
            data["faces"] = [_without_abilities(face) for face in self._faces]
        try:
            return CODEC.load(Card, data, self.name, partial=True)
        except CardDataError as error:
            raise StoreError(f"{self.name} cannot be read: {error}") from error

    @property
    def printed(self) -> Printed:
        """Its text, in current wording, and its color identity."""
        return self._all_printed.of(self._row)


@cache
def all_keywords() -> frozenset[str]:
    """The names of all keywords that a card can be printed with, in small letters: the words for them."""
    return frozenset([*[tag.lower() for tag in VOCABULARY.tags(Keyword)], *MODAL_KEYWORDS])


def _without_abilities(data: dict[str, Data]) -> dict[str, Data]:
    return {key: value for key, value in data.items() if key != _ABILITIES}


def _type_words(text: str) -> Iterator[str]:
    words = text.casefold().replace("time lord", "time_lord").split()
    return (each.replace("_", " ") for each in words if each != "—")


def _list(data: Data) -> list[Data]:
    return data if isinstance(data, list) else []


def _tag(ability: Data) -> str:
    found = ability.get("word", "") if isinstance(ability, Mapping) else ability
    return str(found)


def _modal_keyword(ability: Data) -> str:
    """The keyword that stands for how the modes of an ability are chosen; "" if there is none."""
    found: Data = ability
    for name in ("script", "how", "keyword"):
        found = found.get(name, "") if isinstance(found, dict) else ""
    return str(found).lower()
