"""Cards in the shape of Scryfall's card objects."""

from __future__ import annotations

from collections.abc import Mapping

from manafold.library.texts import CardText, FaceText, RecordError, mapping, optional, optional_colors, required


def card_text(record: object) -> CardText:
    """The card that a record describes; raises `RecordError` if it describes none.

    >>> card_text({"name": "Grey Otter", "layout": "normal", "type_line": "Creature — Otter"}).name
    'Grey Otter'
    """
    card = mapping(record, "a card object")
    layout = required(card, "layout")
    identity = optional_colors(card, "color_identity")
    faces = card.get("card_faces")
    if faces is None:
        return CardText(layout, (_face(card),), identity)
    if not isinstance(faces, list) or not faces:
        raise RecordError('a list of faces for "card_faces"', faces)
    return CardText(layout, tuple([_face(mapping(each, "a card face")) for each in faces]), identity)


def _face(record: Mapping[str, object]) -> FaceText:
    return FaceText(
        name=required(record, "name"),
        type_line=optional(record, "type_line") or "",
        mana_cost=optional(record, "mana_cost") or "",
        text=optional(record, "oracle_text") or "",
        power=optional(record, "power"),
        toughness=optional(record, "toughness"),
        loyalty=optional(record, "loyalty"),
        defense=optional(record, "defense"),
        colors=optional_colors(record, "colors"),
        color_indicator=optional_colors(record, "color_indicator"),
    )
