"""What is said of things as they are chosen: of several together, and that chance chooses (CR 115.1, 608.2d)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import PT_LAYERS, Filter, Layer, Value
from manafold.rules.terms import is_player
from manafold.words.filters.compared import qualities
from manafold.words.filters.numbers import Characteristic, measure

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class FromOneGraveyard(Filter):
    """Is in a graveyard, the same for all that are chosen together (CR 404.1)."""

    tag: ClassVar[str] = "from one graveyard"
    reads: ClassVar[frozenset[int]] = frozenset()
    phrases: ClassVar[Phrases] = (Phrase("from a single graveyard", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).zone == "graveyard"

    def zones(self) -> tuple[Zone, ...]:
        return ("graveyard",)

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        return len({c.state.object(id).owner for id in ids}) <= 1


@dataclass(frozen=True)
class Differ(Filter):
    """Are chosen together only if no two have the same name, number or controller (CR 201.2b)."""

    in_what: Literal["name", "mana value", "power", "toughness", "controller"]
    each: bool = False
    """Whether it is said as "that each have"."""

    tag: ClassVar[str] = "differ"
    reads: ClassVar[frozenset[int]] = PT_LAYERS | {Layer.CONTROL}
    phrases: ClassVar[Phrases] = (
        Phrase("controlled by different players", sets={"in_what": "controller"}, form="after"),
        Phrase("with different {in_what:plural}", form="after"),
        Phrase("that each have different {in_what:plural}", sets={"each": True}, form="after"),
        Phrase("that have different {in_what:plural}", sets={"each": True}, form="after", read_only=True),
        Phrase("that each have a different {in_what}", sets={"each": True}, form="after", read_only=True),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        return self.in_what != "name" or c.state.characteristics(entity).name != ""  # 201.2b

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        found = [self._quality(id, c) for id in ids]
        return len(set(found)) == len(found)

    def _quality(self, id: int, c: Context) -> str | int | None:
        """What must not be the same."""
        if self.in_what == "name":
            return c.state.characteristics(id).name
        if self.in_what == "controller":
            return c.state.object(id).controller
        return measure(id, self.in_what, c)


@dataclass(frozen=True)
class HaveInCommon(Filter):
    """Are chosen together only if they all have the same controller, or share a quality (CR 608.2j)."""

    in_what: Literal["controller", "creature type", "color", "card type", "permanent type", "land type"]

    tag: ClassVar[str] = "have in common"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL, Layer.TYPE, Layer.COLOR))
    phrases: ClassVar[Phrases] = (
        Phrase("controlled by the same player", sets={"in_what": "controller"}, form="after"),
        Phrase("that share a {in_what}", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity)

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        if self.in_what == "controller":
            return len({c.state.object(id).controller for id in ids}) <= 1
        found = [qualities(id, self.in_what, c) for id in ids]
        return not found or bool(frozenset.intersection(*found))


@dataclass(frozen=True)
class InTotal(Filter):
    """Are chosen together only if their power, toughness or mana value is no more than a number in total (CR 107.1)."""

    what: Characteristic
    most: Value

    tag: ClassVar[str] = "in total"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    phrases: ClassVar[Phrases] = (
        Phrase("with total {what} {most:much} or less", form="after"),
        Phrase("with total {what} less than or equal to {most}", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity)

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        return sum(measure(id, self.what, c) or 0 for id in ids) <= self.most.of(c)


@dataclass(frozen=True)
class AtRandom(Filter):
    """Are chosen by chance, all that fits being as likely as the rest (CR 608.2d). `chosen` if it is said so."""

    chosen: bool = False

    tag: ClassVar[str] = "at random"
    reads: ClassVar[frozenset[int]] = frozenset()
    phrases: ClassVar[Phrases] = (
        Phrase("at random", form="after"),
        Phrase("chosen at random", sets={"chosen": True}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return True

    def groups(self) -> bool:
        return True

    def by_chance(self) -> bool:
        return True


@dataclass(frozen=True)
class OneForEach(Filter):
    """Belongs to one of the players `each`; one is chosen for each of them, or, unless `exactly`, up to one (CR 115.1).

    For a player to whom nothing belongs that could be chosen nothing is.
    """

    each: Filter
    how: Literal["controlled", "in graveyard", "from graveyard"]
    exactly: bool

    tag: ClassVar[str] = "one for each"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        in_graveyard = c.state.object(entity).zone == "graveyard"
        return in_graveyard is (self.how != "controlled") and self.each.matches(self._whose(entity, c), c)

    def _whose(self, entity: int, c: Context) -> int:
        object = c.state.object(entity)
        return object.controller if self.how == "controlled" else object.owner

    def zones(self) -> tuple[Zone, ...]:
        return () if self.how == "controlled" else ("graveyard",)

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        return len({self._whose(id, c) for id in ids}) == len(ids)

    def must_choose(self, ids: Sequence[int], c: Context) -> int:
        return len({self._whose(id, c) for id in ids}) if self.exactly else 0
