"""Being goaded (CR 701.15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.rules.restrictions import CombatRule
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Goaded(CombatRule):
    """Is goaded by "you": attacks each combat if able, and a player other than you if able (CR 701.15b)."""

    tag: ClassVar[str] = "is goaded"
    phrases: ClassVar[Phrases] = ("<is> goaded",)

    def requires_attack(self, attacker: int, defender: int, c: Context) -> int:
        for word, other in c.state.characteristics(attacker).rules:
            if isinstance(word, Goaded) and other.controller == c.controller:
                if other is not c:
                    return 0  # 701.15d: goaded by the same player already
                break
        return 2 if is_player(defender) and defender != c.controller else 1
