"""Keywords of what is attached to something: enchant, equip, fortify (CR 301.5, 303.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Filter, Fixed, Quantity, Script, Static, TargetSpec
from manafold.words.conditions.basic import AsSorcery
from manafold.words.effects.attach import Attach
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.types import OfType
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Targeted

ONE = Quantity(Fixed(1), Fixed(1))
YOU = You()
CREATURE = OfType("creature")


def attaching_to(what: tuple[Filter, ...], cost: tuple[Cost, ...]) -> ActivatedAbility:
    """"[Cost]: Attach this permanent to target ... you control. Activate only as a sorcery." """
    spec = TargetSpec(AllOf((*what, ControlledBy(YOU))), ONE)
    script = Script((spec,), (Attach(who=YOU, what=Source(), to=Targeted(0)),))
    return ActivatedAbility(cost, script, (AsSorcery(),))


@dataclass(frozen=True)
class Enchant(Keyword):
    """What an Aura can target as a spell and enchant (CR 702.5)."""

    what: Filter

    tag: ClassVar[str] = "enchant"
    phrases: ClassVar[Phrases] = ("enchant {what}",)

    def enchants(self) -> Filter:
        return self.what


@dataclass(frozen=True)
class Equip(Keyword):
    """Attach this Equipment to a creature you control, at the time of a sorcery (CR 702.6).

    `what` is the quality that the creature must have, if there is one (CR 702.6c). `change` is what the text says of
    the cost of the ability, `only` when it can be activated.
    """

    cost: tuple[Cost, ...]
    what: Filter | None = None
    change: Static | None = None
    only: Condition | None = None

    tag: ClassVar[str] = "equip"
    phrases: ClassVar[Phrases] = (
        *at_cost("equip"),
        "equip {what} {cost:list comma symbols}",
        "equip {what}—{cost:list comma}.",
        "equip {cost:list comma symbols}. {change:of ability}.",
        "equip {cost:list comma symbols}. activate only {only:only}.",
        "equip—{cost:list comma}. activate only {only:only}.",
    )

    def expand(self) -> tuple[Ability, ...]:
        equips = attaching_to((CREATURE,) if self.what is None else (self.what, CREATURE), self.cost)
        only = equips.only if self.only is None else (*equips.only, self.only)
        return (replace(equips, change=self.change, only=only),)


@dataclass(frozen=True)
class Fortify(Keyword):
    """Attach this Fortification to a land you control, at the time of a sorcery (CR 702.67)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "fortify"
    phrases: ClassVar[Phrases] = at_cost("fortify")

    def expand(self) -> tuple[Ability, ...]:
        return (attaching_to((OfType("land"),), self.cost),)
