"""What triggers as damage is prevented by the same effect (CR 603.12, 615.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Script
from manafold.rules.freezing import settle
from manafold.rules.triggering import reflect
from manafold.words.effects.delayed import knowing
from manafold.words.triggers.delayed import Reflexive
from manafold.words.values.prevented import PREVENTED

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class WhenPrevented(Effect):
    """When damage was prevented so, a reflexive ability triggers (CR 603.12); "that much" is how much it was."""

    script: Script

    tag: ClassVar[str] = "when prevented"
    phrases: ClassVar[Phrases] = (Phrase("When damage is prevented this way, {script:last}", form="when"),)

    def resolve(self, c: Context) -> Task[None]:
        if c.numbers.get(PREVENTED, 0) > 0:
            reflect(c.state, TriggeredAbility(Reflexive(), settle(self.script, c)), c, knowing(self.script, c))
        return
        yield
