"""Keywords that are ways to cast a card for another cost or from another zone (CR 118.9, 601.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Extra, Keyword, Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost
from manafold.rules.additional_costs import settled
from manafold.rules.costs import OwnManaCost
from manafold.words.costs.discard import DiscardCost
from manafold.words.filters.kinds import IsCard
from manafold.words.filters.types import OfType
from manafold.words.keywords.building import ONE
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.noun_phrases import Choose


def way(
    name: str,
    cost: Sequence[Cost],
    zone: str = "hand",
    exile_after: bool = False,
    condition: Condition | None = None,
    face: int = -1,
    as_instant: bool = False,
) -> Way:
    """The way to cast a card for this cost instead of its mana cost."""
    own = any([isinstance(part, OwnManaCost) for part in cost])
    price = settled(Extra(name), tuple([part for part in cost if not isinstance(part, OwnManaCost)]))
    mana = None if own else FREE if price.mana is None else price.mana
    return Way(name, mana, price.costs, zone, as_instant, exile_after, condition, face, alternative=own)


@dataclass(frozen=True)
class Flashback(Keyword):
    """May be cast from the graveyard for this cost; then it is exiled as it leaves the stack (CR 702.34)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "flashback"
    phrases: ClassVar[Phrases] = at_cost("flashback")

    def ways(self) -> tuple[Way, ...]:
        return (way("flashback", self.cost, "graveyard", exile_after=True),)


@dataclass(frozen=True)
class Retrace(Keyword):
    """May be cast from the graveyard by also discarding a land card (CR 702.81)."""

    tag: ClassVar[str] = "retrace"
    phrases: ClassVar[Phrases] = ("retrace",)

    def ways(self) -> tuple[Way, ...]:
        return (Way("retrace", None, (DiscardCost(what=Choose(ONE, OfType("land"))),), "graveyard"),)


@dataclass(frozen=True)
class JumpStart(Keyword):
    """May be cast from the graveyard by also discarding a card; then it is exiled (CR 702.133)."""

    tag: ClassVar[str] = "jump-start"
    phrases: ClassVar[Phrases] = ("jump-start",)

    def ways(self) -> tuple[Way, ...]:
        discard = DiscardCost(what=Choose(ONE, IsCard()))
        return (Way("jump-start", None, (discard,), "graveyard", exile_after=True),)


@dataclass(frozen=True)
class Escape(Keyword):
    """May be cast from the graveyard for this cost (CR 702.138)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "escape"
    phrases: ClassVar[Phrases] = at_cost("escape")

    def ways(self) -> tuple[Way, ...]:
        return (way("escape", self.cost, "graveyard"),)


@dataclass(frozen=True)
class Disturb(Keyword):
    """May be cast from the graveyard transformed, with its back face up (CR 702.146)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "disturb"
    phrases: ClassVar[Phrases] = at_cost("disturb")

    def ways(self) -> tuple[Way, ...]:
        return (way("disturb", self.cost, "graveyard", face=1),)


@dataclass(frozen=True)
class Aftermath(Keyword):
    """May be cast only from the graveyard; then it is exiled as it leaves the stack (CR 702.127)."""

    tag: ClassVar[str] = "aftermath"
    phrases: ClassVar[Phrases] = ("aftermath",)

    def ways(self) -> tuple[Way, ...]:
        return (Way("aftermath", None, (), "graveyard", exile_after=True),)
