"""Reading noun phrases: the words before the nouns, the nouns, alone or as a list, and the words behind them."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.grammar.parser import Parse
from manafold.model.tree import walk
from manafold.model.typeline import SUBTYPES
from manafold.model.words import Filter
from manafold.words.filters.abilities import HasKeyword
from manafold.words.filters.belonging import InCommandZone, InExile, InZoneOf
from manafold.words.filters.composed import AnyOf, Conjunction, Not, all_of, parts_of
from manafold.words.filters.kinds import IsCard, IsToken, Permanent, PermanentType, Spell
from manafold.words.filters.numbers import Measures
from manafold.words.filters.pointed import Among
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.refs.plain import SourceIn
from manafold.words.values.counting import Count

CONJUNCTIONS: tuple[Conjunction, ...] = ("or", "and", "and/or")
KINDS = (IsCard, IsToken, Permanent, Spell)


@dataclass(frozen=True)
class Unit:
    """One item of a list of nouns: what stands before its nouns, the nouns, and what stands behind for it alone."""

    before: tuple[Filter, ...]
    nouns: tuple[Filter, ...]
    behind: tuple[Filter, ...] = ()

    def filter(self) -> Filter:
        return all_of((*self.before, *self.nouns, *self.behind))


def _filters(parse: Parse, position: int, form: str, person: str = "") -> list[tuple[int, Filter]]:
    return [(end, node) for end, node in parse.read(Filter, position, form, person) if isinstance(node, Filter)]


def _before_items(parse: Parse, position: int) -> list[tuple[int, Filter]]:
    """One word before a noun, "non-" words included."""
    if parse.norms[position] == "non-":
        inner = _filters(parse, position + 1, "before") + _filters(parse, position + 1, "head", "one")
        return [(end, Not(what)) for end, what in inner if not isinstance(what, Permanent)]
    return _filters(parse, position, "before")


def _befores(parse: Parse, position: int) -> list[tuple[int, tuple[Filter, ...]]]:
    """All the sequences of words before a noun, none included."""
    found: list[tuple[int, tuple[Filter, ...]]] = [(position, ())]
    waiting = list(found)
    while waiting:
        end, parts = waiting.pop()
        if parts and parse.norms[end] == "," and isinstance(parts[-1], Not) and parse.norms[end + 1] == "non-":
            end += 1
        for last, item in _before_items(parse, end):
            longer = [(last, (*parts, item)), *_alternatives(parse, last, parts, (item,))]
            found += longer
            waiting += longer
    return found


def _alternatives(
    parse: Parse, position: int, parts: tuple[Filter, ...], items: tuple[Filter, ...]
) -> list[tuple[int, tuple[Filter, ...]]]:
    """Lists of words before a noun: "white or blue", "white, blue, or black"."""
    found: list[tuple[int, tuple[Filter, ...]]] = []
    comma = parse.norms[position] == ","
    behind = position + 1 if comma else position
    for conjunction in CONJUNCTIONS:
        if parse.norms[behind] == conjunction and (not comma or len(items) > 1):
            for end, item in _before_items(parse, behind + 1):
                found.append((end, (*parts, AnyOf((*items, item), conjunction))))
    if comma:
        for end, item in _before_items(parse, behind):
            found += _alternatives(parse, end, parts, (*items, item))
    return found


def nouns(parse: Parse, position: int, number: str) -> list[tuple[int, tuple[Filter, ...]]]:
    """All the sequences of nouns: the last in the number asked for, those before it in the singular."""
    found: list[tuple[int, tuple[Filter, ...]]] = [
        (end, (head,)) for end, head in _filters(parse, position, "head", number) if _agree(head, ())
    ]
    for end, head in _filters(parse, position, "head", "one"):
        found += [(last, (head, *rest)) for last, rest in nouns(parse, end, number) if _agree(head, rest)]
    return list(dict.fromkeys(found))


def _agree(head: Filter, rest: tuple[Filter, ...]) -> bool:
    """Whether a noun can stand before the others: a permanent card is no permanent (CR 110.4a)."""
    of_cards = any(isinstance(noun, IsCard | Spell) for noun in rest)
    return not isinstance(head, Permanent if of_cards else PermanentType)


def words_behind(parse: Parse, position: int, number: str) -> list[tuple[int, tuple[Filter, ...]]]:
    """All the sequences of words behind a noun, none included.

    What can belong to a noun inside of them does: "with power less than the number of cards in your hand".
    """
    found: list[tuple[int, tuple[Filter, ...]]] = [(position, ())]
    for end, parts in found:
        for form in ("after", "with"):
            behind = _filters(parse, end, form, number)
            found += [(last, (*parts, what)) for last, what in behind if not _counts_from(what)]
    fewest: dict[int, int] = {}
    for end, parts in found:
        fewest[end] = min(len(parts), fewest.get(end, len(parts)))
    return [(end, parts) for end, parts in found if len(parts) == fewest[end]]


def _counts_from(what: Filter) -> bool:
    """Whether it counts cards "from" a zone, or speaks of "this card from" one: counted are those "in" one, and "from"
    belongs to a noun before."""
    if any([isinstance(word, SourceIn) for word in walk(what)]):
        return True
    counted = [part for word in walk(what) if isinstance(word, Count) for part in parts_of(word.what)]
    zones = InZoneOf | InExile | InCommandZone | Among
    return any(isinstance(part, zones) and part.said.startswith("from") for part in counted)


def _units(parse: Parse, position: int, number: str) -> list[tuple[int, Unit]]:
    return [
        (end, Unit(before, found))
        for middle, before in _befores(parse, position)
        for end, found in nouns(parse, middle, number)
    ]


def unit_lists(parse: Parse, position: int, number: str) -> list[tuple[int, tuple[Unit, ...], Conjunction]]:
    """Single units, and lists of them with a conjunction."""
    found: list[tuple[int, tuple[Unit, ...], Conjunction]] = []
    first = _units(parse, position, number)
    found += [(end, (unit,), "or") for end, unit in first]
    if number == "many":
        first = first + _units(parse, position, "one")
    waiting: list[tuple[int, tuple[Unit, ...]]] = [(end, (unit,)) for end, unit in dict.fromkeys(first)]
    while waiting:
        end, units = waiting.pop()
        comma = parse.norms[end] == ","
        behind = end + 1 if comma else end
        for conjunction in CONJUNCTIONS:
            if parse.norms[behind] == conjunction and comma == (len(units) > 1):
                for last, unit in _units(parse, behind + 1, number):
                    found.append((last, (*units, unit), conjunction))
        if comma:
            following = _units(parse, behind, number) + (_units(parse, behind, "one") if number == "many" else [])
            waiting += [(last, (*units, unit)) for last, unit in dict.fromkeys(following)]
    return found


def composed(
    units: tuple[Unit, ...], conjunction: Conjunction, after: tuple[Filter, ...], number: str
) -> Filter | None:
    """The description that a noun phrase means; None if it does not make sense as one."""
    if len(units) == 1:
        return all_of((*units[0].before, *units[0].nouns, *after))
    if conjunction == "and" and number == "one":
        return None
    last = units[-1]
    shared_noun: tuple[Filter, ...] = ()
    if len(last.nouns) > 1 and isinstance(last.nouns[-1], KINDS) and not any(_has_kind(unit) for unit in units[:-1]):
        shared_noun = (last.nouns[-1],)
        last = Unit(last.before, last.nouns[:-1])
    if _names_subtypes(units[:-1], last):
        shared_noun = (last.nouns[-1], *shared_noun)
        last = Unit(last.before, last.nouns[:-1])
    shared_before: tuple[Filter, ...] = ()
    first = units[0]
    if first.before and not any(unit.before for unit in (*units[1:-1], last)) and not _says_more(first, last):
        shared_before = first.before
        first = Unit((), first.nouns)
    items = [first, *units[1:-1], last]
    shared_after = after
    if after and _is_the_only_creature(items):
        own = tuple(part for part in after if _is_about_creatures(part))
        items[-1] = Unit(last.before, last.nouns, own)
        shared_after = tuple(part for part in after if part not in own)
    listed = AnyOf(tuple(item.filter() for item in items), conjunction)
    return all_of((*shared_before, listed, *shared_noun, *shared_after))


def _says_more(first: Unit, last: Unit) -> bool:
    """Whether the last repeats the nouns of the first with others, which then has its own words before them: "enchanted
    creature or enchantment creature"."""
    return len(last.nouns) > len(first.nouns) and set(first.nouns) <= set(last.nouns)


def _names_subtypes(units: tuple[Unit, ...], last: Unit) -> bool:
    """Whether the last of the nouns is the card type of them all: "Elf or Bird creature" is a creature of one of the
    two types."""
    kind = last.nouns[-1]
    if len(last.nouns) == 1 or not isinstance(kind, OfType):
        return False
    named = [noun for unit in units for noun in unit.nouns] + [*last.nouns[:-1]]
    return all([isinstance(noun, OfSubtype) and noun.subtype in SUBTYPES[kind.type] for noun in named])


def _has_kind(unit: Unit) -> bool:
    return any(isinstance(noun, KINDS) for noun in unit.nouns)


def _is_the_only_creature(items: list[Unit]) -> bool:
    creature = OfType("creature")
    return creature in items[-1].nouns and not any(
        creature in unit.nouns or isinstance(unit.nouns[-1], OfSubtype) for unit in items[:-1]
    )


def _is_about_creatures(part: Filter) -> bool:
    return isinstance(part, HasKeyword) or (isinstance(part, Measures) and part.what != "mana value")
