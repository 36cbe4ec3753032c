"""Keyword actions that are made of everyday ones: explore, connive, adapt, bolster, monstrosity (CR 701)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import continuous, counters, drawing, libraries, tokens, zones
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.events import Explored
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.create import Token
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

PLUS = "+1/+1"


@dataclass(frozen=True)
class Explore(Effect):
    """Permanents explore, one after another, so many times (CR 701.44a)."""

    what: Ref
    times: Value = Fixed(1)
    again: bool = False
    """Whether the text says that they do it again."""

    tag: ClassVar[str] = "explore"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        Phrase("{what:said} <explore>", sets={"times": Fixed(1), "again": False}),
        Phrase("{what:said} <explore> again", sets={"times": Fixed(1), "again": True}),
        Phrase("{what:said} <explore> {times:word} times", sets={"again": False}),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        for _ in range(self.times.of(c)):
            for id in found:
                yield from explore(id, c)
        c.named[self.named] = tuple(found)


def explore(id: int, c: Context) -> Task[None]:
    """One permanent explores; if it has left, its last controller does what there is to do (701.44c)."""
    state = c.state
    player = state.object(id).controller
    top = state.players[player].library[:1]
    libraries.reveal(state, player, top, c.cause)
    if top and "land" in state.characteristics(top[0]).types:
        yield from zones.move(state, top[0], "hand", c.cause)
    else:
        if id in state.objects:
            yield from counters.put(state, id, PLUS, 1, c.cause, player)
        if top and (yield from yes_or_no(player, "put into the graveyard", c.source)):
            yield from zones.move(state, top[0], "graveyard", c.cause)
    state.emit(Explored(c.cause, id))  # 701.44b


@dataclass(frozen=True)
class Connive(Effect):
    """Permanents connive, one after another: their controllers draw, discard, and count nonlands (CR 701.50e)."""

    what: Ref
    amount: Value = Fixed(1)

    tag: ClassVar[str] = "connive"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        Phrase("{what:said} <connive>", sets={"amount": Fixed(1)}),
        "{what:said} <connive> {amount}",
    )

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        found = yield from self.what.find(c)
        for id in found:
            player, amount = state.object(id).controller, max(0, self.amount.of(c))
            yield from drawing.draw(state, player, amount, c.cause)
            hand = state.players[player].hand
            given = yield from choose_some(state, player, hand, amount, amount, "discard", "discard", c.source)
            gone = yield from drawing.discard(state, player, given, c.cause)
            nonlands = sum("land" not in state.characteristics(card).types for card in gone)
            if id in state.objects:
                yield from counters.put(state, id, PLUS, nonlands, c.cause, player)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class Adapt(Effect):
    """The source gets +1/+1 counters if it has none (CR 701.46a)."""

    amount: Value

    tag: ClassVar[str] = "adapt"
    phrases: ClassVar[Phrases] = ("adapt {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        if c.source in c.state.objects and not counters.on(c.state, c.source, PLUS):
            yield from counters.put(c.state, c.source, PLUS, self.amount.of(c), c.cause, c.controller)


@dataclass(frozen=True)
class Bolster(Effect):
    """Players choose a creature with the least toughness among theirs, which gets +1/+1 counters (CR 701.39a)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "bolster"
    phrases: ClassVar[Phrases] = ("{who} <bolster> {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        acted: list[int] = []
        for player in (yield from self.who.find(c)):
            toughness = {
                id: state.characteristics(id).toughness or 0
                for id in state.battlefield
                if state.objects[id].controller == player and "creature" in state.characteristics(id).types
            }
            weakest = [id for id in toughness if toughness[id] == min(toughness.values())]
            for id in (yield from choose_some(state, player, weakest, 1, 1, "permanent", "bolster", c.source)):
                yield from counters.put(state, id, PLUS, self.amount.of(c), c.cause, player)
                acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class GetMuchEnergy(Effect):
    """Players get as many energy counters as a number says (CR 107.14)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "get much energy"
    phrases: ClassVar[Phrases] = (
        "{who:said} <get> an amount of {E} equal to {amount}",
        "{who:said} <get> {E} for each {amount:each}",
    )

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            yield from counters.put(c.state, player, "energy", max(0, self.amount.of(c)), c.cause, player)


@dataclass(frozen=True)
class GetEnergy(Effect):
    """Players get energy counters (CR 107.14)."""

    who: Ref
    amount: int

    tag: ClassVar[str] = "get energy"
    phrases: ClassVar[Phrases] = ("{who:said} <get> {amount:energy}",)

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            yield from counters.put(c.state, player, "energy", self.amount, c.cause, player)


@dataclass(frozen=True)
class PayEnergy(Effect):
    """Players pay energy counters, if they have so many (CR 107.14)."""

    who: Ref
    amount: int

    tag: ClassVar[str] = "pay energy"
    phrases: ClassVar[Phrases] = ("{who} <pay> {amount:energy}",)

    def possible(self, c: Context) -> bool:
        return counters.on(c.state, c.subject, "energy") >= self.amount

    def resolve(self, c: Context) -> Task[None]:
        paid: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            if self.possible(c.among(player, players, self.named)):
                counters.remove(c.state, player, "energy", self.amount, c.cause)
                paid.append(player)
        c.named[self.named] = tuple(paid)


@dataclass(frozen=True)
class Amass(Effect):
    """Players amass a creature type: an Army of theirs, created if there is none, gets counters (CR 701.47a)."""

    who: Ref
    subtype: str
    amount: Value

    tag: ClassVar[str] = "amass"
    phrases: ClassVar[Phrases] = ("{who} <amass> {subtype:plural} {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        grown: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            if not armies(mine):
                base = Token(("creature",), (self.subtype, "Army"), (), ("B",), Fixed(0), Fixed(0))
                yield from tokens.create(c.state, player, base.characteristics(mine), 1, c.cause)
            for id in (yield from choose_some(c.state, player, armies(mine), 1, 1, "permanent", "amass", c.source)):
                yield from counters.put(c.state, id, PLUS, self.amount.of(mine), c.cause, player)
                if self.subtype not in c.state.characteristics(id).subtypes:
                    becomes = (Becomes(Kind(subtypes=(self.subtype,)), "creature types"),)
                    continuous.add_effect(c.state, c, becomes, Indefinitely(), (id,))
                grown.append(id)
        c.named[self.named] = tuple(grown)


def armies(c: Context) -> list[int]:
    """The Army creatures that the player who acts controls."""
    state = c.state
    return [
        id
        for id in state.battlefield
        if state.objects[id].controller == c.subject
        and "creature" in state.characteristics(id).types
        and "Army" in state.characteristics(id).subtypes
    ]
