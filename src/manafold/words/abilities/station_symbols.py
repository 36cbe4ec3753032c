"""Station symbols: what a station card is with enough charge counters (CR 721.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, StaticAbility
from manafold.model.words import NO_LAYER, Condition, Fixed, Static
from manafold.rules import counters
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Charged(Condition):
    """The source has at least so many charge counters (CR 721.2a)."""

    least: int

    tag: ClassVar[str] = "charged"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def holds(self, c: Context) -> bool:
        return counters.on(c.state, c.source, "charge") >= self.least


@dataclass(frozen=True)
class StationSymbol(Ability):
    """"STATION 8+": with so many charge counters it has these abilities, and is a creature with the power and
    toughness in this striation, if there are any (CR 721.2a, 721.2b)."""

    number: int
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None

    tag: ClassVar[str] = "station symbol"
    has_size: ClassVar[bool] = True

    def expand(self) -> tuple[Ability, ...]:
        does: tuple[Static, ...] = ()
        if self.power is not None and self.toughness is not None:
            kind = Kind(("creature",), power=Fixed(self.power), toughness=Fixed(self.toughness))
            does = (Becomes(kind, "types"),)
        if self.abilities:
            does = (*does, HasAbilities(self.abilities))
        return (StaticAbility(Is(Source()), does, Charged(self.number)),) if does else ()
