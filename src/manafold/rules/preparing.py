"""Permanents with a prepare spell, and copies of it that may be cast while they are prepared.

The Comprehensive Rules in force don't define this: it is what the reminder text says. While a permanent is prepared,
its controller may cast a copy of its prepare spell, which waits in exile; doing so unprepares it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules.characteristics import Characteristics, printed
from manafold.rules.events import BecamePrepared, Cause
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

PREPARED: Final = "prepared"
"""Under this name a prepared permanent knows the copy of its prepare spell."""

PREPARER: Final = "preparer"
"""Under this name such a copy knows the permanent that is prepared."""

ENTERS_PREPARED: Final = "enters prepared"
"""Under this name a permanent knows that it enters prepared."""

_with_spell: dict[int, tuple[Card, Characteristics]] = {}


def with_prepare_spell(card: Card) -> Characteristics:
    """The characteristics of a card with a prepare spell: those of its first face, which know the other one."""
    known = _with_spell.get(id(card))
    if known is None:
        made = printed(card.faces[0]).copy()
        made.prepares = card
        known = _with_spell[id(card)] = (card, made)  # kept with the card, so that the id stays its own
    return known[1]


def is_prepared(state: State, id: int) -> bool:
    """Whether the permanent is prepared, or was as it left."""
    return PREPARED in state.object(id).choices


def prepare(state: State, id: int, cause: Cause) -> bool:
    """The permanent becomes prepared, if it has a prepare spell and isn't so already."""
    permanent = state.objects.get(id)
    if permanent is None or permanent.zone != "battlefield" or is_prepared(state, id):
        return False
    spell = state.characteristics(id).prepares
    if spell is None:
        return False
    await_casting(state, state.edit(id), spell)
    state.emit(BecamePrepared(cause, id, "prepared"))
    return True


def arrive(state: State, permanent: GameObject) -> None:
    """A permanent has entered: one that enters prepared is so now, if it has a prepare spell."""
    if ENTERS_PREPARED in permanent.choices and permanent.base.prepares is not None:
        await_casting(state, permanent, permanent.base.prepares)


def await_casting(state: State, permanent: GameObject, card: Card) -> None:
    """A copy of the prepare spell, the second face of a card, waits in exile for a permanent that is prepared now."""
    copy = state.new_object("spell copy", card, printed(card.faces[1]), permanent.owner, "exile")
    copy.face = 1
    copy.choices = {PREPARER: permanent.id}
    state.exile.append(copy.id)
    permanent.choices = {**permanent.choices, PREPARED: copy.id}
    state.restructure()


def unprepare(state: State, id: int, cause: Cause) -> bool:
    """The permanent isn't prepared any more, if it is so now; the copy of its prepare spell ceases to exist."""
    if id not in state.objects or not is_prepared(state, id):
        return False
    permanent = state.edit(id)
    leave(state, permanent)
    permanent.choices = {name: value for name, value in permanent.choices.items() if name != PREPARED}
    state.restructure()
    state.emit(BecamePrepared(cause, id, "unprepared"))
    return True


def leave(state: State, permanent: GameObject) -> None:
    """The copy that waits for a permanent that is prepared, if it is, can't be cast any more, and soon ceases to exist
    (704.5e)."""
    copy = int(permanent.choices.get(PREPARED, NOTHING))
    if copy in state.objects:
        state.edit(copy).choices = {}
        state.strays = (*state.strays, copy)


def may_cast_copy(state: State, copy: GameObject, player: int) -> bool:
    """Whether the object is a copy of a prepare spell that the player may cast: they control what is prepared."""
    permanent = state.objects.get(int(copy.choices.get(PREPARER, NOTHING)))
    return permanent is not None and permanent.controller == player
