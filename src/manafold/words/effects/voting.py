"""Votes, and what depends on them (CR 701.38)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Value
from manafold.rules import voting
from manafold.rules.decisions import Option
from manafold.rules.finding import find_all

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def tally(option: str) -> str:
    """The name of the number of votes that an option got."""
    return f"{option} votes"


MOST_VOTES = "most votes"
"""The name of the objects and players with the most votes of the last vote, or tied for most."""


@dataclass(frozen=True)
class Vote(Effect):
    """Each player, starting with you, votes for one of some words, or of the objects and players that fit `what`,
    perhaps secretly (CR 701.38a, 701.38b)."""

    options: tuple[str, ...] = ()
    what: Filter | None = None
    secretly: bool = False

    tag: ClassVar[str] = "vote"
    phrases: ClassVar[Phrases] = (
        Phrase("starting with you, each player votes for {options:list or option}", sets={"what": None}),
        Phrase("starting with you, each player votes for {what:a}", sets={"options": ()}),
        Phrase(
            "each player secretly votes for {options:list or option}, then those votes are revealed",
            sets={"what": None, "secretly": True},
        ),
        Phrase(
            "each player secretly votes for {what:a}, then those votes are revealed",
            sets={"options": (), "secretly": True},
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = find_all(self.what, c) if self.what is not None else ()
        options = [Option(each, value=each) for each in self.options]
        options += [Option("choose", c.state.label(id), id, id) for id in found]
        ballots = yield from voting.vote(c.state, c.controller, options, c.cause, self.secretly)
        votes = [each.value for each in ballots]
        for option in options:
            c.numbers[tally(str(option.value))] = votes.count(option.value)
        most = max([votes.count(id) for id in found], default=0)
        c.named[MOST_VOTES] = tuple([id for id in found if votes.count(id) == most])
        c.named[self.named] = c.named[MOST_VOTES]


@dataclass(frozen=True)
class HasMostVotes(Filter):
    """Has the most votes of the last vote, or is tied for most (CR 701.38)."""

    tag: ClassVar[str] = "has the most votes"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("with the most votes or tied for most votes", form="with"),)

    def matches(self, entity: int, c: Context) -> bool:
        return entity in c.named.get(MOST_VOTES, ())

    def candidates(self, c: Context) -> Sequence[int] | None:
        return c.named.get(MOST_VOTES, ())


@dataclass(frozen=True)
class GetsMoreVotes(Condition):
    """An option got more votes than each other one, or, if `tied`, none did (CR 701.38)."""

    option: str
    tied: bool = False
    against: tuple[str, ...] = ()
    """All the options."""

    tag: ClassVar[str] = "gets more votes"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{option:option gets} gets more votes", sets={"tied": False}),
        Phrase("{option:option gets} gets more votes or the vote is tied", sets={"tied": True}),
    )

    def holds(self, c: Context) -> bool:
        mine = c.numbers.get(tally(self.option), 0)
        others = [c.numbers.get(tally(each), 0) for each in self.against if each != self.option]
        best = max((mine, *others))
        if mine == best and best not in others:
            return True
        return self.tied and [mine, *others].count(best) > 1


@dataclass(frozen=True)
class VotesFor(Value):
    """How many votes an option got (CR 701.38)."""

    option: str

    tag: ClassVar[str] = "votes for"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the number of {option:option votes} votes",
        Phrase("{option:option vote} vote", form="each"),
    )

    def of(self, c: Context) -> int:
        return c.numbers.get(tally(self.option), 0)
