"""Whole abilities: triggered, activated, static and spell abilities, lists of keywords, and abilities in quotes.

What is read here is still on the surface (see `binding.py`): scripts have their targets in place.
"""

from __future__ import annotations

from typing import Literal

from manafold.grammar.english import capitalised, join
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
from manafold.model.tree import walk
from manafold.model.words import Condition, Cost, Filter, Ref, Script, Static, Trigger
from manafold.oracle.anchors import read_anchors, write_anchors
from manafold.oracle.chapters import read_chapters, write_chapters
from manafold.oracle.level_lines import read_levels, write_levels
from manafold.oracle.static_abilities import own_cost, read_joined, read_static, write_own_cost, write_static
from manafold.oracle.surface import Pronoun
from manafold.rules.costs import has_x
from manafold.words.abilities.anchor_words import AnchorWords
from manafold.words.abilities.chapters import Chapter
from manafold.words.abilities.levels import ClassLevel, Levels
from manafold.words.abilities.station_symbols import StationSymbol
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Attached, SourceIn
from manafold.words.triggers.any_of import AnyTrigger
from manafold.words.triggers.zone_changes import Dies

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
        if parse.norms[position] in ("when", "whenever", "at"):
            found += _triggered(parse, position)
        found += _activated(parse, position)
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
            sentences = [write_static(printer, each) if isinstance(each, StaticAbility) else None for each in node]
            return None if None in sentences else _in_a_row([text for text in sentences if text], node)
        if len(node) > 1 or isinstance(node[0], Keyword):
            texts = [_keyword_text(printer, each) for each in node]
            return None if None in texts else capitalised(", ".join([text for text in texts if text]))
        ability = node[0]
        if isinstance(ability, TriggeredAbility):
            return _write_triggered(printer, ability)
        if isinstance(ability, ActivatedAbility):
            return _write_activated(printer, ability)
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


def _in_a_row(sentences: list[str], abilities: Abilities) -> str:
    """Sentences one after the other, or joined by "and" where they are said so."""
    text = sentences[0]
    for sentence, ability in zip(sentences[1:], abilities[1:], strict=True):
        joined = isinstance(ability, StaticAbility) and ability.joined
        text = f"{text[:-1]} and {sentence[0].lower()}{sentence[1:]}" if joined else f"{text} {sentence}"
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


def _triggered(parse: Parse, position: int) -> Found:
    found: Found = []
    form = "at" if parse.norms[position] == "at" else ""
    for end, trigger in parse.read(Trigger, position + 1, form):
        assert isinstance(trigger, Trigger)
        if not parse.at(end, ","):
            continue
        when = _unusual(parse.norms[position], trigger)
        for behind, condition in _intervening(parse, end + 1):
            for last, script in parse.read(Script, behind):
                assert isinstance(script, Script)
                for rest, only in [(last, ()), *_triggers_only(parse, last)]:
                    zone = trigger.heard_in()
                    if zone == "battlefield" and not isinstance(trigger, Dies):
                        zone = moved_from(script)
                    ability = TriggeredAbility(trigger, script, condition, only, zone, when)
                    found.append((rest, (ability,)))
    return found


def _intervening(parse: Parse, position: int) -> list[tuple[int, Condition | None]]:
    """Where the effect begins, behind the condition of an intervening "if" (CR 603.4) if there is one."""
    if parse.norms[position] != "if":
        return [(position, None)]
    conditions = parse.read(Condition, position + 1)
    return [(end + 1, node) for end, node in conditions if isinstance(node, Condition) and parse.at(end, ",")]


def _triggers_only(parse: Parse, position: int) -> list[tuple[int, tuple[Condition, ...]]]:
    if parse.norms[position : position + 4] != ("this", "ability", "triggers", "only"):
        return []
    return _only(parse, position + 4)


def _only(parse: Parse, position: int) -> list[tuple[int, tuple[Condition, ...]]]:
    found: list[tuple[int, tuple[Condition, ...]]] = []
    for end, condition in parse.read(Condition, position, "only"):
        assert isinstance(condition, Condition)
        if parse.at(end, "."):
            found.append((end + 1, (condition,)))
        start = end + (2 if parse.norms[end : end + 2] == ("and", "only") else 1)
        if parse.norms[end] == "and":
            found += [(last, (condition, *more)) for last, more in _only(parse, start)]
    return found


