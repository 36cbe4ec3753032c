"""Casting a card while a spell or ability resolves (CR 608.2g, 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.abilities import Way
from manafold.rules import casting, destroying, zones
from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import Decision, Option
from manafold.rules.faces import castable_faces, face_name
from manafold.rules.permissions import rules_of
from manafold.rules.terms import NOTHING
from manafold.words.filters.spells import would_be_with_face

if TYPE_CHECKING:
    from manafold.model.words import Filter
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def castable(id: int, way: Way, c: Context, what: Filter | None = None) -> list[int]:
    """The faces with which `c.subject` could cast the card in this way now, as a spell that fits `what`; what is on the
    stack is cast already (CR 601.2a)."""
    state, player = c.state, c.subject
    object = state.objects.get(id)
    if object is None or object.card is None or object.zone == "stack":
        return []
    rules = list(rules_of(state, player))
    return [
        face
        for face in ((way.face,) if way.face >= 0 else castable_faces(object.card))
        if casting.may_begin(state, player, object, face, way, True, rules)
        and (what is None or would_be_with_face(what, id, face, player, c))
        and casting.can_cast(state, player, id, face, way, any_time=True)
    ]


def may_cast(id: int, way: Way, c: Context, what: Filter | None = None) -> Task[bool]:
    """`c.subject` may cast the card in this way, as a spell that fits `what`; whether they did."""
    faces = castable(id, way, c, what)
    if not faces or not (yield from yes_or_no(c.subject, f"cast {c.state.label(id)}", c.source)):
        return False
    yield from cast(id, faces, way, c)
    return True


def cast(id: int, faces: list[int], way: Way, c: Context) -> Task[int]:
    """`c.subject` casts the card in this way, with one of these faces: the id of the spell."""
    card = c.state.objects[id].card
    assert card is not None
    face = faces[0]
    if len(faces) > 1:
        options = [Option("cast", face_name(card, each), id, each) for each in faces]
        pick = yield Decision(c.subject, "mode", options, "cast which", c.source)
        face = int(pick.value)
    yield from casting.cast(c.state, c.subject, id, face, way, any_time=True)
    return c.state.stack[-1]


def exile_until_nonland(most: int, c: Context) -> Task[tuple[int, list[int]]]:
    """`c.subject` exiles cards from the top of their library until a nonland card of mana value `most` or less: that
    card, -1 if there is none, and all that were exiled."""
    state = c.state
    exiled: list[int] = []
    while state.players[c.subject].library:
        new = yield from zones.move(state, state.players[c.subject].library[0], "exile", c.cause)
        exiled.append(new)
        if new not in state.objects or state.objects[new].zone != "exile":
            continue
        if "land" not in state.characteristics(new).types and state.mana_value(new) <= most:
            return new, exiled
    return NOTHING, exiled


def put_at_bottom_at_random(exiled: list[int], c: Context) -> Task[None]:
    """Those of the cards that are still in exile go to the bottom of their owners' libraries in a random order."""
    state = c.state
    rest = [id for id in exiled if id in state.objects and state.objects[id].zone == "exile"]
    state.randomness.shuffle(rest)
    yield from zones.move_all(state, destroying.to_zone(state, rest, "library", c.cause, position="bottom"))
