"""Manifesting and cloaking cards (CR 701.40, 701.58), and turning them face up for their mana costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules import zones
from manafold.rules.characteristics import printed
from manafold.rules.events import Cause, ZoneChanged
from manafold.rules.facedown import with_abilities
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.model.mana import ManaCost
    from manafold.rules.decisions import Task
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

MANIFESTED: Final = "manifested"
"""Under this name a face-down permanent knows that it was manifested or cloaked, and by which of these."""


def manifest(state: State, player: int, id: int, cause: Cause, gains: tuple[Ability, ...] = ()) -> Task[int]:
    """A player manifests a card, or cloaks it, with the abilities `gains` while it is face down (701.40a, 701.58a).

    The id of the permanent, -1 if the card could not enter: then it stays where it is (701.40f).
    """
    object = state.objects[id]
    event = ZoneChanged(cause, id, object.zone, "battlefield", player, face_down=True)
    event.copied = with_abilities(gains)
    event.choices = {MANIFESTED: "cloak" if gains else "manifest"}
    done = yield from zones.move_all(state, [event])
    return done[0].new if done and done[0].to == "battlefield" else NOTHING


def price(object: GameObject) -> ManaCost | None:
    """The mana cost for which a manifested or cloaked permanent can be turned face up; None if it can't (701.40b)."""
    if MANIFESTED not in object.choices or object.card is None:
        return None
    what = printed(object.card.faces[object.face])
    return what.mana_cost if "creature" in what.types else None
