"""Activated abilities in text (CR 602): costs, a colon, and what is done."""

from __future__ import annotations

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.abilities import ActivatedAbility
from manafold.model.words import Condition, Cost, Script, Static
from manafold.oracle.riders import moved_from, read_riders, write_riders
from manafold.oracle.static_abilities import own_cost, write_own_cost
from manafold.oracle.surface import Pronoun
from manafold.rules.costs import has_x


def read_activated(parse: Parse, position: int) -> Found:
    """The activated abilities that a line may be."""
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
    return read_riders(parse, position + 2) if parse.norms[position : position + 2] == ("activate", "only") else []


def write_activated(printer: Printer, ability: ActivatedAbility) -> str | None:
    """The line that says an activated ability."""
    costs = printer.write(Cost, ability.costs, "", "", "")
    effects = printer.write(Script, ability.script)
    only = write_riders(printer, "Activate only", ability.only)
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
