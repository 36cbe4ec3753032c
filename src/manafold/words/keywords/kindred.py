"""Keywords that define color and type: devoid, changeling (CR 604.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Layer, Static
from manafold.words.keywords.building import THIS
from manafold.words.statics.kinds import IsEveryCreatureType

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsColorless(Static):
    """Is colorless (CR 105.2c, 613.1e)."""

    layers: ClassVar[tuple[int, ...]] = (Layer.COLOR,)
    defines: ClassVar[bool] = True

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.colors = frozenset()


@dataclass(frozen=True)
class Devoid(Keyword):
    """Is colorless, everywhere (CR 702.114)."""

    tag: ClassVar[str] = "devoid"
    phrases: ClassVar[Phrases] = ("devoid",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (IsColorless(),), zone="everywhere"),)


@dataclass(frozen=True)
class Changeling(Keyword):
    """Is every creature type, everywhere (CR 702.73)."""

    tag: ClassVar[str] = "changeling"
    phrases: ClassVar[Phrases] = ("changeling",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (IsEveryCreatureType(),), zone="everywhere"),)
