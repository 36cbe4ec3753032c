"""Activated abilities in text (CR 602): costs, a colon, and what is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.abilities import ActivatedAbility
from manafold.model.words import Condition, Cost, Script, Static
from manafold.oracle.riders import functions_in, read_riders, write_riders
from manafold.oracle.static_abilities import own_cost, write_own_cost
from manafold.oracle.surface import Pronoun
from manafold.rules.costs import has_x

By = Literal["", "any player", "your opponents"]
Restricted = tuple[int, tuple[Condition, ...], By]
"""Where a sentence about activating ends, its restrictions, and who else it lets activate the ability."""
_BY: Mapping[By, tuple[str, str]] = {
    "any player": ("Any player", "but"),
    "your opponents": ("Only your opponents", "and"),
}
"""How it is said who else may activate an ability, and what joins that to the restrictions."""


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
                for rest, only, by in [*_nobody_else(start), *_activates_only(parse, start), *_by_others(parse, start)]:
                    zone = next((cost.zone for cost in costs if cost.zone != "battlefield"), functions_in(script, only))
                    found.append((rest, (ActivatedAbility(costs, script, only, zone, change, by),)))
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


def _nobody_else(position: int) -> list[Restricted]:
    """That nothing is said of who may activate an ability and when."""
    return [(position, (), "")]


def _activates_only(parse: Parse, position: int) -> list[Restricted]:
    """When the controller may activate an ability, if a sentence says so, and where that ends."""
    if parse.norms[position : position + 2] != ("activate", "only"):
        return []
    return [(end, only, "") for end, only in read_riders(parse, position + 2)]


def _by_others(parse: Parse, position: int) -> list[Restricted]:
    """Who else may activate an ability and when, if a sentence says so, and where that ends."""
    found: list[Restricted] = []
    for by, (who, joint) in _BY.items():
        said = tuple(f"{who} may activate this ability".lower().split())
        behind = position + len(said)
        if parse.norms[position:behind] != said:
            continue
        if parse.at(behind, "."):
            found.append((behind + 1, (), by))
        if parse.norms[behind : behind + 2] == (joint, "only"):
            found += [(end, only, by) for end, only in read_riders(parse, behind + 2)]
    return found


def write_activated(printer: Printer, ability: ActivatedAbility) -> str | None:
    """The line that says an activated ability."""
    texts = [printer.write(Cost, cost) for cost in ability.costs]
    effects = printer.write(Script, ability.script)
    only = _write_restricted(printer, ability)
    change = "" if ability.change is None else write_own_cost(printer, ability.change)
    if None in texts or effects is None or only is None or change is None:
        return None
    said = [text for text in texts if text]
    if any([getattr(cost, "what", None) == Pronoun("it") for cost in ability.costs]):
        said[-2:] = [" and ".join(said[-2:])]
    costs = ", ".join(map(capitalised, said))
    if any(cost.is_loyalty for cost in ability.costs):
        costs = costs.replace("-", "−")
    return f"{costs}: {effects}{change}{only}"


def _write_restricted(printer: Printer, ability: ActivatedAbility) -> str | None:
    """The sentence that says who may activate the ability and when, with a space in front."""
    if not ability.by:
        return write_riders(printer, "Activate only", ability.only)
    who, joint = _BY[ability.by]
    lead = f"{who} may activate this ability"
    return write_riders(printer, f"{lead} {joint} only", ability.only) if ability.only else f" {lead}."
