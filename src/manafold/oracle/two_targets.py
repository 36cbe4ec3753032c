"""Two targets of one instruction: "target creature and target land", "... card and up to one target land card from your
graveyard"."""

from __future__ import annotations

import dataclasses

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Filter, Ref
from manafold.oracle.surface import TargetHere
from manafold.oracle.target_references import read_targets
from manafold.words.filters.belonging import InZoneOf
from manafold.words.filters.composed import all_of, parts_of
from manafold.words.filters.kinds import IsCard
from manafold.words.refs.damage import Together
from manafold.words.refs.noun_phrases import Each


def read_two_targets(parse: Parse, position: int) -> Found:
    """Two targets; the zone that is said of the second card is that of the first as well."""
    found: Found = []
    for end, first in read_targets(parse, position):
        if parse.norms[end] != "and":
            continue
        for last, second in read_targets(parse, end + 1):
            assert isinstance(first, TargetHere)
            assert isinstance(second, TargetHere)
            both = with_place_of(first, second.spec.what)
            if both is not None:
                found.append((last, Together(both, second)))
    return found


def write_two_targets(printer: Printer, node: Together) -> str | None:
    """A target and another, or others, the zone of all said once."""
    first, second = node.first, node.second
    what = second.spec.what if isinstance(second, TargetHere) else second.what if isinstance(second, Each) else None
    if isinstance(first, TargetHere) and what is not None and _place(first.spec.what) == _place(what):
        without = tuple([part for part in parts_of(first.spec.what) if not isinstance(part, InZoneOf)])
        first = _described(first, all_of(without))
    texts = [printer.write(Ref, each) for each in (first, second)]
    return None if None in texts else f"{texts[0]} and {texts[1]}"


def with_place_of(first: TargetHere, what: Filter) -> TargetHere | None:
    """A target; if it is a card, with the place of what is described behind it; None if nothing says where it is."""
    if IsCard() not in parts_of(first.spec.what) or _place(first.spec.what) is not None:
        return first
    place = _place(what)
    return None if place is None else _described(first, all_of((*parts_of(first.spec.what), place)))


def _place(what: Filter) -> InZoneOf | None:
    return next((part for part in parts_of(what) if isinstance(part, InZoneOf)), None)


def _described(target: TargetHere, what: Filter) -> TargetHere:
    return dataclasses.replace(target, spec=dataclasses.replace(target.spec, what=what))
