"""Rolling dice, and what their results lead to (CR 706)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Fixed, Ref, Value, Word
from manafold.rules import chance
from manafold.rules.choosing import choose_one_number

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

RESULT, OTHER_RESULT = "result", "other result"
"""The names of the result of the last instruction to roll, and of the one that was not chosen of two."""

IGNORED: Mapping[str, chance.Ignored] = {"higher": "lower", "lower": "higher"}
"""Of two rolls the one that is ignored, by the one that is kept."""


@dataclass(frozen=True)
class RollDice(Effect):
    """A player rolls dice (CR 706.1): the result is the total, or the higher or lower of two, or one that they choose.

    `spelled` if the text says "six-sided die".
    """

    who: Ref
    number: Value = Fixed(1)
    sides: int = 6
    spelled: bool = False
    kept: Literal["total", "higher", "lower", "chosen"] = "total"
    modifier: Value | None = None
    """What is added to the result, or, if `subtracted`, taken away from it (CR 706.2)."""
    subtracted: bool = False

    tag: ClassVar[str] = "roll dice"
    phrases: ClassVar[Phrases] = (
        "{who} <roll> a {sides:die}",
        "{who} <roll> a {sides:die} and add {modifier}",
        Phrase("{who} <roll> a {sides:die} and subtract {modifier}", sets={"subtracted": True}),
        Phrase("{who} <roll> a {sides:sided} die", sets={"spelled": True}),
        Phrase("{who} <roll> two {sides:die} and ignore the lower roll", sets={"number": Fixed(2), "kept": "higher"}),
        Phrase("{who} <roll> two {sides:die} and choose one result", sets={"number": Fixed(2), "kept": "chosen"}),
        "{who} <roll> {number:many} {sides:die}",
        Phrase("{who} <roll> {number:many} {sides:sided} dice", sets={"spelled": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            number = self.number.of(c.within(player))
            results = yield from chance.roll(c.state, player, self.sides, number, c.cause, IGNORED.get(self.kept, ""))
            result = sum(results)
            if self.kept == "chosen":
                result = yield from choose_one_number(player, sorted(set(results)), "choose a result", c.source)
                c.numbers[OTHER_RESULT] = sum(results) - result
            if self.modifier is not None:
                result += -self.modifier.of(c.within(player)) if self.subtracted else self.modifier.of(c.within(player))
            c.numbers[RESULT] = result
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class Row(Word):
    """One row of a results table: what happens if the result is from `low` to `high` (CR 706.3a)."""

    low: int
    high: int
    effects: tuple[Effect, ...]

    tag: ClassVar[str] = "row"


@dataclass(frozen=True)
class ResultsTable(Effect):
    """What happens, depending on the result of the roll before (CR 706.3)."""

    rows: tuple[Row, ...]

    tag: ClassVar[str] = "results table"

    def could_add_mana(self) -> bool:
        return any(effect.could_add_mana() for row in self.rows for effect in row.effects)

    def resolve(self, c: Context) -> Task[None]:
        result = c.numbers.get(RESULT, 0)
        for row in self.rows:
            if row.low <= result <= row.high:
                for effect in row.effects:
                    yield from effect.resolve(c)


@dataclass(frozen=True)
class RollResult(Value):
    """The result of the last instruction to roll, or of two the one that was not chosen (CR 706.2)."""

    said: Literal["the result", "that result", "the other result"] = "the result"

    tag: ClassVar[str] = "roll result"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{said}",)

    def of(self, c: Context) -> int:
        return c.numbers.get(OTHER_RESULT if self.said == "the other result" else RESULT, 0)
