"""Conditions on what happened in the turn before this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition
from manafold.words.conditions.deeds import CastSpells
from manafold.words.conditions.history import ThisTurn
from manafold.words.filters.kinds import IsPlayer, Spell
from manafold.words.refs.noun_phrases import Each

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class LastTurn(Condition):
    """Something happened in the turn before this one, whoever took it (CR 608.2i), or, if `denied`, did not."""

    deed: Condition
    denied: bool = False

    tag: ClassVar[str] = "last turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{deed:lately} last turn", sets={"denied": False}),
        Phrase("no spells were cast last turn", sets={"deed": CastSpells(Each(IsPlayer()), Spell()), "denied": True}),
    )

    def holds(self, c: Context) -> bool:
        assert isinstance(self.deed, ThisTurn)
        return self.deed.happened(c.state.last_turn_events, c) is not self.denied
