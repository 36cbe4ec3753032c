"""What restricts, requires and permits blocking, said of the creature that blocks (CR 509.1b-c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Filter
from manafold.rules.restrictions import CombatRule, EvasionAbility
from manafold.words.filters.pointed import Anything
from manafold.words.filters.types import OfSubtype
from manafold.words.keywords.evasion import Shadow
from manafold.words.keywords.landwalk import Landwalk
from manafold.words.statics.saying import at

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBlock(CombatRule):
    """Can't block what fits `what` (CR 509.1b)."""

    what: Filter = Anything()

    tag: ClassVar[str] = "can't block"
    phrases: ClassVar[Phrases] = (
        *at("can't block @"),
        *at("can't block {what:many} @"),
        *at("can't block {what:a} @"),
    )

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return self.what.matches(attacker, c)


@dataclass(frozen=True)
class BlocksOnly(CombatRule):
    """Can't block but what fits `what` (CR 509.1b)."""

    what: Filter

    tag: ClassVar[str] = "can block only"
    phrases: ClassVar[Phrases] = at("can block only {what:many} @")

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return not self.what.matches(attacker, c)


@dataclass(frozen=True)
class BlocksOnlyIf(CombatRule):
    """Can block only while a condition holds (CR 509.1b)."""

    condition: Condition

    tag: ClassVar[str] = "can't block unless"
    phrases: ClassVar[Phrases] = ("can't block unless {condition}",)

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return not self.condition.holds(c)


@dataclass(frozen=True)
class BlocksNotIf(CombatRule):
    """Can't block while a condition holds (CR 509.1b)."""

    condition: Condition

    tag: ClassVar[str] = "can't block if"
    phrases: ClassVar[Phrases] = ("can't block if {condition}",)

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return self.condition.holds(c)


@dataclass(frozen=True)
class CantBlockAlone(CombatRule):
    """Can block only if another creature blocks too (CR 506.5)."""

    tag: ClassVar[str] = "can't block alone"
    phrases: ClassVar[Phrases] = ("can't block alone",)

    def fewest_blocking(self, c: Context) -> int:
        return 2


@dataclass(frozen=True)
class BlockLimit(CombatRule):
    """No more creatures than this can block each combat (CR 509.1b)."""

    most: int

    tag: ClassVar[str] = "block limit"
    general: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        Phrase("no more than one creature can block each combat", sets={"most": 1}, form="sentence"),
        Phrase("no more than {most:word} creatures can block each combat", form="sentence"),
    )

    def most_blocking(self, c: Context) -> int | None:
        return self.most


@dataclass(frozen=True)
class AdditionalBlocks(CombatRule):
    """Can block so many creatures beyond the first (CR 509.1a); None is any number."""

    number: int | None

    tag: ClassVar[str] = "additional blocks"
    phrases: ClassVar[Phrases] = (
        *at("can block an additional creature @", "each combat", sets={"number": 1}),
        *at("can block an additional {number:word} creatures @", "each combat"),
        *at("can block any number of creatures @", sets={"number": None}),
    )

    def additional_blocks(self, c: Context) -> int | None:
        return self.number


@dataclass(frozen=True)
class MustBlock(CombatRule):
    """Blocks if able (CR 509.1c)."""

    tag: ClassVar[str] = "blocks if able"
    phrases: ClassVar[Phrases] = (
        *at("<block> @ if able", "each combat"),
        Phrase("<block> each turn if able", read_only=True),
    )

    def requires_blocking(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class MustBlockThis(CombatRule):
    """Blocks what fits `what` if able (CR 509.1c)."""

    what: Filter

    tag: ClassVar[str] = "blocks that if able"
    phrases: ClassVar[Phrases] = at("<block> {what:a} @ if able", "each combat")

    def requires_block(self, blocker: int, attacker: int, c: Context) -> bool:
        return self.what.matches(attacker, c)


@dataclass(frozen=True)
class BlocksShadow(CombatRule):
    """Can block creatures with shadow as though they didn't have it, or as though it had shadow itself (CR 609.4)."""

    said: str = ""

    tag: ClassVar[str] = "blocks shadow"
    phrases: ClassVar[Phrases] = (
        "can block creatures with shadow as though they didn't have shadow",
        Phrase("can block creatures with shadow as though( it| they) had shadow", sets={"said": "had"}),
    )

    def ignores_evasion(self, ability: EvasionAbility, blocker: int, attacker: int, c: Context) -> bool:
        return isinstance(ability, Shadow)


def despite(name: str, subtype: str) -> Phrase:
    """The phrase that makes the landwalk called `name` of no use."""
    text = f"creatures with {name} can be blocked as though they didn't have {name}"
    return Phrase(text, sets={"ability": Landwalk(OfSubtype(subtype))}, form="sentence")


@dataclass(frozen=True)
class DespiteLandwalk(CombatRule):
    """Creatures with a landwalk ability can be blocked as though they didn't have it (CR 609.4, 702.14)."""

    ability: Landwalk

    tag: ClassVar[str] = "despite landwalk"
    general: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        despite("plainswalk", "Plains"),
        despite("islandwalk", "Island"),
        despite("swampwalk", "Swamp"),
        despite("mountainwalk", "Mountain"),
        despite("forestwalk", "Forest"),
    )

    def ignores_evasion(self, ability: EvasionAbility, blocker: int, attacker: int, c: Context) -> bool:
        return ability == self.ability
