"""Protection (CR 702.16), as blocking, damage, targeting and attaching ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.words import Replacement
from manafold.rules import preventing
from manafold.rules.context import Context
from manafold.rules.events import DamageDealt, Event
from manafold.rules.permissions import rules_of
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.decisions import Task
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


@dataclass(frozen=True)
class PreventedByProtection(Replacement):
    """Damage from sources that `c.source`, a permanent or a player, has protection from is prevented (702.16e)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def applies(self, event: Event, c: Context) -> bool:
        """Whether such a source would deal damage that can be prevented."""
        assert isinstance(event, DamageDealt)
        return event.preventable and event.target == c.source and is_protected(c.state, c.source, event.source)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        """Prevent all of it."""
        assert isinstance(event, DamageDealt)
        preventing.note(event, event.amount, c)
        return ()
        yield


PREVENTED = PreventedByProtection()


def is_protected(state: State, entity: int, source: int) -> bool:
    """Whether the permanent or player `entity` has protection from the object `source` (702.16a)."""
    if is_player(entity):
        return any(word.protects_from(source, c) for word, c in rules_of(state, entity))
    return bool(protections(state, entity, source))


def removes(state: State, entity: int, attachment: int) -> bool:
    """Whether what is attached to a permanent or player is removed by its protection (702.16c-d, 702.16n)."""
    if is_player(entity):
        return is_protected(state, entity, attachment)
    found = protections(state, entity, attachment)
    c = Context(state, entity, state.object(entity).controller, rule="702.16") if found else None
    return c is not None and not all([each.spares(attachment, c) for each in found])


def protections(state: State, entity: int, source: int) -> list[ProtectionAbility]:
    """The abilities by which the permanent `entity` has protection from the object `source`."""
    abilities = state.characteristics(entity).abilities
    if PROTECTION not in abilities.keywords:
        return []
    c = Context(state, entity, state.object(entity).controller, rule="702.16")
    return [each for each in abilities.all if isinstance(each, ProtectionAbility) and each.protects_from(source, c)]
