"""What is said of a creature about attacking and blocking at once, and about its combat damage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Filter
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules.restrictions import CombatRule, ObjectRule
from manafold.words.refs.combat import considering
from manafold.words.statics.saying import at

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantFight(CombatRule):
    """Can't attack or block (CR 508.1c, 509.1b)."""

    tag: ClassVar[str] = "can't attack or block"
    phrases: ClassVar[Phrases] = at("can't attack or block @")

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return True

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CantFightAlone(CombatRule):
    """Can attack or block only together with another creature (CR 506.5)."""

    tag: ClassVar[str] = "can't attack or block alone"
    phrases: ClassVar[Phrases] = ("can't attack or block alone",)

    def fewest_attackers(self, c: Context) -> int:
        return 2

    def fewest_blocking(self, c: Context) -> int:
        return 2


@dataclass(frozen=True)
class FightsOnlyIf(CombatRule):
    """Can attack and block only while a condition holds (CR 508.1c, 509.1b)."""

    condition: Condition

    tag: ClassVar[str] = "can't attack or block unless"
    phrases: ClassVar[Phrases] = ("can't attack or block unless {condition}",)

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return not self.condition.holds(considering(c, defender))

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return not self.condition.holds(c)


@dataclass(frozen=True)
class MustFight(CombatRule):
    """Attacks or blocks if able (CR 508.1d, 509.1c)."""

    tag: ClassVar[str] = "attacks or blocks if able"
    phrases: ClassVar[Phrases] = at("<attack> or <block> @ if able", "each combat")

    def requires_attack(self, attacker: int, defender: int, c: Context) -> int:
        return 1

    def requires_blocking(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class Arrested(CombatRule):
    """Can't attack or block, and its activated abilities can't be activated (CR 602.5), perhaps but mana abilities."""

    but_mana: bool = False

    tag: ClassVar[str] = "arrested"
    phrases: ClassVar[Phrases] = (
        "can't attack or block, and( its| their) activated abilities can't be activated",
        Phrase(
            "can't attack or block, and( its| their) activated abilities can't be activated "
            "unless they're mana abilities",
            sets={"but_mana": True},
        ),
    )

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return True

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return True

    def forbids_activating(self, is_mana: bool, c: Context) -> bool:
        return not (is_mana and self.but_mana)


@dataclass(frozen=True)
class AssignsToughness(CombatRule):
    """Assigns combat damage equal to its toughness rather than its power (CR 510.1a)."""

    tag: ClassVar[str] = "assigns toughness"
    phrases: ClassVar[Phrases] = (
        "<assign> combat damage equal to( its| their) toughness rather than( its| their) power",
    )

    def assigned_damage(self, creature: int, c: Context) -> int | None:
        return c.state.characteristics(creature).toughness


@dataclass(frozen=True)
class AssignsNoDamage(CombatRule):
    """Assigns no combat damage (CR 510.1a)."""

    tag: ClassVar[str] = "assigns no damage"
    phrases: ClassVar[Phrases] = at("<assign> no combat damage @")

    def assigned_damage(self, creature: int, c: Context) -> int | None:
        return 0


@dataclass(frozen=True)
class Silenced(ObjectRule):
    """Its activated abilities can't be activated, perhaps but mana abilities (CR 602.5)."""

    but_mana: bool = False

    tag: ClassVar[str] = "silenced"
    phrases: ClassVar[Phrases] = (
        Phrase("activated abilities can't be activated", form="whose"),
        Phrase(
            "activated abilities can't be activated unless they're mana abilities",
            sets={"but_mana": True},
            form="whose",
        ),
        Phrase("can't be activated", form="abilities of"),
        Phrase("can't be activated unless they're mana abilities", sets={"but_mana": True}, form="abilities of"),
    )

    def forbids_activating(self, is_mana: bool, c: Context) -> bool:
        return not (is_mana and self.but_mana)


@dataclass(frozen=True)
class AssignsAsUnblocked(CombatRule):
    """You may have creatures that fit assign their combat damage as though they weren't blocked (CR 510.1c)."""

    who: Filter

    general: ClassVar[bool] = True
    tag: ClassVar[str] = "assigns as unblocked"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": OBJECTS}
    phrases: ClassVar[Phrases] = (
        Phrase("you may have {who:a} assign its combat damage as though it weren't blocked", form="sentence"),
    )

    def may_assign_as_unblocked(self, creature: int, c: Context) -> bool:
        return self.who.matches(creature, c)
