"""Damage that stays marked (CR 514.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.rules.restrictions import ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class KeepsDamage(ObjectRule):
    """Damage isn't removed from it during cleanup steps (CR 514.2). Its sentence is in `oracle.static_abilities`."""

    tag: ClassVar[str] = "keeps damage"

    def keeps_damage(self, c: Context) -> bool:
        return True
