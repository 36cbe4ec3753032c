"""Deck lists of one line for each card: plain text, MTG Arena, MTGO, and the lists of XMage and Forge."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple

from manafold.decks.decklist import Section
from manafold.decks.reading import DeckBuilder, find_card
from manafold.model.likeness import nearest

Heading = Section | Literal["about", "group", "aside"]
"""What a heading begins: a section, remarks about the list, a group of cards within the section ("Creatures"), or what
is noted beside the deck and is no part of it ("Maybeboard")."""

_HEADINGS: Final[dict[str, Heading]] = {
    "deck": "main",
    "main": "main",
    "main deck": "main",
    "maindeck": "main",
    "mainboard": "main",
    "sideboard": "sideboard",
    "side": "sideboard",
    "commander": "commander",
    "commanders": "commander",
    "companion": "companion",
    "considering": "aside",
    "maybe": "aside",
    "maybeboard": "aside",
    "tokens": "aside",
    "about": "about",
    "metadata": "about",
    "artifact": "group",
    "artifacts": "group",
    "battle": "group",
    "battles": "group",
    "creature": "group",
    "creatures": "group",
    "enchantment": "group",
    "enchantments": "group",
    "instant": "group",
    "instants": "group",
    "land": "group",
    "lands": "group",
    "other spells": "group",
    "planeswalker": "group",
    "planeswalkers": "group",
    "sorceries": "group",
    "sorcery": "group",
    "spells": "group",
}

_COMMENT: Final = re.compile(r"(?://|#)\s*(?P<text>.*)")
_HEADING: Final = re.compile(r"\[?(?P<text>[A-Za-z ]+?)\]?\s*(?:\(\d+\))?\s*:?")
_DECK_NAME: Final = re.compile(r"name\s*:\s*(?P<name>.+)", re.IGNORECASE)
_REMARK: Final = re.compile(r"(?P<key>name(?=\s)|[\w ]+(?==))[\s=](?P<value>.*)", re.IGNORECASE)
_NOT_OF_CARDS: Final = re.compile(r"(?:author|layout \w+):.*", re.IGNORECASE)
"""What XMage says of its lists."""
_CARDS: Final = re.compile(r"(?P<side>SB:\s*)?(?P<count>\d+)x?\s+(?P<what>.+)", re.IGNORECASE)
_SIDE: Final = re.compile(r"SB:", re.IGNORECASE)
_MARK: Final = re.compile(r"\s+(?:#\s*!?(?P<tag>.*)|\*(?P<mark>\w+)\*)$")
_COMMANDER_MARKS: Final = frozenset(("commander", "cmdr"))

_PRINTINGS: Final = (
    re.compile(r"(?P<card>.+?)\s+\((?P<set>\w{2,6})\)(?:\s+(?P<number>\S+))?"),
    re.compile(r"(?P<card>[^|]+)\|(?P<set>\w+)(?:\|\w*)*"),
    re.compile(r"\[(?P<set>\w+):(?P<number>[^]]+)\]\s*(?P<card>.+)"),
    re.compile(r"(?P<card>.+)"),
)
"""A card and its printing as Arena, Forge and XMage write it; and a card alone."""

_EXPECTED_LINE: Final = 'a number of cards and the name of a card ("4 Forest"), or a heading ("Sideboard")'


class _Line(NamedTuple):
    number: int
    text: str


def read_text(text: str, builder: DeckBuilder) -> None:
    """Read a list into `builder`.

    Where a list has headings or "SB:" in front of lines, these alone divide it. In one that has neither, a blank line
    divides the deck from the sideboard, and a second blank line is an error, for nobody could tell what it means.
    """
    lines = [_Line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    if any(_heading(line.text) or _SIDE.match(line.text) for line in lines):
        _read_sections(lines, builder)
    else:
        _read_blocks(lines, builder)


def _read_sections(lines: Sequence[_Line], builder: DeckBuilder) -> None:
    section: Section = "main"
    within: Heading = "main"
    for line in lines:
        heading = _heading(line.text)
        if heading is None:
            is_remark = within == "about" and _read_remark(line.text, builder)
            if within != "aside" and not is_remark:
                _read_line(line, section, builder)
        elif heading != "group" or within != "aside":
            within = heading
            if heading != "about" and heading != "group" and heading != "aside":
                section = heading


def _read_blocks(lines: Sequence[_Line], builder: DeckBuilder) -> None:
    blocks = [list(block) for filled, block in groupby(lines, key=lambda line: bool(line.text)) if filled]
    of_cards = [block for block in blocks if any(_CARDS.fullmatch(line.text) for line in block)]
    sideboard = of_cards[1] if len(of_cards) == 2 else None
    if len(of_cards) > 2:
        builder.problem(of_cards[2][0].number, 'a line "Sideboard" to say where it begins', "a second blank line")
    for block in blocks:
        for line in block:
            _read_line(line, "sideboard" if block is sideboard else "main", builder)


def _read_remark(line: str, builder: DeckBuilder) -> bool:
    """Read a line under "About" or "[metadata]"; False if it is no remark about the list."""
    remark = _REMARK.fullmatch(line)
    if remark is None:
        return False
    if remark["key"].casefold() == "name":
        builder.name = remark["value"]
    return True


def _read_line(line: _Line, section: Section, builder: DeckBuilder) -> None:
    comment = _COMMENT.fullmatch(line.text)
    named = _DECK_NAME.fullmatch(comment["text"] if comment else line.text)
    if named:
        builder.name = named["name"]
    elif line.text and not comment and not _NOT_OF_CARDS.fullmatch(line.text):
        _read_cards(line, section, builder)


def _read_cards(line: _Line, section: Section, builder: DeckBuilder) -> None:
    cards = _CARDS.fullmatch(line.text)
    if cards is None:
        builder.problem(line.number, _EXPECTED_LINE, f'"{line.text}"', _meant(line.text, builder))
        return
    if cards["side"]:
        section = "sideboard"
    what = cards["what"]
    while mark := _MARK.search(what):
        if (mark["tag"] or mark["mark"] or "").casefold() in _COMMANDER_MARKS:
            section = "commander"
        what = what[: mark.start()]
    for printing in _PRINTINGS:
        found = printing.fullmatch(what)
        if found:
            parts = found.groupdict(default="")
            of, number = parts.get("set", ""), parts.get("number", "")
            builder.add(line.number, section, cards["count"], parts["card"].strip(), of, number)
            return


def _heading(line: str) -> Heading | None:
    """What a line begins, if it is a heading; headings may stand in comments."""
    comment = _COMMENT.fullmatch(line)
    heading = _HEADING.fullmatch(comment["text"] if comment else line)
    return _HEADINGS.get(heading["text"].casefold()) if heading else None


def _meant(text: str, builder: DeckBuilder) -> str:
    """What a line without a number was most likely meant to be."""
    card = find_card(text, builder.cards) if builder.cards else None
    return f"1 {card.name}" if card else nearest(text, [name.capitalize() for name in _HEADINGS])
