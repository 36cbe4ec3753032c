"""What continuous effects apply to, and from where static abilities function (CR 113.6, 611.2c, 611.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.terms import FIRST_OBJECT

if TYPE_CHECKING:
    from manafold.model.abilities import StaticAbility
    from manafold.model.words import Filter
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


def fitting(state: State, what: Filter, c: Context, players: bool) -> tuple[int, ...]:
    """What fits `what` now: permanents, or what is in the zones it speaks of, and the source wherever it is."""
    found: list[int] = []
    few = what.candidates(c)
    if few is None:
        zones = what.zones()
        for zone in zones or ("battlefield",):
            found.extend(state.all_in(zone))
        source = state.objects.get(c.source)
        if not zones and source is not None and source.zone != "battlefield":
            found.append(c.source)
        if players:
            found.extend(state.living())
    else:
        found.extend(few)
    return tuple([id for id in found if is_there(state, id) and what.matches(id, c)])


def is_there(state: State, id: int) -> bool:
    """Whether the id is that of a player, or of an object that exists."""
    return id >= 0 if id < FIRST_OBJECT else id in state.objects


def functions(ability: StaticAbility, object: GameObject) -> bool:
    """Whether a static ability of `object` functions where it is (113.6)."""
    return ability.zone in (object.zone, "anywhere", "everywhere")


def followed(state: State, id: int) -> int:
    """What an effect that applies to `id` applies to now: the permanent that a spell has become, too (400.7a)."""
    if id < FIRST_OBJECT or id in state.objects:
        return id
    departed = state.past.get(id)
    if departed is None or departed.object.zone != "stack":
        return id
    became = state.objects.get(departed.became)
    return departed.became if became is not None and became.zone == "battlefield" else id
