"""Where a player can get mana from right now: the pool, and the mana abilities that could be activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.tree import walk
from manafold.model.words import Effect, Fixed, Ref, Word
from manafold.rules import costs, mana
from manafold.rules.demands import SNOW, bits
from manafold.rules.mana_activations import UNPAINFUL, Activation, activations_of, side_effects
from manafold.rules.mana_outcomes import changing
from manafold.rules.permissions import PlayerRule, rules_of
from manafold.rules.standing import giving

if TYPE_CHECKING:
    from manafold.model.abilities import ActivatedAbility
    from manafold.rules.ability_sets import AbilitySet
    from manafold.rules.objects import GameObject
    from manafold.rules.player import Mana
    from manafold.rules.state import State


class Source:
    """An object of which one of several activations can be made, each for one mana; or just one, for any number."""

    __slots__ = ("activations", "object", "own")

    def __init__(self, activations: tuple[Activation, ...]) -> None:
        self.activations = activations
        self.object = activations[0].object
        self.own = activations[0].own


class Shape:
    """What can be known of a set of abilities without the game: that its mana abilities cost {T} and add one mana each.

    `parts` are the index, the bits and the pain of each; `mask` is all the bits.
    """

    __slots__ = ("mask", "parts")

    def __init__(self, parts: tuple[tuple[int, int, int], ...]) -> None:
        self.parts = parts
        self.mask = 0
        for _, mask, _ in parts:
            self.mask |= mask

    def source(self, id: int, snow: int) -> Source:
        """The object `id`, with such abilities, as a source."""
        return Source(
            tuple([Activation(id, index, ((mask | snow, None),), pain) for index, mask, pain in self.parts])
        )


_shapes: dict[int, tuple[AbilitySet, Shape | None]] = {}


def shape_of(state: State, player: int, object: GameObject, abilities: AbilitySet) -> Shape | None:
    """The `Shape` of the mana abilities of an object, if they have one."""
    known = _shapes.get(id(abilities))
    if known is None:
        parts: list[tuple[int, int, int]] = []
        for index, ability in enumerate(abilities.mana):
            if is_plain(ability):
                c = mana.context_of(state, player, object.id, ability)
                found = mana.outputs(mana.mana_effects(ability), player, c)
                if len(found) == 1 and len(found[0].units) == 1 and found[0].only is None:
                    parts.append((index, bits(found[0].units[0]), side_effects(ability)))
        shape = Shape(tuple(parts)) if len(parts) == len(abilities.mana) else None
        known = _shapes[id(abilities)] = (abilities, shape)  # kept with the abilities, so that the id stays theirs
    return known[1]


def is_plain(ability: ActivatedAbility) -> bool:
    """Whether the ability costs just {T}, can always be activated, and always adds the same."""
    if ability.only or ability.zone != "battlefield" or ability.script.modes:
        return False
    if len(ability.costs) != 1 or not isinstance(ability.costs[0], costs.TapSymbol):
        return False
    return all(is_fixed(word) for effect in mana.mana_effects(ability) for word in walk(effect))


def is_fixed(word: Word) -> bool:
    """Whether the word, apart from those inside of it, says the same whatever the game is like."""
    return isinstance(word, Fixed | Effect | Ref) and not word.volatile and not word.reads


class ManaTable:
    """All that a player can get mana from, at one version of the state.

    `plain` are permanents that only need to be tapped, with their `Shape` and the bit for snow; `sources` others that
    stand alone; `complex` the activations that can be in each other's way. `counts` are how many mana there are with
    which bits, without `complex`. `known` are answers about costs. `objects` are what gives
    the mana, `touched` what its costs could use up besides.
    """

    __slots__ = (
        "changes",
        "complex",
        "counts",
        "everything",
        "known",
        "objects",
        "plain",
        "restricted",
        "sources",
        "touched",
        "version",
    )

    def __init__(self, version: int, changes: int) -> None:
        self.version = version
        self.changes = changes
        self.plain: list[tuple[int, Shape, int]] = []
        self.sources: list[Source] = []
        self.everything: list[Source] | None = None
        self.complex: list[Activation] = []
        self.counts: dict[int, int] = {}
        self.known: dict[str, bool] = {}
        self.objects: frozenset[int] = frozenset()
        self.touched: frozenset[int] = frozenset()
        self.restricted = False

    def holds(self, state: State) -> bool:
        """Whether it still says what there is; the time of the turn alone matters only to what is not plain."""
        if self.version == state.version:
            return True
        lasting = not self.sources and not self.complex and not state.effects and not state.static_sources
        return lasting and self.changes == state.changes

    def all_sources(self) -> list[Source]:
        """All sources that stand alone."""
        if self.everything is None:
            self.everything = [*self.sources, *[shape.source(id, snow) for id, shape, snow in self.plain]]
        return self.everything

    def levels(self) -> list[int]:
        """The different pains of activations, beginning with none."""
        found = {each.pain for source in self.all_sources() for each in source.activations}
        return sorted(found | {each.pain for each in self.complex} | {UNPAINFUL})


def mana_table(state: State, player: int) -> ManaTable:
    """What the player can get mana from, made once for each version of the state."""
    table = state.mana_tables.get(player)
    if table is None or not table.holds(state):
        table = state.mana_tables[player] = make_table(state, player)
    return table


def make_table(state: State, player: int) -> ManaTable:
    """Look at everything that the player could get mana from."""
    table = ManaTable(state.version, state.changes)
    found: list[Activation] = []
    always = not forbidding(state, player) and not changing(state)
    objects = state.objects
    for id in giving(state):
        object = objects[id]
        if object.controller != player:
            continue
        what = state.characteristics(id)
        abilities = what.abilities
        if not abilities.mana:
            continue
        shape = shape_of(state, player, object, abilities) if always and not what.rules else None
        if shape is None:
            found += activations_of(state, player, object, abilities)
        elif not object.tapped and (not object.sick or costs.can_use_tap_symbol(state, id, False)):
            snow = SNOW if "snow" in what.supertypes else 0
            table.plain.append((id, shape, snow))
            mask = shape.mask | snow
            table.counts[mask] = table.counts.get(mask, 0) + 1
    owner = state.players[player]
    for id in (*owner.hand, *owner.graveyard):
        abilities = objects[id].base.abilities
        if abilities.mana:
            found += activations_of(state, player, objects[id], abilities)
    if found:
        sort_out(table, found)
    count_units(state, table, player)
    return table


def forbidding(state: State, player: int) -> bool:
    """Whether anything could forbid the player to activate abilities."""
    says_nothing = PlayerRule.forbids_activating
    return any(type(word).forbids_activating is not says_nothing for word, _ in rules_of(state, player))


def sort_out(table: ManaTable, found: list[Activation]) -> None:
    """Put the activations that stand alone among the sources, the others among the complex ones."""
    alone: dict[int, list[Activation]] = {}
    for each in found:
        if each.stands_alone:
            alone.setdefault(each.object, []).append(each)
        else:
            table.complex.append(each)
    for group in alone.values():
        same_use = frozenset[str].intersection(*[each.own for each in group])
        if len(group) == 1 or (same_use and all(len(each.units) == 1 for each in group)):
            table.sources.append(Source(tuple(group)))
        else:
            table.complex += group
    table.complex.sort(key=lambda each: (each.pain, len(each.masks), each.object, each.index))


def count_units(state: State, table: ManaTable, player: int) -> None:
    """Count what there is without the complex activations, and note whether any mana of all is restricted."""
    counts = table.counts
    pool = state.players[player].pool
    units = [(unit_mask(each), each.only) for each in pool]
    for source in table.sources:
        if len(source.activations) == 1:
            units += source.activations[0].units
        else:
            mask = 0
            for activation in source.activations:
                mask |= activation.units[0][0]
                table.restricted = table.restricted or activation.units[0][1] is not None
            units.append((mask, None))
    for mask, only in units:
        counts[mask] = counts.get(mask, 0) + 1
        table.restricted = table.restricted or only is not None
    for activation in table.complex:
        table.restricted = table.restricted or any([only is not None for _, only in activation.units])
    table.objects = frozenset(
        [id for id, _, _ in table.plain]
        + [source.object for source in table.sources]
        + [activation.object for activation in table.complex]
    )
    picked = [id for activation in table.complex for pick in activation.picks for id in pick.candidates]
    table.touched = table.objects.union(picked) if picked else table.objects


def unit_mask(each: Mana) -> int:
    """The bits of a mana in a pool."""
    return bits(each.type) | (SNOW if each.snow else 0)
