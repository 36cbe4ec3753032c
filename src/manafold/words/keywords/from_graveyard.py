"""Keywords by which cards are cast from the graveyard under conditions: harmonize, mayhem (CR 702.180, 702.187)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, Way
from manafold.model.colors import COLORLESS
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Cost
from manafold.rules.events import Discarded
from manafold.rules.helping import Helper, Limit
from manafold.rules.permissions import PlayerRule
from manafold.words.filters.pointed import Is
from manafold.words.keywords.casting import way
from manafold.words.keywords.helping import untapped
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Harmonize(Keyword):
    """May be cast from the graveyard for this cost, less the power of a creature tapped for it; then it is exiled
    (CR 702.180a)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "harmonize"
    phrases: ClassVar[Phrases] = at_cost("harmonize")

    def ways(self) -> tuple[Way, ...]:
        return (way("harmonize", self.cost, "graveyard", exile_after=True),)

    def helpers(self, c: Context) -> Sequence[Helper]:
        if c.item is None or not c.item.paid.get("harmonize"):
            return ()
        powers = {id: c.state.characteristics(id).power or 0 for id in untapped("creature", c)}
        one = Limit(1)
        return [Helper(id, COLORLESS, "tap", max(0, power), one) for id, power in powers.items()]


@dataclass(frozen=True)
class DiscardedThisTurn(Condition):
    """You discarded the card this turn (CR 702.187b)."""

    def holds(self, c: Context) -> bool:
        return any(
            isinstance(event, Discarded) and event.new == c.source and event.player == c.controller
            for event in c.state.turn_events
        )


@dataclass(frozen=True)
class MayPlayThisLand(PlayerRule):
    """May play the source as a land from where it is, if it was discarded this turn (CR 702.187c)."""

    def may_play_land(self, card: int, c: Context) -> bool:
        return card == c.source and DiscardedThisTurn().holds(c)

    def cards_to_play(self, c: Context) -> Sequence[int]:
        return (c.source,) if DiscardedThisTurn().holds(c) else ()


@dataclass(frozen=True)
class Mayhem(Keyword):
    """May be cast from the graveyard for this cost, or be played if it has none, in the turn in which it was discarded
    (CR 702.187)."""

    cost: tuple[Cost, ...] = ()

    tag: ClassVar[str] = "mayhem"
    phrases: ClassVar[Phrases] = (Phrase("mayhem", sets={"cost": ()}), *at_cost("mayhem"))

    def ways(self) -> tuple[Way, ...]:
        if not self.cost:
            return (Way("mayhem", None, (), "graveyard", condition=DiscardedThisTurn()),)
        return (way("mayhem", self.cost, "graveyard", condition=DiscardedThisTurn()),)

    def expand(self) -> tuple[Ability, ...]:
        return () if self.cost else (StaticAbility(Is(You()), (MayPlayThisLand(),), zone="graveyard"),)
