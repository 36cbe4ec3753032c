"""The monarch (CR 724)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Effect, Script, Trigger
from manafold.rules.designations import holder
from manafold.rules.drawing import draw
from manafold.rules.events import BecameMonarch, Cause, DamageDealt, Event, StepBegan
from manafold.rules.honors import confer, heir, passing_on
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


def crown(state: State, player: int, cause: Cause) -> bool:
    """The player becomes the monarch, and nobody else is (724.3); False if they are already, or have left."""
    if state.players[player].has_left or holder(state, "monarch") == player:
        return False
    confer(state, "monarch", player, INHERENT, cause)
    state.emit(BecameMonarch(cause, player))
    return True


def succeed(state: State, leavers: Sequence[int]) -> None:
    """If the monarch leaves, another player becomes it (724.4)."""
    player = heir(state, "monarch", leavers)
    if player != NOTHING:
        crown(state, player, passing_on(state, "monarch", "724.4"))


@dataclass(frozen=True)
class MonarchsEndStep(Trigger):
    """At the beginning of the monarch's end step (724.2)."""

    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, StepBegan) and event.step == "end" and event.player == c.controller


@dataclass(frozen=True)
class MonarchIsHit(Trigger):
    """Whenever a creature deals combat damage to the monarch (724.2)."""

    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or not event.combat or event.target != c.controller:
            return False
        return "creature" in c.state.characteristics(event.source).types


@dataclass(frozen=True)
class MonarchDraws(Effect):
    """That player draws a card (724.2)."""

    def resolve(self, c: Context) -> Task[None]:
        yield from draw(c.state, c.controller, 1, Cause(rule="724.2"))


@dataclass(frozen=True)
class ItsControllerIsCrowned(Effect):
    """Its controller becomes the monarch (724.2)."""

    def resolve(self, c: Context) -> Task[None]:
        assert isinstance(c.event, DamageDealt)
        crown(c.state, c.state.object(c.event.source).controller, Cause(c.event.source, "724.2"))
        return
        yield


INHERENT: Final = (
    TriggeredAbility(MonarchsEndStep(), Script(effects=(MonarchDraws(),))),
    TriggeredAbility(MonarchIsHit(), Script(effects=(ItsControllerIsCrowned(),))),
)
"""The abilities that belong to being the monarch (724.2)."""
