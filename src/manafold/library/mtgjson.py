"""Cards in the shape of MTGJSON's AtomicCards: under each name, an object for each face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from manafold.library.texts import (
    CardText,
    FaceText,
    RecordError,
    check_keys,
    mapping,
    optional,
    optional_colors,
    required,
)
from manafold.model.colors import COLORLESS

_LAYOUTS: Final = {"aftermath": "split"}
"""The layouts that have a name of their own here and are one with another elsewhere."""

_USED: Final = (
    "name", "layout", "type", "manaCost", "text", "power", "toughness", "loyalty", "defense", "colorIdentity",
    "colorIndicator",
)  # fmt: skip
"""The keys that are used here and that a face may need, whatever the others are."""

_KNOWN: Final = frozenset(
    (
        *_USED, "artist", "asciiName", "attractionLights", "cardParts", "colors", "convertedManaCost",
        "edhrecRank", "edhrecSaltiness", "faceConvertedManaCost", "faceFlavorName", "faceManaValue", "faceName",
        "firstPrinting", "foreignData", "hand", "hasAlternativeDeckLimit", "identifiers", "isFunny", "isGameChanger",
        "isReserved", "keywords", "leadershipSkills", "legalities", "life", "manaValue", "printedName", "printedText",
        "printedType", "printings", "producedMana", "purchaseUrls", "relatedCards", "rulings", "side", "sourceProducts",
        "subsets", "subtypes", "supertypes", "types", "uuid",
    )
)  # fmt: skip
"""All keys that cards in AtomicCards are documented to have."""


def card_texts(entries: object) -> Iterator[CardText]:
    """The cards that are listed under one name; raises `RecordError` if something else is.

    Objects without a "side" are cards of their own that share the name; the first is the usual one.
    """
    if not isinstance(entries, list) or not entries:
        raise RecordError("a list of faces", entries)
    records = [mapping(each, "a card face") for each in entries]
    if records[0].get("side") is None:
        for each in records:
            yield _card([each])
    else:
        yield _card(sorted(records, key=lambda each: required(each, "side")))


def _card(faces: list[Mapping[str, object]]) -> CardText:
    check_keys(faces[0], _USED, _KNOWN)
    layout = required(faces[0], "layout")
    identity = optional_colors(faces[0], "colorIdentity")
    return CardText(_LAYOUTS.get(layout, layout), tuple([_face(each) for each in faces]), identity)


def _face(record: Mapping[str, object]) -> FaceText:
    check_keys(record, _USED, _KNOWN)
    return FaceText(
        name=optional(record, "faceName") or required(record, "name"),
        type_line=optional(record, "type") or "",
        mana_cost=optional(record, "manaCost") or "",
        text=optional(record, "text") or "",
        power=optional(record, "power"),
        toughness=optional(record, "toughness"),
        loyalty=optional(record, "loyalty"),
        defense=optional(record, "defense"),
        colors=None,
        color_indicator=optional_colors(record, "colorIndicator") or COLORLESS,
    )
