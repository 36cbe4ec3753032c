"""Spells and abilities described by what they target (CR 115)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Targeting(Filter):
    """Is a spell or ability that has something that fits among its targets (CR 115.1), or nothing else if `only`.

    `said` is how.
    """

    what: Filter
    only: bool = False
    said: Literal["a", "one or more"] = "a"

    tag: ClassVar[str] = "targeting"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that <target> {what:a}", form="after"),
        Phrase("that <target> only {what:a}", sets={"only": True}, form="after"),
        Phrase("that <target> one or more {what:many}", sets={"said": "one or more"}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        item = None if is_player(entity) else c.state.object(entity).item
        if item is None:
            return False
        targets = {target for ids in item.targets for target in ids}
        fitting = [target for target in targets if self.what.matches(target, c)]
        return bool(fitting) and (not self.only or len(targets) == 1)


def has_single_target(entity: int, c: Context) -> bool:
    """Whether exactly one target was chosen for the spell or ability (CR 115.9a)."""
    item = None if is_player(entity) else c.state.object(entity).item
    return item is not None and sum(map(len, item.targets)) == 1


@dataclass(frozen=True)
class WithSingleTarget(Filter):
    """Is a spell or ability with a single target (CR 115.9a)."""

    tag: ClassVar[str] = "with a single target"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("with a single target", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return has_single_target(entity, c)
