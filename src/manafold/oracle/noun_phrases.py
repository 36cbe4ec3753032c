"""Noun phrases: a `Filter` as "other tapped artifacts and creatures you control".

A noun phrase is words before the noun (phrases of the form "before"), nouns ("head"), and words behind ("after" and
"with"). Nouns may be a list, of which the words before and behind are shared by all, and the last noun too where it
is a kind ("instant or sorcery card"). Words of the form "with" belong to the only creature of a list.
"""

from __future__ import annotations

from dataclasses import dataclass

from manafold.grammar.english import article, join
from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.tree import walk
from manafold.model.words import Filter, Ref
from manafold.oracle.surface import Pronoun
from manafold.words.filters.belonging import InExile, InZoneOf
from manafold.words.filters.composed import AllOf, AnyOf, Conjunction, Not
from manafold.words.filters.kinds import AbilityOnStack, IsCard, IsPlayer, IsToken, Opponent, Permanent, Spell
from manafold.words.filters.pointed import Is, Other
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.refs.plain import You
from manafold.words.values.counting import Count

CONJUNCTIONS: tuple[Conjunction, ...] = ("or", "and", "and/or")
_KINDS = (IsCard, IsToken, Permanent, Spell)
_HEADS = (OfType, OfSubtype, *_KINDS, IsPlayer, Opponent, AbilityOnStack)


def all_of(parts: tuple[Filter, ...]) -> Filter:
    """The description that has all these parts."""
    return parts[0] if len(parts) == 1 else AllOf(parts)


def parts_of(what: Filter) -> tuple[Filter, ...]:
    """The parts of a description."""
    return what.of if isinstance(what, AllOf) else (what,)


@dataclass(frozen=True)
class _Unit:
    """One item of a list of nouns: what stands before its nouns, the nouns, and what stands behind for it alone."""

    before: tuple[Filter, ...]
    nouns: tuple[Filter, ...]
    behind: tuple[Filter, ...] = ()

    def filter(self) -> Filter:
        return all_of((*self.before, *self.nouns, *self.behind))


class NounPhrase(Nonterminal):
    """A `Filter` as a noun phrase without article: singular, or plural in the form "many"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        number = "many" if form == "many" else "one"
        found: Found = []
        for end, units, conjunction in _unit_lists(parse, position, number):
            for last, after in _behind(parse, end, number):
                what = _composed(units, conjunction, after, number)
                if what is not None:
                    found.append((last, what))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Filter)
        return _Written(printer, "many" if form == "many" else "one").phrase(node)

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol]:
        return ["non-", grammar.symbol(Filter, "before"), grammar.symbol(Filter, "head", "one")]

    def person(self, node: object, form: str) -> str:
        return "many" if form == "many" else "one"


class NounPhraseWithArticle(Nonterminal):
    """A `Filter` as "a creature", "another creature", "this creature", "you", or a list of these: the form "a"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        items = self._items(parse, position)
        found: Found = list(items)
        ends = {end for end, _ in items}
        for end, first in items:
            found.extend([each for each in self._more(parse, end, (first,)) if each[0] not in ends])
        return found

    def _more(self, parse: Parse, position: int, before: tuple[Filter, ...]) -> Found:
        found: Found = []
        if parse.at(position, "or"):
            both_nouns = not any(isinstance(each, Is) for each in before)
            for end, item in self._items(parse, position + 1):
                found.append((end, AnyOf((*before, item), "or a" if both_nouns else "or")))
        return found

    def _items(self, parse: Parse, position: int) -> list[tuple[int, Filter]]:
        found: list[tuple[int, Filter]] = []
        if parse.norms[position] in ("a", "an"):
            found += [(end, node) for end, node in parse.read(Filter, position + 1) if isinstance(node, Filter)]
        if parse.norms[position] == "another":
            for end, node in parse.read(Filter, position + 1):
                assert isinstance(node, Filter)
                found.append((end, AllOf((Other(), *parts_of(node)))))
        for end, node in parse.read(Ref, position, "plain"):
            assert isinstance(node, Ref)
            found.append((end, Is(node)))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, Is):
            return printer.write(Ref, node.ref, "plain")
        assert isinstance(node, Filter)
        if isinstance(node, AnyOf) and (node.said == "or a" or isinstance(node.of[0], Is)):
            texts = [self.write(printer, part, form, person) for part in node.of]
            return None if None in texts else join([text for text in texts if text], "or")
        parts = parts_of(node)
        if isinstance(parts[0], Other) and len(parts) > 1:
            text = printer.write(Filter, all_of(parts[1:]))
            return None if text is None else f"another {text}"
        text = printer.write(Filter, node)
        return None if text is None else f"{article(text)} {text}"

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol]:
        return ["a", "an", "another", grammar.symbol(Ref, "plain")]

    def person(self, node: object, form: str) -> str:
        return node.ref.person() if isinstance(node, Is) else "one"


