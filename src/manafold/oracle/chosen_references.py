"""References by choice, and to the top of a library: "a creature you control", "one of them", "the top three cards"."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Filter, Fixed, Quantity, Ref, Value
from manafold.oracle.one_of_each import read_one_of_each, write_one_of_each
from manafold.oracle.places_said import all_placed, last_placed
from manafold.oracle.quantities import ONE, number_of
from manafold.oracle.surface import Pronoun
from manafold.words.filters.composed import AnyOf, all_of, parts_of
from manafold.words.filters.one_of_each import OneOfEach
from manafold.words.filters.pointed import Among, Other
from manafold.words.filters.together import AtRandom
from manafold.words.refs.noun_phrases import Choose, TopCards


def read_choices(parse: Parse, position: int) -> Found:
    """Some of what fits, for a player to choose: "a creature", "another card", "two cards", "one of them"."""
    found: Found = read_one_of_each(parse, position)
    if parse.norms[position] == "another":
        for end, what in parse.read(Filter, position + 1):
            assert isinstance(what, Filter)
            found.append((end, Choose(ONE, all_of((Other(), *parts_of(what))))))
    for end, what in parse.read(Filter, position, "a") if parse.norms[position] in ("a", "an") else ():
        if isinstance(what, AnyOf) and what.said == "or a":
            found.append((end, Choose(ONE, AnyOf(all_placed(what.of), "or a"))))
    for end, count in parse.read(Quantity, position):
        assert isinstance(count, Quantity)
        for last, what in parse.read(Filter, end, "many" if number_of(count) == "many" else ""):
            if isinstance(what, Filter):
                found.append((last, Choose(count, what)))
        if parse.norms[position] not in ("a", "an"):
            found += _some_of_them(parse, end, count)
    return found


def read_top_cards(parse: Parse, position: int) -> Found:
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


def write_top_cards(printer: Printer, node: TopCards) -> str | None:
    """The top cards of a library as the text has them."""
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


def write_choice(printer: Printer, node: Choose) -> str | None:
    """A choice as the text has it."""
    if isinstance(node.what, OneOfEach):
        return write_one_of_each(printer, node.what)
    words = printer.write(Quantity, node.count)
    parts = parts_of(node.what)
    if len(parts) == 2 and isinstance(parts[0], Among) and isinstance(parts[1], AtRandom):
        text, chance = write_choice(printer, Choose(node.count, parts[0])), printer.write(Filter, parts[1], "after")
        return None if text is None or chance is None else f"{text} {chance}"
    if isinstance(node.what, Among) and node.what.said != "from among":
        them = printer.write(Ref, node.what.ref, "plain")
        return words if not node.what.said else f"{words} of {'them' if them == 'they' else them}"
    if node.count == ONE:
        what = node.what
        return printer.write(Filter, AnyOf(last_placed(what.of), what.said) if isinstance(what, AnyOf) else what, "a")
    text = printer.write(Filter, node.what, "many" if number_of(node.count) == "many" else "")
    return None if words is None or text is None else f"{words} {text}"
