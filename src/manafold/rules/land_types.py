"""Basic land types and the mana abilities that come with them (CR 305.6, 305.7).

Everything that knows characteristics needs this room, and it needs the room of mana: so it looks in there only when it
is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility
from manafold.model.colors import ManaType
from manafold.model.mana import ManaCost, symbol
from manafold.model.subtypes import BASIC_LAND_TYPES
from manafold.model.words import NO_LAYER, Effect, Script

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.mana import ManaOutput


@dataclass(frozen=True)
class AddForType(Effect):
    """Add one mana of a color, that of the one symbol: what the intrinsic ability of a basic land type does (CR 305.6).

    As data it is like the effect of a card that says the same.
    """

    mana: tuple[ManaCost]

    tag: ClassVar[str] = "add mana"
    adds_mana: ClassVar[bool] = True
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    @property
    def color(self) -> ManaType:
        """The color of the mana."""
        return self.mana[0].symbols[0].types[0]

    def produces(self, player: int, c: Context) -> Sequence[ManaOutput]:
        """One mana of the color."""
        from manafold.rules.mana import ManaOutput

        return (ManaOutput((self.color,)),)

    def resolve(self, c: Context) -> Task[None]:
        """Add it to the pool of whoever activated the ability."""
        from manafold.rules import mana

        yield from mana.add(c.state, c.controller, c.source, self.color, c.cause, tapped_for=True)


_intrinsic: dict[str, ActivatedAbility] = {}


def intrinsic(subtype: str) -> ActivatedAbility:
    """The ability "{T}: Add [mana symbol]" of lands of a basic land type (305.6)."""
    from manafold.rules.costs import TapSymbol

    found = _intrinsic.get(subtype)
    if found is None:
        mana = ManaCost((symbol(f"{{{BASIC_LAND_TYPES[subtype]}}}"),))
        script = Script(effects=(AddForType((mana,)),))
        found = _intrinsic[subtype] = ActivatedAbility((TapSymbol(),), script)
    return found


def with_intrinsic(
    abilities: tuple[Ability, ...], types: frozenset[str], subtypes: frozenset[str]
) -> tuple[Ability, ...]:
    """The abilities, with the mana abilities of the basic land types that the object has and no others of that kind."""
    had = [subtype for subtype, ability in _intrinsic.items() if any([each is ability for each in abilities])]
    has = [subtype for subtype in BASIC_LAND_TYPES if subtype in subtypes] if "land" in types else []
    if frozenset(had) == frozenset(has):
        return abilities
    others = tuple([each for each in abilities if not any([each is _intrinsic[subtype] for subtype in had])])
    return (*others, *[intrinsic(subtype) for subtype in has])
