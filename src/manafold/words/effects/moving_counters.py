"""Moving counters, and counters of several kinds (CR 122.5, 122.6, 122.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.model.words.sorts import ANYTHING, Sorts
from manafold.rules import counters
from manafold.rules.choosing import choose_number
from manafold.rules.finding import present
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class MoveCounters(Effect):
    """Players move counters of a kind, or of whatever kinds if that is "", from objects onto another (CR 122.5).

    They move `amount` of them, or, if that is None, all, or as many as they like if `any_number`, which may be onto
    several: onto each as many as they like.
    """

    who: Ref
    amount: Value | None
    kind: str
    what: Ref
    to: Ref
    any_number: bool = False

    tag: ClassVar[str] = "move counters"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <move> a counter from {what} onto {to}", sets={"amount": Fixed(1), "kind": ""}),
        "{who} <move> {amount:counted} {kind:counters} from {what} onto {to}",
        Phrase("{who} <move> all counters from {what} onto {to}", sets={"amount": None, "kind": ""}),
        Phrase("{who} <move> all {kind:counters} from {what} onto {to}", sets={"amount": None}),
        Phrase(
            "{who} <move> any number of counters from {what} onto {to}",
            sets={"amount": None, "kind": "", "any_number": True},
        ),
        Phrase(
            "{who} <move> any number of {kind:counters} from {what} onto {to}",
            sets={"amount": None, "any_number": True},
        ),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        moved = 0
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            sources = present((yield from self.what.find(mine)), c)
            for to in present((yield from self.to.find(mine)), c):
                for id in sources:
                    done = yield from self.move(id, to, player, mine)
                    acted += [to] if done else []
                    moved += done
        c.named[self.named] = tuple(dict.fromkeys(acted))
        c.numbers[self.named] = moved

    def move(self, id: int, to: int, player: int, c: Context) -> Task[int]:
        """A player moves counters from one object to another: how many."""
        state, moved = c.state, 0
        if is_player(id) or is_player(to) or not state.objects[id].counters:
            return 0
        if self.amount is not None and not self.kind:
            kind = yield from counters.choose_kind(state, player, id, c.source)
            return (yield from counters.move(state, id, to, kind, self.amount.of(c), c.cause, player))
        for kind in (self.kind,) if self.kind else tuple(state.objects[id].counters):
            most = counters.on(state, id, kind)
            number = most if self.amount is None else self.amount.of(c)
            if self.any_number:
                prompt = f"how many {kind} counters onto {state.label(to)}"
                number = yield from choose_number(player, 0, most, prompt, c.source)
            moved += yield from counters.move(state, id, to, kind, number, c.cause, player)
        return moved


@dataclass(frozen=True)
class PutItsCounters(Effect):
    """Players put on objects as many counters of each kind as other objects have, or had as they left (CR 122.8)."""

    who: Ref
    of: Ref
    what: Ref

    tag: ClassVar[str] = "put its counters"
    phrases: ClassVar[Phrases] = ("{who} <put> {of:possessive} counters on {what}",)

    def resolve(self, c: Context) -> Task[None]:
        had = [(kind, number) for id in self.of.entities(c) for kind, number in c.state.object(id).counters.items()]
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                for kind, number in had:
                    yield from counters.put(c.state, id, kind, number, c.cause, player)
                acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class PutTwoKinds(Effect):
    """Players put counters of two kinds on objects, or those of the second kind on `other` objects (CR 122.6)."""

    who: Ref
    amount: Value
    kind: str
    what: Ref
    second_amount: Value
    second_kind: str
    other: Ref | None = None

    tag: ClassVar[str] = "put counters of two kinds"
    phrases: ClassVar[Phrases] = (
        "{who} <put> {amount:counted} {kind:counters} and {second_amount:counted} {second_kind:counters} on {what}",
        "{who} <put> {amount:counted} {kind:counters} on {what} "
        "and {second_amount:counted} {second_kind:counters} on {other}",
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            first = present((yield from self.what.find(mine)), c)
            second = first if self.other is None else present((yield from self.other.find(mine)), c)
            for ids, kind, amount in (
                (first, self.kind, self.amount.of(mine)),
                (second, self.second_kind, self.second_amount.of(mine)),
            ):
                for id in ids:
                    yield from counters.put(c.state, id, kind, amount, c.cause, player)
            acted += first
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class RemoveOneCounter(Effect):
    """Players remove a counter, of a kind that they choose, from objects or players (CR 122.1)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "remove a counter"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ANYTHING}
    phrases: ClassVar[Phrases] = ("{who} <remove> a counter from {what}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                if c.state.players[id].counters if is_player(id) else c.state.objects[id].counters:
                    kind = yield from counters.choose_kind(c.state, player, id, c.source)
                    counters.remove(c.state, id, kind, 1, c.cause)
                    acted.append(id)
        c.named[self.named] = tuple(acted)
