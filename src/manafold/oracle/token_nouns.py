"""Tokens in text: "1/1 white Soldier creature token with flying", and those that need no description (CR 111.10)."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping, Sequence
from typing import TypeVar

from manafold.grammar.english import join
from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse, read_text
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.abilities import Ability
from manafold.model.colors import COLOR_NAMES, Color
from manafold.model.typeline import ALL_SUBTYPES, CARD_TYPES, SUPERTYPES, TypeLine
from manafold.model.words import Fixed, Value
from manafold.words.effects.create import Token
from manafold.words.values.plain import X

N = TypeVar("N", bound=str)
_ENCHANT = "Enchant creature"


@dataclasses.dataclass(frozen=True)
class _Known:
    """A predefined token (CR 111.10): its type line and the lines of its text."""

    types: str
    lines: tuple[str, ...]
    name: str = ""
    size: tuple[int, int] | None = None
    colors: tuple[Color, ...] = ()


_KNOWN: Mapping[str, _Known] = {
    "Treasure": _Known("Artifact — Treasure", ("{T}, Sacrifice this token: Add one mana of any color.",)),
    "Food": _Known("Artifact — Food", ("{2}, {T}, Sacrifice this token: You gain 3 life.",)),
    "Gold": _Known("Artifact — Gold", ("Sacrifice this token: Add one mana of any color.",)),
    "Walker": _Known("Creature — Zombie", (), "Walker", (2, 2), ("B",)),
    "Shard": _Known("Enchantment — Shard", ("{2}, Sacrifice this token: Scry 1, then draw a card.",)),
    "Clue": _Known("Artifact — Clue", ("{2}, Sacrifice this token: Draw a card.",)),
    "Blood": _Known("Artifact — Blood", ("{1}, {T}, Discard a card, Sacrifice this token: Draw a card.",)),
    "Powerstone": _Known(
        "Artifact — Powerstone", ("{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",)
    ),
    "Cursed Role": _Known(
        "Enchantment — Aura Role", (_ENCHANT, "Enchanted creature has base power and toughness 1/1."), "Cursed"
    ),
    "Monster Role": _Known(
        "Enchantment — Aura Role", (_ENCHANT, "Enchanted creature gets +1/+1 and has trample."), "Monster"
    ),
    "Royal Role": _Known(
        "Enchantment — Aura Role", (_ENCHANT, "Enchanted creature gets +1/+1 and has ward {1}."), "Royal"
    ),
    "Sorcerer Role": _Known(
        "Enchantment — Aura Role",
        (_ENCHANT, 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."'),
        "Sorcerer",
    ),
    "Virtuous Role": _Known(
        "Enchantment — Aura Role",
        (_ENCHANT, "Enchanted creature gets +1/+1 for each enchantment you control."),
        "Virtuous",
    ),
    "Wicked Role": _Known(
        "Enchantment — Aura Role",
        (
            _ENCHANT,
            "Enchanted creature gets +1/+1.",
            "When this token is put into a graveyard from the battlefield, each opponent loses 1 life.",
        ),
        "Wicked",
    ),
    "Young Hero Role": _Known(
        "Enchantment — Aura Role",
        (
            _ENCHANT,
            'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter'
            ' on it."',
        ),
        "Young Hero",
    ),
    "Map": _Known(
        "Artifact — Map",
        ("{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.",),
    ),
    "Junk": _Known(
        "Artifact — Junk",
        (
            "{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate"
            " only as a sorcery.",
        ),
    ),
    "Lander": _Known(
        "Artifact — Lander",
        (
            "{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield"
            " tapped, then shuffle.",
        ),
    ),
}


_GIFTS: Mapping[str, _Known] = {
    "Food": _KNOWN["Food"],
    "Treasure": _KNOWN["Treasure"],
    "Fish": _Known("Creature — Fish", (), "", (1, 1), ("U",)),
    "Octopus": _Known("Creature — Octopus", (), "", (8, 8), ("U",)),
}
"""The tokens that can be gifts, by the words for them (CR 702.174d-i)."""


def known_token(grammar: Grammar, name: str) -> Token | None:
    """The predefined token of this name, on the surface; None if its text is not understood."""
    return _token(grammar, _KNOWN[name])


@functools.cache
def _token(grammar: Grammar, known: _Known) -> Token | None:
    line = TypeLine.parse(known.types)
    abilities: list[Ability] = []
    for text in known.lines:
        found = read_text(grammar, text, Ability, "line")
        if not isinstance(found, tuple):
            return None
        abilities += found
    power, toughness = (Fixed(known.size[0]), Fixed(known.size[1])) if known.size is not None else (None, None)
    return Token(
        line.types, line.subtypes, line.supertypes, known.colors, power, toughness, tuple(abilities), known.name
    )


class KnownNoun(Nonterminal):
    """The form "kind" of a `Token`: the name of one that needs no description (CR 111.10)."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        name = parse.slice(position, position + 1) if position < parse.end else ""
        token = known_token(parse.grammar, name) if name in _KNOWN else None
        return [(position + 1, token)] if token is not None else []

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Token)
        return _known_name(printer, node) or None


