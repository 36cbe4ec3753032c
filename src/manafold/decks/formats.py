"""Reading a deck list in any of its formats, and writing it in each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal, get_args

from manafold.decks.decklist import Deck, Entry
from manafold.decks.dek import read_dek, write_dek
from manafold.decks.reading import CardSource, DeckBuilder, find_card
from manafold.decks.text import read_text

Format = Literal["plain", "arena", "mtgo", "dek"]
"""Plain text, the exports of MTG Arena, the text exports of MTGO, and its deck files."""

FORMATS: Final[tuple[Format, ...]] = get_args(Format)


def read_deck(text: str, cards: CardSource | None = None, *, name: str = "") -> Deck:
    """The deck that a list in any format says; `name` is its name if the list does not give one.

    With `cards`, every card must be there and gets its full name; without, names stay as they are written. Raises
    `DeckError`, which has everything that is wrong with the list.

    >>> read_deck("4 Forest").main
    (Entry(count=4, card='Forest', set_code='', number=''),)
    """
    text = text.removeprefix("\ufeff")
    builder = DeckBuilder(cards)
    if text.lstrip().startswith("<"):
        read_dek(text, builder)
    else:
        read_text(text, builder)
    return builder.deck(name)


def write_deck(deck: Deck, form: Format, cards: CardSource) -> str:
    """`deck` as a list in the format `form`.

    MTGO has no place for the name of a deck and for printings, and keeps commanders and companions in the sideboard.
    """
    match form:
        case "plain":
            return _plain(deck)
        case "arena":
            return _arena(deck, cards)
        case "mtgo":
            return _blocks([lines for entries in _mtgo(deck, cards) if (lines := _lines(entries))])
        case "dek":
            return write_dek(*_mtgo(deck, cards))


def _plain(deck: Deck) -> str:
    named = [f"// Name: {deck.name}"] if deck.name else []
    sections = _headed(("Sideboard", deck.sideboard), ("Commander", deck.commander), ("Companion", deck.companion))
    return _blocks([[*named, *_lines(deck.main)], *sections])


def _arena(deck: Deck, cards: CardSource) -> str:
    named = [["About", f"Name {deck.name}"]] if deck.name else []
    commander, companion, main, sideboard = (
        [replace(entry, card=_split_or_front(entry.card, " // ", cards)) for entry in entries]
        for entries in (deck.commander, deck.companion, deck.main, deck.sideboard)
    )
    sections = _headed(("Commander", commander), ("Companion", companion), ("Deck", main), ("Sideboard", sideboard))
    return _blocks([*named, *sections])


def _mtgo(deck: Deck, cards: CardSource) -> tuple[list[Entry], list[Entry]]:
    listed = {entry.card for entry in deck.sideboard}
    companion = [entry for entry in deck.companion if entry.card not in listed]
    main, sideboard = (
        [Entry(entry.count, _split_or_front(entry.card, "/", cards)) for entry in entries]
        for entries in (deck.main, (*deck.sideboard, *deck.commander, *companion))
    )
    return main, sideboard


def _split_or_front(name: str, between: str, cards: CardSource) -> str:
    """The name by which Arena and MTGO know a card: both halves of a split card, the first face of any other."""
    card = find_card(name, cards)
    if card is None:
        return name
    return between.join(face.name for face in card.faces) if card.layout == "split" else card.face.name


def _headed(*sections: tuple[str, Iterable[Entry]]) -> list[list[str]]:
    return [[heading, *lines] for heading, entries in sections if (lines := _lines(entries))]


def _blocks(blocks: Iterable[Iterable[str]]) -> str:
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _lines(entries: Iterable[Entry]) -> list[str]:
    return [f"{entry.count} {entry.card}{_printing(entry)}" for entry in entries]


def _printing(entry: Entry) -> str:
    number = f" {entry.number}" if entry.number else ""
    return f" ({entry.set_code}){number}" if entry.set_code else ""
