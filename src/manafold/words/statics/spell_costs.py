"""What changes the costs of spells (CR 601.2f, 118.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.tree import walk
from manafold.model.words import Condition, Filter, Fixed, Value
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules.events import SpellCast
from manafold.rules.permissions import AbilityCostChange, PlayerRule
from manafold.words.conditions.targets import Targets
from manafold.words.filters.spells import would_be
from manafold.words.filters.targeting import Targeting
from manafold.words.refs.targets import TargetsOfThis
from manafold.words.values.plain import X
from manafold.words.values.targets import TargetsBeyond

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CostChange(PlayerRule):
    """Spells cost this mana more or less, `times` over."""

    mana: ManaCost
    more: bool = False
    times: Value = Fixed(1)

    def changes(self, spell: int, player: int, c: Context) -> bool:
        """Whether it is about the spell that the player casts."""
        raise NotImplementedError(type(self))

    def cost_increase(self, spell: int, player: int, c: Context) -> ManaCost | None:
        return self.amount(c) if self.more and self.changes(spell, player, c) else None

    def cost_reduction(self, spell: int, player: int, c: Context) -> ManaCost | None:
        return self.amount(c) if not self.more and self.changes(spell, player, c) else None

    def prices_targets(self) -> bool:
        return any(isinstance(word, Targeting | Targets | TargetsBeyond) for word in walk(self))

    def amount(self, c: Context) -> ManaCost | None:
        """How much it is."""
        times = self.times.of(c)
        if times <= 0:
            return None
        return ManaCost(self.mana.symbols * times)


_ONE = ManaCost.parse("{1}")
ONLY_COLORED = ". This effect reduces only the amount of colored mana you pay"


@dataclass(frozen=True)
class SpellsCost(CostChange):
    """Spells of a description cost more or less; if `first`, only the first of them that a player casts each turn, or
    the one of this `number` (CR 601.2f). If `colored`, only colored mana is reduced."""

    what: Filter | None = None
    first: bool = False
    number: int = 0
    colored: bool = False
    singly: bool = False
    """Whether the text says "each" spell."""

    tag: ClassVar[str] = "spells cost"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:many} cost {mana:fixed} less to cast", sets={"more": False}, form="players"),
        Phrase("{what:many} cost {mana:fixed} more to cast", sets={"more": True}, form="players"),
        Phrase("{what:many} cost {mana:fixed} less to cast for each {times:each}", form="players"),
        Phrase("{what:many} cost {mana:fixed} more to cast for each {times:each}", sets={"more": True}, form="players"),
        Phrase("{what:many} cost {X} less to cast", sets={"mana": _ONE, "times": X()}, form="players"),
        Phrase("the first {what} each turn costs {mana:fixed} less to cast", sets={"first": True}, form="players"),
        Phrase("the second {what} each turn costs {mana:fixed} less to cast", sets={"number": 2}, form="players"),
        Phrase("the third {what} each turn costs {mana:fixed} less to cast", sets={"number": 3}, form="players"),
        Phrase("each {what} costs {mana:fixed} less to cast", sets={"singly": True}, form="players"),
        Phrase("each {what} costs {mana:fixed} more to cast", sets={"singly": True, "more": True}, form="players"),
        Phrase("{what:many} cost {mana:fixed} less to cast" + ONLY_COLORED, sets={"colored": True}, form="players"),
    )

    def changes(self, spell: int, player: int, c: Context) -> bool:
        assert self.what is not None
        if not would_be(self.what, spell, player, c):
            return False
        number = 1 if self.first else self.number
        if not number:
            return True
        return sum([self._was_such(event.spell, player, c) for event in casts(c, player)]) == number - 1

    def reduces_only_colors(self) -> bool:
        return self.colored

    def _was_such(self, spell: int, player: int, c: Context) -> bool:
        assert self.what is not None
        return would_be(self.what, spell, player, c)


def casts(c: Context, player: int) -> list[SpellCast]:
    """What the player has cast this turn."""
    return [event for event in c.state.turn_events if isinstance(event, SpellCast) and event.player == player]


@dataclass(frozen=True)
class ThisCosts(CostChange):
    """The spell itself costs more or less, if a condition holds (CR 601.2f)."""

    condition: Condition | None = None

    said_of: ClassVar[Sorts] = OBJECTS
    tag: ClassVar[str] = "this costs"
    zone: ClassVar[str] = "stack"
    phrases: ClassVar[Phrases] = (
        Phrase("this spell costs {mana:fixed} less to cast", sets={"more": False}, form="sentence"),
        Phrase("this spell costs {mana:fixed} more to cast", sets={"more": True}, form="sentence"),
        Phrase("this spell costs {mana:fixed} less to cast for each {times:each}", form="sentence"),
        Phrase(
            "this spell costs {mana:fixed} more to cast for each {times:each}", sets={"more": True}, form="sentence"
        ),
        Phrase("this spell costs {mana:fixed} less to cast if {condition}", sets={"more": False}, form="sentence"),
        Phrase("this spell costs {mana:fixed} more to cast if {condition}", sets={"more": True}, form="sentence"),
        Phrase("if {condition}, this spell costs {mana:fixed} less to cast", form="sentence", read_only=True),
        Phrase("this spell costs {X} less to cast", sets={"mana": _ONE, "times": X()}, form="sentence"),
    )

    def changes(self, spell: int, player: int, c: Context) -> bool:
        return spell == c.source and (self.condition is None or self.condition.holds(c))


@dataclass(frozen=True)
class AbilityCosts(AbilityCostChange):
    """The ability itself costs so much generic mana less, or more, `times` over, if a condition holds, or if it targets
    something of a description (CR 602.2b, 601.2f)."""

    amount: int
    more: bool = False
    times: Value = Fixed(1)
    condition: Condition | None = None
    targeted: Filter | None = None

    tag: ClassVar[str] = "ability costs"
    phrases: ClassVar[Phrases] = (
        Phrase("this ability costs {X} less to activate", sets={"amount": 1, "times": X()}, form="of ability"),
        *[
            Phrase(f"this ability costs {{{number}}} {word} to activate {tail}", sets={"amount": number, "more": more},
                   form="of ability")
            for number in range(1, 6)
            for word, more in (("less", False), ("more", True))
            for tail in ("for each {times:each}", "if {condition}", "if it targets {targeted:a}")
        ],
    )  # fmt: skip

    def changed(self, mana: ManaCost, c: Context) -> ManaCost:
        if self.condition is not None and not self.condition.holds(c):
            return mana
        targets = [id for ids in c.item.targets for id in ids] if c.item is not None else []
        if self.targeted is not None and not any([self.targeted.matches(id, c) for id in targets]):
            return mana
        number = self.amount * max(0, self.times.of(c))
        return mana.increased(number) if self.more else mana.reduced(number)

    def prices_targets(self) -> bool:
        return self.targeted is not None or any(isinstance(word, TargetsOfThis) for word in walk(self))
