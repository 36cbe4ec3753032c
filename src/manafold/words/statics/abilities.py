"""Having abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Layer, Static
from manafold.rules.characteristics import ability_set

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasAbilities(Static):
    """Has these abilities beside its own (CR 613.1f). `said` is "has" where an effect says so and not "gains"."""

    abilities: tuple[Ability, ...]
    said: Literal["", "has"] = ""

    tag: ClassVar[str] = "has"
    phrases: ClassVar[Phrases] = (
        "<has> {abilities:list and}",
        Phrase("<gain> {abilities:list and}", form="lasting"),
        Phrase("<has> {abilities:list and}", sets={"said": "has"}, form="lasting"),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set((*chars.abilities.all, *self.abilities))
