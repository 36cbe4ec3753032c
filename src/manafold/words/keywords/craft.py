"""Craft (CR 702.167)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Script
from manafold.rules import destroying
from manafold.rules.costs import UsingCost
from manafold.rules.needs import Picks
from manafold.words.conditions.basic import AsSorcery
from manafold.words.costs.exile import ExileCost
from manafold.words.costs.mana import Mana
from manafold.words.destinations.battlefield import Battlefield
from manafold.words.effects.putting import Put
from manafold.words.refs.plain import Source, You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ExileMaterials(UsingCost):
    """Exile materials from among permanents you control and cards in your graveyard (CR 702.167a, 702.167b)."""

    what: Filter
    least: int
    or_more: bool

    tag: ClassVar[str] = "exile materials"

    def picks(self, c: Context) -> Picks:
        state = c.state
        mine = [id for id in state.battlefield if state.objects[id].controller == c.subject and id != c.source]
        able = [id for id in (*mine, *state.players[c.subject].graveyard) if self.what.matches(id, c)]
        return Picks("leave", self.least, able, len(able) if self.or_more else self.least)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        return len((yield from destroying.exile(c.state, chosen, c.cause))) == len(chosen)


@dataclass(frozen=True)
class Craft(Keyword):
    """For a cost, this and materials are exiled, and it returns transformed (CR 702.167a)."""

    what: Filter
    mana: ManaCost
    least: int = 1
    or_more: bool = False

    tag: ClassVar[str] = "craft"
    phrases: ClassVar[Phrases] = (
        Phrase("craft with {what} {mana}", sets={"least": 1, "or_more": False}),
        Phrase("craft with one or more {what:many} {mana}", sets={"least": 1, "or_more": True}),
        Phrase("craft with {least:word} {what:many} {mana}", sets={"or_more": False}),
        Phrase("craft with {least:word} or more {what:many} {mana}", sets={"or_more": True}),
    )

    def expand(self) -> tuple[Ability, ...]:
        costs = (Mana(self.mana), ExileCost(what=Source()), ExileMaterials(self.what, self.least, self.or_more))
        back = Battlefield(transformed=True, controller="under its owner's control")
        script = Script(effects=(Put(who=You(), what=Source(), to=back, returned=True),))
        return (ActivatedAbility(costs, script, (AsSorcery(),), label="craft"),)
