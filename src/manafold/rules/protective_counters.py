"""What shields by itself: shield and finality counters (CR 122.1c, 122.1h), and a player's protection (702.16e)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Replacement
from manafold.rules import counters, preventing
from manafold.rules.events import DamageDealt, Destroyed, Event, ZoneChanged
from manafold.rules.protection import PREVENTED, is_protected
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


@dataclass(frozen=True)
class ShieldCounter(Replacement):
    """Being destroyed by an effect, or dealt damage, costs a shield counter instead (122.1c)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (Destroyed, DamageDealt)

    def applies(self, event: Event, c: Context) -> bool:
        """Whether it is damage, or a destruction by an effect."""
        return isinstance(event, DamageDealt) or not event.cause.rule.startswith("704")

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        """Remove the counter instead; damage that can't be prevented is dealt all the same (615.12)."""
        counters.remove(c.state, c.source, "shield", 1, c.cause)
        if isinstance(event, DamageDealt):
            if not event.preventable:
                return [event]
            preventing.note(event, event.amount, c)
        return ()
        yield


@dataclass(frozen=True)
class FinalityCounter(Replacement):
    """Going to the graveyard from the battlefield becomes going to exile (122.1h)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        """Whether it would be put into a graveyard from the battlefield."""
        return isinstance(event, ZoneChanged) and event.came_from == "battlefield" and event.to == "graveyard"

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        """Exile it instead."""
        assert isinstance(event, ZoneChanged)
        return [replace(event, to="exile")]
        yield


SHIELD = ShieldCounter()
FINALITY = FinalityCounter()


def protection_of(state: State, event: Event) -> tuple[int, Replacement] | None:
    """What `event` would happen to and what a counter on it, or a player's protection, does about that, if anything."""
    if isinstance(event, DamageDealt) and is_player(event.target):
        protected = event.preventable and is_protected(state, event.target, event.source)
        return (event.target, PREVENTED) if protected else None
    if isinstance(event, ZoneChanged):
        word: Replacement = FINALITY
        id, kind = event.old, "finality"
    elif isinstance(event, Destroyed):
        id, kind, word = event.old, "shield", SHIELD
    elif isinstance(event, DamageDealt):
        id, kind, word = event.target, "shield", SHIELD
    else:
        return None
    object = state.objects.get(id)
    if object is None or object.zone != "battlefield" or not object.counters.get(kind):
        return None
    return id, word
