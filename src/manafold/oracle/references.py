"""References in text: `Ref` as "target creature", "each opponent", "it", "this creature", "its controller's"."""

from __future__ import annotations

import typing

from manafold.grammar.english import article, possessive
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.subjects import SaidYou
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.words import Filter, Fixed, Quantity, Ref, TargetSpec, Value
from manafold.oracle.mentions import DONE
from manafold.oracle.noun_reading import nouns
from manafold.oracle.one_of_each import read_one_of_each, write_one_of_each
from manafold.oracle.quantities import ONE, number_of
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.words.filters.composed import AnyOf, all_of, parts_of
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.kinds import AnyTarget, IsPlayer, Opponent
from manafold.words.filters.one_of_each import OneOfEach
from manafold.words.filters.pointed import Among, Other
from manafold.words.filters.this_way import ThisWay
from manafold.words.filters.together import AtRandom
from manafold.words.refs.damage import Joint, Together
from manafold.words.refs.linked import ChosenPlayer, ExiledCards
from manafold.words.refs.noun_phrases import Choose, Each, TheRest, TopCards
from manafold.words.refs.plain import Attached, You

_SIMPLE = ("it", "they", "them", "~", "itself", "themselves", "himself", "herself")
_DETERMINERS = ("this", "that", "those", "the")
_PARTICIPLES = (*DONE, "defending", "attacking")
_POSSESSIVES: dict[str, Ref] = {"your": You(), "its": Pronoun("its"), "their": Pronoun("their")}
_ATTACHED = ("enchanted", "equipped", "fortified")


class References(Nonterminal):
    """A `Ref` in any way it can be said."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Ref, position, "plain")
        return [*found, *_targets(parse, position), *_each(parse, position), *_choices(parse, position)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, TargetHere):
            return _write_target(printer, node)
        if isinstance(node, Each):
            return _write_each(printer, node)
        if isinstance(node, Choose):
            return _write_choice(printer, node)
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
    control"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Ref, position)
        return [*found, *[each for each in parse.read(Ref, position, "together") if is_with_others(each[1])]]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return printer.write(Ref, node, "together" if isinstance(node, Together) else "")


def is_with_others(node: object) -> bool:
    """Whether it is a target and all others of a description."""
    if not isinstance(node, Together) or not isinstance(node.first, TargetHere) or not isinstance(node.second, Each):
        return False
    return node.second.said in ("all", "each") and Other() in parts_of(node.second.what)


class Targets(Nonterminal):
    """The form "target" of a `Ref`: what says "target"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return _targets(parse, position)

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return _write_target(printer, node) if isinstance(node, TargetHere) else None


class Chosen(Nonterminal):
    """The form "chosen" of a `Ref`: some of what fits: "a land card", "up to two cards"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return _choices(parse, position)

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return _write_choice(printer, node) if isinstance(node, Choose) else None


class PlainReferences(Nonterminal):
    """The form "plain" of a `Ref`: all but noun phrases with quantities and targets."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        rest = [*_the_rest(parse, position), *_top_cards(parse, position)]
        return [*parse.words(Ref, position), *_pronouns(parse, position), *_attached(parse, position), *rest]

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
            return _write_top_cards(printer, node)
        if isinstance(node, Attached):
            return f"{node.way} {node.noun}"
        return printer.phrase(node)


