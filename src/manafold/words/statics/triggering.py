"""Abilities that trigger an additional time (CR 603.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.triggering import TriggersAgain

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.events import Event


@dataclass(frozen=True)
class AdditionalTriggers(TriggersAgain):
    """A triggered ability of what fits `of` triggers an additional time (CR 603.2d), if `by` is what it triggers on."""

    of: Filter
    by: Trigger | None = None

    tag: ClassVar[str] = "triggers again"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if {by:causing} causes a triggered ability of {of:a} to trigger, "
            "that ability triggers an additional time",
            form="sentence",
        ),
        Phrase("if a triggered ability of {of:a} triggers, that ability triggers an additional time", form="sentence"),
        Phrase("if an ability of {of:a} triggers, that ability triggers an additional time", form="sentence",
               read_only=True),
        Phrase("if a triggered ability of {of:a} triggers, it triggers an additional time", form="sentence",
               read_only=True),
    )  # fmt: skip

    def adds(self, event: Event, source: int, c: Context) -> bool:
        if self.by is not None and (type(event) not in self.by.events() or not self.by.matches(event, c)):
            return False
        return self.of.matches(source, c)
