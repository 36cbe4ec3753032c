"""Abilities that trigger an additional time, and those that don't trigger (CR 603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.additional_triggers import AboutTriggers
from manafold.rules.events import Event, MovedTogether, ZoneChanged

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class AdditionalTriggers(AboutTriggers):
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

    def change(self, event: Event, trigger: Trigger, its: Context, c: Context) -> int | None:
        if self.by is not None and (type(event) not in self.by.events() or not self.by.matches(event, c)):
            return 0
        return int(self.of.matches(its.source, c))


@dataclass(frozen=True)
class CausesNoTriggers(AboutTriggers):
    """What fits enters or dies without causing abilities to trigger, or only those of what fits `of` (CR 603.2)."""

    what: Filter
    do: Literal["entering", "dying", "entering or dying"]
    of: Filter | None = None

    tag: ClassVar[str] = "causes no triggers"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:many} {do} don't cause abilities to trigger", form="sentence"),
        Phrase("{what:many} {do} don't cause abilities of {of:many} to trigger", form="sentence"),
    )

    def change(self, event: Event, trigger: Trigger, its: Context, c: Context) -> int | None:
        if self.of is not None and not self.of.matches(its.source, c):
            return 0
        if isinstance(event, MovedTogether):
            heard = tuple([move for move in event.moves if not self._is_silent(move, c)])
            return 0 if trigger.which(MovedTogether(event.cause, heard), its) >= 0 else None
        return None if isinstance(event, ZoneChanged) and self._is_silent(event, c) else 0

    def _is_silent(self, move: ZoneChanged, c: Context) -> bool:
        if move.to == "battlefield" and "entering" in self.do:
            return self.what.matches(move.new, c)
        dies = move.came_from == "battlefield" and move.to == "graveyard" and "dying" in self.do
        return dies and self.what.matches(move.old, c)
