"""Noun phrases: a `Filter` as "other tapped artifacts and creatures you control".

A noun phrase is words before the noun (phrases of the form "before"), nouns ("head"), and words behind ("after" and
"with"). Nouns may be a list, of which the words before and behind are shared by all, and the last noun too where it
is a kind ("instant or sorcery card"). Words of the form "with" belong to the only creature of a list.
"""

from __future__ import annotations

from manafold.grammar.english import article, join
from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.words import Filter, Ref
from manafold.oracle.noun_reading import composed, unit_lists, words_behind
from manafold.oracle.noun_writing import NounWriter
from manafold.oracle.surface import Pronoun
from manafold.words.effects.friends_and_foes import FriendOrFoe
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf, AnyOf, all_of, parts_of
from manafold.words.filters.kinds import IsPlayer, Opponent
from manafold.words.filters.pointed import Is, Other
from manafold.words.refs.plain import You


class NounPhrase(Nonterminal):
    """A `Filter` as a noun phrase without article: singular, or plural in the form "many"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        number = "many" if form == "many" else "one"
        found: Found = []
        for end, units, conjunction in unit_lists(parse, position, number):
            for last, after in words_behind(parse, end, number):
                number_of_all = "many" if parse.norms[position - 1] == "each" else number
                what = composed(units, conjunction, after, number_of_all)
                if what is not None:
                    found.append((last, what))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Filter)
        return NounWriter(printer, "many" if form == "many" else "one").phrase(node)

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
                found.append((end, _alternatives(before, item) if both_nouns else AnyOf((*before, item), "or")))
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
        if isinstance(parts[0], AnyOf) and parts[0].said == "or a":
            *items, last = parts[0].of
            return self.write(printer, AnyOf((*items, all_of((*parts_of(last), *parts[1:]))), "or a"), form, person)
        if isinstance(parts[0], Other) and len(parts) > 1:
            text = printer.write(Filter, all_of(parts[1:]))
            return None if text is None else f"another {text}"
        text = printer.write(Filter, node)
        return None if text is None else f"{article(text)} {text}"

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol]:
        return ["a", "an", "another", grammar.symbol(Ref, "plain")]

    def person(self, node: object, form: str) -> str:
        return node.ref.person() if isinstance(node, Is) else "one"


def _alternatives(before: tuple[Filter, ...], item: Filter) -> Filter:
    """Either of several: whose they are is said of all behind the last: "a Wolf or another Bear you control"."""
    whose = tuple([part for part in parts_of(item) if isinstance(part, ControlledBy)])
    said = any([isinstance(part, ControlledBy) for each in before for part in parts_of(each)])
    if not whose or said or Other() not in parts_of(item) or any(map(is_of_players, before)):
        return AnyOf((*before, item), "or a")
    last = all_of(tuple([part for part in parts_of(item) if part not in whose]))
    return AllOf((AnyOf((*before, last), "or a"), *whose))


class PlayerOrThing(NounPhraseWithArticle):
    """The forms "player" and "thing" of a `Filter`: as "a", but only for players, or only for what is no player."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        items = parse.read(Filter, position, "a")
        return [each for each in items if isinstance(each[1], Filter) and is_of_players(each[1]) is (form == "player")]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Filter)
        return printer.write(Filter, node, "a") if is_of_players(node) is (form == "player") else None


PLAYERS = (IsPlayer, Opponent, FriendOrFoe)
"""The words that describe players."""


def is_of_players(what: Filter) -> bool:
    """Whether the description is one of players."""
    if isinstance(what, Is):
        ref = what.ref
        return isinstance(ref, You) or (isinstance(ref, Pronoun) and ref.said.endswith(("player", "opponent")))
    parts = what.of if isinstance(what, AllOf | AnyOf) else (what,)
    return any(isinstance(part, PLAYERS) or (part is not what and is_of_players(part)) for part in parts)
