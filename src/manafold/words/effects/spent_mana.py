"""What happens when mana is spent that was just added (CR 106.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Script, Trigger
from manafold.rules.freezing import settle
from manafold.rules.mana import MANA_MADE
from manafold.rules.triggering import delay
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.delayed import knowing
from manafold.words.triggers.mana import MARK

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class WhenSpent(Effect):
    """When the mana that was just added is spent on something of a description, a delayed ability triggers (CR 603.7),
    or something happens at once (CR 106.6)."""

    when: Trigger
    script: Script

    tag: ClassVar[str] = "when spent"
    phrases: ClassVar[Phrases] = (
        "when {when:spent}, {script:rest}",
        "if {when:spent on}, {script:last}",
    )

    def resolve(self, c: Context) -> Task[None]:
        wait(self.when, self.script, c)
        return
        yield


def wait(when: Trigger, script: Script, c: Context) -> None:
    """Mark the mana that was just added, and wait until it is spent."""
    state = c.state
    made = c.numbers.get(MANA_MADE, 0)
    if made:
        state.timestamp += 1  # a number that nothing else has
        player = state.edit_player(c.controller)
        kept, marked = player.pool[:-made], player.pool[-made:]
        player.pool = (*kept, *[mana.marked(state.timestamp) for mana in marked])
        item = knowing(script, c, when)
        item.paid = {**item.paid, MARK: state.timestamp}
        ability = TriggeredAbility(settle(when, c), settle(script, c))
        delay(state, ability, c.source, c.controller, item, UntilEndOfTurn())
