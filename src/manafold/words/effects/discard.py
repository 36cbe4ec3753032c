"""Discarding, and showing a hand (CR 701.9, 701.20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref, Value
from manafold.rules import drawing, libraries
from manafold.rules.choosing import choose_some
from manafold.rules.grouping import group_of
from manafold.words.refs.noun_phrases import Choose, Each

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Discard(Effect):
    """Players discard cards: all choose in turn order, or it is left to chance, then all discard at once (CR 701.9)."""

    who: Ref
    what: Ref
    at_random: bool = False
    each: Value | None = None
    """How many times so many."""

    tag: ClassVar[str] = "discard"
    phrases: ClassVar[Phrases] = (
        "{who} <discard> {what}",
        "{who} <discard> {what} for each {each:each}",
        Phrase("{who} <discard> {what} at random", sets={"at_random": True}),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        given: list[tuple[int, Sequence[int]]] = []
        players = yield from self.who.find(c)
        for player in players:
            given.append((player, (yield from self._choose(c.among(player, players, self.named)))))
        gone = yield from drawing.discard_all(c.state, given, c.cause)
        c.named[self.named] = tuple(gone)
        c.numbers[self.named] = len(gone)

    def _choose(self, c: Context) -> Task[Sequence[int]]:
        state, player, what = c.state, c.subject, self.what
        hand = state.players[player].hand
        if isinstance(what, Each):
            return [id for id in hand if what.what.matches(id, c)]
        if not isinstance(what, Choose):
            found = yield from what.find(c)
            return [id for id in found if id in hand]
        fitting = [id for id in hand if what.what.matches(id, c)]
        low, high = what.bounds(len(fitting), c)
        if self.each is not None:
            times = self.each.of(c)
            low, high = low * times, high * times
        if self.at_random:
            state.randomness.shuffle(fitting)
            return fitting[:low]
        group = group_of(what.what, c)
        chosen = yield from choose_some(state, player, fitting, low, high, "discard", "discard", c.source, group)
        what.fix_x(len(chosen), c)
        return chosen


@dataclass(frozen=True)
class DiscardHand(Effect):
    """Players discard their hands (CR 701.9). `counted` if the text says "all the cards"."""

    who: Ref
    whose: Ref
    counted: bool = False

    tag: ClassVar[str] = "discard hand"
    phrases: ClassVar[Phrases] = (
        "{who} <discard> {whose:possessive} hand",
        Phrase("{who} <discard> all the cards in {whose:possessive} hand", sets={"counted": True}),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        given = [(player, tuple(c.state.players[player].hand)) for player in players]
        gone = yield from drawing.discard_all(c.state, given, c.cause)
        c.share_out(self.named, players)
        c.named[self.named] = tuple(gone)
        c.numbers[self.named] = len(gone)


@dataclass(frozen=True)
class RevealHand(Effect):
    """Players reveal hands, or, if `look`, look at them (CR 701.20)."""

    who: Ref
    whose: Ref
    look: bool = False

    tag: ClassVar[str] = "reveal hand"
    phrases: ClassVar[Phrases] = (
        "{who} <reveal> {whose:possessive} hand",
        Phrase("{who} <look> at {whose:possessive} hand", sets={"look": True}),
    )
    makes: ClassVar[str] = "hand"

    def resolve(self, c: Context) -> Task[None]:
        shown: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for owner in (yield from self.whose.find(c.among(player, players, self.named))):
                hand = tuple(c.state.players[owner].hand)
                if self.look:
                    libraries.look(c.state, player, hand, c.cause)
                else:
                    libraries.reveal(c.state, player, hand, c.cause)
                shown += hand
        c.named[self.named] = tuple(shown)


@dataclass(frozen=True)
class ChooseFrom(Effect):
    """A player chooses cards from a hand that was shown, or from others: later effects say what becomes of them
    (CR 608.2d)."""

    who: Ref
    what: Ref
    among: Ref

    tag: ClassVar[str] = "choose from"
    phrases: ClassVar[Phrases] = (
        "{who:said} <choose> {what:chosen} from {among:plain}",
        "{who} <choose> {what:chosen} from {among:plain}",
    )

    def resolve(self, c: Context) -> Task[None]:
        what = self.what
        assert isinstance(what, Choose)
        chosen: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            fitting = [id for id in self.among.entities(mine) if id in c.state.objects and what.what.matches(id, mine)]
            chosen += yield from what.pick(fitting, mine, "card", "choose")
        c.named[self.named] = tuple(chosen)
