"""Objects that are moved "until" something happens, and go back right after it (CR 610.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Script, Trigger
from manafold.rules.destroying import to_zone
from manafold.rules.events import Cause, Event, ZoneChanged
from manafold.rules.melded import cards_of
from manafold.rules.objects import StackItem
from manafold.rules.phasing import phase_in
from manafold.rules.triggering import DelayedTrigger, PendingTrigger, delay
from manafold.rules.zones import move_all

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State
    from manafold.rules.terms import Zone

NOT_A_SCRIPT = Script()


@dataclass(frozen=True)
class Leaves(Trigger):
    """A permanent that is watched leaves the battlefield."""

    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def matches(self, event: Event, c: Context) -> bool:
        """Whether it is one of those that are watched."""
        return isinstance(event, ZoneChanged) and event.came_from == "battlefield" and event.old in c.named["watched"]


@dataclass(frozen=True)
class Return(TriggeredAbility):
    """Waits as a delayed trigger does, but uses no stack: what it knows goes back to the zone of that name."""


UNTIL_LEAVES = Return(trigger=Leaves(), script=NOT_A_SCRIPT)


def return_after(state: State, c: Context, watched: Sequence[int], moved: Sequence[ZoneChanged]) -> None:
    """What was moved goes back to where it was right after one of the permanents that are watched left (610.3)."""
    named: dict[str, tuple[int, ...]] = {"watched": tuple(watched)}
    for move in moved:
        named[move.came_from] = (*named.get(move.came_from, ()), *cards_of(state, move.new))
    delay(state, UNTIL_LEAVES, c.source, c.controller, StackItem(NOT_A_SCRIPT, c.source, named=named))


def watch_no_more(state: State, gone: frozenset[int]) -> None:
    """These have left while they were phased out, which nothing triggers on, but what waits for it goes back (610.3).
    """
    left: list[DelayedTrigger] = []
    for each in state.delayed:
        known = each.item.named if each.item is not None else {}
        if isinstance(each.ability, Return) and not gone.isdisjoint(known["watched"]):
            due = PendingTrigger(each.ability, each.source, each.controller, None, each.item)
            state.pending = (*state.pending, due)
            state.changed()
        else:
            left.append(each)
    state.delayed = tuple(left)


PHASED = "phased"
"""Under this name it is known what is to phase in."""


def phase_in_after(state: State, c: Context, watched: Sequence[int], phased: Sequence[int]) -> None:
    """What has phased out phases in right after one of the permanents that are watched left (610.3)."""
    named = {"watched": tuple(watched), PHASED: tuple(phased)}
    delay(state, UNTIL_LEAVES, c.source, c.controller, StackItem(NOT_A_SCRIPT, c.source, named=named))


def come_back(state: State) -> Task[bool]:
    """Everything that is due goes back at the same time (610.3d), permanents under their owners' control (610.3c).

    Tells whether anything was due.
    """
    due = [each for each in state.pending if isinstance(each.ability, Return)]
    if not due:
        return False
    state.pending = tuple([each for each in state.pending if not isinstance(each.ability, Return)])
    moves: list[ZoneChanged] = []
    zones: tuple[Zone, ...] = ("battlefield", "hand", "graveyard", "library")
    for each in due:
        known = each.item.named if each.item is not None else {}
        phase_in(state, known.get(PHASED, ()), Cause(each.source, "610.3"))
        for zone in zones:
            moves += to_zone(state, known.get(zone, ()), zone, Cause(each.source, "610.3"))
    yield from move_all(state, moves)
    return True
