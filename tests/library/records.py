"""Invented cards, as files of card texts have them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path

Record = dict[str, object]

UNREADABLE = "Juggle three otters."
"""A line that no grammar will ever understand."""


def record(name: str, type_line: str = "Creature — Otter", text: str = "", **more: object) -> Record:
    """A card in Scryfall's shape: a 2/2 for {1}{G}, if nothing else is said."""
    numbers = {"power": "2", "toughness": "2"} if "Creature" in type_line else {}
    return {"name": name, "layout": "normal", "mana_cost": "{1}{G}", "type_line": type_line, "oracle_text": text,
            **numbers, **more}  # fmt: skip


def faces(layout: str, *records: Record) -> Record:
    """A card with these faces."""
    name = " // ".join([str(each["name"]) for each in records])
    return {"name": name, "layout": layout, "card_faces": list(records)}


def shelf() -> list[Record]:
    """Two cards that are read whole, one of two faces, one read in part, and a token."""
    return [
        record("Grey Otter", text="Flying"),
        record("Élan Otter", text="(It is quick.)"),
        faces("modal_dfc", record("Quiet Farmer"), record("Loud Farmer", mana_cost="", color_indicator=["G"])),
        record("Otter Juggler", text=f"Flying\n{UNREADABLE}"),
        record("Otter", type_line="Token Creature — Otter", layout="token"),
    ]


def atomic(records: Sequence[Record]) -> dict[str, object]:
    """One-faced cards in the shape of MTGJSON's AtomicCards."""
    names = {"mana_cost": "manaCost", "type_line": "type", "oracle_text": "text"}
    data = {str(each["name"]): [{names.get(key, key): value for key, value in each.items()}] for each in records}
    return {"meta": {"date": "2026-01-16", "version": "5"}, "data": data}


def json_lines(path: Path, records: Sequence[Record]) -> Path:
    """A file with one record a line."""
    path.write_text("".join([json.dumps(each, ensure_ascii=False) + "\n" for each in records]), encoding="utf-8")
    return path


def json_text(path: Path, data: object) -> Path:
    """A file with one JSON text, a line for each record in a list."""
    text = json.dumps(data, ensure_ascii=False)
    path.write_text(text.replace("}, {", "},\n{"), encoding="utf-8")
    return path


def gzipped(path: Path) -> Path:
    """The file compressed, beside it."""
    packed = path.with_suffix(".gz")
    packed.write_bytes(gzip.compress(path.read_bytes()))
    return packed
