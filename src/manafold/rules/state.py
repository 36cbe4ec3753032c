"""All that a game is, as one value that can be forked.

Objects and players are shared between a state and its forks until one of them changes (copy on write): whoever wants
to change one asks `edit` or `edit_player` for it. Only the verbs of `rules/` do that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from manafold.rules import continuous, copying, melded, triggering, under_effects
from manafold.rules.combatants import Combat
from manafold.rules.contents import Contents
from manafold.rules.double_faced import faces_of
from manafold.rules.events import Event, StateMatches
from manafold.rules.history import Departed
from manafold.rules.objects import GameObject, ObjectKind
from manafold.rules.player import Player
from manafold.rules.terms import FIRST_OBJECT, NOTHING, Zone

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.looking_back import Before

ARRANGED: Final = frozenset(("hand", "graveyard", "exile", "command"))
"""The zones outside of the battlefield of whose objects something may be done at instant speed."""


class State(Contents):
    """The whole of a game at one moment: what it holds is said by `Contents`."""

    __slots__ = ()

    def fork(self) -> State:
        """An independent state that is equal to this one. Costs a few dictionary copies."""
        twin = State.__new__(State)
        self.share_with(twin)
        return twin

    # Writing

    def changed(self) -> None:
        """Something about objects, players or effects has changed."""
        self.version += 1
        self.changes += 1

    def edit(self, id: int) -> GameObject:
        """The object `id` as this state's own, to be changed by a verb."""
        self.version += 1
        self.changes += 1
        found = self.objects[id]
        if found.zone in ARRANGED:
            self.arrangement += 1
        if found.home is not self.home:
            found = found.copy(self.home)
            self.objects[id] = found
        return found

    def edit_player(self, id: int) -> Player:
        """The player `id` as this state's own, to be changed by a verb."""
        self.version += 1
        self.changes += 1
        found = self.players[id]
        if found.home is not self.home:
            found = found.copy(self.home)
            self.players[id] = found
        return found

    def edit_combat(self) -> Combat:
        """The combat as this state's own, to be changed by a verb."""
        self.version += 1
        self.changes += 1
        assert self.combat is not None
        if self.combat.home is not self.home:
            self.combat = self.combat.copy(self.home)
        return self.combat

    def new_object(
        self, kind: ObjectKind, card: Card | None, base: Characteristics, owner: int, zone: Zone
    ) -> GameObject:
        """A new object with a new id and timestamp (613.7d), not yet in any zone's list."""
        self.version += 1
        self.changes += 1
        made = GameObject(self.home, self.next_id, kind, card, base, owner, zone)
        self.next_id += 1
        self.timestamp += 1
        made.timestamp = self.timestamp
        self.objects[made.id] = made
        return made

    def forget(self, id: int, was: Characteristics, became: int = NOTHING) -> None:
        """The object `id`, which `was` so until now, leaves: keep it as last-known information (400.7, 608.2h)."""
        self.past.add(Departed(self.objects[id], was, became, copying.copiable_values(self, id)))
        del self.objects[id]
        self.changed()

    def emit(self, event: Event, before: Before | None = None) -> None:
        """`event` has happened: log it, and let abilities trigger on it (603.2), those that there were `before` too."""
        self.settled = False
        self.version += 1
        self.log.append(event)
        self.turn_events.append(event)
        if self.effects:
            continuous.expire(self)
        kind = type(event)
        awaited = self.awaited
        if before is not None or kind in self.listeners or self.delayed or kind in awaited:
            triggering.notice(self, event, before)
        if StateMatches in self.listeners or StateMatches in awaited:
            triggering.check_states(self)

    def count_use(self, id: int, key: int) -> None:
        """An ability of the object was activated, or has triggered, once more this turn; `key` tells which."""
        uses = {**self.uses_this_turn(id)}
        uses[key] = uses.get(key, 0) + 1
        object = self.edit(id)
        object.uses = uses
        object.uses_turn = self.turn_number

    def restructure(self) -> None:
        """Something changed that continuous effects may look at in spite of not being `volatile` (see `Word`)."""
        self.structure += 1
        self.arrangement += 1
        self.changed()

    # Reading

    @property
    def granted(self) -> tuple[int, ...]:
        """The objects whose abilities now differ from those of their base and wait for events."""
        if not self.effects and not self.static_sources and not self.keyword_counters:
            return ()
        return under_effects.granted(self)

    @property
    def awaited(self) -> frozenset[type[Event]]:
        """The classes of events for which the abilities of the `granted` objects wait."""
        if not self.effects and not self.static_sources and not self.keyword_counters:
            return under_effects.NO_EVENTS
        return under_effects.awaited(self)

    def exists(self, id: int) -> bool:
        """Whether the object is still where it was (and not last-known information)."""
        return id in self.objects

    def object(self, id: int) -> GameObject:
        """The object, as it is or as it last was."""
        found = self.objects.get(id)
        if found is not None:
            return found
        departed = self.past.get(id)
        if departed is None:
            raise KeyError(id)
        return departed.object

    def uses_this_turn(self, id: int) -> dict[int, int]:
        """How often abilities of the object, or as it last was, were activated or have triggered this turn."""
        object = self.object(id)
        return object.uses if object.uses_turn == self.turn_number else {}

    def characteristics(self, id: int) -> Characteristics:
        """What the object is now (613), or last was (608.2h)."""
        found = self.objects.get(id)
        if found is None:
            departed = self.past.get(id)
            if departed is None:
                raise KeyError(id)
            return departed.characteristics
        if not self.effects and not self.static_sources and not found.counters:
            base = found.base
            if not base.abilities.defining and not found.face_down:
                return base
        return under_effects.characteristics(self, found)

    def mana_value(self, id: int) -> int:
        """Mana value of an object; X is what was chosen only while it is on the stack, or seen as a spell (202.3e).

        A back face that is no copy has that of its front face (202.3b), a melded permanent that of both (202.3c).
        """
        object = self.object(id)
        item = object.item
        cost = self.characteristics(id).mana_cost
        faces = faces_of(object) if cost is None and object.face == 1 else None
        if faces is not None and not faces.modal and copying.copiable_values(self, id) is faces.back:
            cost = faces.front.mana_cost
        if object.melded is not None and copying.copiable_values(self, id) is object.base:
            return melded.mana_value(object)
        if cost is None:
            return 0
        return cost.mana_value(item.paid.get("x", 0) if item is not None and object.zone != "battlefield" else 0)

    def zone(self, zone: Zone, player: int) -> list[int]:
        """The ids in a zone, that of `player` where each player has one; not to be changed."""
        if zone == "battlefield":
            return self.battlefield
        if zone == "hand":
            return self.players[player].hand
        if zone == "graveyard":
            return self.players[player].graveyard
        if zone == "library":
            return self.players[player].library
        if zone == "stack":
            return self.stack
        if zone == "outside":
            return self.players[player].outside
        return self.exile if zone == "exile" else self.command

    def all_in(self, zone: Zone) -> Iterator[int]:
        """The ids in a zone, of all players."""
        if zone in ("hand", "graveyard", "library", "outside"):
            for player in self.players:
                yield from self.zone(zone, player.id)
        else:
            yield from self.zone(zone, 0)

    def living(self) -> list[int]:
        """The players still in the game, in turn order from the active player (APNAP, 101.4)."""
        first = self.active
        order = [*self.players[first:], *self.players[:first]]
        return [player.id for player in order if not player.has_left]

    def place_in_turn(self, player: int) -> int:
        """How many players come before this one in turn order from the active player, those who have left too."""
        return (player - self.active) % len(self.players)

    def opponents(self, player: int) -> list[int]:
        """The opponents of `player` still in the game, in APNAP order (102.2, 102.3)."""
        team = self.players[player].team
        return [other for other in self.living() if self.players[other].team != team]

    def somebody_left(self) -> bool:
        """Whether any player has left the game."""
        return any([player.has_left for player in self.players])

    def is_gone(self, entity: int) -> bool:
        """Whether it is a player who has left the game, or an object of one that is about to leave it too (800.4a)."""
        if entity < FIRST_OBJECT:
            return entity >= 0 and self.players[entity].has_left
        found = self.objects.get(entity)
        return found is not None and (self.players[found.owner].has_left or self.players[found.controller].has_left)

    def after(self, player: int) -> int:
        """The next player in turn order who is still in the game."""
        count = len(self.players)
        for i in range(1, count + 1):
            other = (player + i) % count
            if not self.players[other].has_left:
                return other
        return player

    def skipped(self, first: int, last: int) -> list[int]:
        """The players between these two in turn order, all of whom have left the game."""
        count = len(self.players)
        return [(first + i) % count for i in range(1, (last - first - 1) % count + 1)]

    def latest(self, id: int) -> int:
        """The object that `id` has become by its first zone change, if it is still that (400.7), else `id`."""
        departed = self.past.get(id)
        return departed.became if departed is not None and departed.became in self.objects else id

    def label(self, entity: int) -> str:
        """The name of a player or object, for options and the log; what is face down has none (708.2a)."""
        if entity < FIRST_OBJECT:
            return self.players[entity].name if entity >= 0 else "the game"
        return self.characteristics(entity).name or "something without a name"
