"""What is continuously true, and for how long (CR 611)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words.base import NO_LAYER, Layer, Word
from manafold.model.words.sorts import OBJECTS, PLAYERS, Flaw, Sorts, can_be, told

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import Event

Moment = Literal[
    "end of turn",
    "end of combat",
    "your next turn",
    "your next upkeep",
    "your next end step",
    "end of your next turn",
    "never",
    "while",
]


@dataclass(frozen=True)
class Static(Word):
    """A predicate that is continuously true of what it applies to: "gets +1/+1", "can't block".

    The same words serve static abilities (for what fits a filter, for as long as the ability functions) and
    resolving effects (for what is pointed at, for a duration).
    """

    wants: ClassVar[Mapping[str, Sorts]] = {"who": PLAYERS, "whose": PLAYERS}

    layers: ClassVar[tuple[int, ...]] = (Layer.RULES,)
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    removes_abilities: ClassVar[bool] = True
    """Whether applying it could take abilities away. Asked only of words of the layers in which that happens."""
    goes_first: ClassVar[bool] = False
    """Whether it spares what other words of the same effect give: "loses all other abilities and has flying"."""
    defines: ClassVar[bool] = False
    """Whether a text that says this of its own object, under no condition, defines a characteristic (CR 604.3)."""
    said_of: ClassVar[Sorts] = OBJECTS
    """What it can be said of."""
    zone: ClassVar[str] = "battlefield"
    """Where a static ability that says this functions, unless `functions_in` says something else (CR 113.6)."""

    def functions_in(self) -> str:
        """Where a static ability that says this functions (CR 113.6)."""
        return self.zone

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        """Change `chars`, the characteristics of `entity` in the making. Words of `Layer.RULES` need not do this."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Control(Static):
    """Says who controls what it applies to (CR 613.1b)."""

    layers: ClassVar[tuple[int, ...]] = (Layer.CONTROL,)

    def controller(self, entity: int, c: Context) -> int:
        """The player who controls `entity` by this."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Replacement(Static):
    """A continuous effect that changes events before they happen (CR 614, 615)."""

    replaces: ClassVar[tuple[type[Event], ...]] = ()
    points: ClassVar[Mapping[str, str]] = {}
    """For each field that describes something: the field of the event that has its id, for "it" and "that player"."""
    rank: ClassVar[int] = 5
    """Its place in the order of CR 616.1: 1 self-replacement, 2 control of what enters, 3 copy, 4 face, 5 any other."""

    def runs_out(self) -> bool:
        """Whether it is used up by replacing only so much: then it is chosen which of several events it is used on."""
        return False

    def applies(self, event: Event, c: Context) -> bool:
        """Whether `event`, which is about to happen, is one that this replaces."""
        raise NotImplementedError(type(self))

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        """The events that happen instead; an empty sequence if nothing does."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Duration(Word):
    """How long a continuous effect from a resolution lasts (CR 611.2)."""

    ends_at: ClassVar[Moment] = "never"

    def turns(self) -> int:
        """With which turn it ends, of those that end from its beginning on, if it ends with one."""
        return 1

    def lasts(self, c: Context) -> bool:
        """For durations that end with a condition: whether it still lasts."""
        return True


def said_of(does: tuple[Static, ...], what: Sorts | None) -> list[Flaw]:
    """What of this can't be said of things of these sorts, in the field `what`, if it can be told what they are."""
    wrong = [each for each in does if what is not None and not can_be(what, each.said_of)]
    return [Flaw("what", f'{told(each.said_of)} for "{each.tag}"', told(what or OBJECTS)) for each in wrong]
