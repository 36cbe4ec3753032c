"""What is hidden from whom (CR 400.2, 406.3, 708.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.companions import COMPANION
from manafold.rules.permissions import rules_of
from manafold.rules.terms import FIRST_OBJECT, Zone

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

HIDDEN_ZONES: frozenset[Zone] = frozenset(("hand", "library", "outside"))
"""Where there are cards that not everybody may look at: hidden zones (400.2), and outside the game (400.11)."""

FORETOLD = "foretold"
"""Under this name a card in exile knows in which turn it was foretold (702.143a)."""

NOBODY: frozenset[int] = frozenset()


def seen_by(player: int) -> str:
    """The name under which a card exiled face down knows that the player may look at it (406.3)."""
    return f"seen by {player}"


def may_look_at(object: GameObject, player: int) -> bool:
    """Whether the player may look at the face of the object, where it is.

    What is only looked at during a choice, as in scrying, is another matter: see `shown_by`.
    """
    if object.zone in HIDDEN_ZONES:
        if object.zone == "outside" and COMPANION in object.choices:
            return True  # 103.2b
        return object.zone != "library" and object.owner == player
    if object.face_down:
        if object.zone == "exile":
            foretold = FORETOLD in object.choices and object.owner == player  # 702.143d
            return foretold or seen_by(player) in object.choices
        return object.zone in ("battlefield", "stack") and object.controller == player  # 708.5
    return True


def shown_by(decision: Decision | None, player: int) -> frozenset[int]:
    """The objects that a decision of the player shows to them: what asks for it, an Aura that enters from a library
    say, and what its options and picks are about."""
    if decision is None or decision.player != player:
        return NOBODY
    about = [decision.source, *[option.ref for option in (*decision.options, *decision.picked)]]
    return frozenset([id for id in about if id >= FIRST_OBJECT])


def tops_seen(state: State, player: int) -> frozenset[int]:
    """The top cards of libraries, cards in hands and face-down cards in exile that the player may look at because
    of effects (401.5, 401.6, 402.3, 406.3)."""
    found: list[int] = []
    for owner in state.living():
        if any(word.reveals_hand(c) for word, c in rules_of(state, owner)):
            found += state.players[owner].hand
        library = state.players[owner].library
        if library and any(
            word.reveals_top(c) or (owner == player and word.looks_at_top(c)) for word, c in rules_of(state, owner)
        ):
            found.append(library[0])
    for word, c in rules_of(state, player):
        found += word.looks_at(c)
    return frozenset(found)


def announced(state: State) -> frozenset[int]:
    """What the abilities on the stack come from: a card in a hidden zone is revealed for it (602.2a)."""
    items = [state.objects[id].item for id in state.stack]
    return frozenset([item.source for item in items if item is not None])


def secrets(state: State, player: int, shown: frozenset[int]) -> list[list[int]]:
    """The cards that the player can't know, by owner, each in the order of the zones that they are in."""
    found: list[list[int]] = [[] for _ in state.players]
    for owner in state.players:
        for id in (*owner.hand, *owner.library):
            if id not in shown and not may_look_at(state.objects[id], player):
                found[owner.id].append(id)
    for id in (*state.battlefield, *state.stack, *state.exile):
        object = state.objects[id]
        if object.face_down and object.kind == "card" and not may_look_at(object, player):
            found[object.owner].append(id)
    return found
