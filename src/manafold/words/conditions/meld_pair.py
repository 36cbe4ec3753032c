"""Whether a player has both of two cards that can be melded (CR 712.4a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Filter, Layer, Ref
from manafold.rules.finding import find_objects

if TYPE_CHECKING:
    from manafold.rules.context import Context


def partners(c: Context, this: Ref, other: Filter, attacking: bool) -> list[tuple[int, int]]:
    """The permanents that fit, each with another that fits, such that you own and control both."""
    first = [id for id in this.entities(c) if _can_serve(id, attacking, c)]
    second = [id for id in find_objects(other, c) if _can_serve(id, attacking, c)]
    return [(one, two) for one in first for two in second if one != two]


def _can_serve(id: int, attacking: bool, c: Context) -> bool:
    """Whether you own and control it, and it attacks if it must."""
    found = c.state.objects.get(id)
    if found is None or found.zone != "battlefield" or not found.owner == found.controller == c.controller:
        return False
    return not attacking or (c.state.combat is not None and id in c.state.combat.attacks)


@dataclass(frozen=True)
class OwnAndControlBoth(Condition):
    """You own and control this and another permanent, perhaps only while both attack (CR 108.3, 109.4)."""

    this: Ref
    other: Filter
    attacking: bool = False

    tag: ClassVar[str] = "own and control both"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    phrases: ClassVar[Phrases] = (
        "you both own and control {this:plain} and {other:a}",
        Phrase(
            "{this:plain} and {other:a} are attacking, and you both own and control them", sets={"attacking": True}
        ),
    )

    def holds(self, c: Context) -> bool:
        return bool(partners(c, self.this, self.other, self.attacking))
