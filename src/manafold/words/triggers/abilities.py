"""Abilities that are activated or trigger (CR 602.2, 603.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import AbilityActivated, AbilityTriggered, Event
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ActivatesAbility(Trigger):
    """A player activates an ability (CR 602.2), perhaps one of a kind, of something of a description, or none that is a
    mana ability (605.1a)."""

    who: Filter
    kind: Literal["", "loyalty", "exhaust", "boast", "outlast"] = ""
    of: Filter | None = None
    no_mana: bool = False

    tag: ClassVar[str] = "activates ability"
    phrases: ClassVar[Phrases] = (
        "{who:player} <activate> an ability",
        "{who:player} <activate> an ability of {of:a}",
        Phrase("{who:player} <activate> an ability that isn't a mana ability", sets={"no_mana": True}),
        Phrase("{who:player} <activate> an ability of {of:a} that isn't a mana ability", sets={"no_mana": True}),
        "{who:player} <activate> a {kind} ability",
        "{who:player} <activate> a {kind} ability of {of:a}",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (AbilityActivated,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "of": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, AbilityActivated) or not self.who.matches(event.player, c):
            return False
        if (self.no_mana and event.is_mana) or not self._is_of_kind(event, c):
            return False
        return self.of is None or self.of.matches(event.source, c)


    def _is_of_kind(self, event: AbilityActivated, c: Context) -> bool:
        if self.kind in ("", "loyalty"):
            return event.loyalty or not self.kind
        item = c.state.object(event.ability).item if event.ability != NOTHING else None
        return item is not None and item.ability is not None and item.ability.label == self.kind


@dataclass(frozen=True)
class AbilityOfTriggers(Trigger):
    """A triggered ability of something is put onto the stack (CR 603.3)."""

    of: Filter

    tag: ClassVar[str] = "ability triggers"
    phrases: ClassVar[Phrases] = ("a triggered ability of {of:a} triggers",)
    listens: ClassVar[tuple[type[Event], ...]] = (AbilityTriggered,)
    points: ClassVar[Mapping[str, str]] = {"of": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, AbilityTriggered) and self.of.matches(event.source, c)
