"""How a game began, as data: enough to begin it again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from manafold.model.likeness import nearest
from manafold.rules import attaching, entering, zones
from manafold.rules.characteristics import printed
from manafold.rules.events import BY_RULES, ZoneChanged
from manafold.rules.faces import base_of
from manafold.rules.halves import behind_doors
from manafold.rules.profiles import Profile
from manafold.rules.state import State
from manafold.rules.terms import FIRST_OBJECT, NOTHING, STEPS, ZONES, Step, Zone

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

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

    Raises `ValueError` for a position that can't be, for names that can't be those of players, and for more than
    `MOST_CARDS` cards.
    """
    check_names(setup.names)
    check_number(sum([len(cards) for cards in (*setup.decks, *setup.sideboards)]))
    state = State(list(setup.names), setup.profile, setup.seed)
    for player, deck in enumerate(setup.decks):
        for card in deck:
            lay(state, Put(player, "library", card))
    for player, sideboard in enumerate(setup.sideboards):
        for card in sideboard:
            lay(state, Put(player, "outside", card))
    if setup.start is None:
        return state
    state.turn_number = 1  # nothing that is put has come into the game this turn
    for each in setup.puts:
        put(state, each)
    for player, total in setup.life.items():
        set_life(state, player, total)
    start(state, setup.start)
    return state


def check_names(names: Sequence[str]) -> None:
    """Raises `ValueError` unless these are 1 to 99 different names that can be written, `TypeError` for no texts."""
    if not 1 <= len(names) < FIRST_OBJECT:
        raise ValueError(f"expected 1 to {FIRST_OBJECT - 1} players, got {len(names)}")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"expected the name of a player, got {name!r}")
        try:
            name.encode()
        except UnicodeEncodeError:
            raise ValueError(f"expected the name of a player that can be written in UTF-8, got {name!r}") from None
    if len(set(names)) != len(names):
        raise ValueError(f"expected {len(names)} different names, got {', '.join(names)}")


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
    return lay(state, what)


def lay(state: State, what: Put) -> int:
    """Put a card where it can be: its id."""
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
    yield from fault_of_number("a player", what.player, players)
    if what.controller is not None:
        yield from fault_of_number("a controller", what.controller, players)
    yield from fault_of_word("a zone", what.zone, ZONES)
    wrong_face = list(fault_of_number("a face", what.face, faces))
    if wrong_face:
        yield from wrong_face
    elif what.zone == "battlefield" and printed(what.card.faces[what.face]).types & zones.NEVER_PERMANENT:
        yield "an instant or sorcery can't be on the battlefield (304.4, 307.4)"
    if what.zone == "stack":
        yield "a spell gets onto the stack by being cast"
    if not (is_whole(what.damage, 0) and all(is_whole(each, 1) for each in what.counters.values())):
        yield f"expected positive numbers, got damage {what.damage} and counters {dict(what.counters)}"
    if what.attached_to != NOTHING and not can_have_attached(state, what.attached_to):
        yield f"expected the id of a player or of a permanent to attach it to, got {what.attached_to}"
    is_marked = what.tapped or what.sick or what.damage or what.attached_to != NOTHING
    if what.zone != "battlefield" and (is_marked or what.controller is not None):
        yield "only a permanent is tapped, sick, damaged, attached, or controlled by another player"


def fault_of_number(what: str, number: int, limit: int) -> Iterator[str]:
    """What is wrong with the number of one of so many things."""
    if not is_whole(number, 0) or number >= limit:
        yield f"expected {what} from 0 to {limit - 1}, got {number!r}"


def fault_of_word(what: str, word: str, known: Sequence[str]) -> Iterator[str]:
    """What is wrong with a word that has to be one of those known."""
    if word not in known:
        near = nearest(str(word), known)
        hint = f'; did you mean "{near}"?' if near else ""
        yield f'expected {what} ({", ".join(known)}), got "{word}"{hint}'


def is_whole(number: int, least: int) -> bool:
    """Whether it is a whole number, and not less than that."""
    return type(number) is int and number >= least


def can_have_attached(state: State, id: int) -> bool:
    """Whether something can be attached to what has this id (301.5, 303.4)."""
    return id in range(len(state.players)) or id in state.battlefield


def set_life(state: State, player: int, total: int) -> None:
    """Set a life total. Raises `ValueError` if there is no such player, or for what is no whole number."""
    for wrong in fault_of_number("a player", player, len(state.players)):
        raise ValueError(wrong)
    if type(total) is not int:
        raise ValueError(f"expected a whole number as a life total, got {total!r}")
    state.edit_player(player).life = total


def start(state: State, moment: Moment) -> None:
    """Let the game be at this moment, with the turn-based actions of the step done.

    Raises `ValueError` for a moment that can't be.
    """
    for wrong in faults_of_moment(state, moment):
        raise ValueError(wrong)
    state.active = state.turn_order = moment.active
    state.turn_number = moment.turn
    state.step = moment.step
    state.stage = "priority"
    state.priority = moment.active if moment.priority is None else moment.priority


def faults_of_moment(state: State, moment: Moment) -> Iterator[str]:
    """What is wrong with when a position is to begin."""
    players = len(state.players)
    yield from fault_of_word("a step", moment.step, STEPS)
    yield from fault_of_number("an active player", moment.active, players)
    if moment.priority is not None:
        yield from fault_of_number("a player with priority", moment.priority, players)
    if not is_whole(moment.turn, 1):
        yield f"expected the number of a turn, from 1, got {moment.turn!r}"
