"""Protection (CR 702.16), as blocking, damage, targeting and attaching ask for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.abilities import Keyword
from manafold.rules.context import Context
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.state import State

PROTECTION = "protection"
"""The tag of all protection abilities."""


@dataclass(frozen=True)
class ProtectionAbility(Keyword):
    """A protection ability (702.16a): against which sources is what the keyword says. Its tag is `PROTECTION`."""

    def protects_from(self, source: int, c: Context) -> bool:
        """Whether the object `source` has the stated quality."""
        raise NotImplementedError(type(self))

    def spares(self, attachment: int, c: Context) -> bool:
        """Whether an attachment that has the quality may stay attached (702.16n)."""
        return False


def is_protected(state: State, entity: int, source: int) -> bool:
    """Whether the permanent `entity` has protection from the object `source` (702.16a)."""
    return bool(protections(state, entity, source))


def removes(state: State, entity: int, attachment: int) -> bool:
    """Whether what is attached to the permanent `entity` is removed by its protection (702.16c-d, 702.16n)."""
    found = protections(state, entity, attachment)
    c = Context(state, entity, state.object(entity).controller, rule="702.16") if found else None
    return c is not None and not all([each.spares(attachment, c) for each in found])


def protections(state: State, entity: int, source: int) -> list[ProtectionAbility]:
    """The abilities by which the permanent `entity` has protection from the object `source`."""
    if is_player(entity):
        return []
    abilities = state.characteristics(entity).abilities
    if PROTECTION not in abilities.keywords:
        return []
    c = Context(state, entity, state.object(entity).controller, rule="702.16")
    return [each for each in abilities.all if isinstance(each, ProtectionAbility) and each.protects_from(source, c)]
