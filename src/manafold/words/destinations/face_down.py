"""The battlefield, for what an effect puts there face down (CR 708.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules.ability_sets import ability_set
from manafold.rules.events import ZoneChanged
from manafold.rules.facedown import FACE_DOWN
from manafold.words.destinations.base import Destination
from manafold.words.destinations.battlefield import Controller, new_controller
from manafold.words.statics.kinds import Kind

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

DOWN = "onto the battlefield face down"


@dataclass(frozen=True)
class BattlefieldFaceDown(Destination):
    """The battlefield, face down: as a creature without anything but its size, or as what the effect says (CR 708.2).

    `several` if the text says what they are of several.
    """

    controller: Controller = ""
    kind: Kind | None = None
    several: bool = False

    tag: ClassVar[str] = "battlefield face down"
    phrases: ClassVar[Phrases] = (
        Phrase(DOWN, sets={"kind": None}),
        Phrase(f"{DOWN} {{controller}}", sets={"kind": None}),
        f"{DOWN}. It's {{kind:noun}}",
        f"{DOWN} {{controller}}. It's {{kind:noun}}",
        Phrase(f"{DOWN}. They're {{kind:nouns}}", sets={"several": True}),
        Phrase(f"{DOWN} {{controller}}. They're {{kind:nouns}}", sets={"several": True}),
    )

    def moves(self, ids: Sequence[int], c: Context) -> Task[list[ZoneChanged]]:
        found: list[ZoneChanged] = []
        for id in ids:
            object = c.state.objects[id]
            player = new_controller(self.controller, object, c)
            event = ZoneChanged(c.cause, id, object.zone, "battlefield", player, face_down=True)
            event.copied = face_down_as(self.kind, c) if self.kind is not None else None
            found.append(event)
        return found
        yield


def face_down_as(kind: Kind, c: Context) -> Characteristics:
    """The characteristics that an effect lists for what is face down: it has no others (CR 708.2)."""
    made = FACE_DOWN.copy()
    made.supertypes = frozenset(kind.supertypes)
    made.types = frozenset(kind.types)
    made.subtypes = frozenset(kind.subtypes)
    made.colors = frozenset(kind.colors)
    made.power = kind.power.of(c) if kind.power is not None else None
    made.toughness = kind.toughness.of(c) if kind.toughness is not None else None
    made.abilities = ability_set(kind.abilities)
    return made
