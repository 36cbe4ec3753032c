"""Speed (CR 702.179): a number that players get from permanents with start your engines!, and that grows by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Duration, Effect, Script, Trigger
from manafold.rules.events import AbilityTriggered, Event, LifeLost
from manafold.rules.objects import StackItem
from manafold.rules.triggering import delay

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State

SPEED: Final = "speed"
"""Under this name a player's speed is among their choices."""
MOST: Final = 4
"""Max speed (702.179e)."""


def speed_of(state: State, player: int) -> int:
    """The speed of the player; 0 if they have none (702.179f)."""
    return int(state.players[player].choices.get(SPEED, 0))


def set_speed(state: State, player: int, speed: int) -> None:
    """The player's speed becomes this."""
    owner = state.edit_player(player)
    owner.choices = {**owner.choices, SPEED: speed}
    state.version += 1


def start_engines(state: State, player: int, source: int) -> bool:
    """A player without speed gets speed 1, and the ability that makes it grow (702.179a, 702.179d); else False."""
    if speed_of(state, player):
        return False
    set_speed(state, player, 1)
    delay(state, GROWING, source, player, StackItem(GROWING.script, source), AllGame())
    return True


@dataclass(frozen=True)
class AllGame(Duration):
    """For the rest of the game."""


@dataclass(frozen=True)
class OpponentsLoseLife(Trigger):
    """One or more opponents lose life during your turn, if your speed isn't the greatest; once each turn (702.179d)."""

    listens: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def matches(self, event: Event, c: Context) -> bool:
        state = c.state
        if not isinstance(event, LifeLost) or event.player not in state.opponents(c.controller):
            return False
        if state.active != c.controller or speed_of(state, c.controller) >= MOST:
            return False
        waiting = any(each.ability is GROWING and each.controller == c.controller for each in state.pending)
        return not waiting and not any(
            isinstance(each, AbilityTriggered) and each.player == c.controller and is_growing(state, each.ability)
            for each in state.turn_events
        )


def is_growing(state: State, ability: int) -> bool:
    """Whether that was put onto the stack as the ability that makes speed grow."""
    item = state.object(ability).item
    return item is not None and item.ability is GROWING


@dataclass(frozen=True)
class SpeedUp(Effect):
    """Your speed increases by 1, if it isn't the greatest."""

    def resolve(self, c: Context) -> Task[None]:
        speed = speed_of(c.state, c.controller)
        if speed < MOST:
            set_speed(c.state, c.controller, speed + 1)
        return
        yield


GROWING: Final = TriggeredAbility(OpponentsLoseLife(), Script(effects=(SpeedUp(),)))
"""The ability that belongs to a player's speed (702.179d)."""
