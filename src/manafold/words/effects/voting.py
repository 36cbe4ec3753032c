"""Votes, and what depends on them (CR 701.38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Value
from manafold.rules import voting

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def tally(option: str) -> str:
    """The name of the number of votes that an option got."""
    return f"{option} votes"


@dataclass(frozen=True)
class Vote(Effect):
    """Each player, starting with you, votes for one of some words (CR 701.38a)."""

    options: tuple[str, ...]

    tag: ClassVar[str] = "vote"
    phrases: ClassVar[Phrases] = ("starting with you, each player votes for {options:list or option}",)

    def resolve(self, c: Context) -> Task[None]:
        votes = yield from voting.vote(c.state, c.controller, self.options, c.cause)
        for option in self.options:
            c.numbers[tally(option)] = votes.count(option)
        c.named[self.named] = ()


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
        Phrase("{option:option} gets more votes", sets={"tied": False}),
        Phrase("{option:option} gets more votes or the vote is tied", sets={"tied": True}),
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
        "the number of {option:option} votes",
        Phrase("{option:option} vote", form="each"),
    )

    def of(self, c: Context) -> int:
        return c.numbers.get(tally(self.option), 0)
