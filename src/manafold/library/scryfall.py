"""Cards in the shape of Scryfall's card objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from manafold.library.texts import (
    OTHER_OBJECTS,
    CardText,
    FaceText,
    RecordError,
    check_keys,
    mapping,
    optional,
    optional_colors,
    required,
)

_OF_CARDS: Final = ("layout", "color_identity", "card_faces")
_OF_FACES: Final = (
    "name", "type_line", "mana_cost", "oracle_text", "power", "toughness", "loyalty", "defense", "colors",
    "color_indicator",
)  # fmt: skip
"""The keys that are used here: of a card, and of it or its faces."""

_KNOWN: Final = frozenset(
    (
        *_OF_CARDS, *_OF_FACES, "all_parts", "arena_id", "artist", "artist_id", "artist_ids", "attraction_lights",
        "booster", "border_color", "card_back_id", "cardmarket_id", "cmc", "collector_number", "content_warning",
        "digital", "edhrec_rank", "finishes", "flavor_name", "flavor_text", "foil", "frame", "frame_effects",
        "full_art", "game_changer", "games", "hand_modifier", "highres_image", "id", "illustration_id", "image_status",
        "image_uris", "keywords", "lang", "legalities", "life_modifier", "mtgo_foil_id", "mtgo_id", "multiverse_ids",
        "nonfoil", "object", "oracle_id", "oversized", "penny_rank", "preview", "previewed_at", "prices",
        "printed_name", "printed_size", "printed_text", "printed_type_line", "prints_search_uri", "produced_mana",
        "promo", "promo_types", "purchase_uris", "rarity", "related_uris", "released_at", "reprint", "reserved",
        "resource_id", "rulings_uri", "scryfall_set_uri", "scryfall_uri", "security_stamp", "set", "set_id",
        "set_name", "set_search_uri", "set_type", "set_uri", "source", "source_uri", "story_spotlight",
        "tcgplayer_etched_id", "tcgplayer_id", "textless", "uri", "variation", "variation_of", "watermark",
    )
)  # fmt: skip
"""All keys that card objects are documented to have."""

_IF_NONE: Final = ' ("" if it has none)'

def card_text(record: object) -> CardText:
    """The card that a record describes; raises `RecordError` if it describes none.

    >>> otter = {"name": "Grey Otter", "layout": "normal", "mana_cost": "{G}", "type_line": "Creature — Otter"}
    >>> card_text({**otter, "oracle_text": "Flying"}).name
    'Grey Otter'
    """
    card = mapping(record, "a card object")
    check_keys(card, _OF_CARDS, _KNOWN)
    layout = required(card, "layout")
    identity = optional_colors(card, "color_identity")
    faces = card.get("card_faces")
    if faces is None:
        return CardText(layout, (_face(card, layout),), identity)
    if not isinstance(faces, list) or not faces:
        raise RecordError('a list of faces for "card_faces"', faces)
    return CardText(layout, tuple([_face(mapping(each, "a card face"), layout) for each in faces]), identity)


def _face(record: Mapping[str, object], layout: str) -> FaceText:
    """A face of a card; Scryfall says of every one what its cost and its text are, be they empty."""
    check_keys(record, _OF_FACES, _KNOWN)
    name, type_line = required(record, "name"), optional(record, "type_line") or ""
    if layout not in OTHER_OBJECTS:
        required(record, "oracle_text", _IF_NONE)
        if "Land" not in type_line:
            required(record, "mana_cost", _IF_NONE)
    return FaceText(
        name=name,
        type_line=type_line,
        mana_cost=optional(record, "mana_cost") or "",
        text=optional(record, "oracle_text") or "",
        power=optional(record, "power"),
        toughness=optional(record, "toughness"),
        loyalty=optional(record, "loyalty"),
        defense=optional(record, "defense"),
        colors=optional_colors(record, "colors"),
        color_indicator=optional_colors(record, "color_indicator"),
    )
