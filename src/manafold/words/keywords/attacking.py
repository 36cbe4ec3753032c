"""Keywords that trigger on attacks and blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Fixed, Value
from manafold.words.effects.life import LoseLife
from manafold.words.filters.abilities import HasKeyword
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.pointed import Other
from manafold.words.filters.status import Attacking
from manafold.words.keywords.building import CREATURE, THIS, pump, whenever
from manafold.words.refs.combat import DefendingPlayer
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Triggering
from manafold.words.triggers.combat import (
    Attacks,
    AttacksAlone,
    AttacksAndIsNotBlocked,
    BecomesBlocked,
    BecomesBlockedBy,
    Blocks,
)

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Exalted(Keyword):
    """Whenever a creature you control attacks alone, it gets +1/+1 until end of turn (CR 702.83)."""

    tag: ClassVar[str] = "exalted"
    phrases: ClassVar[Phrases] = ("exalted",)

    def expand(self) -> tuple[Ability, ...]:
        mine = AllOf((CREATURE, ControlledBy(You())))
        return (whenever(AttacksAlone(mine), pump(Triggering("attacker"), Fixed(1), Fixed(1))),)


@dataclass(frozen=True)
class Flanking(Keyword):
    """Creatures without flanking that block this get -1/-1 until end of turn (CR 702.25)."""

    tag: ClassVar[str] = "flanking"
    phrases: ClassVar[Phrases] = ("flanking",)

    def expand(self) -> tuple[Ability, ...]:
        blocker = AllOf((CREATURE, HasKeyword(Flanking(), denied=True)))
        return (whenever(BecomesBlockedBy(THIS, blocker), pump(Triggering("blocker"), Fixed(-1), Fixed(-1))),)


@dataclass(frozen=True)
class Bushido(Keyword):
    """Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn (CR 702.45)."""

    amount: int

    tag: ClassVar[str] = "bushido"
    phrases: ClassVar[Phrases] = ("bushido {amount}",)

    def expand(self) -> tuple[Ability, ...]:
        bonus = pump(Source(), Fixed(self.amount), Fixed(self.amount))
        return (whenever(Blocks(THIS), bonus), whenever(BecomesBlocked(THIS), bonus))


@dataclass(frozen=True)
class BlockersBeyondFirst(Value):
    """So many times the number of creatures that block the source, the first not counted (CR 702.23a)."""

    times: int

    def of(self, c: Context) -> int:
        combat = c.state.combat
        attack = combat.attacks.get(c.source) if combat is not None else None
        return self.times * max(0, len(attack.blockers) - 1) if attack is not None else 0


@dataclass(frozen=True)
class Rampage(Keyword):
    """When blocked, gets +N/+N until end of turn for each creature blocking it beyond the first (CR 702.23)."""

    amount: int

    tag: ClassVar[str] = "rampage"
    phrases: ClassVar[Phrases] = ("rampage {amount}",)

    def expand(self) -> tuple[Ability, ...]:
        bonus = BlockersBeyondFirst(self.amount)
        return (whenever(BecomesBlocked(THIS), pump(Source(), bonus, bonus)),)


@dataclass(frozen=True)
class Frenzy(Keyword):
    """Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn (CR 702.68)."""

    amount: int

    tag: ClassVar[str] = "frenzy"
    phrases: ClassVar[Phrases] = ("frenzy {amount}",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(AttacksAndIsNotBlocked(THIS), pump(Source(), Fixed(self.amount), Fixed(0))),)


@dataclass(frozen=True)
class BattleCry(Keyword):
    """Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn (CR 702.91)."""

    tag: ClassVar[str] = "battle cry"
    phrases: ClassVar[Phrases] = ("battle cry",)

    def expand(self) -> tuple[Ability, ...]:
        others = Each(AllOf((Other(), Attacking(), CREATURE)))
        return (whenever(Attacks(THIS), pump(others, Fixed(1), Fixed(0))),)


@dataclass(frozen=True)
class Afflict(Keyword):
    """Whenever this creature becomes blocked, defending player loses N life (CR 702.130)."""

    amount: int

    tag: ClassVar[str] = "afflict"
    phrases: ClassVar[Phrases] = ("afflict {amount}",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(BecomesBlocked(THIS), LoseLife(who=DefendingPlayer(), amount=Fixed(self.amount))),)
