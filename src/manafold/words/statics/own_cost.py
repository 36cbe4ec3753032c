"""Keywords whose cost is the mana cost of the card that has them (CR 202.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, get_args

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost, Layer, Static
from manafold.rules.ability_sets import ability_set
from manafold.rules.costs import OwnManaCost
from manafold.words.keywords.alternative import Blitz
from manafold.words.keywords.beam_me_up import BeamMeUp
from manafold.words.keywords.casting import Escape, Flashback
from manafold.words.keywords.growing import Scavenge
from manafold.words.keywords.returning import Embalm, Madness, Unearth
from manafold.words.refs.granter import Granter, given

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


def beam_me_up(cost: tuple[Cost, ...]) -> Ability:
    """Beam me up that spares what gives it."""
    return BeamMeUp(cost, Granter())


KeywordName = Literal["flashback", "escape", "madness", "scavenge", "embalm", "unearth", "blitz", "beam me up"]
KEYWORDS: Mapping[KeywordName, Callable[[tuple[Cost, ...]], Ability]] = {
    "flashback": Flashback,
    "escape": Escape,
    "madness": Madness,
    "scavenge": Scavenge,
    "embalm": Embalm,
    "unearth": Unearth,
    "blitz": Blitz,
    "beam me up": beam_me_up,
}
NAMES: tuple[KeywordName, ...] = get_args(KeywordName)
IS_ITS_OWN = "cost is equal to (its|the card's|that card's) mana cost"


def at_own_cost(name: KeywordName, plus: tuple[Cost, ...]) -> Ability:
    """The keyword ability, for the mana cost of the card that has it and perhaps more."""
    return KEYWORDS[name]((OwnManaCost(), *plus))


@dataclass(frozen=True)
class HasAtOwnCost(Static):
    """Has a keyword ability whose cost is its mana cost, and perhaps more (CR 613.1f)."""

    name: KeywordName
    plus: tuple[Cost, ...] = ()

    tag: ClassVar[str] = "has at own cost"
    phrases: ClassVar[Phrases] = (
        *[Phrase(f"<has> {name}. The {name} {IS_ITS_OWN}", sets={"name": name}) for name in NAMES],
        *[
            Phrase(f"<has> {name}. The {name} {IS_ITS_OWN} plus {{plus:list and}}", sets={"name": name})
            for name in NAMES
        ],
        *[Phrase(f"<has> {name}. Its {name} {IS_ITS_OWN}", sets={"name": name}, read_only=True) for name in NAMES],
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set((*chars.abilities.all, *given(_made(self), c)))


_known: dict[HasAtOwnCost, tuple[Ability, ...]] = {}


def _made(word: HasAtOwnCost) -> tuple[Ability, ...]:
    """The ability that the word gives, the very same each time: effects are known by the ability they are of."""
    known = _known.get(word)
    if known is None:
        known = _known[word] = (at_own_cost(word.name, word.plus),)
    return known
