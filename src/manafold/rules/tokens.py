"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.copying import copied_faces, copied_values
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, TokensCreated, ZoneChanged
from manafold.rules.halves import behind_doors
from manafold.rules.replacement import replace_event
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.words import Filter, Static
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.double_faced import DoubleFaced
    from manafold.rules.state import State


CREATED_WITH = "created with"
"""Under this name stands in the choices of a token the object whose ability, or the spell that, created it."""


def create(
    state: State,
    player: int,
    base: Characteristics,
    amount: int,
    cause: Cause,
    tapped: bool = False,
    attacking: int = NOTHING,
    attached_to: int = NOTHING,
    faces: DoubleFaced | None = None,
    face: int = 0,
    counters: dict[str, int] | None = None,
) -> Task[list[int]]:
    """`player` creates tokens with these characteristics, all at the same time: their ids (701.7a).

    `attacking` is the player or permanent that they enter attacking, `attached_to` what they enter attached to. `faces`
    are those of double-faced tokens, and `base` is the one of them with which they enter, which is number `face`.
    `counters` are those that they enter with.
    """
    if amount <= 0 or state.players[player].has_left:  # 800.4b
        return []
    proposals: list[ZoneChanged] = []
    created: list[tuple[TokensCreated, list[ZoneChanged]]] = []
    for event in (yield from replace_event(state, TokensCreated(cause, player, amount, base))):
        if isinstance(event, TokensCreated):
            arriving = []
            for _ in range(event.amount):
                token = state.new_object("token", None, behind_doors(event.base, 0), event.player, "battlefield")
                token.faces = faces if event.base is base else None
                arriving.append(
                    ZoneChanged(
                        cause,
                        token.id,
                        "nowhere",
                        "battlefield",
                        event.player,
                        tapped=tapped,
                        counters=dict(counters or {}),
                        choices={CREATED_WITH: cause.source},
                        attacking=attacking,
                        attached_to=attached_to,
                        face=face if event.base is base else 0,
                        way="create",
                    )
                )
            proposals += arriving
            created.append((event, arriving))
    moves = yield from zones.move_all(state, proposals)
    arrived = [move.new for move in moves]
    for event, arriving in created:
        event.objects = tuple([each.old for each in arriving if each.old in arrived])
        state.emit(event)
    for proposal in proposals:
        if proposal.old not in arrived:
            del state.objects[proposal.old]  # it was never created
    return arrived


def create_copies(
    state: State,
    player: int,
    original: int,
    amount: int,
    c: Context,
    exceptions: tuple[Static, ...] = (),
    tapped: bool = False,
) -> Task[list[int]]:
    """`player` creates tokens that are copies of an object, as it is or last was, with exceptions (707.2, 707.9): their
    ids. Of something double-faced they have both faces, and the one up that is up of it on the battlefield (707.8a)."""
    faces = copied_faces(state, original, c, exceptions)
    if faces is None:
        base = copied_values(state, original, c, exceptions)
        return (yield from create(state, player, base, amount, c.cause, tapped))
    face = state.object(original).face
    return (yield from create(state, player, faces.side(face), amount, c.cause, tapped, faces=faces, face=face))


def fits(event: TokensCreated, what: Filter, c: Context) -> bool:
    """Whether the tokens that would be created fit: it is looked at one as it would be."""
    state = c.state
    token = state.new_object("token", None, behind_doors(event.base, 0), event.player, "battlefield")
    token.controller = event.player
    found = what.matches(token.id, c)
    del state.objects[token.id]
    return found
