"""Permanents that enter tapped, and what all words about entering have in common (CR 614.1c-d, 614.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Cost, Filter, Replacement
from manafold.rules import costs
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Entering(Replacement):
    """Changes how what fits `what` enters the battlefield."""

    what: Filter

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, ZoneChanged) and event.to == "battlefield" and self.what.matches(event.new, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return [(yield from self.changed(event, c))]

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        """The event with what this changes about it."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class EntersTapped(Entering):
    """Enters tapped, or untapped (CR 614.1d)."""

    unless: Condition | None = None
    untapped: bool = False
    """Whether it enters untapped instead of tapped."""

    tag: ClassVar[str] = "enters tapped"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:subject} <enter> [the battlefield] tapped", form="sentence"),
        Phrase("{what:subject} <enter> [the battlefield] tapped unless {unless}", form="sentence"),
        Phrase("{what:subject} <enter> [the battlefield] untapped", sets={"untapped": True}, form="sentence"),
        Phrase("{what:subject} <enter> [the battlefield] tapped this turn", form="this turn"),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        if self.unless is not None and self.unless.holds(c):
            return event
        return replace(event, tapped=not self.untapped)
        yield


@dataclass(frozen=True)
class EntersTappedUnlessPaid(Entering):
    """As it enters, its controller may pay a cost; if they don't, it enters tapped (CR 614.12a)."""

    cost: Cost
    full: bool = False
    """Whether the text says "this land" where it could say "it"."""

    tag: ClassVar[str] = "enters tapped unless paid"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "as {what:subject} <enter> [the battlefield], you may {cost:verb}. If you don't, it enters tapped",
            form="sentence",
        ),
        Phrase(
            "as {what:subject} <enter> [the battlefield], you may {cost:verb}. If you don't, this land enters tapped",
            sets={"full": True},
            form="sentence",
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        purpose = Purpose()
        if (
            costs.can_pay(c.state, None, (self.cost,), c, purpose)
            and (yield from yes_or_no(c.controller, "pay?", c.source, pays=True))
            and (yield from costs.pay(c.state, None, (self.cost,), c, purpose))
        ):
            return event
        return replace(event, tapped=True)


@dataclass(frozen=True)
class EntersIfPaid(Entering):
    """A cost is paid as it would enter, if that is possible, and wanted where it need not be; otherwise it is put into
    its owner's graveyard (CR 614.12a)."""

    cost: Cost
    may: bool = False

    tag: ClassVar[str] = "enters if paid"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if {what:subject} would enter, {cost:verb} instead. If you do, put this land onto the battlefield. "
            "If you don't, put it into its owner's graveyard",
            form="sentence",
        ),
        Phrase(
            "if {what:subject} would enter, you may {cost:verb} instead. If you do, put this artifact onto the "
            "battlefield. If you don't, put it into its owner's graveyard",
            sets={"may": True},
            form="sentence",
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        purpose = Purpose()
        if (
            costs.can_pay(c.state, None, (self.cost,), c, purpose)
            and (not self.may or (yield from yes_or_no(c.controller, "pay?", c.source, pays=True)))
            and (yield from costs.pay(c.state, None, (self.cost,), c, purpose))
        ):
            return event
        return replace(event, to="graveyard", player=c.state.object(event.old).owner, tapped=False, counters={})


@dataclass(frozen=True)
class ExiledAsItEnters(Entering):
    """What would enter is exiled instead, if something is true of it (CR 614.1a)."""

    condition: Condition

    tag: ClassVar[str] = "exiled as it enters"
    points: ClassVar[Mapping[str, str]] = {"what": "new"}
    phrases: ClassVar[Phrases] = (
        Phrase("if {what:a} would enter and {condition}, exile it instead", form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        c.event = event
        return super().applies(event, c) and self.condition.holds(c)

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        owner = c.state.object(event.old).owner
        return replace(event, to="exile", player=owner, tapped=False, counters={}, copied=None)
        yield


@dataclass(frozen=True)
class EntersUnderYourControl(Entering):
    """What would enter under the control of an opponent enters under yours instead (CR 614.1a, 616.1b)."""

    rank: ClassVar[int] = 2
    tag: ClassVar[str] = "enters under your control"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if {what:a} would enter under an opponent's control, it enters under your control instead",
            form="sentence",
        ),
        Phrase(
            "if {what:a} would enter under an opponent's control this turn, it enters under your control instead",
            form="this turn",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.player not in c.state.opponents(c.controller):
            return False
        return super().applies(event, c)

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        c.state.edit(event.new).controller = c.controller  # so it is looked at by what applies next (616.1f)
        c.state.restructure()
        return replace(event, player=c.controller)
        yield
