"""Clauses in sequence: effects joined by "and", "then" and commas, sentences joined by full stops."""

from __future__ import annotations

import dataclasses

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.subjects import LeftOut
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.tree import children, transform, walk
from manafold.model.words import Effect, Link, Script, Value, Word
from manafold.oracle.surface import Pronoun
from manafold.oracle.tables import read_table, write_table
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.conditional import DoIf, Instead
from manafold.words.effects.dice import ResultsTable
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.mana_word import ManaWord
from manafold.words.values.plain import WhereX, X

Effects = tuple[Effect, ...]


class Sequence(Nonterminal):
    """The form "sequence" of effects: the clauses of one sentence, as many as there are.

    In the form "sequence base" all clauses are bare infinitives: what comes behind "you may".
    """

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return _longest(_clauses(parse, position, form.partition(" ")[2]))

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, tuple)
        return _written(printer, node, form.partition(" ")[2])


class Sentences(Nonterminal):
    """The form "sentences" of effects: whole sentences, each with its full stop; "sentences inside" begins small."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        waiting: list[tuple[int, Effects]] = [(position, ())]
        while waiting:
            start, before = waiting.pop()
            link: Link = ""
            if before and parse.norms[start] == "then" and parse.norms[start + 1] != ",":
                start, link = start + 1, "new then"
            for end, effects in _sentence(parse, start):
                linked = (dataclasses.replace(effects[0], link=link), *effects[1:]) if link else effects
                longer = (*before, *linked)
                if is_closed(parse, end) or parse.at(end, "."):
                    behind = end if is_closed(parse, end) else end + 1
                    found.append((behind, longer))
                    waiting.append((behind, longer))
                    found += [(last, (*longer, table)) for last, table in read_table(parse, behind)]
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, tuple)
        texts: list[str] = []
        defined: set[str] = set()
        for sentence in sentences(node):
            table = sentence[0]
            if isinstance(table, ResultsTable):
                text = write_table(printer, table)
            else:
                text = _sentence_text(printer, sentence, defined)
            if text is None:
                return None
            text = "then " + text if sentence[0].link == "new then" else text
            text = "\n" + text if isinstance(table, ResultsTable) else text
            text = "\n" + capitalised(text) if sentence[0].link == "line" else text
            texts.append(text if text.endswith((".", '."')) else text + ".")
        first = texts[0] if form.endswith("inside") else capitalised(texts[0])
        return " ".join([first, *map(capitalised, texts[1:])]).replace(" \n", "\n")


def is_closed(parse: Parse, position: int) -> bool:
    """Whether a full stop stands right before a position, perhaps inside of quotes, and so the sentence is over."""
    last = parse.norms[position - 1]
    return last == "." or (last == '"' and parse.norms[position - 2] == ".")


def sentences(effects: Effects) -> list[Effects]:
    """The effects sentence by sentence."""
    found: list[list[Effect]] = []
    for effect in effects:
        if effect.link in ("", "new then", "line") or not found:
            found.append([])
        found[-1].append(effect)
    return [tuple(each) for each in found]


def _sentence(parse: Parse, position: int) -> list[tuple[int, Effects]]:
    """One sentence without its full stop, with what X is if it says so."""
    found = []
    for end, effects in _clauses(parse, position, ""):
        found.append((end, effects))
        if parse.norms[end : end + 4] == (",", "where", "x", "is"):
            for last, value in parse.read(Value, end + 4):
                assert isinstance(value, Value)
                with_x = _with_x(effects, value)
                if with_x == effects:
                    continue  # an X that is not there is not defined
                found.append((last, with_x))
                if not any([isinstance(word, Pronoun) for word in walk(value)]):  # it could be what comes later
                    longer = _clauses(parse, last, "", with_x)
                    found += [(further, _with_x(whole, value)) for further, whole in longer]
    return found


def _with_x(effects: Effects, value: Value) -> Effects:
    return tuple(_effect(transform(each, lambda word: WhereX(value) if word == X() else word)) for each in effects)


def _effect(word: Word) -> Effect:
    assert isinstance(word, Effect)
    return word


def _sentence_text(printer: Printer, sentence: Effects, defined: set[str]) -> str | None:
    """A sentence, with what X is if it says so and no sentence before has `defined` the same X."""
    said = {word for word in _outside_scripts(sentence) if isinstance(word, WhereX)}
    if len(said) > 1:
        return None
    if not said:
        return _written(printer, sentence, "")
    (one,) = said
    plain = tuple(_effect(transform(each, lambda word: X() if word == one else word)) for each in sentence)
    text = _written(printer, plain, "")
    if one.name and one.name in defined:
        return text
    defined.add(one.name)
    value = printer.write(Value, one.value)
    return None if text is None or value is None else f"{text}, where X is {value}"


def _outside_scripts(effects: Effects) -> list[Word]:
    """All words of the clauses but those of scripts in them, which say for themselves what X is."""
    found: list[Word] = []
    waiting: list[Word] = list(effects)
    while waiting:
        word = waiting.pop()
        found.append(word)
        waiting += [] if isinstance(word, Script) else children(word)
    return found


def _clauses(parse: Parse, position: int, person: str, begun: Effects = ()) -> list[tuple[int, Effects]]:
    """The clauses of a sentence, behind those `begun`."""
    found: list[tuple[int, Effects]] = []
    waiting: list[tuple[int, Effects]] = [(position, begun)]
    while waiting:
        start, before = waiting.pop()
        links: list[tuple[int, Link]] = _links(parse, start) if before else [(start, "")]
        for behind, link in links:
            for end, effect in parse.read(Effect, behind, "", person):
                assert isinstance(effect, Effect)
                if before and not (_have_one_duration(before[-1], effect) and _is_no_condition(before[-1], effect)):
                    continue
                longer = (*before, dataclasses.replace(effect, link=link) if link else effect)
                found.append((end, longer))
                waiting.append((end, longer))
    return found


def _have_one_duration(first: Effect, second: Effect) -> bool:
    """Not so of what is true of one subject in one sentence with a single duration: that one is for both."""
    if not (isinstance(first, ForAWhile) and isinstance(second, ForAWhile) and isinstance(second.what, LeftOut)):
        return True
    return first.duration != Indefinitely() != second.duration


def _is_no_condition(first: Effect, second: Effect) -> bool:
    """Not so where a condition behind a clause, or "instead", may be about both of them, nor behind what says on what
    mana may be spent."""
    if isinstance(first, ManaWord) and first.spent:
        return False
    return not isinstance(first, DoIf | Instead) and not isinstance(second, DoIf | Instead)


def _links(parse: Parse, position: int) -> list[tuple[int, Link]]:
    norms = parse.norms[position : position + 3]
    if norms[0] == "and":
        return [(position + 2, "then")] if norms[1] == "then" else [(position + 1, "and")]
    if norms[0] != ",":
        parse.expect(position, "and")
        return []
    if norms[1] == "then":
        return [(position + 2, "then")]
    if norms[1] == "and":
        return [(position + 3, "then")] if norms[2] == "then" else [(position + 2, "and")]
    return [(position + 1, "comma")]


def _longest(found: list[tuple[int, Effects]]) -> Found:
    if not found:
        return []
    longest = max(end for end, _ in found)
    return [(end, effects) for end, effects in found if end == longest]


def _written(printer: Printer, effects: Effects, person: str) -> str | None:
    text = ""
    for index, effect in enumerate(effects):
        clause = printer.write(Effect, effect, "", person)
        if clause is None:
            return None
        listed = index > 1 and effects[index - 1].link == "comma"
        joint = {"then": ", then ", "and": ", and " if listed else " and ", "comma": ", "}.get(effect.link, ". ")
        text = text + joint + clause if index else clause
    return text
