"""Triggered abilities in text (CR 603): an event, an intervening "if", and what is done."""

from __future__ import annotations

from typing import Literal

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Condition, Filter, Ref, Script, Trigger
from manafold.oracle.riders import functions_in, read_riders, stated_zone, write_riders
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Attached
from manafold.words.triggers.any_of import AnyTrigger
from manafold.words.triggers.zone_changes import Dies


def read_triggered(parse: Parse, position: int) -> Found:
    """The triggered abilities that a line may be."""
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
                    if zone == "battlefield":
                        stated = () if condition is None else (condition,)
                        zone = stated_zone(stated) if isinstance(trigger, Dies) else functions_in(script, stated)
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
    return read_riders(parse, position + 4)


def write_triggered(printer: Printer, ability: TriggeredAbility) -> str | None:
    """The line that says a triggered ability."""
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
    only = write_riders(printer, "This ability triggers only", ability.only)
    return None if only is None else f"{when} {trigger}, {condition}{effects}{only}"


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
