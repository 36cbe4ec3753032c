"""Cipher (CR 702.99)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword, TriggeredAbility, Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrases
from manafold.model.words import Duration, Effect, Moment, Script
from manafold.rules import continuous, copies, zones
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.exiling import is_exiled
from manafold.rules.finding import find_objects
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsPlayer
from manafold.words.keywords.building import CREATURE, THIS, whenever
from manafold.words.keywords.casting_by_effect import may_cast
from manafold.words.refs.plain import You
from manafold.words.statics.abilities import HasAbilities
from manafold.words.triggers.damage import DealsDamage

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

MINE = AllOf((CREATURE, ControlledBy(You())))
ENCODED = "encoded"
"""The name under which stand the card that is encoded and the creature that it is encoded on."""


@dataclass(frozen=True)
class CastEncoded(Effect):
    """You may copy the encoded card and cast the copy without paying its mana cost (CR 702.99a)."""

    card: int

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        if not is_exiled(state, self.card):
            return
        if (yield from yes_or_no(c.controller, f"copy {state.label(self.card)}", c.source)):
            copy = copies.copy_card(state, self.card, c.controller, c)
            yield from may_cast(copy, Way("free", FREE, zone="exile"), c)


@dataclass(frozen=True)
class WhileEncoded(Duration):
    """For as long as the card is exiled and the permanent is on the battlefield (CR 702.99c)."""

    ends_at: ClassVar[Moment] = "while"

    def lasts(self, c: Context) -> bool:
        card, host = c.named[ENCODED]
        there = c.state.objects.get(host)
        return is_exiled(c.state, card) and there is not None and there.zone == "battlefield"


@dataclass(frozen=True)
class Encode(Effect):
    """If the spell is a card, you may exile it encoded on a creature you control, which then casts copies of it (CR
    702.99a)."""

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        spell = state.objects.get(c.source)
        hosts = find_objects(MINE, c)
        if spell is None or spell.kind != "card" or spell.zone != "stack" or not hosts:
            return
        if not (yield from yes_or_no(c.controller, f"encode {state.label(c.source)}", c.source)):
            return
        (host,) = yield from choose_some(state, c.controller, hosts, 1, 1, "permanent", "encode on", c.source)
        card = yield from zones.move(state, c.source, "exile", c.cause)
        if not is_exiled(state, card):
            return
        c.named[ENCODED] = (card, host)
        ability: TriggeredAbility = whenever(DealsDamage(THIS, IsPlayer(), True), CastEncoded(card))
        continuous.add_effect(state, c, (HasAbilities((ability,)),), WhileEncoded(), (host,))


@dataclass(frozen=True)
class Cipher(Keyword):
    """As it resolves, it may be exiled encoded on a creature, which casts copies of it as it damages a player (CR
    702.99)."""

    tag: ClassVar[str] = "cipher"
    phrases: ClassVar[Phrases] = ("cipher",)

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        if script.modes:
            return dataclasses.replace(script, after=(*script.after, Encode()))
        return dataclasses.replace(script, effects=(*script.effects, Encode()))
