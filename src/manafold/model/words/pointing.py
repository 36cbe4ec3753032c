"""What selects, what points, what tests: descriptions, references, conditions and targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words.base import Word
from manafold.model.words.numbers import Quantity, Value
from manafold.model.words.sorts import OBJECTS, PLAYERS, Around, Sorts, in_zones

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.terms import Zone

Person = Literal["you", "one", "many"]
"""Grammatical person of what a `Ref` points at: it decides the form of the verb."""


@dataclass(frozen=True)
class Filter(Word):
    """A description that an object or a player fits or does not fit."""

    wants: ClassVar[Mapping[str, Sorts]] = {"who": PLAYERS, "whose": PLAYERS, "whom": PLAYERS}

    def matches(self, entity: int, c: Context) -> bool:
        """Whether the object or player `entity` fits, with last-known information if it has left."""
        raise NotImplementedError(type(self))

    def zones(self) -> tuple[Zone, ...]:
        """The zones to look in for what fits; () if this filter says nothing about zones."""
        return ()

    def looks_back(self) -> bool:
        """Whether objects that have left can fit, as they were (CR 608.2h)."""
        return False

    def counts_cards(self) -> bool:
        """Whether it is cards that it speaks of, and not what they are together (CR 712.21e)."""
        return False

    def candidates(self, c: Context) -> Sequence[int] | None:
        """The few ids that alone can fit, for a filter that knows them ("this creature"); None if it doesn't."""
        return None

    def bygone(self, c: Context) -> Sequence[int] | None:
        """The ids that alone can fit, for a filter that speaks of what has left ("that died this turn"), else None."""
        return None

    def sorts_found(self, around: Around) -> Sorts | None:
        """What sorts of things fit, of those in the zones in which it is looked for."""
        known = self.sorts(around)
        if known is None or not known >= OBJECTS:
            return known
        return known & (PLAYERS | in_zones(self.zones()))

    def groups(self) -> bool:
        """Whether it says something of several things chosen together ("from a single graveyard")."""
        return False

    def by_chance(self) -> bool:
        """Whether chance chooses among what fits, and no player ("a card at random")."""
        return False

    def must_choose(self, ids: Sequence[int], c: Context) -> int:
        """How many of `ids`, all that can be chosen, must be chosen at least, whatever the text's number is."""
        return 0

    def together(self, ids: Sequence[int], c: Context) -> bool:
        """Whether these, each of which fits, can be chosen together; if they can, so can any fewer of them."""
        return True


@dataclass(frozen=True)
class Ref(Word):
    """Something that points at objects or players.

    `of_each` is whether it points at another one for each of the objects of which something is said.
    """

    of_each: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        """The ids pointed at, none chosen by anybody."""
        raise NotImplementedError(type(self))

    def find(self, c: Context) -> Task[Sequence[int]]:
        """The ids pointed at; overridden by the words that have a player choose."""
        return self.entities(c)
        yield

    def person(self) -> Person:
        """Grammatical person, for the agreement of verbs."""
        return "one"

    def says_each(self) -> bool:
        """Whether "each" stands between it and its verb: "two target players each draw a card"."""
        return False

    def shifted(self, by: int) -> Ref:
        """The same reference where `by` more targets come before those that it knows of."""
        return self


@dataclass(frozen=True)
class Condition(Word):
    """A test that is true or false now.

    `at_rest` is whether it is never true while a cost is being paid: nothing may be on the stack, or resolve.
    """

    wants: ClassVar[Mapping[str, Sorts]] = {"who": PLAYERS, "whose": PLAYERS, "under": PLAYERS, "than": PLAYERS}

    at_rest: ClassVar[bool] = False

    def sure(self, around: Around) -> Sorts | None:
        """What sorts of things that was which it speaks of, where it is true, if it tells."""
        return None

    def holds(self, c: Context) -> bool:
        """Whether the condition is true now."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class TargetSpec(Word):
    """One use of the word "target" (CR 115): how many of what."""

    what: Filter
    count: Quantity
    other_than: tuple[int, ...] = ()
    """Indices of earlier targets that this one must differ from ("another target ...")."""
    divided: Value | None = None
    """The number that is divided among these targets on announcement (CR 601.2d)."""
    condition: Condition | None = None
    """These are chosen only if this is true as the spell is cast: "if this spell was kicked" (CR 702.33g)."""

    tag: ClassVar[str] = "target"

    def sorts(self, around: Around) -> Sorts | None:
        return self.what.sorts_found(around)
