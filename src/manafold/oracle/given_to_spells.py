"""Abilities that are given to spells: the permanents that such spells become would keep some of them (CR 400.7b)."""

from __future__ import annotations

from typing import Final

from manafold.model.abilities import Ability, ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from manafold.model.words import Filter, Static
from manafold.rules.ability_sets import expanded, is_silent_in_casting
from manafold.words.filters.composed import AnyOf, parts_of
from manafold.words.filters.types import OfType
from manafold.words.statics.abilities import HasAbilities

ONLY_IN_CASTING: Final = frozenset(("flash",))
"""Keywords that are nothing but a rule about casting."""

FUNCTIONING: Final = (ActivatedAbility, StaticAbility, TriggeredAbility)
"""The abilities that function in a zone."""


def would_be_kept(what: Filter, does: tuple[Static, ...]) -> bool:
    """Whether permanent spells are given an ability that functions on the battlefield.

    It would have to last as the spell becomes a permanent, which no continuous effect does.
    """
    if what.zones() != ("stack",) or never_a_permanent(what):
        return False
    given = [ability for static in does if isinstance(static, HasAbilities) for ability in static.abilities]
    return any(functions_on_battlefield(ability) for ability in given)


def never_a_permanent(what: Filter) -> bool:
    """Whether only instants and sorceries fit the description."""
    return any(
        all(isinstance(each, OfType) and each.type in ("instant", "sorcery") for each in kinds)
        for kinds in [part.of if isinstance(part, AnyOf) else (part,) for part in parts_of(what)]
    )


def functions_on_battlefield(ability: Ability) -> bool:
    """Whether the ability, or any that a keyword is short for, does something once the spell has resolved."""
    parts = [part for part in expanded(ability) if not isinstance(part, Keyword)]
    if parts or not isinstance(ability, Keyword):
        return any(isinstance(part, FUNCTIONING) and part.zone in ("battlefield", "anywhere") for part in parts)
    return is_silent_in_casting(ability) and not ability.ways() and ability.tag not in ONLY_IN_CASTING
