"""Being legendary or not (CR 205.4d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Layer, Static

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsNotLegendary(Static):
    """Is not legendary, even if it would be (CR 205.4a)."""

    tag: ClassVar[str] = "isn't legendary"
    phrases: ClassVar[Phrases] = ("<isn't> legendary",)
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.supertypes = chars.supertypes - {"legendary"}


@dataclass(frozen=True)
class IsLegendary(Static):
    """Is legendary, in addition to what else it is (CR 205.4b)."""

    tag: ClassVar[str] = "is legendary"
    phrases: ClassVar[Phrases] = ("<is> legendary", Phrase("<become> legendary", form="lasting"))
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.supertypes = chars.supertypes | {"legendary"}
