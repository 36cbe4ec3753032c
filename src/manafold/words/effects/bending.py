"""Earthbending and airbending (CR 701.65, 701.66)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import TriggeredAbility, Way
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Fixed, Ref, Script, Trigger, Value
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import continuous, counters, exiling
from manafold.rules.destroying import to_zone
from manafold.rules.events import Bent, Event, ZoneChanged
from manafold.rules.finding import present
from manafold.rules.permissions import PlayerRule
from manafold.rules.triggering import delay
from manafold.rules.zones import move_all
from manafold.words.conditions.being import Remains
from manafold.words.destinations.battlefield import Battlefield
from manafold.words.durations.lasting import AsLongAs, Indefinitely
from manafold.words.effects.delayed import knowing
from manafold.words.effects.putting import Put
from manafold.words.keywords.simple import Haste
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Named, Triggering
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

BENT = "bent"
"""The name under which what comes later knows the land or the card."""
ALIVE = Becomes(Kind(("creature",), power=Fixed(0), toughness=Fixed(0), abilities=(Haste(),)), "types")
TWO = Way("airbend", ManaCost.parse("{2}"), zone="exile")


@dataclass(frozen=True)
class DiesOrIsExiled(Trigger):
    """The land that was earthbent dies or is put into exile (CR 701.66a)."""

    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def matches(self, event: Event, c: Context) -> bool:
        assert isinstance(event, ZoneChanged)
        gone = event.came_from == "battlefield" and event.to in ("graveyard", "exile")
        return gone and event.old in Named(BENT).entities(c)


BACK = Battlefield(tapped=True, controller="under your control")
HOME = Script(effects=(Put(who=You(), what=Triggering("new"), to=BACK, returned=True),))
RETURNS = TriggeredAbility(DiesOrIsExiled(), HOME)


@dataclass(frozen=True)
class Earthbend(Effect):
    """A land becomes a 0/0 creature with haste beside what it is, and gets +1/+1 counters; when it dies or is exiled,
    it returns (CR 701.66a). `what` is the target land that you control, which the text doesn't mention."""

    what: Ref
    amount: Value

    tag: ClassVar[str] = "earthbend"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        "earthbend {amount}{what:land}",
        Phrase("you earthbend {amount}{what:land}", read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        amount = self.amount.of(c)
        for id in found:
            continuous.add_effect(c.state, c, (ALIVE,), Indefinitely(), (id,))
            yield from counters.put(c.state, id, "+1/+1", amount, c.cause, c.controller)
            c.named[BENT] = (id,)
            delay(c.state, RETURNS, c.source, c.controller, knowing(HOME, c), once=True)
        c.named[self.named] = tuple(found)
        if found:
            c.state.emit(Bent(c.cause, c.controller, "earthbend"))  # 701.66b


@dataclass(frozen=True)
class CastForTwo(PlayerRule):
    """May cast the card that was airbent for {2} (CR 701.65a)."""

    def cards_to_play(self, c: Context) -> Sequence[int]:
        return [id for id in c.named[BENT] if id in c.state.objects]

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        return (TWO,) if card in self.cards_to_play(c) else ()


@dataclass(frozen=True)
class Airbend(Effect):
    """Objects are exiled; the owner of each card may cast it for {2} while it remains there (CR 701.65a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "airbend"
    phrases: ClassVar[Phrases] = ("{who} <airbend> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = present((yield from self.what.find(c.among(player, players, self.named))), c)
            done = yield from move_all(c.state, to_zone(c.state, found, "exile", c.cause))
            there = [move.new for move in done if move.to == "exile"]
            exiling.link(c.state, c.source, there)
            for id in there:
                mine = c.among(player, players, self.named)
                mine.named = {**c.named, BENT: (id,)}
                lasting = AsLongAs(Remains(Named(BENT), "exiled"))
                continuous.add_effect(c.state, mine, (CastForTwo(),), lasting, (c.state.objects[id].owner,))
            acted += [move.old if move.came_from == "battlefield" else move.new for move in done]
            if there:
                c.state.emit(Bent(c.cause, player, "airbend"))  # 701.65b
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class Bends(Trigger):
    """A player earthbends, airbends, waterbends or firebends (CR 701.65b, 701.66b, 701.67c, 702.189b)."""

    who: Filter
    way: str

    tag: ClassVar[str] = "bends"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:player} <earthbend>", sets={"way": "earthbend"}),
        Phrase("{who:player} <airbend>", sets={"way": "airbend"}),
        Phrase("{who:player} <waterbend>", sets={"way": "waterbend"}),
        Phrase("{who:player} <firebend>", sets={"way": "firebend"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (Bent,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Bent) and event.way == self.way and self.who.matches(event.player, c)
