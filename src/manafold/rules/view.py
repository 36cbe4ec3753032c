"""What one player may know of a game, as frozen plain data: the only thing that bots, clients and messages receive."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.abilities import Ability
from manafold.rules import notation
from manafold.rules.secrecy import may_look_at, shown_by, tops_seen
from manafold.rules.terms import FIRST_OBJECT, NOTHING, Step, Zone, is_player
from manafold.rules.view_data import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.decisions import Decision, Kind, Option
    from manafold.rules.ending import Outcome
    from manafold.rules.objects import GameObject, ObjectKind, StackItem
    from manafold.rules.player import Player
    from manafold.rules.state import State


@dataclass(frozen=True)
class ChoicesView:
    """What was announced for a spell or ability on the stack (601.2b-d). `paid` has X and the costs paid, by name."""

    source: int
    targets: tuple[tuple[int, ...], ...]
    divided: tuple[tuple[int, ...], ...]
    modes: tuple[int, ...]
    paid: dict[str, int]
    method: str


@dataclass(frozen=True)
class ObjectView:
    """An object as it is now, after all continuous effects. `choices` is None for what was never on the stack.

    `abilities` are those that it has; a mana cost is written as text, "" for none. What is face down and unknown to the
    player has the characteristics that it has face down.
    """

    id: int
    name: str
    kind: ObjectKind
    zone: Zone
    owner: int
    controller: int
    mana_cost: str
    mana_value: int
    colors: tuple[str, ...]
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None
    defense: int | None
    keywords: tuple[str, ...]
    abilities: tuple[Ability, ...]
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    face_down: bool = False
    phased_out: bool = False
    counters: dict[str, int] = dataclasses.field(default_factory=dict)
    attached_to: int = NOTHING
    attachments: tuple[int, ...] = ()
    chosen: dict[str, int | str] = dataclasses.field(default_factory=dict)
    links: tuple[int, ...] = ()
    entered_turn: int = 0
    choices: ChoicesView | None = None
    face: str = ""
    """The name of the card, if the player may look at the face of something face down."""


@dataclass(frozen=True)
class PlayerView:
    """A player. `hand` has the cards of the hand if it is the viewer's own, `pool` the letter of each mana.

    `top` is the top card of the library, if the viewer may look at it. `outside` has the cards outside the
    game that the viewer owns, and companions. `designations` are "monarch", "speed" and the
    like, each with a number.
    """

    id: int
    name: str
    team: int
    life: int
    counters: dict[str, int]
    hand_size: int
    library_size: int
    hand: tuple[ObjectView, ...]
    top: tuple[ObjectView, ...]
    graveyard: tuple[ObjectView, ...]
    pool: tuple[str, ...]
    land_plays: int
    spells_cast: int
    drawn_this_turn: int
    mulligans: int
    has_left: bool
    designations: dict[str, int | str]
    outside: tuple[ObjectView, ...] = ()


@dataclass(frozen=True)
class AttackView:
    """An attacking creature, what it attacks (-1: nothing any more), and what blocks it."""

    attacker: int
    defender: int
    player: int
    blocked: bool
    blockers: tuple[int, ...]


@dataclass(frozen=True)
class OptionView:
    """An option: its notation, the object or player that it is about (-1: none), and its value."""

    notation: str
    ref: int
    value: int | str


@dataclass(frozen=True)
class DecisionView:
    """What the viewer is asked. `shown` are the cards of hidden zones that the options show them."""

    kind: Kind
    prompt: str
    source: int
    options: tuple[OptionView, ...]
    picked: tuple[OptionView, ...]
    remaining: int
    shown: tuple[ObjectView, ...]


@dataclass(frozen=True)
class View:
    """All that `player` may know of the game, and nothing else.

    `deciding` is the player who has to choose now (-1 when the game is over); `decision` is there only for that one.
    """

    player: int
    turn: int
    active: int
    step: Step
    priority: int
    deciding: int
    players: tuple[PlayerView, ...]
    battlefield: tuple[ObjectView, ...]
    stack: tuple[ObjectView, ...]
    exile: tuple[ObjectView, ...]
    command: tuple[ObjectView, ...]
    attacks: tuple[AttackView, ...]
    decision: DecisionView | None
    outcome: Outcome | None

    def to_json(self) -> str:
        """The view as one JSON object, with its fields as keys and words as in card data."""
        return json.dumps(plain(self), ensure_ascii=False)


def view(state: State, decision: Decision | None, player: int) -> View:
    """What `player` may know of the state, where `decision` is asked."""
    attacks = state.combat.attacks if state.combat is not None else {}
    return View(
        player,
        state.turn_number,
        state.active,
        state.step,
        state.priority,
        decision.player if decision is not None else NOTHING,
        tuple([view_player(state, each, player) for each in state.players]),
        (
            *view_all(state, state.battlefield, player),
            *[view_object(state, each.object, player) for each in state.phased.values()],
        ),
        view_all(state, state.stack, player),
        view_all(state, state.exile, player),
        view_all(state, state.command, player),
        tuple([
            AttackView(id, attack.defender, attack.player, attack.blocked, attack.blockers)
            for id, attack in attacks.items()
        ]),
        view_decision(state, decision, player) if decision is not None and decision.player == player else None,
        state.outcome,
    )  # fmt: skip


def view_player(state: State, seen: Player, player: int) -> PlayerView:
    """The player `seen`, as `player` sees them."""
    return PlayerView(
        seen.id,
        seen.name,
        seen.team,
        seen.life,
        dict(seen.counters),
        len(seen.hand),
        len(seen.library),
        view_all(state, seen.hand, player) if seen.id == player else (),
        view_all(state, [id for id in seen.library[:1] if id in tops_seen(state, player)], player),
        view_all(state, seen.graveyard, player),
        tuple([mana.type for mana in seen.pool]),
        seen.land_plays,
        seen.spells_cast,
        seen.drawn_this_turn,
        seen.mulligans,
        seen.has_left,
        dict(seen.choices),
        view_all(state, [id for id in seen.outside if may_look_at(state.objects[id], player)], player),
    )


def view_all(state: State, ids: list[int], player: int) -> tuple[ObjectView, ...]:
    """The objects, as the player sees them."""
    return tuple([view_object(state, state.objects[id], player) for id in ids])


def view_object(state: State, object: GameObject, player: int) -> ObjectView:
    """One object that the player can see."""
    what = state.characteristics(object.id)
    known = object.face_down and object.card is not None and may_know(state, object, player)
    return ObjectView(
        object.id,
        what.name,
        object.kind,
        object.zone,
        object.owner,
        object.controller,
        str(what.mana_cost) if what.mana_cost is not None else "",
        state.mana_value(object.id),
        tuple(sorted([str(color) for color in what.colors])),
        tuple(sorted(what.supertypes)),
        tuple(sorted(what.types)),
        tuple(sorted(what.subtypes)),
        what.power,
        what.toughness,
        what.loyalty,
        what.defense,
        tuple(sorted(what.keywords)),
        what.abilities.all,
        object.tapped,
        object.sick,
        object.damage,
        object.face_down,
        object.id in state.phased,
        dict(object.counters),
        object.attached_to if is_player(object.attached_to) or object.attached_to in state.objects else NOTHING,
        object.attachments,
        dict(object.choices),
        tuple([id for id in object.links if id in state.objects and may_look_at(state.objects[id], player)]),
        object.entered_turn,
        view_choices(object.item) if object.item is not None else None,
        object.card.name if known and object.card is not None else "",
    )


def may_know(state: State, object: GameObject, player: int) -> bool:
    """Whether the player may look at the face of an object that is face down."""
    return may_look_at(object, player) or object.id in tops_seen(state, player)


def view_choices(item: StackItem) -> ChoicesView:
    """What was announced for a spell or ability."""
    return ChoicesView(item.source, item.targets, item.divided, item.modes, dict(item.paid), item.method)


def view_decision(state: State, decision: Decision, player: int) -> DecisionView:
    """The decision, as the player who has it sees it."""
    hidden = [
        id
        for id in sorted(shown_by(decision, player))
        if id in state.objects and not may_look_at(state.objects[id], player)
    ]
    return DecisionView(
        decision.kind,
        decision.prompt,
        decision.source,
        option_views(notation.notations(decision), decision.options),
        option_views(notation.picked(decision), decision.picked),
        decision.remaining,
        tuple([view_object(state, state.objects[id], player) for id in hidden if id >= FIRST_OBJECT]),
    )


def option_views(texts: Sequence[str], options: Sequence[Option]) -> tuple[OptionView, ...]:
    """Options with their notation."""
    return tuple([
        OptionView(text, option.ref, option.value) for text, option in zip(texts, options, strict=True)
    ])  # fmt: skip
