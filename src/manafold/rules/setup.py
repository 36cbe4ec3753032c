"""How a game began, as data: enough to begin it again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from manafold.rules import attaching, entering, zones
from manafold.rules.events import BY_RULES, ZoneChanged
from manafold.rules.faces import base_of
from manafold.rules.profiles import Profile
from manafold.rules.state import State
from manafold.rules.terms import NOTHING, Step, Zone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from manafold.model.card import Card


@dataclass(frozen=True)
class Put:
    """A card that was put into a zone of the player `player` before the game began. See `Scenario.put`."""

    player: int
    zone: Zone
    card: Card
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    attached_to: int = NOTHING
    controller: int | None = None
    face: int = 0


@dataclass(frozen=True)
class Moment:
    """When a position begins: see `Scenario.start`."""

    step: Step
    active: int
    turn: int
    priority: int | None


@dataclass(frozen=True)
class Setup:
    """Where a game began: a whole game with the `decks`, one a player, or, if `start` is given, a position.

    A position has `puts`, in that order, and the life totals `life` of those players for whom one was set.
    """

    names: tuple[str, ...]
    seed: int
    profile: Profile
    decks: tuple[tuple[Card, ...], ...] = ()
    puts: tuple[Put, ...] = ()
    life: Mapping[int, int] = field(default_factory=dict)
    start: Moment | None = None


def begin(setup: Setup) -> State:
    """The state that a setup describes, at its very beginning. The same setup, the same state."""
    state = State(list(setup.names), setup.profile, setup.seed)
    for player, deck in enumerate(setup.decks):
        for card in deck:
            put(state, Put(player, "library", card))
    if setup.start is None:
        return state
    state.turn_number = 1  # nothing that is put has come into the game this turn
    for each in setup.puts:
        put(state, each)
    for player, total in setup.life.items():
        state.edit_player(player).life = total
    start(state, setup.start)
    return state


def put(state: State, what: Put) -> int:
    """Put a card into a zone, in a library below what is there already: its id."""
    base = base_of(what.card, what.zone, what.face)
    made = state.new_object("card", what.card, base, what.player, what.zone)
    made.face = what.face
    event = ZoneChanged(BY_RULES, made.id, what.zone, what.zone, what.player, position="bottom")
    if what.zone == "battlefield":
        made.controller = what.player if what.controller is None else what.controller
        made.tapped = what.tapped
        made.sick = what.sick
        made.damage = what.damage
        entering.add_intrinsic_counters(event, base)
    made.counters = {**event.counters, **what.counters}
    zones.insert(state, made, event)
    if what.attached_to != NOTHING:
        attaching.tie(state, made.id, what.attached_to)
    return made.id


def start(state: State, moment: Moment) -> None:
    """Let the game be at this moment, with the turn-based actions of the step done."""
    state.active = state.turn_order = moment.active
    state.turn_number = moment.turn
    state.step = moment.step
    state.stage = "priority"
    state.priority = moment.active if moment.priority is None else moment.priority
