"""Casting a card while a spell or ability resolves (CR 608.2g, 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.abilities import Way
from manafold.rules import casting
from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import Decision, Option
from manafold.rules.faces import castable_faces, face_name
from manafold.rules.permissions import rules_of

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def castable(id: int, way: Way, c: Context, most: int | None = None) -> list[int]:
    """The faces with which `c.subject` could cast the card in this way now, of mana value `most` at most."""
    state, player = c.state, c.subject
    object = state.objects.get(id)
    if object is None or object.card is None:
        return []
    rules = list(rules_of(state, player))
    return [
        face
        for face in ((way.face,) if way.face >= 0 else castable_faces(object.card))
        if casting.may_begin(state, player, object, face, way, True, rules)
        and (most is None or casting.face_of(state, object, face).mana_value <= most)
        and casting.can_cast(state, player, id, face, way)
    ]


def may_cast(id: int, way: Way, c: Context, most: int | None = None) -> Task[bool]:
    """`c.subject` may cast the card in this way; whether they did."""
    faces = castable(id, way, c, most)
    if not faces or not (yield from yes_or_no(c.subject, f"cast {c.state.label(id)}", c.source)):
        return False
    face = faces[0]
    if len(faces) > 1:
        card = c.state.objects[id].card
        assert card is not None
        options = [Option("cast", face_name(card, each), id, each) for each in faces]
        pick = yield Decision(c.subject, "mode", options, "cast which", c.source)
        face = int(pick.value)
    yield from casting.cast(c.state, c.subject, id, face, way)
    return True
