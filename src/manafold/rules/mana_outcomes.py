"""What mana an ability would add, given the replacement effects and triggered mana abilities (CR 106.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import mana, triggering
from manafold.rules.context import Context
from manafold.rules.decisions import Task
from manafold.rules.demands import SNOW, bits
from manafold.rules.events import Cause, Event, ManaAdded
from manafold.rules.replacement import might_replace, replace_event

if TYPE_CHECKING:
    from manafold.rules.mana import ManaOutput
    from manafold.rules.spending import Spending
    from manafold.rules.state import State
    from manafold.rules.triggering import PendingTrigger

Units = list[tuple[int, "Spending | None"]]
"""For each mana its bits and its restriction."""


def changing(state: State) -> bool:
    """Whether anything waits for mana being added, to change or to add to it."""
    return ManaAdded in state.listeners or might_replace(state, ManaAdded)


def after_changes(
    state: State, player: int, id: int, output: mana.ManaOutput, tapped_for: bool
) -> list[tuple[str, tuple[str, ...], Units]]:
    """What becomes of an output with the replacement effects and the triggered mana abilities that there are.

    For each way: the types to choose ("" if that makes no difference), the mana that comes of them, and the mana that
    triggered abilities add.
    """
    if not changing(state):
        return [("", output.units, [])]
    found: list[tuple[str, tuple[str, ...], Units]] = []
    for types in sorted(all_types(output)):
        event = ManaAdded(Cause(id, "605.3b"), player, id, types, tapped_for)
        event.mana = replaced(state, event)
        for extra in triggered_outputs(state, player, event):
            found.append((types, tuple(event.mana), extra))
    return found


def all_types(output: ManaOutput) -> set[str]:
    """The mana that the output can be, each as its types in alphabetical order."""
    found = {""}
    for unit in output.units:
        found = {"".join(sorted(before + letter)) for before in found for letter in unit}
    return found


def replaced(state: State, event: ManaAdded) -> str:
    """The mana that is really added if `event` is proposed, whoever has to choose choosing the first option."""
    if not might_replace(state, ManaAdded):
        return event.mana
    events = finish(replace_event(state.fork(), event))
    return "".join([each.mana for each in events if isinstance(each, ManaAdded) and each.player == event.player])


def finish(task: Task[list[Event]]) -> list[Event]:
    """The result of a task in which every player picks the first option."""
    try:
        decision = next(task)
        while True:
            decision = task.send(decision.options[0])
    except StopIteration as stop:
        result: list[Event] = stop.value
        return result


def triggered_outputs(state: State, player: int, event: ManaAdded) -> list[Units]:
    """The mana that triggered mana abilities add for the player after `event`, once for each way to choose."""
    before = state.pending
    none: tuple[PendingTrigger, ...] = ()
    state.pending = none
    for id in dict.fromkeys((*state.listeners.get(ManaAdded, ()), *state.granted)):
        triggering.check(state, event, state.objects[id], state.characteristics(id).abilities)
    ready = [pending for pending in state.pending if mana.is_triggered_mana_ability(pending)]
    state.pending = before
    found: list[Units] = [[]]
    for pending in ready:
        c = Context(state, pending.source, pending.controller, event=event)
        snow = SNOW if "snow" in state.characteristics(pending.source).supertypes else 0
        more = mana.outputs(mana.mana_effects(pending.ability), player, c)
        found = [
            [*units, *[(bits(each) | snow, output.only) for each in output.units]] for units in found for output in more
        ]
    return found
