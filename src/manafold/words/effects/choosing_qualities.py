"""Choosing a color, a type or a number while something resolves, for later instructions to speak of (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.typeline import CardType
from manafold.model.words import NO_LAYER, Effect, Fixed, Ref, Value
from manafold.rules import choices
from manafold.rules.choices import Quality
from manafold.rules.decisions import Option

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ChooseQuality(Effect):
    """A player chooses a color or a type, or one of the card types `among` (CR 105.4, 205.2, 205.3)."""

    who: Ref
    quality: Quality
    among: tuple[CardType, ...] = ()
    but: str = ""
    """A creature type that can't be chosen."""
    kinds: Literal["land or nonland", ""] = ""
    """The two kinds, where the text says no word for what is chosen."""

    tag: ClassVar[str] = "choose quality"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <choose> odd or even", sets={"quality": "odd or even"}),
        Phrase("{who} <choose> {kinds}", sets={"quality": "land or nonland"}),
        "{who} <choose> a {quality}",
        Phrase("{who} <choose> a creature type other than {but:subtype}", sets={"quality": "creature type"}),
        Phrase("{who} <choose> {among:list or}", sets={"quality": "card type"}),
    )

    def resolve(self, c: Context) -> Task[None]:
        options = [Option(each, value=each) for each in self.among] or choices.options(self.quality)
        options = [option for option in options if option.value != self.but]
        found = yield from self.who.find(c)
        for player in found:
            c.chosen[self.quality] = yield from choices.choose(player, self.quality, options, c.source, c)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """A player chooses a number between two others, these included, or one without a bound if there is no `high`
    (CR 107.1c)."""

    who: Ref
    low: Value
    high: Value | None = None

    tag: ClassVar[str] = "choose number"
    phrases: ClassVar[Phrases] = (
        "{who} <choose> a number between {low} and {high}",
        Phrase("{who} <choose> a number", sets={"low": Fixed(0)}),
        Phrase("{who} <choose> a number greater than 0", sets={"low": Fixed(1)}),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            number = yield from choices.number(player, self.low, self.high, c.source, mine)
            c.chosen[choices.NUMBER] = c.numbers[self.named] = number


@dataclass(frozen=True)
class ChosenNumber(Value):
    """The number that was chosen; 0 if none was (CR 608.2d)."""

    tag: ClassVar[str] = "chosen number"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("the chosen number",)

    def of(self, c: Context) -> int:
        return int(choices.chosen(c, choices.NUMBER) or 0)
