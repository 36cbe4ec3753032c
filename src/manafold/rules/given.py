"""Abilities that static abilities give to permanent spells: the permanents keep those that function there (CR 400.7b,
611.3d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from manafold.model.abilities import Ability, ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from manafold.model.words import Duration, Layer, Static
from manafold.rules.ability_sets import NO_ABILITIES, ability_set, expanded, is_silent_in_casting
from manafold.rules.context import Context
from manafold.rules.continuous import ContinuousEffect, set_effects
from manafold.rules.scope import functions
from manafold.rules.under_effects import changes_spells

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.state import State

ONLY_IN_CASTING: Final = frozenset(("flash",))
"""Keywords that are nothing but a rule about casting."""

FUNCTIONING: Final = (ActivatedAbility, StaticAbility, TriggeredAbility)
"""The abilities that function in a zone."""


@dataclass(frozen=True)
class UntilTheGameEnds(Duration):
    """What no duration is stated for (611.3d)."""


@dataclass(frozen=True)
class KeepsAbilities(Static):
    """Still has the abilities that it was given as a spell."""

    abilities: tuple[Ability, ...]

    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set((*chars.abilities.all, *self.abilities))


def functions_on_battlefield(ability: Ability) -> bool:
    """Whether the ability, or any that a keyword is short for, does something once the spell has resolved."""
    parts = [part for part in expanded(ability) if not isinstance(part, Keyword)]
    if parts or not isinstance(ability, Keyword):
        return any(isinstance(part, FUNCTIONING) and part.zone in ("battlefield", "anywhere") for part in parts)
    return is_silent_in_casting(ability) and not ability.ways() and ability.tag not in ONLY_IN_CASTING


def keep(state: State, spell: int) -> None:
    """A permanent spell is about to become a permanent, which keeps what static abilities give the spell: effects on a
    spell go on to apply to what it becomes (400.7a). Each has the timestamp of what gives it (613.7a)."""
    if not changes_spells(state):
        return
    kept: list[ContinuousEffect] = []
    for id in state.static_sources:
        object = state.objects[id]
        c = Context(state, id, object.controller)
        for ability in state.characteristics(id).abilities.statics:
            if functions(ability, object):
                abilities = tuple([each for each in given_by(ability, spell, c) if functions_on_battlefield(each)])
                if abilities:
                    does = (KeepsAbilities(abilities),)
                    kept.append(
                        ContinuousEffect(
                            state.next_id,
                            id,
                            object.controller,
                            does,
                            UntilTheGameEnds(),
                            object.timestamp,
                            state.turn_number,
                            (spell,),
                        )
                    )
                    state.next_id += 1
    if kept:
        set_effects(state, (*state.effects, *kept))


def given_by(ability: StaticAbility, spell: int, c: Context) -> tuple[Ability, ...]:
    """The abilities that a static ability gives to a spell as a spell of a description."""
    if ability.what.zones() != ("stack",) or not ability.what.matches(spell, c):
        return ()
    if ability.condition is not None and not ability.condition.holds(c):
        return ()
    bare = c.state.characteristics(spell).copy()
    bare.abilities = NO_ABILITIES
    for word in ability.does:
        if Layer.ABILITY in word.layers:
            word.apply(Layer.ABILITY, bare, spell, c)
    return bare.abilities.all
