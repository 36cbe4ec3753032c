"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Script, Trigger
from manafold.rules.objects import StackItem
from manafold.rules.triggering import delay

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Later(Effect):
    """Something happens at a later moment, once (CR 603.7b). `behind` if the text says when behind what happens."""

    when: Trigger
    script: Script
    behind: bool = False

    tag: ClassVar[str] = "later"
    phrases: ClassVar[Phrases] = (
        "at {when:next}, {script:last}",
        Phrase("{script:clause} at {when:next}", sets={"behind": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        known = c.item
        item = StackItem(
            self.script,
            c.source,
            named={name: found for name, found in c.named.items() if name},
            paid=known.paid if known is not None else None,
        )
        ability = TriggeredAbility(self.when, self.script)
        delay(c.state, ability, c.source, c.controller, item)
        return
        yield