class GiftNoun(Nonterminal):
    """The form "gift" of a `Token`: the word for one that is a gift (CR 702.174)."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = [name for name in _GIFTS if parse.norms[position] == name.lower()]
        return [(position + 1, token) for name in found if (token := _token(parse.grammar, _GIFTS[name])) is not None]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return next((name for name, known in _GIFTS.items() if _token(printer.grammar, known) == node), None)


class TokenNoun(Nonterminal):
    """The form "noun" of a `Token`: all between the number of tokens and what is done with them."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = _known_here(parse, position)
        start, supertypes = read_names(parse, position, SUPERTYPES)
        for size_end, power, toughness in read_size(parse, start):
            color_end, colors = read_colors(parse, size_end)
            subtype_end, subtypes = read_subtypes(parse, color_end)
            type_end, types = read_names(parse, subtype_end, CARD_TYPES)
            if types and parse.norms[type_end] in ("token", "tokens"):
                token = Token(
                    tuple(types), tuple(subtypes), tuple(supertypes), tuple(colors), power, toughness
                )
                found += _described(parse, type_end + 1, token)
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Token)
        noun = "token" if person == "one" else "tokens"
        known = _known_name(printer, node)
        if known:
            return f"{known} {noun}"
        words: list[str] = list(node.supertypes)
        if node.power is not None and node.toughness is not None:
            power, toughness = printer.phrase(node.power), printer.phrase(node.toughness)
            words.append(f"{power}/{toughness}")
        words.append(join([COLOR_NAMES[color] for color in node.colors], "and") if node.colors else "colorless")
        text = " ".join([*words, *node.subtypes, *node.types, noun])
        if node.name:
            text += f" named {node.name}"
        if not node.abilities:
            return text
        abilities = printer.write(Ability, node.abilities, "", "", "and")
        return None if abilities is None else f"{text} with {abilities}"


class SilentClue(Nonterminal):
    """The form "clue" of a `Token`: a Clue that is created without being named, by investigating (CR 701.16a)."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        clue = known_token(parse.grammar, "Clue")
        return [] if clue is None else [(position, clue)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Token)
        return "" if _known_name(printer, node) == "Clue" else None


def _known_here(parse: Parse, position: int) -> Found:
    for end in range(position + 1, min(position + 4, parse.end)):
        if parse.norms[end] in ("token", "tokens"):
            name = parse.slice(position, end)
            token = known_token(parse.grammar, name) if name in _KNOWN else None
            return [(end + 1, token)] if token is not None else []
    return []


def _known_name(printer: Printer, token: Token) -> str:
    """The name by which a token needs no description; "" if it does."""
    for name, known in _KNOWN.items():
        line = TypeLine.parse(known.types)
        if (line.types, line.subtypes, known.name) != (token.types, token.subtypes, token.name):
            continue
        texts = [printer.write(Ability, (ability,), "line") for ability in token.abilities]
        if texts == list(known.lines):
            return name
    return ""


def read_names(parse: Parse, position: int, names: Sequence[N]) -> tuple[int, list[N]]:
    """As many of the names as stand here in a row, and where they end."""
    found: list[N] = []
    while (name := next((each for each in names if each == parse.norms[position]), None)) is not None:
        found.append(name)
        position += 1
    return position, found


def read_size(parse: Parse, position: int) -> list[tuple[int, Value | None, Value | None]]:
    """Power and toughness, if they are said."""
    found: list[tuple[int, Value | None, Value | None]] = [(position, None, None)]
    if parse.norms[position + 1 : position + 2] == ("/",):
        found = [
            (position + 3, power, toughness)
            for power in _number(parse, position)
            for toughness in _number(parse, position + 2)
        ]
    return found


def _number(parse: Parse, position: int) -> list[Value]:
    if parse.norms[position] == "x":
        return [X()]
    return [Fixed(int(parse.norms[position]))] if parse.norms[position].isdigit() else []


def read_colors(parse: Parse, position: int) -> tuple[int, list[Color]]:
    """The colors said here, none for "colorless" as well, and where they end."""
    by_name = {name: color for color, name in COLOR_NAMES.items()}
    found: list[Color] = []
    if parse.norms[position] == "colorless":
        return position + 1, found
    while True:
        start = position
        while found and parse.norms[start] in (",", "and"):
            start += 1
        color = by_name.get(parse.norms[start])
        if color is None or (found and start == position):
            return position, found
        found.append(color)
        position = start + 1


def read_subtypes(parse: Parse, position: int) -> tuple[int, list[str]]:
    """The subtypes that stand here in a row, and where they end."""
    found: list[str] = []
    while True:
        for length in (2, 1):
            text = parse.slice(position, min(position + length, parse.end))
            if text in ALL_SUBTYPES:
                found.append(text)
                position += length
                break
        else:
            return position, found


def _described(parse: Parse, position: int, token: Token) -> Found:
    """What stands behind "token": a name, abilities, both in any order, or nothing."""
    found: Found = [(position, token)]
    waiting: list[tuple[int, Token]] = [(position, token)]
    while waiting:
        start, so_far = waiting.pop()
        more: list[tuple[int, Token]] = []
        if parse.norms[start] == "with" and not so_far.abilities:
            for end, abilities in parse.read(Ability, start + 1, "", "", "and"):
                assert isinstance(abilities, tuple)
                more.append((end, dataclasses.replace(so_far, abilities=abilities)))
        if parse.norms[start] == "named" and not so_far.name:
            end = _name_end(parse, start + 1)
            more.append((end, dataclasses.replace(so_far, name=parse.slice(start + 1, end))))
        found += more
        waiting += more
    return found


def _name_end(parse: Parse, position: int) -> int:
    """Where a name that begins here ends: before the first word that can't be part of it."""
    while position < parse.end:
        token = parse.tokens[position]
        inner = token.norm in ("of", "the", "'s", "'", "from", "to")
        if not inner and not token.text[:1].isupper():
            break
        position += 1
    return position
