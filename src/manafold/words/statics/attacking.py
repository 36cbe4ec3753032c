"""What restricts and requires attacking (CR 508.1c-d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Filter
from manafold.rules.restrictions import CombatRule
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf, AnyOf
from manafold.words.filters.pointed import Anything, Is
from manafold.words.filters.types import OfType
from manafold.words.refs.combat import considering
from manafold.words.refs.plain import You
from manafold.words.statics.saying import at

if TYPE_CHECKING:
    from manafold.rules.context import Context

YOU = Is(You())
YOU_OR_YOURS = AnyOf((YOU, AllOf((OfType("planeswalker"), ControlledBy(You())))))
"""You and the planeswalkers you control."""


@dataclass(frozen=True)
class CantAttack(CombatRule):
    """Can't attack what fits `what` (CR 508.1c)."""

    what: Filter = Anything()

    tag: ClassVar[str] = "can't attack"
    phrases: ClassVar[Phrases] = (
        *at("can't attack @"),
        *at("can't attack you @", sets={"what": YOU}),
        *at("can't attack you or planeswalkers you control @", sets={"what": YOU_OR_YOURS}),
    )

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return self.what.matches(defender, c)


@dataclass(frozen=True)
class AttacksOnlyIf(CombatRule):
    """Can attack a player, and their permanents, only while a condition holds of that player (CR 508.1c)."""

    condition: Condition

    tag: ClassVar[str] = "can't attack unless"
    phrases: ClassVar[Phrases] = ("can't attack unless {condition}",)

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return not self.condition.holds(considering(c, defender))


@dataclass(frozen=True)
class AttacksNotIf(CombatRule):
    """Can't attack a player, and their permanents, while a condition holds of that player (CR 508.1c)."""

    condition: Condition

    tag: ClassVar[str] = "can't attack if"
    phrases: ClassVar[Phrases] = ("can't attack if {condition}",)

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return self.condition.holds(considering(c, defender))


@dataclass(frozen=True)
class CantAttackAlone(CombatRule):
    """Can attack only if another creature attacks too (CR 506.5)."""

    tag: ClassVar[str] = "can't attack alone"
    phrases: ClassVar[Phrases] = ("can't attack alone",)

    def fewest_attackers(self, c: Context) -> int:
        return 2


@dataclass(frozen=True)
class AttacksOnlyAlone(CombatRule):
    """Can attack only if no other creature attacks (CR 506.5)."""

    tag: ClassVar[str] = "can only attack alone"
    phrases: ClassVar[Phrases] = ("can only attack alone",)

    def most_attackers(self, c: Context) -> int | None:
        return 1


@dataclass(frozen=True)
class AttackLimit(CombatRule):
    """No more creatures than this can attack each combat; if `what` says so, it is about attacking only that
    (CR 508.1c)."""

    most: int
    what: Filter | None = None

    tag: ClassVar[str] = "attack limit"
    general: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        Phrase("no more than one creature can attack each combat", sets={"most": 1}, form="sentence"),
        Phrase("no more than {most:word} creatures can attack each combat", form="sentence"),
        Phrase("no more than one creature can attack you each combat", sets={"most": 1, "what": YOU}, form="sentence"),
        Phrase("no more than {most:word} creatures can attack you each combat", sets={"what": YOU}, form="sentence"),
    )

    def most_attackers(self, c: Context) -> int | None:
        return self.most if self.what is None else None

    def most_attacking(self, defender: int, c: Context) -> int | None:
        return self.most if self.what is not None and self.what.matches(defender, c) else None


@dataclass(frozen=True)
class MustAttack(CombatRule):
    """Attacks if able (CR 508.1d)."""

    tag: ClassVar[str] = "attacks if able"
    phrases: ClassVar[Phrases] = (
        *at("<attack> @ if able", "each combat"),
        Phrase("<attack> each turn if able", read_only=True),
    )

    def requires_attack(self, attacker: int, defender: int, c: Context) -> int:
        return 1


@dataclass(frozen=True)
class IgnoresDefender(CombatRule):
    """Can attack as though it didn't have defender (CR 702.3b)."""

    tag: ClassVar[str] = "ignores defender"
    phrases: ClassVar[Phrases] = at("can attack @ as though( it| they) didn't have defender")

    def ignores_defender(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class AttackTax(CombatRule):
    """Can attack what fits `what` only if its controller pays this for it (CR 508.1h)."""

    mana: ManaCost
    what: Filter

    tag: ClassVar[str] = "attack tax"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "can't attack you unless their controller pays {mana} for each creature they control that's attacking you",
            sets={"what": YOU},
        ),
        Phrase(
            "can't attack you or planeswalkers you control "
            "unless their controller pays {mana} for each of those creatures",
            sets={"what": YOU_OR_YOURS},
        ),
        Phrase("can't attack unless its controller pays {mana}", sets={"what": Anything()}),
    )

    def attack_mana(self, attacker: int, defender: int, c: Context) -> ManaCost | None:
        return self.mana if self.what.matches(defender, c) else None
