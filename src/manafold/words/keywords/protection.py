"""Protection (CR 702.16) and hexproof (CR 702.11), from everything or from what has a quality."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Word
from manafold.rules.permissions import PlayerRule
from manafold.rules.protection import PREVENTED, ProtectionAbility
from manafold.rules.targeting import HexproofAbility
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.colors import OfColor
from manafold.words.filters.composed import AnyOf
from manafold.words.filters.kinds import Opponent
from manafold.words.filters.pointed import Anything, Is
from manafold.words.filters.terms_of_art import OfItsColors, OutsideIdentity
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Source

if TYPE_CHECKING:
    from manafold.rules.context import Context

OF_OPPONENTS = ControlledBy(Each(Opponent()))
"""What protection from each of your opponents is from (702.16k)."""
ALL_COLORS = AnyOf((OfColor("W"), OfColor("U"), OfColor("B"), OfColor("R"), OfColor("G")))


@dataclass(frozen=True)
class Quality(Word):
    """One of the qualities that protection or hexproof is from (CR 702.16a)."""

    what: Filter
    said: str = ""
    """How it is written, where that is not the usual way."""

    tag: ClassVar[str] = "quality"
    phrases: ClassVar[Phrases] = (
        Phrase("from everything", sets={"what": Anything()}),
        Phrase("from all colors", sets={"what": ALL_COLORS}),
        Phrase("from each color", sets={"what": ALL_COLORS, "said": "each"}),
        Phrase("from each of its colors", sets={"what": OfItsColors()}),
        Phrase("from each of your opponents", sets={"what": OF_OPPONENTS}),
        Phrase("from each color that's not in your commander's color identity", sets={"what": OutsideIdentity()}),
        "from {what:before}",
        "from {what:many}",
    )

    def fits(self, source: int, c: Context) -> bool:
        """Whether the object `source` has the quality, wherever it is (CR 702.16a)."""
        return self.what.matches(source, c)


PREVENTION = StaticAbility(Is(Source()), (PREVENTED,))


@dataclass(frozen=True)
class Protection(ProtectionAbility):
    """Can't be damaged, enchanted, equipped, blocked or targeted by what has a quality (CR 702.16)."""

    qualities: tuple[Quality, ...]

    tag: ClassVar[str] = "protection"
    phrases: ClassVar[Phrases] = ("protection {qualities:list and}",)

    def expand(self) -> tuple[Ability, ...]:
        return (PREVENTION,)

    def describes(self, other: Keyword) -> bool:
        return isinstance(other, Protection) and set(self.qualities) <= set(other.qualities)

    def protects_from(self, source: int, c: Context) -> bool:
        return any(quality.fits(source, c) for quality in self.qualities)


@dataclass(frozen=True)
class PlayerProtection(PlayerRule):
    """Has protection: can't be damaged, enchanted or targeted by what has a quality (CR 702.16)."""

    qualities: tuple[Quality, ...]

    tag: ClassVar[str] = "player protection"
    phrases: ClassVar[Phrases] = (
        "<has> protection {qualities:list and}",
        Phrase("<gain> protection {qualities:list and}", form="lasting"),
    )

    def protects_from(self, source: int, c: Context) -> bool:
        return any(quality.fits(source, c) for quality in self.qualities)


@dataclass(frozen=True)
class Hexproof(HexproofAbility):
    """Can't be the target of what opponents control (CR 702.11), if there are `qualities`: from what has one."""

    qualities: tuple[Quality, ...] = ()

    tag: ClassVar[str] = "hexproof"
    phrases: ClassVar[Phrases] = ("hexproof", "hexproof {qualities:list and}")

    def describes(self, other: Keyword) -> bool:
        return isinstance(other, Hexproof) and set(self.qualities) <= set(other.qualities)  # 702.11e

    def covers(self, source: int, c: Context) -> bool:
        return not self.qualities or any(quality.fits(source, c) for quality in self.qualities)
