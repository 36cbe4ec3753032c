"""Dealing damage, and being dealt damage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import DamageDealt, DamagePrevented, Event
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class DealsDamage(Trigger):
    """Something deals damage to a player or permanent (CR 603.2, 510.3a); `combat`: by combat only."""

    what: Filter
    to: Filter | None = None
    combat: bool = False
    noncombat: bool = False

    tag: ClassVar[str] = "deals damage"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} <deal> combat damage to {to:a}", sets={"combat": True}),
        Phrase("{what:a} <deal> damage to {to:a}", sets={"combat": False}),
        Phrase("{what:a} <deal> noncombat damage to {to:a}", sets={"noncombat": True}),
        Phrase("{what:a} dealing combat damage to {to:a}", sets={"combat": True}, form="causing"),
        Phrase("{what:a} <deal> combat damage", sets={"combat": True}),
        Phrase("{what:a} <deal> damage", sets={"combat": False}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    points: ClassVar[Mapping[str, str]] = {"what": "source", "to": "target"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, DamageDealt)
            and (event.combat or not self.combat)
            and not (event.combat and self.noncombat)
            and self.what.matches(event.source, c)
            and (self.to is None or self.to.matches(event.target, c))
        )


@dataclass(frozen=True)
class IsDealtDamage(Trigger):
    """A permanent or player is dealt damage (CR 603.2), of one kind only, or excess damage (120.10)."""

    what: Filter
    combat: bool = False
    noncombat: bool = False
    excess: bool = False

    tag: ClassVar[str] = "is dealt damage"
    phrases: ClassVar[Phrases] = (
        Phrase("you're dealt combat damage", sets={"combat": True, "what": Is(You())}),
        Phrase("you're dealt damage", sets={"combat": False, "what": Is(You())}),
        Phrase("{what:a} <is> dealt combat damage", sets={"combat": True}),
        Phrase("{what:a} <is> dealt damage", sets={"combat": False}),
        Phrase("{what:a} <is> dealt noncombat damage", sets={"noncombat": True}),
        Phrase("{what:a} <is> dealt excess damage", sets={"excess": True}),
        Phrase("combat damage is dealt to {what:a}", sets={"combat": True}, read_only=True),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    points: ClassVar[Mapping[str, str]] = {"what": "target"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamageDealt) or (self.combat and not event.combat):
            return False
        if (self.noncombat and event.combat) or (self.excess and not event.excess):
            return False
        return self.what.matches(event.target, c)


@dataclass(frozen=True)
class DamageIsPrevented(Trigger):
    """A prevention effect prevents damage that would be dealt to something of a description (CR 615.13)."""

    to: Filter

    tag: ClassVar[str] = "damage is prevented"
    phrases: ClassVar[Phrases] = ("damage that would be dealt to {to:a} is prevented",)
    listens: ClassVar[tuple[type[Event], ...]] = (DamagePrevented,)
    points: ClassVar[Mapping[str, str]] = {"to": "target"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamagePrevented) and self.to.matches(event.target, c)
