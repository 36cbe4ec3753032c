"""How something was cast: whether it was kicked, whether another cost was paid for it (CR 702.33d, 118.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref, Value
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules.objects import IN_MAIN_PHASE
from manafold.rules.remembering import announcement, times_paid
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context

GIFT = "gift"
"""The name of the cost by which a gift is promised (CR 702.174a)."""
CostName = Literal[
    "buyback", "bestow", "blitz", "dash", "emerge", "entwine", "evoke", "escape", "flashback", "freerunning",
    "impending", "madness", "mayhem", "offspring", "overload", "prowl", "sneak", "spectacle", "surge",
    "unearth", "warp", "web-slinging",
]  # fmt: skip
"""The costs of which a text asks whether they were paid."""


@dataclass(frozen=True)
class WasKicked(Condition):
    """Was kicked, at least `times` times, with the kicker that costs `mana` if it says so (CR 702.33d, 702.33f)."""

    who: Ref
    mana: ManaCost | None = None
    times: int = 1
    denied: bool = False

    tag: ClassVar[str] = "was kicked"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{who} was kicked",
        "{who} was kicked with its {mana} kicker",
        Phrase("{who} was kicked twice", sets={"times": 2}),
        Phrase("{who} wasn't kicked", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        name = "kicker" if self.mana is None else f"kicker {self.mana}"
        return any(times_paid(id, name, c) >= self.times for id in self.who.entities(c)) is not self.denied


@dataclass(frozen=True)
class WasPaid(Condition):
    """A cost with a name was paid for it: "its surge cost was paid" (CR 118.9)."""

    whose: Ref
    cost: CostName
    denied: bool = False

    tag: ClassVar[str] = "was paid"
    wants: ClassVar[Mapping[str, Sorts]] = {"whose": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{whose:possessive} {cost} cost was paid",
        Phrase("{whose:possessive} {cost} cost wasn't paid", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        return any(times_paid(id, self.cost, c) > 0 for id in self.whose.entities(c)) is not self.denied


@dataclass(frozen=True)
class WasSo(Condition):
    """Something optional was done as it was cast: it was bargained, an additional cost was paid (CR 702.166, 118.8)."""

    who: Ref
    name: str
    denied: bool = False

    tag: ClassVar[str] = "was so"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{who} was bargained", sets={"name": "bargain"}),
        Phrase("{who} wasn't bargained", sets={"name": "bargain", "denied": True}),
        Phrase("{who} escaped", sets={"name": "escape"}),
        Phrase("{who} was foretold", sets={"name": "foretell"}),
        Phrase("{who} was cast using teamwork", sets={"name": "teamwork"}),
        Phrase("{who:possessive} additional cost was paid", sets={"name": "additional cost"}),
    )

    def holds(self, c: Context) -> bool:
        return any(times_paid(id, self.name, c) > 0 for id in self.who.entities(c)) is not self.denied


@dataclass(frozen=True)
class GiftPromised(Condition):
    """The gift of the spell, or of the one that the permanent was, was promised (CR 702.174k)."""

    denied: bool = False

    tag: ClassVar[str] = "gift promised"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the gift was promised",
        Phrase("the gift wasn't promised", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        return (times_paid(c.source, GIFT, c) > 0) is not self.denied


ANNOUNCED = (WasKicked, WasPaid, WasSo, GiftPromised)
"""The conditions that are settled as a spell is cast, before its targets are chosen (CR 601.2b-c)."""


@dataclass(frozen=True)
class Kicked(Filter):
    """Was kicked: "a kicked spell" (CR 702.33d)."""

    tag: ClassVar[str] = "kicked"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("kicked", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return times_paid(entity, "kicker", c) > 0


@dataclass(frozen=True)
class TimesKicked(Value):
    """How often it was kicked (CR 702.33c-d)."""

    who: Ref

    tag: ClassVar[str] = "times kicked"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the number of times {who} was kicked",
        Phrase("time {who} was kicked", form="each"),
    )

    def of(self, c: Context) -> int:
        return sum([times_paid(id, "kicker", c) for id in self.who.entities(c)])


@dataclass(frozen=True)
class WasCast(Condition):
    """A spell was cast, perhaps by you, perhaps from a zone (CR 601.2a): permanents put there were not."""

    who: Ref
    by_you: bool = False
    zone: Literal["", "hand", "graveyard", "exile"] = ""
    denied: bool = False
    in_main_phase: bool = False
    """Whether it must have been cast in a main phase of who cast it (CR 505.1)."""

    tag: ClassVar[str] = "was cast"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{who} was cast",
        Phrase("{who} wasn't cast", sets={"denied": True}),
        Phrase("you cast {who}", sets={"by_you": True}),
        Phrase("you cast {who} from your {zone}", sets={"by_you": True}),
        Phrase("you didn't cast {who} from your {zone}", sets={"by_you": True, "denied": True}),
        Phrase("you cast {who} during your main phase", sets={"by_you": True, "in_main_phase": True}),
        "{who} was cast from a {zone}",
        Phrase("{who} was cast from your {zone}", sets={"by_you": True}),
        Phrase("{who} was cast from exile", sets={"zone": "exile"}),
    )

    def holds(self, c: Context) -> bool:
        return any(self._fits(id, c) for id in self.who.entities(c)) is not self.denied

    def _fits(self, id: int, c: Context) -> bool:
        item = announcement(id, c)
        if is_player(id) or item is None or item.ability is not None or item.came_from == "stack":
            return False
        if (self.zone and item.came_from != self.zone) or (self.in_main_phase and IN_MAIN_PHASE not in item.paid):
            return False
        return not self.by_you or c.state.object(id).controller == c.controller
