"""What abilities say of when they can be activated, how often they trigger, and where they function (CR 602.5)."""

from __future__ import annotations

from manafold.grammar.english import join
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.model.tree import walk
from manafold.model.words import Condition, Script
from manafold.words.conditions.counts import AreIn
from manafold.words.filters.belonging import InZoneOf
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import SourceIn


def read_riders(parse: Parse, position: int) -> list[tuple[int, tuple[Condition, ...]]]:
    """The riders behind "activate only" or "triggers only", and where they end."""
    found: list[tuple[int, tuple[Condition, ...]]] = []
    for end, condition in parse.read(Condition, position, "only"):
        assert isinstance(condition, Condition)
        if parse.at(end, "."):
            found.append((end + 1, (condition,)))
        start = end + (2 if parse.norms[end : end + 2] == ("and", "only") else 1)
        if parse.norms[end] == "and":
            found += [(last, (condition, *more)) for last, more in read_riders(parse, start)]
    return found


def write_riders(printer: Printer, lead: str, only: tuple[Condition, ...]) -> str | None:
    """The sentence that says the riders behind `lead`, with a space in front; "" if there are none."""
    texts = [printer.write(Condition, condition, "only") for condition in only]
    if None in texts:
        return None
    return f" {lead} {join([text for text in texts if text], 'and only')}." if only else ""


def functions_in(script: Script, conditions: tuple[Condition, ...]) -> str:
    """The zone where alone an ability with this script and these conditions functions; else the battlefield.

    It is the one that they name, or the one that the source is moved out of (CR 113.6m).
    """
    stated = stated_zone(conditions)
    moved = [word.zone for word in walk(script) if isinstance(word, SourceIn)]
    return stated if stated != "battlefield" or not moved else moved[0]


def stated_zone(conditions: tuple[Condition, ...]) -> str:
    """The zone that conditions name for the source: "if this card is in your graveyard" (CR 113.6b); else the
    battlefield."""
    for condition in conditions:
        for word in walk(condition):
            if isinstance(word, AreIn) and isinstance(word.what, Is) and isinstance(word.where, InZoneOf):
                return word.where.zone
    return "battlefield"
