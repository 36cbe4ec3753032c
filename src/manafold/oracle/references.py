"""References in text: `Ref` as "target creature", "each opponent", "it", "this creature", "its controller's"."""

from __future__ import annotations

import dataclasses
import typing

from manafold.grammar.english import article, possessive
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.subjects import SaidYou
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Filter, Ref
from manafold.oracle.chosen_references import read_choices, read_top_cards, write_choice, write_top_cards
from manafold.oracle.mentions import DONE
from manafold.oracle.noun_reading import nouns
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.oracle.target_references import read_attached, read_each, read_targets, write_each, write_target
from manafold.oracle.two_targets import read_two_targets, with_place_of, write_two_targets
from manafold.words.filters.compared import AttachedTo
from manafold.words.filters.composed import parts_of
from manafold.words.filters.kinds import IsPlayer
from manafold.words.filters.pointed import Other
from manafold.words.refs.damage import Joint, Together
from manafold.words.refs.linked import ChosenPlayer, ExiledCards
from manafold.words.refs.noun_phrases import Choose, Each, TheRest, TopCards
from manafold.words.refs.plain import Attached, You

_SIMPLE = ("it", "they", "them", "~", "itself", "themselves", "himself", "herself")
_DETERMINERS = ("this", "that", "those", "the")
_PARTICIPLES = (*DONE, "defending", "attacking")
_POSSESSIVES: dict[str, Ref] = {"your": You(), "its": Pronoun("its"), "their": Pronoun("their")}


class References(Nonterminal):
    """A `Ref` in any way it can be said."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Ref, position, "plain")
        return [*found, *read_targets(parse, position), *read_each(parse, position), *read_choices(parse, position)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, TargetHere):
            return write_target(printer, node)
        if isinstance(node, Each):
            return write_each(printer, node)
        if isinstance(node, Choose):
            return write_choice(printer, node)
        return printer.write(Ref, node, "plain")


class Alone(Nonterminal):
    """The form "alone" of a `Ref`: all but plurals, which could be part of the noun phrase before "and"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Ref, position)
        return [(end, node) for end, node in found if not isinstance(node, Each) or node.said == "each"]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return None if isinstance(node, Each) and node.said != "each" else printer.write(Ref, node)


_JOINTS: tuple[Joint, ...] = ("and", "and/or")


