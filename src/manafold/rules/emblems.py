"""Emblems (CR 114)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.model.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from manafold.rules import zones
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics
from manafold.rules.events import BY_RULES, ZoneChanged

if TYPE_CHECKING:
    from manafold.rules.state import State

_NONE: frozenset[str] = frozenset()
_COMMAND: dict[int, tuple[tuple[Ability, ...], tuple[Ability, ...]]] = {}


def create(state: State, player: int, abilities: tuple[Ability, ...], name: str = "Emblem") -> int:
    """`player` gets an emblem with these abilities: its id. It has no other characteristics (114.3)."""
    base = saying(name, abilities)
    emblem = state.new_object("emblem", None, base, player, "command")
    zones.insert(state, emblem, ZoneChanged(BY_RULES, emblem.id, "command", "command", player))
    return emblem.id


def saying(name: str, abilities: tuple[Ability, ...]) -> Characteristics:
    """What an emblem with these abilities is."""
    return Characteristics(
        name, None, frozenset(), _NONE, _NONE, _NONE, None, None, None, None, ability_set(in_command(abilities))
    )


def change(state: State, id: int, abilities: tuple[Ability, ...]) -> None:
    """The emblem has these abilities now (701.54c)."""
    emblem = state.edit(id)
    zones.unindex(state, emblem)
    emblem.base = saying(emblem.base.name, abilities)
    zones.index(state, emblem)
    state.restructure()


def in_command(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as they function in the command zone (114.4), made once for those of one text."""
    known = _COMMAND.get(id(abilities))
    if known is None:
        known = (abilities, tuple([there(part) for ability in abilities for part in ability.expand()]))
        _COMMAND[id(abilities)] = known  # kept with the abilities, so that the id stays theirs
    return known[1]


def there(ability: Ability) -> Ability:
    """One ability, functioning in the command zone."""
    if isinstance(ability, ActivatedAbility | TriggeredAbility | StaticAbility) and ability.zone == "battlefield":
        return dataclasses.replace(ability, zone="command")
    return ability
