"""Bands of attacking creatures, and who assigns damage because of banding (CR 702.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.choosing import choose_some

if TYPE_CHECKING:
    from collections.abc import Mapping

    from manafold.rules.combatants import Combat
    from manafold.rules.decisions import Task
    from manafold.rules.state import State

Bands = dict[int, tuple[int, ...]]
"""The band of each attacking creature that is in one, itself included."""


def has_banding(state: State, id: int) -> bool:
    """Whether the creature has banding."""
    return "banding" in state.characteristics(id).keywords


def choose_bands(state: State, chosen: dict[int, int]) -> Task[Bands]:
    """The active player announces which of the attackers are banded: any with banding, and up to one without, that
    attack the same player, planeswalker or battle (508.1e, 702.22c-d)."""
    bands: Bands = {}
    for first in [id for id in chosen if has_banding(state, id)]:
        if first in bands:
            continue
        free = [id for id in chosen if id != first and id not in bands and chosen[id] == chosen[first]]
        alike = [id for id in free if has_banding(state, id)]
        others = [id for id in free if id not in alike]
        joined = yield from choose_some(state, state.active, alike, 0, len(alike), "attack", "band", first)
        joined += yield from choose_some(state, state.active, others, 0, 1, "attack", "band", first)
        band = (first, *joined)
        if len(band) > 1:
            bands.update(dict.fromkeys(band, band))
    return bands


def kept(bands: Bands, attacking: dict[int, int]) -> Bands:
    """The bands, with only the creatures that do attack."""
    left = {id: tuple([each for each in band if each in attacking]) for id, band in bands.items() if id in attacking}
    return {id: band for id, band in left.items() if len(band) > 1}


def blocking_bands(combat: Combat, blocks: Mapping[int, tuple[int, ...]]) -> Mapping[int, tuple[int, ...]]:
    """The same blocks, in which whoever blocks one of a band blocks all of it (702.22h)."""
    if not combat.bands:
        return blocks
    found: dict[int, tuple[int, ...]] = {}
    for blocker, attackers in blocks.items():
        more = [each for attacker in attackers for each in combat.bands.get(attacker, ())]
        found[blocker] = tuple(dict.fromkeys((*attackers, *more)))
    return found


def other_assigns(state: State, id: int) -> bool:
    """Whether the other side assigns the combat damage of the creature: it is blocked by one with banding, or blocks
    one with banding (702.22j, 702.22k)."""
    assert state.combat is not None
    attack = state.combat.attacks.get(id)
    facing = attack.blockers if attack is not None else state.combat.blocks.get(id, ())
    return any([has_banding(state, each) for each in facing])


def assigner(state: State, id: int) -> int:
    """Who assigns the combat damage of an attacking or blocking creature (510.1, 702.22j, 702.22k)."""
    assert state.combat is not None
    if not other_assigns(state, id):
        return state.objects[id].controller
    attack = state.combat.attacks.get(id)
    return state.active if attack is None else attack.player