class AnyOfThem(Nonterminal):
    """The form "any" of a `Ref`: whoever of them, so that each opponent is "an opponent"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        if parse.norms[position] in ("a", "an"):
            found += [(end, Each(what)) for end, what in parse.read(Filter, position + 1) if isinstance(what, Filter)]
        found += [(end, node) for end, node in _each(parse, position) if isinstance(node, Each) and node.said != "each"]
        return [*found, *parse.read(Ref, position, "plain"), *_targets(parse, position)]

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


def _attached(parse: Parse, position: int) -> Found:
    way = parse.norms[position]
    if way not in _ATTACHED:
        return []
    found = nouns(parse, position + 1, "one")
    return [(end, Attached(way, parse.slice(position + 1, end))) for end, _ in found]


def _targets(parse: Parse, position: int) -> Found:
    found: Found = []
    if parse.norms[position : position + 2] == ("any", "target"):
        found.append((position + 2, TargetHere(TargetSpec(AnyTarget(), ONE))))
    elif parse.norms[position : position + 3] == ("any", "other", "target"):
        found.append((position + 3, TargetHere(TargetSpec(AnyTarget(), ONE), another=True)))
    elif parse.norms[position : position + 2] == ("another", "target"):
        found += _target_nouns(parse, position + 2, ONE, True)
    elif parse.norms[position] == "target":
        found += _target_nouns(parse, position + 1, ONE, False)
    else:
        for end, count in parse.read(Quantity, position):
            assert isinstance(count, Quantity)
            another = parse.norms[end] == "other"
            if another:
                end += 1
            if parse.norms[end] == "target":
                found += _target_nouns(parse, end + 1, count, another)
            elif parse.norms[end] == "targets":
                found.append((end + 1, TargetHere(TargetSpec(AnyTarget(), count), another)))
    return found


def _target_nouns(parse: Parse, position: int, count: Quantity, another: bool) -> Found:
    form = "many" if number_of(count) == "many" else ""
    return [
        (end, TargetHere(TargetSpec(what, count), another))
        for end, what in parse.read(Filter, position, form)
        if isinstance(what, Filter)
    ]


def _write_target(printer: Printer, node: TargetHere) -> str | None:
    spec = node.spec
    number = number_of(spec.count)
    if spec.what == AnyTarget():
        if spec.count == ONE:
            return "any other target" if node.another else "any target"
        words = printer.write(Quantity, spec.count)
        return f"{words} {'other ' if node.another else ''}target{'s' if number == 'many' else ''}"
    text = printer.write(Filter, spec.what, "many" if number == "many" else "")
    if text is None:
        return None
    if spec.count == ONE:
        return f"another target {text}" if node.another else f"target {text}"
    words = printer.write(Quantity, spec.count)
    return None if words is None else f"{words} {'other ' if node.another else ''}target {text}"


def _each(parse: Parse, position: int) -> Found:
    if parse.norms[position] == "each":
        return [(end, Each(what)) for end, what in parse.read(Filter, position + 1) if isinstance(what, Filter)]
    if parse.norms[position] == "all":
        many = parse.read(Filter, position + 1, "many")
        return [(end, Each(what, "all")) for end, what in many if isinstance(what, Filter)]
    if parse.norms[position] == "the":
        definite = parse.read(Filter, position + 1, "many")
        return [(end, Each(what, "the")) for end, what in definite if isinstance(what, Filter) and is_known(what)]
    if parse.norms[position : position + 2] == ("your", "opponents"):
        return [(position + 2, Each(Opponent(), "plural"))]
    one = [end for end, _ in _attached(parse, position)]  # "enchanted Equipment" is one, not all that are enchanted
    found = [(end, what) for end, what in parse.read(Filter, position, "many") if end not in one]
    return [(end, Each(what, "plural")) for end, what in found if isinstance(what, Filter) and what != Opponent()]


def is_known(what: Filter) -> bool:
    """Whether it describes what an earlier instruction was done to, so that the text can call it "the" ones."""
    return any(isinstance(part, ThisWay | ExiledWith) for part in parts_of(what))


def _write_each(printer: Printer, node: Each) -> str | None:
    if node.said == "plural" and node.what == Opponent():
        return "your opponents"
    text = printer.write(Filter, node.what, "" if node.said == "each" else "many")
    if text is None:
        return None
    return text if node.said == "plural" else f"{node.said} {text}"


def _choices(parse: Parse, position: int) -> Found:
    found: Found = read_one_of_each(parse, position)
    if parse.norms[position] == "another":
        for end, what in parse.read(Filter, position + 1):
            assert isinstance(what, Filter)
            found.append((end, Choose(ONE, all_of((Other(), *parts_of(what))))))
    for end, what in parse.read(Filter, position, "a") if parse.norms[position] in ("a", "an") else ():
        if isinstance(what, AnyOf) and what.said == "or a":
            found.append((end, Choose(ONE, what)))
    for end, count in parse.read(Quantity, position):
        assert isinstance(count, Quantity)
        for last, what in parse.read(Filter, end, "many" if number_of(count) == "many" else ""):
            if isinstance(what, Filter):
                found.append((last, Choose(count, what)))
        if parse.norms[position] not in ("a", "an"):
            found += _some_of_them(parse, end, count)
    return found


def _top_cards(parse: Parse, position: int) -> Found:
    """"The top card of your library", "the top three cards of their library"."""
    if parse.norms[position : position + 2] != ("the", "top"):
        return []
    starts: list[tuple[int, Value]] = [(position + 3, Fixed(1))] if parse.norms[position + 2] == "card" else []
    for end, value in parse.words(Value, position + 2, "many"):
        if isinstance(value, Value) and parse.norms[end] == "cards":
            starts.append((end + 1, value))
    found: Found = []
    for start, amount in starts:
        if parse.norms[start] == "of":
            for end, whose in parse.read(Ref, start + 1, "possessive"):
                if isinstance(whose, Ref) and parse.norms[end] == "library":
                    found.append((end + 1, TopCards(whose, amount)))
    return found


def _write_top_cards(printer: Printer, node: TopCards) -> str | None:
    whose = printer.write(Ref, node.whose, "possessive")
    number = "card" if node.amount == Fixed(1) else f"{printer.phrase(node.amount, 'many')} cards"
    return None if whose is None else f"the top {number} of {whose} library"


def _some_of_them(parse: Parse, position: int, count: Quantity) -> Found:
    """Choices without a noun: "one of them", "two of those cards", and "one" alone before a place."""
    found: Found = []
    if parse.norms[position] == "of":
        for end, ref in parse.read(Ref, position + 1, "plain"):
            if isinstance(ref, Pronoun) and ref.person() == "many":
                found.append((end, Choose(count, Among(ref, "of"))))
                for last, chance in parse.read(Filter, end, "after"):
                    if isinstance(chance, AtRandom):
                        found.append((last, Choose(count, all_of((Among(ref, "of"), chance)))))
    elif parse.norms[position] in ("into", "onto", "on"):
        found.append((position, Choose(count, Among(Pronoun("they"), ""))))
    return found


def _write_choice(printer: Printer, node: Choose) -> str | None:
    if isinstance(node.what, OneOfEach):
        return write_one_of_each(printer, node.what)
    words = printer.write(Quantity, node.count)
    parts = parts_of(node.what)
    if len(parts) == 2 and isinstance(parts[0], Among) and isinstance(parts[1], AtRandom):
        text, chance = _write_choice(printer, Choose(node.count, parts[0])), printer.write(Filter, parts[1], "after")
        return None if text is None or chance is None else f"{text} {chance}"
    if isinstance(node.what, Among) and node.what.said != "from among":
        them = printer.write(Ref, node.what.ref, "plain")
        return words if not node.what.said else f"{words} of {'them' if them == 'they' else them}"
    if node.count == ONE:
        return printer.write(Filter, node.what, "a")
    text = printer.write(Filter, node.what, "many" if number_of(node.count) == "many" else "")
    return None if words is None or text is None else f"{words} {text}"
