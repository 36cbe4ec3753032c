"""Conditions on what has happened to things this turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref
from manafold.rules.events import DamageDealt, Event, TokensCreated, ZoneChanged
from manafold.rules.terms import NOTHING
from manafold.words.filters.kinds import PermanentType
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ThisTurn(Condition):
    """Something happened this turn, at least `number` times."""

    reads: ClassVar[frozenset[int]] = NO_LAYER

    def counted(self, event: Event, c: Context) -> int:
        """How much of it the event was; 0 if it was something else."""
        raise NotImplementedError(type(self))

    def enough(self) -> int:
        """How much of it there must have been."""
        return 1

    def one_by_one(self) -> bool:
        """Whether one player must have done enough of it alone: "an opponent", not "your opponents"."""
        return False

    def holds(self, c: Context) -> bool:
        return self.happened(c.state.turn_events, c)

    def times(self, c: Context) -> int:
        """How much of it has happened this turn."""
        return sum([self.counted(event, c) for event in c.state.turn_events])

    def happened(self, events: Sequence[Event], c: Context) -> bool:
        """Whether enough of it is among these events."""
        enough, apart = self.enough(), self.one_by_one()
        found: dict[int, int] = {}
        for event in events:
            amount = self.counted(event, c)
            if amount:
                whose = getattr(event, "player", NOTHING) if apart else NOTHING
                found[whose] = found.get(whose, 0) + amount
                if found[whose] >= enough:
                    return True
        return False


@dataclass(frozen=True)
class Died(ThisTurn):
    """So many things of a description died this turn (CR 700.4), perhaps under a player's control."""

    what: Filter
    number: int = 1
    under: Ref | None = None

    tag: ClassVar[str] = "died"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} died this turn", sets={"number": 1}),
        Phrase("{number:word} or more {what:many} died this turn"),
        Phrase("{what:a} died under {under:whose} control this turn", sets={"number": 1}),
        Phrase("{number:word} or more {what:many} died under {under:whose} control this turn"),
        Phrase("no {what:many} died", sets={"number": 1, "under": None}, form="denied"),
    )

    def enough(self) -> int:
        return self.number

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.came_from != "battlefield" or event.to != "graveyard":
            return 0
        if self.under is not None and c.state.object(event.old).controller not in self.under.entities(c):
            return 0
        return int(self.what.matches(event.old, c))


@dataclass(frozen=True)
class Descended(ThisTurn):
    """A player descended this turn: a permanent card was put into their graveyard from anywhere (CR 700.11)."""

    who: Ref

    tag: ClassVar[str] = "descended"
    phrases: ClassVar[Phrases] = ("{who:any} descended this turn",)

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.to != "graveyard" or event.new == NOTHING:
            return 0
        card = c.state.object(event.new)
        return int(card.owner in self.who.entities(c) and card.kind == "card" and PermanentType().matches(event.new, c))


@dataclass(frozen=True)
class LeftBattlefield(ThisTurn):
    """A permanent of a description left the battlefield this turn (CR 608.2i), perhaps one that a player controlled."""

    what: Filter
    under: Ref | None = None

    tag: ClassVar[str] = "left the battlefield"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} left the battlefield under {under:whose} control this turn"),
        Phrase("{what:a} {under:any} controlled left the battlefield this turn", read_only=True),
        Phrase("{what:a} left the battlefield this turn", sets={"under": None}),
        Phrase("no {what:many} left the battlefield", sets={"under": None}, form="denied"),
    )

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.came_from != "battlefield":
            return 0
        if self.under is not None and c.state.object(event.old).controller not in self.under.entities(c):
            return 0
        return int(self.what.matches(event.old, c))


@dataclass(frozen=True)
class EnteredUnder(ThisTurn):
    """So many permanents of a description entered under a player's control this turn (CR 608.2i)."""

    what: Filter
    under: Ref
    number: int = 1

    tag: ClassVar[str] = "entered"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} entered the battlefield under {under:whose} control this turn", sets={"number": 1}),
        "{number:word} or more {what:many} entered the battlefield under {under:whose} control this turn",
        Phrase("{what:a} entered under {under:whose} control this turn", sets={"number": 1}, read_only=True),
        Phrase("{number:word} or more {what:many} entered under {under:whose} control this turn", read_only=True),
        Phrase("{under:any} had {what:a} enter [the battlefield] under your control this turn", read_only=True),
        Phrase("{under:any} had {number:word} or more {what:many} enter under your control this turn", read_only=True),
        Phrase(
            "{what:many} that entered the battlefield under {under:whose} control this turn",
            sets={"number": 1},
            form="counted",
        ),
        Phrase(
            "{what} that entered the battlefield under {under:whose} control this turn",
            sets={"number": 1},
            form="each",
        ),
    )

    def enough(self) -> int:
        return self.number

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.to != "battlefield":
            return 0
        return int(event.player in self.under.entities(c) and self.what.matches(event.new, c))


