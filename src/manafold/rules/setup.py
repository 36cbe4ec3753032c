"""How a game began, as data: enough to begin it again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from manafold.rules import attaching, entering, zones
from manafold.rules.characteristics import printed
from manafold.rules.events import BY_RULES, ZoneChanged
from manafold.rules.faces import base_of
from manafold.rules.halves import behind_doors
from manafold.rules.profiles import Profile
from manafold.rules.state import State
from manafold.rules.terms import NOTHING, Step, Zone

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from manafold.model.card import Card


MOST_CARDS = 50_000
"""How many cards all decks and sideboards of a game have together at most: more stand there by mistake."""


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
    commander: bool = False


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

    With the decks may come `sideboards`, one a player: the cards outside the game (400.11a); in a position these are
    among the `puts`.
    A position has `puts`, in that order, and the life totals `life` of those players for whom one was set.
    """

    names: tuple[str, ...]
    seed: int
    profile: Profile
    decks: tuple[tuple[Card, ...], ...] = ()
    puts: tuple[Put, ...] = ()
    life: Mapping[int, int] = field(default_factory=dict)
    start: Moment | None = None
    sideboards: tuple[tuple[Card, ...], ...] = ()


def begin(setup: Setup) -> State:
    """The state that a setup describes, at its very beginning. The same setup, the same state.

    Raises `ValueError` for a position that can't be, and for more than `MOST_CARDS` cards.
    """
    check_number(sum([len(cards) for cards in (*setup.decks, *setup.sideboards)]))
    state = State(list(setup.names), setup.profile, setup.seed)
    for player, deck in enumerate(setup.decks):
        for card in deck:
            put(state, Put(player, "library", card))
    for player, sideboard in enumerate(setup.sideboards):
        for card in sideboard:
            put(state, Put(player, "outside", card))
    if setup.start is None:
        return state
    state.turn_number = 1  # nothing that is put has come into the game this turn
    for each in setup.puts:
        put(state, each)
    for player, total in setup.life.items():
        state.edit_player(player).life = total
    start(state, setup.start)
    return state


def check_number(cards: int) -> None:
    """Raises `ValueError` if so many cards are too many."""
    if cards > MOST_CARDS:
        raise ValueError(f"expected at most {MOST_CARDS} cards in all decks and sideboards together, got {cards}")


def put(state: State, what: Put) -> int:
    """Put a card into a zone, in a library below what is there already: its id.

    Raises `ValueError` for what can't be there so.
    """
    for wrong in faults(state, what):
        raise ValueError(f"{what.card.name}: {wrong}")
    base = behind_doors(base_of(what.card, what.zone, what.face), 0)
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
    if what.commander:
        state.commanders |= {made.id}  # 903.3
    if what.attached_to != NOTHING:
        attaching.tie(state, made.id, what.attached_to)
    return made.id


def faults(state: State, what: Put) -> Iterator[str]:
    """What is wrong with a card that is to be put somewhere."""
    players, faces = len(state.players), len(what.card.faces)
    if not 0 <= what.player < players:
        yield f"expected a player from 0 to {players - 1}, got {what.player}"
    if what.controller is not None and not 0 <= what.controller < players:
        yield f"expected a controller from 0 to {players - 1}, got {what.controller}"
    if not 0 <= what.face < faces:
        yield f"expected a face from 0 to {faces - 1}, got {what.face}"
    elif what.zone == "battlefield" and printed(what.card.faces[what.face]).types & zones.NEVER_PERMANENT:
        yield "an instant or sorcery can't be on the battlefield (304.4, 307.4)"
    if what.zone == "stack":
        yield "a spell gets onto the stack by being cast"
    if what.damage < 0 or not all(type(each) is int and each > 0 for each in what.counters.values()):
        yield f"expected positive numbers, got damage {what.damage} and counters {dict(what.counters)}"
    if what.attached_to != NOTHING and not can_have_attached(state, what.attached_to):
        yield f"expected the id of a player or of a permanent to attach it to, got {what.attached_to}"
    is_marked = what.tapped or what.sick or what.damage or what.attached_to != NOTHING
    if what.zone != "battlefield" and (is_marked or what.controller is not None):
        yield "only a permanent is tapped, sick, damaged, attached, or controlled by another player"


def can_have_attached(state: State, id: int) -> bool:
    """Whether something can be attached to what has this id (301.5, 303.4)."""
    return 0 <= id < len(state.players) or id in state.battlefield


def start(state: State, moment: Moment) -> None:
    """Let the game be at this moment, with the turn-based actions of the step done."""
    state.active = state.turn_order = moment.active
    state.turn_number = moment.turn
    state.step = moment.step
    state.stage = "priority"
    state.priority = moment.active if moment.priority is None else moment.priority
