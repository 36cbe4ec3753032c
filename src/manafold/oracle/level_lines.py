"""Striations of leveler and station cards, sections of Class cards: a first line, then abilities (CR 711, 716, 721)."""

from __future__ import annotations

import dataclasses
import re

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.abilities import Ability, Keyword
from manafold.model.card import Printed
from manafold.model.words import Cost
from manafold.words.abilities.levels import ClassLevel, Levels
from manafold.words.abilities.station_symbols import StationSymbol

_BOUNDS = re.compile(r"(\d+)-(\d+)")


def read_levels(parse: Parse, position: int) -> Found:
    """The striation or the section that a text may be."""
    return [*_striations(parse, position), *_stations(parse, position), *_sections(parse, position)]


def _striations(parse: Parse, position: int) -> Found:
    if parse.norms[position] != "level":
        return []
    bounds = _BOUNDS.fullmatch(parse.norms[position + 1])
    start = position + 2
    high: int | None = None
    if bounds is not None:
        low, high = int(bounds.group(1)), int(bounds.group(2))
    elif parse.norms[position + 1].isdigit() and parse.norms[start] == "+":
        low, start = int(parse.norms[position + 1]), start + 1
    else:
        return []
    power, slash, toughness = parse.norms[start : start + 3]
    if slash != "/" or not power.isdigit() or not toughness.isdigit():
        return []
    found: Found = [(start + 3, (Levels(low, high, int(power), int(toughness)),))]
    for end, abilities in _abilities(parse, start + 3):
        found.append((end, (Levels(low, high, int(power), int(toughness), abilities),)))
    return found


def _stations(parse: Parse, position: int) -> Found:
    first, digits, plus = (*parse.norms[position : position + 3], "", "", "")[:3]
    if first != "station" or not digits.isdigit() or plus != "+":
        return []
    number = int(digits)
    found: Found = [(position + 3, (StationSymbol(number),))]
    found += [(end, (StationSymbol(number, abilities),)) for end, abilities in _abilities(parse, position + 3)]
    return found


def with_size(abilities: tuple[Ability, ...], power: Printed | None, toughness: Printed | None) -> tuple[Ability, ...]:
    """The abilities of a face; of station symbols the one with the greatest number has the power and toughness that
    are printed on the card, if there are any (CR 721.2b)."""
    numbers = [each.number for each in abilities if isinstance(each, StationSymbol)]
    if not numbers or not isinstance(power, int) or not isinstance(toughness, int):
        return abilities
    return tuple(
        [
            dataclasses.replace(each, power=power, toughness=toughness)
            if isinstance(each, StationSymbol) and each.number == max(numbers)
            else each
            for each in abilities
        ]
    )


def _sections(parse: Parse, position: int) -> Found:
    found: Found = []
    for end, costs in parse.read(Cost, position, "", "", ""):
        if parse.norms[end : end + 2] == (":", "level") and parse.norms[end + 2].isdigit() and isinstance(costs, tuple):
            level = int(parse.norms[end + 2])
            found += [(last, (ClassLevel(costs, level, each),)) for last, each in _abilities(parse, end + 3)]
    return found


def _abilities(parse: Parse, position: int) -> list[tuple[int, tuple[Ability, ...]]]:
    """One or more lines of abilities."""
    found: list[tuple[int, tuple[Ability, ...]]] = []
    waiting: list[tuple[int, tuple[Ability, ...]]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        for end, abilities in parse.read(Ability, start, "line"):
            assert isinstance(abilities, tuple)
            found.append((end, (*before, *abilities)))
            waiting.append((end, (*before, *abilities)))
    return list(dict.fromkeys(found))


def groups(abilities: tuple[Ability, ...]) -> list[tuple[Ability, ...]]:
    """The abilities line by line: keywords beside each other are one line."""
    found: list[tuple[Ability, ...]] = []
    for ability in abilities:
        if found and isinstance(ability, Keyword) and isinstance(found[-1][-1], Keyword):
            found[-1] = (*found[-1], ability)
        else:
            found.append((ability,))
    return found


def write_levels(printer: Printer, ability: Levels | ClassLevel | StationSymbol) -> str | None:
    """The lines that say a striation or section."""
    lines: list[str | None] = []
    if isinstance(ability, Levels):
        bounds = f"{ability.low}+" if ability.high is None else f"{ability.low}-{ability.high}"
        lines += [f"LEVEL {bounds}", f"{ability.power}/{ability.toughness}"]
    elif isinstance(ability, StationSymbol):
        lines.append(f"STATION {ability.number}+")
    else:
        costs = printer.write(Cost, ability.costs, "", "", "")
        lines.append(None if costs is None else f"{costs}: Level {ability.level}")
    lines += [printer.write(Ability, group, "line") for group in groups(ability.abilities)]
    return None if None in lines else "\n".join([line for line in lines if line])
