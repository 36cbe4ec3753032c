"""What something is or becomes, in text: "3/3 green Beast creature with trample", "black", "Island"."""

from __future__ import annotations

import dataclasses

from manafold.grammar.english import article, join, plural
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.abilities import Ability
from manafold.model.colors import COLOR_NAMES
from manafold.model.typeline import ALL_SUBTYPES, CARD_TYPES, SUPERTYPES
from manafold.model.words import Value
from manafold.oracle.token_nouns import read_colors, read_names, read_size, read_subtypes
from manafold.words.statics.kinds import Kind

_PLURAL_TYPES = {f"{each}s": each for each in CARD_TYPES if each != "sorcery"}
_BASE = ("base", "power", "and", "toughness")
_EACH = ("power", "and", "toughness", "each", "equal", "to")


class KindNoun(Nonterminal):
    """The form "noun" of a `Kind`: with its article, or in the plural, as in "nouns"; "bare" where it is no noun:
    "black"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        if form == "bare":
            return _bare(parse, position)
        found: Found = []
        number = "many" if person == "many" or parse.norms[position] not in ("a", "an") else "one"
        if form == "nouns" and number == "one":
            return []
        if number == "one":
            position += 1
        start, supertypes = read_names(parse, position, SUPERTYPES)
        for size_end, power, toughness in read_size(parse, start):
            size_end, more = read_names(parse, size_end, SUPERTYPES)
            color_end, colors = read_colors(parse, size_end)
            colorless = color_end > size_end and not colors
            kind = Kind((), (), (*supertypes, *more), tuple(colors), power, toughness, (), colorless)
            for end, kinds in _nouns(parse, color_end, number):
                named = dataclasses.replace(kind, types=kinds.types, subtypes=kinds.subtypes)
                found += _described(parse, end, named)
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Kind)
        person = "many" if form == "nouns" else person
        words: list[str] = list(node.supertypes)
        if node.power is not None and node.toughness is not None and not (node.base or node.each):
            words.append(_size_text(printer, node))
        if node.colorless:
            words.append("colorless")
        elif node.colors:
            words.append(join([COLOR_NAMES[color] for color in node.colors], "and"))
        if form == "bare":
            plain = not (node.types or node.subtypes or node.abilities or node.power or node.supertypes)
            return " ".join(words) if words and plain else None
        nouns = [*node.subtypes, *node.types]
        if not nouns:
            return None
        if person == "many":
            nouns[-1] = plural(nouns[-1])
        text = " ".join([*words, *nouns])
        text = text if person == "many" else f"{article(text)} {text}"
        behind: list[str] = []
        if node.each:
            value = printer.write(Value, node.power)
            if value is None:
                return None
            behind.append(f"power and toughness each equal to {value}")
        if node.base:
            behind.append(f"base power and toughness {_size_text(printer, node)}")
        if node.abilities:
            abilities = printer.write(Ability, node.abilities, "", "", "and")
            if abilities is None:
                return None
            behind.append(abilities)
        return f"{text} with {' and '.join(behind)}" if behind else text


def _size_text(printer: Printer, node: Kind) -> str:
    assert node.power is not None
    assert node.toughness is not None
    return f"{printer.phrase(node.power)}/{printer.phrase(node.toughness)}"


def _bare(parse: Parse, position: int) -> Found:
    if parse.norms[position] == "colorless":
        return [(position + 1, Kind(colorless=True))]
    end, colors = read_colors(parse, position)
    return [(end, Kind(colors=tuple(colors)))] if colors else []


def _nouns(parse: Parse, position: int, number: str) -> list[tuple[int, Kind]]:
    """The subtypes and card types of a noun; the last in the plural, if there are many."""
    end, subtypes = read_subtypes(parse, position)
    last, types = read_names(parse, end, CARD_TYPES)
    if number == "one":
        return [(last, Kind(tuple(types), tuple(subtypes)))] if subtypes or types else []
    type_name = _PLURAL_TYPES.get(parse.norms[last])
    if type_name is not None:
        return [(last + 1, Kind((*types, type_name), tuple(subtypes)))]
    if types:
        return []
    for name in ALL_SUBTYPES:
        if parse.norms[end] == plural(name).lower() and parse.slice(end, end + 1) == plural(name):
            return [(end + 1, Kind((), (*subtypes, name)))]
    return []


def _described(parse: Parse, position: int, kind: Kind) -> Found:
    """What stands behind the noun: a size, abilities, or nothing."""
    found: Found = [(position, kind)]
    if parse.norms[position] != "with":
        return found
    start, between = position + 1, False
    if parse.norms[start : start + 4] == _BASE and kind.power is None:
        for end, power, toughness in read_size(parse, start + 4):
            if power is not None:
                kind = dataclasses.replace(kind, power=power, toughness=toughness, base=True)
                found.append((end, kind))
                start, between = end, True
    if parse.norms[start : start + 6] == _EACH and kind.power is None:
        for end, value in parse.read(Value, start + 6):
            if isinstance(value, Value):
                sized = dataclasses.replace(kind, power=value, toughness=value, each=True)
                found.append((end, sized))
                if parse.norms[end] == "and":
                    for last, granted in parse.read(Ability, end + 1, "", "", "and"):
                        assert isinstance(granted, tuple)
                        found.append((last, dataclasses.replace(sized, abilities=granted)))
    if between:
        if parse.norms[start] != "and":
            return found
        start += 1
    for end, abilities in parse.read(Ability, start, "", "", "and"):
        assert isinstance(abilities, tuple)
        found.append((end, dataclasses.replace(kind, abilities=abilities)))
    return found
