"""What is true of the next spell that a player casts (CR 601.2f, 601.3b, 701.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.mana import FREE, ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Fixed, Value
from manafold.rules.events import SpellCast
from manafold.rules.permissions import PlayerRule
from manafold.rules.terms import NOTHING
from manafold.words.filters.kinds import Spell
from manafold.words.filters.spells import would_be
from manafold.words.values.plain import X

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class OfNextSpell(PlayerRule):
    """Something that an effect makes true of the next spell of a description that a player casts after it began.

    It is said in the form "of next", behind "the next creature spell you cast this turn".
    """

    what: Filter = Spell()

    def found(self, c: Context) -> int:
        """The spell that was the next one, -1 if it is yet to be cast."""
        for event in c.state.turn_events:
            if (
                isinstance(event, SpellCast)
                and event.player == c.controller
                and event.spell > c.effect
                and would_be(self.what, event.spell, event.player, c)
            ):
                return event.spell
        return NOTHING

    def could_be(self, spell: int, c: Context) -> bool:
        """Whether the spell that is about to be cast would be the next one."""
        return self.found(c) == NOTHING and would_be(self.what, spell, c.controller, c)


@dataclass(frozen=True)
class NextCostsLess(OfNextSpell):
    """It costs less to cast, `times` over (CR 601.2f)."""

    mana: ManaCost = FREE
    times: Value = Fixed(1)

    tag: ClassVar[str] = "next costs less"
    phrases: ClassVar[Phrases] = (
        Phrase("costs {mana:fixed} less to cast", form="of next"),
        Phrase("costs {X} less to cast", sets={"mana": ManaCost.parse("{1}"), "times": X()}, form="of next"),
        Phrase("costs {mana:fixed} less to cast for each {times:each}", form="of next"),
    )

    def cost_reduction(self, spell: int, player: int, c: Context) -> ManaCost | None:
        times = self.times.of(c)
        if times <= 0 or not self.could_be(spell, c):
            return None
        return ManaCost(self.mana.symbols * times)


@dataclass(frozen=True)
class NextHasFlash(OfNextSpell):
    """It may be cast as though it had flash (CR 601.3b)."""

    tag: ClassVar[str] = "next has flash"
    judges_spells: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (Phrase("can be cast as though it had flash", form="of next"),)

    def may_cast_as_instant(self, spell: int, c: Context) -> bool:
        return self.could_be(spell, c)


@dataclass(frozen=True)
class NextCantBeCountered(OfNextSpell):
    """It can't be countered (CR 701.6)."""

    tag: ClassVar[str] = "next can't be countered"
    phrases: ClassVar[Phrases] = (Phrase("can't be countered", form="of next"),)

    def forbids_countering(self, spell: int, c: Context) -> bool:
        return spell == self.found(c)
