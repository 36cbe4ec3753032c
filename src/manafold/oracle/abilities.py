"""Whole abilities: triggered, activated, static and spell abilities, lists of keywords, and abilities in quotes.

What is read here is still on the surface (see `binding.py`): scripts have their targets in place.
"""

from __future__ import annotations

from collections.abc import Sequence

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.abilities import (
    Ability,
    ActivatedAbility,
    Keyword,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from manafold.model.words import Script
from manafold.oracle.activated_abilities import read_activated, write_activated
from manafold.oracle.anchors import read_anchors, write_anchors
from manafold.oracle.chapters import read_chapters, write_chapters
from manafold.oracle.level_lines import read_levels, write_levels
from manafold.oracle.same_for_others import read_same, write_same
from manafold.oracle.static_abilities import read_joined, read_static, write_static
from manafold.oracle.triggered_abilities import read_triggered, write_triggered
from manafold.words.abilities.anchor_words import AnchorWords
from manafold.words.abilities.chapters import Chapter
from manafold.words.abilities.levels import ClassLevel, Levels
from manafold.words.abilities.station_symbols import StationSymbol

Abilities = tuple[Ability, ...]


class OneAbility(Nonterminal):
    """The plain form of an `Ability`, as an object "has" or "gains" it: a keyword, or any ability in quotes."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = list(parse.read(Keyword, position))
        if parse.norms[position] == '"':
            for end, abilities in parse.read(Ability, position + 1, "line"):
                if not isinstance(abilities, tuple) or len(abilities) > 1:
                    continue
                stop = parse.norms[end] == "." and isinstance(abilities[0], Keyword)
                if parse.norms[end + stop] == '"':
                    found.append((end + stop + 1, abilities[0]))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if isinstance(node, Keyword):
            return printer.write(Keyword, node)
        text = printer.write(Ability, (node,), "line")
        return None if text is None else f'"{text}"'


class Line(Nonterminal):
    """The form "line" of abilities: what one line of a text says; "spell" for the lines of an instant or sorcery."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = [*_keywords(parse, position), *_statics(parse, position, form), *read_joined(parse, position)]
        found += read_same(parse, position)
        if parse.norms[position] in ("when", "whenever", "at"):
            found += read_triggered(parse, position)
        found += read_activated(parse, position)
        found += read_chapters(parse, position)
        found += read_levels(parse, position)
        found += read_anchors(parse, position)
        found += [(end, (ability,)) for end, ability in parse.read(Ability, position, "sentence")]
        if form == "spell":
            scripts = parse.read(Script, position)
            found += [(end, (SpellAbility(script),)) for end, script in scripts if isinstance(script, Script)]
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, tuple)
        if len(node) > 1 and isinstance(node[0], StaticAbility):
            statics = [each for each in node if isinstance(each, StaticAbility)]
            own, same = [each for each in statics if not each.same], [each for each in statics if each.same]
            sentences = [write_static(printer, each) for each in own]
            if same:
                sentences.append(write_same(printer, same))
            written = [text for text in sentences if text is not None]
            return _in_a_row(written, own) if len(written) == len(sentences) and len(statics) == len(node) else None
        if len(node) > 1 or isinstance(node[0], Keyword):
            texts = [_keyword_text(printer, each) for each in node]
            return None if None in texts else capitalised(", ".join([text for text in texts if text]))
        ability = node[0]
        if isinstance(ability, TriggeredAbility):
            return write_triggered(printer, ability)
        if isinstance(ability, ActivatedAbility):
            return write_activated(printer, ability)
        if isinstance(ability, StaticAbility):
            return write_static(printer, ability)
        if isinstance(ability, SpellAbility):
            return printer.write(Script, ability.script)
        if isinstance(ability, Chapter):
            return write_chapters(printer, ability)
        if isinstance(ability, Levels | ClassLevel | StationSymbol):
            return write_levels(printer, ability)
        if isinstance(ability, AnchorWords):
            return write_anchors(printer, ability)
        sentence = printer.write(Ability, ability, "sentence")
        return None if sentence is None else capitalised(sentence)


def _in_a_row(sentences: list[str], abilities: Sequence[StaticAbility]) -> str:
    """Sentences one after the other, or joined by "and" where they are said so."""
    text = sentences[0]
    joined = [each.joined for each in abilities[1:]]
    for place, sentence in enumerate(sentences[1:]):
        if place < len(joined) and joined[place]:
            text = f"{text[:-1]} and {sentence[0].lower()}{sentence[1:]}"
        else:
            text = f"{text} {sentence}"
    return text


def _keyword_text(printer: Printer, keyword: Ability) -> str | None:
    """A keyword as a line says it: behind a dash each part of a cost has a capital."""
    text = printer.write(Keyword, keyword)
    if text is None or "—" not in text or " — " in text:
        return text
    name, _, cost = text.partition("—")
    return f"{name}—{', '.join(capitalised(part) for part in cost.split(', '))}"


def _statics(parse: Parse, position: int, form: str) -> Found:
    """The static abilities that a line may be; one of a spell is about the spell, or the card where else it may be.

    They are several if it has several sentences, and none of what it says is one ability in more sentences than one.
    """
    found: list[tuple[int, Abilities]] = []
    waiting: list[tuple[int, Abilities]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        for end, ability in read_static(parse, start):
            if form != "spell" or ability.zone != "battlefield":
                longer = (*before, ability)
                found.append((end, longer))
                if parse.norms[end] not in ("", '"'):
                    waiting.append((end, longer))
    fewest: dict[int, int] = {}
    for end, abilities in found:
        fewest[end] = min(len(abilities), fewest.get(end, len(abilities)))
    return [(end, abilities) for end, abilities in found if len(abilities) == fewest[end]]


def _keywords(parse: Parse, position: int) -> Found:
    found: Found = []
    waiting: list[tuple[int, Abilities]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        for end, keyword in parse.read(Keyword, start):
            assert isinstance(keyword, Keyword)
            longer = (*before, keyword)
            found.append((end, longer))
            if parse.norms[end] in (",", ";"):
                waiting.append((end + 1, longer))
    return found
