"""The initiative (CR 725)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Effect, Trigger
from manafold.rules.designations import holder
from manafold.rules.events import Cause, DamagedTogether, Event, InitiativeTaken, StepBegan
from manafold.rules.honors import abilities_of, confer, heir, passing_on
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.model.abilities import TriggeredAbility
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


def take(state: State, player: int, abilities: Sequence[TriggeredAbility], cause: Cause) -> None:
    """The player takes the initiative, even if they have it already (725.3, 725.5); `abilities` belong to it."""
    if state.players[player].has_left:
        return
    if holder(state, "initiative") != player:
        confer(state, "initiative", player, abilities, cause)
    state.emit(InitiativeTaken(cause, player))


def succeed(state: State, leavers: Sequence[int]) -> None:
    """If the player who has the initiative leaves, another player takes it (725.4)."""
    player = heir(state, "initiative", leavers)
    if player != NOTHING:
        take(state, player, abilities_of(state, "initiative"), passing_on(state, "initiative", "725.4"))


@dataclass(frozen=True)
class UpkeepWithInitiative(Trigger):
    """At the beginning of the upkeep of the player who has the initiative (725.2)."""

    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, StepBegan) and event.step == "upkeep" and event.player == c.controller


@dataclass(frozen=True)
class TookInitiative(Trigger):
    """Whenever a player takes the initiative (725.2)."""

    listens: ClassVar[tuple[type[Event], ...]] = (InitiativeTaken,)

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, InitiativeTaken) and event.player == c.controller


@dataclass(frozen=True)
class InitiativeIsHit(Trigger):
    """Whenever creatures deal combat damage to the player who has the initiative (725.2)."""

    listens: ClassVar[tuple[type[Event], ...]] = (DamagedTogether,)

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamagedTogether) or not event.combat or event.target != c.controller:
            return False
        return any("creature" in c.state.characteristics(id).types for id in event.sources)


@dataclass(frozen=True)
class TheyTakeInitiative(Effect):
    """The controller of those creatures takes the initiative (725.2)."""

    def resolve(self, c: Context) -> Task[None]:
        assert isinstance(c.event, DamagedTogether)
        known = abilities_of(c.state, "initiative")
        for player in dict.fromkeys([c.state.object(id).controller for id in c.event.sources]):
            take(c.state, player, known, Cause(c.source, "725.2"))
        return
        yield
