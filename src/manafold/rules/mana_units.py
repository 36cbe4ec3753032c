"""The mana that can be had for a payment, and how dear each is: what is used first, and what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.demands import ANY, SNOW, ways_to_pay
from manafold.rules.mana_activations import UNPAINFUL, Activation
from manafold.rules.mana_search import Kind
from manafold.rules.mana_sources import ManaTable, Source, unit_mask
from manafold.rules.matching import CANNOT
from manafold.rules.spending import Purpose, may_spend

if TYPE_CHECKING:
    from manafold.rules.player import Mana
    from manafold.rules.spending import Spending
    from manafold.rules.state import State

PAIN_WEIGHT = 20_000_000
SOURCE_WEIGHT = 2_000_000
LASTING_WEIGHT = 1_000_000
KEEP_WEIGHT = 10_000
CHOICE_WEIGHT = 100
TYPES = ANY ^ SNOW


class Unit:
    """One mana that can be had: `mana` in the pool, or by one of the activations of `source`, or by the step `step`.

    `choices` are the bits that it can have, its restriction, and the activation that gives it so (None if none must).
    `is_added` is whether a triggered mana ability adds it.
    """

    __slots__ = ("choices", "is_added", "mana", "object", "source", "step", "weight")

    def __init__(self, choices: tuple[tuple[int, Spending | None, Activation | None], ...], object: int) -> None:
        self.choices = choices
        self.object = object
        self.mana: Mana | None = None
        self.source: Source | None = None
        self.step = -1
        self.is_added = False
        self.weight = 0

    def kind(self, contested: frozenset[int], apart: bool) -> Kind:
        """What tells it apart for a search, where the objects `contested` could be used for something else; all sources
        are told `apart` if it matters where mana comes from."""
        choices = tuple([(mask, only) for mask, only, _ in self.choices])
        restricted = apart or any(only is not None for _, only in choices)
        link = self.object if self.source is not None and self.object in contested else -1
        return (choices, link, self.object if restricted else -1)

    def best(self, demanded: int, state: State, player: int, purpose: Purpose) -> int:
        """The index of the least painful choice for a mana that must have one of the bits `demanded`, or `CANNOT`."""
        found = CANNOT
        least = 0
        free = purpose.sources is None
        if not free and self.is_added:
            return CANNOT  # it comes from another source than what is activated
        for index, (mask, only, activation) in enumerate(self.choices):
            if mask & demanded and ((free and only is None) or may_spend(state, player, self.object, only, purpose)):
                pain = UNPAINFUL if activation is None else activation.pain
                if found == CANNOT or pain < least:
                    found, least = index, pain
        return found

    def cost(self, demanded: int, state: State, player: int, purpose: Purpose) -> int:
        """How dear it is to use this for a mana that must have one of the bits `demanded`, or `CANNOT`."""
        index = self.best(demanded, state, player, purpose)
        if index == CANNOT:
            return CANNOT
        activation = self.choices[index][2]
        return self.weight if activation is None else activation.pain * PAIN_WEIGHT + self.weight


def pool_units(state: State, player: int) -> list[Unit]:
    """The mana in the pool of the player."""
    found: list[Unit] = []
    for mana in state.players[player].pool:
        unit = Unit(((unit_mask(mana), mana.only, None),), mana.source)
        unit.mana = mana
        found.append(unit)
    return found


def source_units(table: ManaTable, purpose: Purpose, pain: int) -> list[Unit]:
    """The mana of sources that stand alone, as far as no activation has more than this pain."""
    found: list[Unit] = []
    for source in table.all_sources():
        if ("tap" in source.own and source.object in purpose.tapped) or (
            "leave" in source.own and source.object in purpose.gone
        ):
            continue
        allowed = [each for each in source.activations if each.pain <= pain]
        made: list[Unit] = []
        if len(allowed) == 1:
            made = units_of(allowed[0])
        elif allowed:
            made = [Unit(tuple([(*each.units[0], each) for each in allowed]), source.object)]
        for unit in made:
            unit.source = source
        found += made
    return found


def units_of(activation: Activation, has_to_be_made: bool = True) -> list[Unit]:
    """The mana that comes of one activation, one that is made in any case unless it `has_to_be_made` for the mana."""
    found: list[Unit] = []
    for mask, only, is_added in activation.marked:
        unit = Unit(((mask, only, activation if has_to_be_made else None),), activation.object)
        unit.is_added = is_added
        found.append(unit)
    return found


def wanted_colors(state: State, player: int, purpose: Purpose) -> dict[int, int]:
    """How much mana of each type (by its bit) the other cards in hand ask for."""
    found: dict[int, int] = {}
    for id in state.players[player].hand:
        cost = state.objects[id].base.mana_cost
        if cost is None or id == purpose.object:
            continue
        for mask in ways_to_pay(cost)[0].masks:
            if mask & SNOW == 0:
                for bit in (1, 2, 4, 8, 16, 32):
                    if mask & bit:
                        found[bit] = found.get(bit, 0) + 1
    return found


def weigh(state: State, player: int, purpose: Purpose, units: list[Unit]) -> None:
    """Weigh each unit: the pool is used first, in it what is lost soonest, then what no card in hand needs, what has
    few alternatives, lands."""
    wanted = wanted_colors(state, player, purpose)
    can_be = [type_bits(unit) for unit in units]
    supply = {bit: sum([1 for mask in can_be if mask & bit]) for bit in wanted}
    alike: dict[int, int] = {}
    rank = {unit.object: rank_of(state, unit.object) for unit in units if unit.source is not None}
    order = sorted(range(len(units)), key=lambda index: (rank.get(units[index].object, 0), units[index].object))
    for index in order:
        unit, mask = units[index], can_be[index]
        before = alike.get(mask, 0)
        alike[mask] = before + 1
        spare = min([supply[bit] - wanted[bit] for bit in wanted if mask & bit], default=len(units))
        keep = min(99, max(0, before + 1 - spare))
        choice = 0 if mask == 32 else mask.bit_count()
        unit.weight = keep * KEEP_WEIGHT + choice * CHOICE_WEIGHT
        if unit.mana is None:
            unit.weight += SOURCE_WEIGHT + rank[unit.object]
        elif unit.mana.only is not None:
            unit.weight = 0
        elif unit.mana.lasts:
            unit.weight += LASTING_WEIGHT


def type_bits(unit: Unit) -> int:
    """The types of mana that the unit can be."""
    found = 0
    for mask, _, _ in unit.choices:
        found |= mask
    return found & TYPES


def rank_of(state: State, id: int) -> int:
    """Lands before other permanents, creatures last, cards outside of the battlefield after that."""
    if state.objects[id].zone != "battlefield":
        return 3
    types = state.characteristics(id).types
    return 2 if "creature" in types else 0 if "land" in types else 1