class BothOfThem(Nonterminal):
    """The form "together" of a `Ref`: one, or two of which the first is no noun phrase: "you and creatures you
    control"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Ref, position)
        both: Found = []
        for end, first in found:
            for said in _JOINTS:
                if parse.norms[end] == said and isinstance(first, Ref):
                    behind = parse.read(Ref, end + 1)
                    both += [(last, Together(first, second, said)) for last, second in behind
                             if isinstance(second, Each)]  # fmt: skip
        return [*found, *both]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if not isinstance(node, Together):
            return printer.write(Ref, node)
        first, second = printer.write(Ref, node.first), printer.write(Ref, node.second)
        return None if first is None or second is None else f"{first} {node.said} {second}"


class WithOthers(Nonterminal):
    """The form "others" of a `Ref`: one, or a target and others: "target creature and all other creatures you
    control", "target creature and target land"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Ref, position)
        both = [(end, with_others(node)) for end, node in parse.read(Ref, position, "together")]
        return [*found, *[each for each in both if each[1] is not None], *read_two_targets(parse, position)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return write_two_targets(printer, node) if isinstance(node, Together) else printer.write(Ref, node)


def with_others(node: object) -> Together | None:
    """A target and all others of a description, all of them in the same place, or all that is attached to it; None if
    it is anything else."""
    if not isinstance(node, Together) or not isinstance(node.first, TargetHere) or not isinstance(node.second, Each):
        return None
    joined = [part for part in parts_of(node.second.what) if isinstance(part, Other | AttachedTo)]
    if node.second.said not in ("all", "each") or not joined:
        return None
    first = with_place_of(node.first, node.second.what)
    return None if first is None else dataclasses.replace(node, first=first)


class Targets(Nonterminal):
    """The form "target" of a `Ref`: what says "target"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return read_targets(parse, position)

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return write_target(printer, node) if isinstance(node, TargetHere) else None


class Chosen(Nonterminal):
    """The form "chosen" of a `Ref`: some of what fits: "a land card", "up to two cards"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return read_choices(parse, position)

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return write_choice(printer, node) if isinstance(node, Choose) else None


class PlainReferences(Nonterminal):
    """The form "plain" of a `Ref`: all but noun phrases with quantities and targets."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        rest = [*_the_rest(parse, position), *read_top_cards(parse, position)]
        return [*parse.words(Ref, position), *_pronouns(parse, position), *read_attached(parse, position), *rest]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, Pronoun):
            return node.said
        if isinstance(node, SaidYou):
            return "you"
        if isinstance(node, TheRest):
            return node.said
        if isinstance(node, ExiledCards):
            return "the exiled cards" if node.many else "the exiled card"
        if isinstance(node, ChosenPlayer):
            return f"the chosen {node.noun}"
        if isinstance(node, TopCards) and not node.counted_first:
            return write_top_cards(printer, node)
        if isinstance(node, Attached):
            return f"{node.way} {node.noun}"
        return printer.phrase(node)


class AnyOfThem(Nonterminal):
    """The form "any" of a `Ref`: whoever of them, so that each opponent is "an opponent"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        if parse.norms[position] in ("a", "an"):
            found += [(end, Each(what)) for end, what in parse.read(Filter, position + 1) if isinstance(what, Filter)]
        if parse.norms[position] == "any":
            described = parse.read(Filter, position + 1)
            found += [(end, Each(what, "any")) for end, what in described if isinstance(what, Filter)]
        all_of_them = read_each(parse, position)
        found += [(end, node) for end, node in all_of_them if isinstance(node, Each) and node.said != "each"]
        return [*found, *parse.read(Ref, position, "plain"), *read_targets(parse, position)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, Each) and node.said == "each":
            text = printer.write(Filter, node.what)
            return None if text is None else f"{article(text)} {text}"
        return printer.write(Ref, node)


class Possessives(Nonterminal):
    """The form "possessive" of a `Ref`: "your", "its", "target player's"; as "whose" a zone's: "a", "an opponent's"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        pronoun = _POSSESSIVES.get(parse.norms[position])
        if pronoun is not None:
            found.append((position + 1, pronoun))
        if form == "whose" and parse.norms[position] in ("a", "all"):
            found.append((position + 1, Each(IsPlayer(), "each" if parse.norms[position] == "a" else "all")))
        for end, node in parse.read(Ref, position, "any" if form == "whose" else ""):
            if parse.norms[end] in ("'s", "'"):
                found.append((end + 1, node))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if form == "whose" and isinstance(node, Each) and node.what == IsPlayer():
            return "all" if node.said == "all" else "a"
        if node == Pronoun("itself"):
            return "its"
        text = printer.write(Ref, node, "any" if form == "whose" else "")
        return None if text is None else possessive(text)

    def person(self, node: object, form: str) -> str:
        """The number of what is owned: "their hand", "all hands", "your opponents' hands"."""
        assert isinstance(node, Ref)
        return "one" if isinstance(node, Pronoun) else node.person()


def _pronouns(parse: Parse, position: int) -> Found:
    norm = parse.norms[position]
    if norm in _SIMPLE:
        return [(position + 1, Pronoun(norm))]
    if norm not in _DETERMINERS:
        return []
    if norm == "the" and parse.norms[position + 1] in ("copy", "copies"):
        return [(position + 2, Pronoun(f"the {parse.norms[position + 1]}"))]
    start = position + 1
    done = norm == "the" and parse.norms[start] in DONE
    if parse.norms[start] in _PARTICIPLES:
        start += 1
    found: Found = []
    for end, _ in nouns(parse, start, "many" if norm == "those" else "one"):
        said = parse.slice(position, end)
        found += _that_or(parse, position, end) if norm == "that" else []
        found.append((end, Pronoun(said[0].lower() + said[1:])))
    for end, _ in nouns(parse, start, "many") if done else ():
        said = parse.slice(position, end)
        found.append((end, Pronoun(said[0].lower() + said[1:], True)))
    return found


def _that_or(parse: Parse, position: int, end: int) -> Found:
    """"That creature or planeswalker": what was spoken of as one or the other."""
    if parse.norms[end] != "or":
        return []
    found: Found = []
    for last, _ in nouns(parse, end + 1, "one"):
        said = parse.slice(position, last)
        found.append((last, Pronoun(said[0].lower() + said[1:])))
    return found


_RESTS = typing.get_args(typing.get_type_hints(TheRest)["said"])


def _the_rest(parse: Parse, position: int) -> Found:
    found: Found = []
    for said in _RESTS:
        words = tuple(said.split())
        if parse.norms[position : position + len(words)] == words:
            found.append((position + len(words), TheRest(Pronoun("the rest"), said)))
    return found
