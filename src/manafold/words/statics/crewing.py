"""How creatures crew Vehicles and saddle Mounts (CR 702.122, 702.171)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.rules.restrictions import CombatRule, ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CrewsStronger(ObjectRule):
    """Crews Vehicles, and saddles Mounts if `saddles`, as though its power were so much greater (CR 702.122a)."""

    number: int
    saddles: bool = False

    tag: ClassVar[str] = "crews stronger"
    phrases: ClassVar[Phrases] = (
        Phrase("<crew> Vehicles as though <its> power were {number} greater", sets={"saddles": False}),
        Phrase(
            "<saddle> Mounts and <crew> Vehicles as though <its> power were {number} greater",
            sets={"saddles": True},
        ),
    )

    def crewing_power(self, creature: int, power: int, way: str, c: Context) -> int:
        return power + self.number if way == "crew" or self.saddles else power


@dataclass(frozen=True)
class CrewsByToughness(ObjectRule):
    """Crews Vehicles, or stations permanents, using its toughness rather than its power (CR 702.122a, 702.184c)."""

    way: Literal["crew", "station"] = "crew"

    tag: ClassVar[str] = "crews by toughness"
    phrases: ClassVar[Phrases] = (
        Phrase("<crew> Vehicles using <its> toughness rather than <its> power", sets={"way": "crew"}),
        Phrase(
            "<station> permanents using <its> toughness rather than <its> power", sets={"way": "station"}
        ),
    )

    def crewing_power(self, creature: int, power: int, way: str, c: Context) -> int:
        return c.state.characteristics(creature).toughness or 0 if way == self.way else power


@dataclass(frozen=True)
class CantCrew(ObjectRule):
    """Can't crew Vehicles (CR 702.122c)."""

    tag: ClassVar[str] = "can't crew"
    phrases: ClassVar[Phrases] = ("can't crew Vehicles",)

    def forbids_crewing(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CantFightOrCrew(CombatRule):
    """Can't attack, block, or crew Vehicles (CR 508.1c, 509.1b, 702.122c), nor have its activated abilities activated
    (CR 602.5), if `silenced`, but mana abilities."""

    silenced: bool = False

    tag: ClassVar[str] = "can't attack, block or crew"
    phrases: ClassVar[Phrases] = (
        Phrase("can't attack, block, or crew Vehicles", sets={"silenced": False}),
        Phrase(
            "can't attack, block, or crew Vehicles, and <its> activated abilities can't be activated "
            "unless they're mana abilities",
            sets={"silenced": True},
        ),
    )

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        return True

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        return True

    def forbids_crewing(self, c: Context) -> bool:
        return True

    def forbids_activating(self, is_mana: bool, c: Context) -> bool:
        return self.silenced and not is_mana
