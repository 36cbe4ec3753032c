"""Having abilities, written out or from what was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Layer, Static, Word
from manafold.rules.ability_sets import ability_set
from manafold.words.filters.chosen import Said, chosen_color
from manafold.words.filters.colors import OfColor
from manafold.words.keywords.protection import Hexproof, Protection, Quality
from manafold.words.keywords.uncounterable import CantBeCountered
from manafold.words.refs.granter import given

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasAbilities(Static):
    """Has these abilities beside its own (CR 613.1f). `said` is "has" where an effect says so and not "gains"."""

    abilities: tuple[Ability, ...]
    said: Literal["", "has", "also"] = ""

    tag: ClassVar[str] = "has"
    phrases: ClassVar[Phrases] = (
        "<has> {abilities:list and}",
        Phrase("can't be countered", sets={"abilities": (CantBeCountered(),)}, form="lasting"),
        Phrase("<gain> {abilities:list and}", form="lasting"),
        Phrase("<has> {abilities:list and}", sets={"said": "has"}, form="lasting"),
        Phrase("also <gain> {abilities:list and}", sets={"said": "also"}, form="lasting"),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set((*chars.abilities.all, *given(self.abilities, c)))


@dataclass(frozen=True)
class ProtectedFromChosen(Static):
    """Has protection, or hexproof, from the color that was chosen (CR 702.16, 702.11)."""

    keyword: Literal["protection", "hexproof"]
    said: Said = "the chosen"

    tag: ClassVar[str] = "protected from chosen"
    phrases: ClassVar[Phrases] = (
        "<has> {keyword} from {said} color",
        Phrase("<gain> {keyword} from {said} color", form="lasting"),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def settled(self, c: Context) -> Word:
        color = chosen_color(c)
        if color is None:
            return self
        qualities = (Quality(OfColor(color)),)
        ability: Ability = Hexproof(qualities) if self.keyword == "hexproof" else Protection(qualities)
        return HasAbilities((ability,))

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        has = self.settled(c)
        if isinstance(has, HasAbilities):
            chars.abilities = ability_set((*chars.abilities.all, *has.abilities))
