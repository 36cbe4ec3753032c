"""Keywords of attachments that come with something: living weapon, job select, umbra armor, reconfigure (CR 702)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Fixed, Replacement, Script
from manafold.rules import destroying
from manafold.rules.events import Destroyed, Event
from manafold.rules.terms import NOTHING
from manafold.words.conditions.basic import AsSorcery
from manafold.words.conditions.timing import TurnOf
from manafold.words.effects.attach import Attach, Unattach
from manafold.words.effects.create import Create, Token
from manafold.words.filters.pointed import Other
from manafold.words.keywords.attaching import attaching_to
from manafold.words.keywords.building import CREATURE, THIS, whenever
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Named
from manafold.words.statics.kinds import Becomes, Kind, LosesType
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

YOU = You()
GERM = Token(("creature",), ("Phyrexian", "Germ"), (), ("B",), Fixed(0), Fixed(0))
REBEL = Token(("creature",), ("Rebel",), (), ("R",), Fixed(2), Fixed(2))
HERO = Token(("creature",), ("Hero",), (), (), Fixed(1), Fixed(1))


def bearer(token: Token) -> TriggeredAbility:
    """"When this Equipment enters, create a token, then attach this Equipment to it." """
    create = Create(who=YOU, amount=Fixed(1), token=token, named="bearer")
    return whenever(Enters(THIS), create, Attach(who=YOU, what=Source(), to=Named("bearer")))


@dataclass(frozen=True)
class LivingWeapon(Keyword):
    """Enters with a 0/0 black Phyrexian Germ to carry it (CR 702.92)."""

    tag: ClassVar[str] = "living weapon"
    phrases: ClassVar[Phrases] = ("living weapon",)

    def expand(self) -> tuple[Ability, ...]:
        return (bearer(GERM),)


@dataclass(frozen=True)
class ForMirrodin(Keyword):
    """Enters with a 2/2 red Rebel to carry it (CR 702.163)."""

    tag: ClassVar[str] = "for mirrodin!"
    phrases: ClassVar[Phrases] = ("for Mirrodin!",)

    def expand(self) -> tuple[Ability, ...]:
        return (bearer(REBEL),)


@dataclass(frozen=True)
class JobSelect(Keyword):
    """Enters with a 1/1 colorless Hero to carry it (CR 702.182)."""

    tag: ClassVar[str] = "job select"
    phrases: ClassVar[Phrases] = ("job select",)

    def expand(self) -> tuple[Ability, ...]:
        return (bearer(HERO),)


@dataclass(frozen=True)
class DestroyedInstead(Replacement):
    """What it is attached to loses its damage, and it is destroyed, instead of the other (CR 702.89a)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (Destroyed,)

    def applies(self, event: Event, c: Context) -> bool:
        assert isinstance(event, Destroyed)
        return event.old == c.state.object(c.source).attached_to

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, Destroyed)
        destroying.heal(c.state, event.old)
        yield from destroying.destroy(c.state, (c.source,), c.cause)
        return ()


@dataclass(frozen=True)
class UmbraArmor(Keyword):
    """Is destroyed in the place of what it enchants (CR 702.89)."""

    tag: ClassVar[str] = "umbra armor"
    phrases: ClassVar[Phrases] = ("umbra armor",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (DestroyedInstead(),)),)


@dataclass(frozen=True)
class IsAttached(Condition):
    """The source is attached to something."""

    def holds(self, c: Context) -> bool:
        return c.state.object(c.source).attached_to != NOTHING


@dataclass(frozen=True)
class Reconfigure(Keyword):
    """Attaches to another creature you control, or unattaches; attached, it isn't a creature (CR 702.151)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "reconfigure"
    phrases: ClassVar[Phrases] = at_cost("reconfigure")

    def expand(self) -> tuple[Ability, ...]:
        off = Script(effects=(Unattach(who=YOU, what=Source()),))
        return (
            attaching_to((Other(), CREATURE), self.cost),
            ActivatedAbility(self.cost, off, (IsAttached(), AsSorcery())),
            StaticAbility(THIS, (LosesType("creature"),), IsAttached()),
        )


@dataclass(frozen=True)
class LivingMetal(Keyword):
    """Is an artifact creature too during your turn (CR 702.161)."""

    tag: ClassVar[str] = "living metal"
    phrases: ClassVar[Phrases] = ("living metal",)

    def expand(self) -> tuple[Ability, ...]:
        becomes = Becomes(Kind(types=("artifact", "creature")), "types")
        return (StaticAbility(THIS, (becomes,), TurnOf(YOU)),)