def _write_triggered(printer: Printer, ability: TriggeredAbility) -> str | None:
    trigger = printer.write(Trigger, ability.trigger)
    when: str = ability.when or _usual(ability.trigger)
    if trigger is None:
        trigger, when = printer.write(Trigger, ability.trigger, "at"), "At"
    effects = printer.write(Script, ability.script, "inside")
    if trigger is None or effects is None:
        return None
    condition = ""
    if ability.condition is not None:
        text = printer.write(Condition, ability.condition)
        if text is None:
            return None
        condition = f"if {text}, "
    only = _write_only(printer, "This ability triggers only", ability.only)
    return None if only is None else f"{when} {trigger}, {condition}{effects}{only}"


def moved_from(script: Script) -> str:
    """The zone that a script moves its source out of, where alone it functions; else the battlefield (113.6m)."""
    found = [word.zone for _, word in walk(script) if isinstance(word, SourceIn)]
    return found[0] if found else "battlefield"


def _unusual(said: str, trigger: Trigger) -> Literal["", "When", "Whenever"]:
    """The word before an event, if it is not the usual one."""
    usual = _usual(trigger)
    if said == "when":
        return "" if usual == "When" else "When"
    return "Whenever" if said == "whenever" and usual == "When" else ""


def _usual(trigger: Trigger) -> Literal["When", "Whenever"]:
    """The word before an event that it usually has."""
    return "When" if _is_once(trigger) else "Whenever"


def _is_once(trigger: Trigger) -> bool:
    if isinstance(trigger, AnyTrigger):
        parts = trigger.of if trigger.said == "or" else trigger.of[:1]
        return all(map(_is_once, parts))
    return type(trigger).once and _is_about_one(trigger)


def _is_about_one(trigger: Trigger) -> bool:
    filters = [value for value in vars(trigger).values() if isinstance(value, Filter)]
    return all(isinstance(what, Is) and _is_lasting(what.ref) for what in filters)


def _is_lasting(ref: Ref) -> bool:
    return not isinstance(ref, Attached) or ref.way == "enchanted"


def _write_only(printer: Printer, lead: str, only: tuple[Condition, ...]) -> str | None:
    texts = [printer.write(Condition, condition, "only") for condition in only]
    if None in texts:
        return None
    return f" {lead} {join([text for text in texts if text], 'and only')}." if only else ""


def _activated(parse: Parse, position: int) -> Found:
    found: Found = []
    if ":" not in parse.norms[position:]:
        return found
    for end, costs in _costs(parse, position):
        if not parse.at(end, ":"):
            continue
        for last, script in parse.read(Script, end + 1):
            assert isinstance(script, Script)
            for start, change in [(last, None), *_changes(parse, last, costs, script)]:
                for rest, only in [(start, ()), *_activates_only(parse, start)]:
                    zone = next((cost.zone for cost in costs if cost.zone != "battlefield"), moved_from(script))
                    found.append((rest, (ActivatedAbility(costs, script, only, zone, change),)))
    return found


def _costs(parse: Parse, position: int) -> list[tuple[int, tuple[Cost, ...]]]:
    """The parts of a cost; the last may be joined with "and": "remove two counters from this artifact and sacrifice
    it"."""
    found: list[tuple[int, tuple[Cost, ...]]] = []
    for end, costs in parse.read(Cost, position, "", "", ""):
        assert isinstance(costs, tuple)
        found.append((end, costs))
        if parse.norms[end] == "and":
            more = parse.read(Cost, end + 1)
            found += [(last, (*costs, cost)) for last, cost in more if isinstance(cost, Cost)]
    return found


def _changes(parse: Parse, position: int, costs: tuple[Cost, ...], script: Script) -> list[tuple[int, Static | None]]:
    """What an ability, that is no mana ability and whose cost is certain, says of its own cost, and where that ends."""
    if any(map(has_x, costs)) or any(effect.could_add_mana() for effect in script.effects):
        return []
    return own_cost(parse, position)


def _activates_only(parse: Parse, position: int) -> list[tuple[int, tuple[Condition, ...]]]:
    return _only(parse, position + 2) if parse.norms[position : position + 2] == ("activate", "only") else []


def _write_activated(printer: Printer, ability: ActivatedAbility) -> str | None:
    costs = printer.write(Cost, ability.costs, "", "", "")
    effects = printer.write(Script, ability.script)
    only = _write_only(printer, "Activate only", ability.only)
    if costs is None or effects is None or only is None:
        return None
    change = "" if ability.change is None else write_own_cost(printer, ability.change)
    if change is None:
        return None
    if any([getattr(cost, "what", None) == Pronoun("it") for cost in ability.costs]):
        costs = " and ".join(costs.rsplit(", ", 1))
    costs = ", ".join(capitalised(cost) for cost in costs.split(", "))
    if any(cost.is_loyalty for cost in ability.costs):
        costs = costs.replace("-", "−")
    return f"{costs}: {effects}{change}{only}"