class PlayerOrThing(NounPhraseWithArticle):
    """The forms "player" and "thing" of a `Filter`: as "a", but only for players, or only for what is no player."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        items = parse.read(Filter, position, "a")
        return [each for each in items if isinstance(each[1], Filter) and is_of_players(each[1]) is (form == "player")]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Filter)
        return printer.write(Filter, node, "a") if is_of_players(node) is (form == "player") else None


def is_of_players(what: Filter) -> bool:
    """Whether the description is one of players."""
    if isinstance(what, Is):
        ref = what.ref
        return isinstance(ref, You) or (isinstance(ref, Pronoun) and ref.said.endswith(("player", "opponent")))
    parts = what.of if isinstance(what, AllOf | AnyOf) else (what,)
    return any(isinstance(part, IsPlayer | Opponent) or (part is not what and is_of_players(part)) for part in parts)


def _filters(parse: Parse, position: int, form: str, person: str = "") -> list[tuple[int, Filter]]:
    return [(end, node) for end, node in parse.read(Filter, position, form, person) if isinstance(node, Filter)]


def _before_items(parse: Parse, position: int) -> list[tuple[int, Filter]]:
    """One word before a noun, "non-" words included."""
    if parse.norms[position] == "non-":
        inner = _filters(parse, position + 1, "before") + _filters(parse, position + 1, "head", "one")
        return [(end, Not(what)) for end, what in inner]
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
        (end, (head,)) for end, head in _filters(parse, position, "head", number)
    ]
    for end, head in _filters(parse, position, "head", "one"):
        found += [(last, (head, *rest)) for last, rest in nouns(parse, end, number)]
    return list(dict.fromkeys(found))


def _behind(parse: Parse, position: int, number: str) -> list[tuple[int, tuple[Filter, ...]]]:
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
    """Whether it counts cards "from" a zone: counted are those "in" one; "from" belongs to a noun before."""
    counted = [part for _, word in walk(what) if isinstance(word, Count) for part in parts_of(word.what)]
    return any(isinstance(part, InZoneOf | InExile) and part.said == "from" for part in counted)


def _units(parse: Parse, position: int, number: str) -> list[tuple[int, _Unit]]:
    return [
        (end, _Unit(before, found))
        for middle, before in _befores(parse, position)
        for end, found in nouns(parse, middle, number)
    ]


def _unit_lists(parse: Parse, position: int, number: str) -> list[tuple[int, tuple[_Unit, ...], Conjunction]]:
    """Single units, and lists of them with a conjunction."""
    found: list[tuple[int, tuple[_Unit, ...], Conjunction]] = []
    first = _units(parse, position, number)
    found += [(end, (unit,), "or") for end, unit in first]
    if number == "many":
        first = first + _units(parse, position, "one")
    waiting: list[tuple[int, tuple[_Unit, ...]]] = [(end, (unit,)) for end, unit in dict.fromkeys(first)]
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


def _composed(
    units: tuple[_Unit, ...], conjunction: Conjunction, after: tuple[Filter, ...], number: str
) -> Filter | None:
    """The description that a noun phrase means; None if it does not make sense as one."""
    if len(units) == 1:
        return all_of((*units[0].before, *units[0].nouns, *after))
    if conjunction == "and" and number == "one":
        return None
    last = units[-1]
    shared_noun: tuple[Filter, ...] = ()
    if len(last.nouns) > 1 and isinstance(last.nouns[-1], _KINDS) and not any(_has_kind(unit) for unit in units[:-1]):
        shared_noun = (last.nouns[-1],)
        last = _Unit(last.before, last.nouns[:-1])
    shared_before: tuple[Filter, ...] = ()
    first = units[0]
    if first.before and not any(unit.before for unit in (*units[1:-1], last)):
        shared_before = first.before
        first = _Unit((), first.nouns)
    items = [first, *units[1:-1], last]
    shared_after = after
    if after and _is_the_only_creature(items):
        own = tuple(part for part in after if _is_about_creatures(part))
        items[-1] = _Unit(last.before, last.nouns, own)
        shared_after = tuple(part for part in after if part not in own)
    listed = AnyOf(tuple(item.filter() for item in items), conjunction)
    return all_of((*shared_before, listed, *shared_noun, *shared_after))


def _has_kind(unit: _Unit) -> bool:
    return any(isinstance(noun, _KINDS) for noun in unit.nouns)


def _is_the_only_creature(items: list[_Unit]) -> bool:
    creature = OfType("creature")
    return creature in items[-1].nouns and not any(
        creature in unit.nouns or isinstance(unit.nouns[-1], OfSubtype) for unit in items[:-1]
    )


def _is_about_creatures(part: Filter) -> bool:
    from manafold.words.filters.abilities import HasKeyword
    from manafold.words.filters.numbers import Measures

    return isinstance(part, HasKeyword) or (isinstance(part, Measures) and part.what != "mana value")


class _Written:
    """The writing of one noun phrase in a number."""

    def __init__(self, printer: Printer, number: str) -> None:
        self.printer = printer
        self.number = number

    def phrase(self, what: Filter) -> str | None:
        """The whole noun phrase; None if some part has no place in one."""
        before: list[str] = []
        nouns: list[Filter] = []
        after: list[str] = []
        previous: Filter | None = None
        for part in parts_of(what):
            text = None if nouns else self.before(part)
            if text is not None:
                if isinstance(part, Not) and isinstance(previous, Not):
                    before[-1] += ","
                before.append(text)
            elif isinstance(part, _HEADS) or self._is_list_of_nouns(part):
                nouns.append(part)
            else:
                text = self.after(part)
                if text is None:
                    return None
                after.append(text)
            previous = part
        heads = self.heads(nouns)
        return None if heads is None else " ".join([*before, heads, *after])

    def before(self, part: Filter) -> str | None:
        if isinstance(part, AnyOf):
            texts = [self.before(each) for each in part.of]
            return None if None in texts else join([text for text in texts if text], part.said)
        if isinstance(part, Not):
            text = self.printer.write(Filter, part.what, "before")
            if text is None:
                text = self.printer.write(Filter, part.what, "head", "one")
            return None if text is None else f"non-{text}" if text[0].isupper() else f"non{text}"
        return self.printer.write(Filter, part, "before")

    def after(self, part: Filter) -> str | None:
        text = self.printer.write(Filter, part, "after", self.number)
        return text if text is not None else self.printer.write(Filter, part, "with", self.number)

    def heads(self, nouns: list[Filter]) -> str | None:
        """Nouns in a row, the last in the number of the phrase."""
        texts = []
        for index, noun in enumerate(nouns):
            number = self.number if index == len(nouns) - 1 else "one"
            if isinstance(noun, AnyOf):
                items = [_Written(self.printer, number).phrase(each) for each in noun.of]
                texts.append(None if None in items else join([item for item in items if item], noun.said))
            else:
                texts.append(self.printer.write(Filter, noun, "head", number))
        return None if None in texts or not texts else " ".join([text for text in texts if text])

    def _is_list_of_nouns(self, part: Filter) -> bool:
        return isinstance(part, AnyOf) and not any(isinstance(each, Is) for each in part.of)