@dataclass(frozen=True)
class Entered(ThisTurn):
    """What is pointed at entered the battlefield this turn (CR 608.2i)."""

    what: Ref

    tag: ClassVar[str] = "it entered"
    phrases: ClassVar[Phrases] = ("{what:plain} entered [the battlefield] this turn",)

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.to != "battlefield":
            return 0
        return int(event.new in self.what.entities(c))


@dataclass(frozen=True)
class WasDealtDamage(ThisTurn):
    """What is pointed at was dealt damage this turn (CR 120)."""

    what: Ref
    combat: bool = False

    tag: ClassVar[str] = "was dealt damage"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:any} was dealt damage this turn", sets={"combat": False}),
        Phrase("{what:any} was dealt combat damage this turn", sets={"combat": True}),
    )

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, DamageDealt) or (self.combat and not event.combat):
            return 0
        return int(event.target in self.what.entities(c))


@dataclass(frozen=True)
class DealtDamage(ThisTurn):
    """What is pointed at dealt damage to something of a description this turn (CR 120)."""

    what: Ref
    to: Filter

    tag: ClassVar[str] = "dealt damage"
    phrases: ClassVar[Phrases] = ("{what:plain} dealt damage to {to:a} this turn",)

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, DamageDealt) or event.source not in self.what.entities(c):
            return 0
        return int(self.to.matches(event.target, c))


@dataclass(frozen=True)
class PutIntoGraveyard(ThisTurn):
    """A card of a description was put into a player's graveyard from anywhere this turn (CR 400.7)."""

    what: Filter
    whose: Ref

    tag: ClassVar[str] = "put into graveyard"
    phrases: ClassVar[Phrases] = (
        "{what:a} was put into {whose:possessive} graveyard from anywhere this turn",
        Phrase("{what:many} put into {whose:possessive} graveyard from anywhere this turn", form="counted"),
        Phrase("{what} put into {whose:possessive} graveyard from anywhere this turn", form="each"),
    )

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.to != "graveyard" or event.new < 0:
            return 0
        return int(c.state.object(event.new).owner in self.whose.entities(c) and self.what.matches(event.new, c))


@dataclass(frozen=True)
class LeftGraveyard(ThisTurn):
    """A card of a description left a player's graveyard this turn (CR 400.7)."""

    what: Filter
    whose: Ref

    tag: ClassVar[str] = "left graveyard"
    phrases: ClassVar[Phrases] = ("{what:a} left {whose:possessive} graveyard this turn",)

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, ZoneChanged) or event.came_from != "graveyard":
            return 0
        return int(c.state.object(event.old).owner in self.whose.entities(c) and self.what.matches(event.old, c))


@dataclass(frozen=True)
class CreatedTokens(ThisTurn):
    """A player created a token of a description this turn (CR 701.7)."""

    who: Ref
    what: Filter

    tag: ClassVar[str] = "created tokens"
    phrases: ClassVar[Phrases] = (
        "{who:any} created {what:a} this turn",
        Phrase("you've created {what:a} this turn", sets={"who": You()}, read_only=True),
        Phrase("{what:many} you created this turn", sets={"who": You()}, form="counted"),
        Phrase("{what} you created this turn", sets={"who": You()}, form="each"),
    )

    def counted(self, event: Event, c: Context) -> int:
        if not isinstance(event, TokensCreated) or event.player not in self.who.entities(c):
            return 0
        return sum([self.what.matches(id, c) for id in event.objects])


@dataclass(frozen=True)
class DidNot(Condition):
    """Something did not happen this turn (CR 608.2i)."""

    deed: Condition

    tag: ClassVar[str] = "did not happen"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{deed:denied} this turn",)

    def holds(self, c: Context) -> bool:
        return not self.deed.holds(c)
