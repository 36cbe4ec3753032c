"""Dungeons (CR 309) and venturing into them (CR 701.49)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Script, Trigger, Word
from manafold.rules import zones
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import BY_RULES, Cause, DungeonCompleted, Event, RoomEntered, ZoneChanged
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.context import Context
    from manafold.rules.state import State

ROOM: Final = "room"
"""Under this name a dungeon knows among its choices in which room the venture marker is."""
COMPLETED: Final = "dungeons completed"
"""Under this name a player knows among their choices how many dungeons they have completed."""

_NONE: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Room(Word):
    """A room of a dungeon: what happens in it, and the rooms that its arrows lead to, by number (CR 309.4)."""

    script: Script
    leads: tuple[int, ...] = ()

    tag: ClassVar[str] = "room"


@dataclass(frozen=True)
class Dungeon(Word):
    """A dungeon, the topmost room first. One that is `apart` is only entered where it is named (CR 701.49d)."""

    name: str
    rooms: tuple[Room, ...]
    apart: bool = False

    tag: ClassVar[str] = "dungeon"


@dataclass(frozen=True)
class EntersRoom(Trigger):
    """A venture marker is moved into this room (CR 309.4c). No dungeon says it, so that it is no word of the
    vocabulary."""

    room: int
    leads: tuple[int, ...]

    listens: ClassVar[tuple[type[Event], ...]] = (RoomEntered,)

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, RoomEntered) and event.dungeon == c.source and event.room == self.room


def venture(state: State, player: int, dungeons: Sequence[Dungeon], named: str, cause: Cause) -> Task[None]:
    """The player ventures into one of the dungeons, into the one that is `named` if they begin one (701.49)."""
    id = dungeon_of(state, player)
    room = 0
    if id != NOTHING:
        leads = doors(state, id)
        if leads:
            room = yield from choose(player, [f"room {each + 1}" for each in leads], leads, id)
        else:
            complete(state, id)
            id = NOTHING
    if id == NOTHING:
        open_to = [each for each in dungeons if (each.name == named if named else not each.apart)]
        chosen = yield from choose(player, [each.name for each in open_to], range(len(open_to)), cause.source)
        id = bring(state, player, open_to[chosen])
    marked = state.edit(id)
    marked.choices = {**marked.choices, ROOM: room}
    state.emit(RoomEntered(cause, player, id, room))


def choose(player: int, names: Sequence[str], values: Sequence[int], source: int) -> Task[int]:
    """Which of the rooms or dungeons; nobody is asked about the only one."""
    if len(values) == 1:
        return values[0]
    options = [Option("enter", name, value=value) for name, value in zip(names, values, strict=True)]
    pick = yield Decision(player, "mode", options, "where to venture", source)
    return int(pick.value)


def dungeon_of(state: State, player: int) -> int:
    """The dungeon that the player owns in the command zone (309.3); -1 if they own none."""
    owned = [id for id in state.command if state.objects[id].kind == "dungeon" and state.objects[id].owner == player]
    return owned[0] if owned else NOTHING


def doors(state: State, id: int) -> tuple[int, ...]:
    """The rooms that can be entered from the one in which the venture marker is; none from the bottommost (309.5a)."""
    room = state.objects[id].choices[ROOM]
    rooms = [ability.trigger for ability in state.objects[id].base.abilities.triggered]
    return next(each.leads for each in rooms if isinstance(each, EntersRoom) and each.room == room)


def bring(state: State, player: int, dungeon: Dungeon) -> int:
    """The player puts the dungeon into the command zone (309.2a): its id."""
    abilities = tuple(
        [
            TriggeredAbility(EntersRoom(number, room.leads), room.script, zone="command")
            for number, room in enumerate(dungeon.rooms)
        ]
    )
    base = Characteristics(
        dungeon.name, None, frozenset(), _NONE, frozenset(("dungeon",)), _NONE, None, None, None, None,
        ability_set(abilities),
    )  # fmt: skip
    made = state.new_object("dungeon", None, base, player, "command")
    zones.insert(state, made, ZoneChanged(BY_RULES, made.id, "command", "command", player))
    return made.id


def complete(state: State, id: int) -> None:
    """The dungeon is removed from the game: its owner completes it (309.7)."""
    owner = state.edit_player(state.objects[id].owner)
    owner.choices = {**owner.choices, COMPLETED: completed(state, owner.id) + 1}
    zones.remove_from_game(state, id)
    state.emit(DungeonCompleted(Cause(rule="309.7"), owner.id, id))


def completed(state: State, player: int) -> int:
    """How many dungeons the player has completed."""
    return int(state.players[player].choices.get(COMPLETED, 0))


def complete_finished(state: State) -> bool:
    """Complete the dungeons in whose bottommost room nothing is left to happen (309.6); whether there were any."""
    acted = False
    for id in list(state.command):
        if state.objects[id].kind == "dungeon" and not doors(state, id) and not is_awaited(state, id):
            complete(state, id)
            acted = True
    return acted


def is_awaited(state: State, id: int) -> bool:
    """Whether a room ability of the dungeon has triggered and has not left the stack."""
    items = [state.objects[each].item for each in state.stack]
    return any([each.source == id for each in state.pending]) or any(
        [item is not None and item.source == id for item in items]
    )
