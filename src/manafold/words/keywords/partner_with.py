"""Partner with a card of a name (CR 702.124j)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Script, TargetSpec
from manafold.words.destinations.zones import Hand
from manafold.words.effects.libraries import Reveal, Search, Shuffle
from manafold.words.effects.optional import May
from manafold.words.effects.putting import Put
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsCard, IsPlayer
from manafold.words.filters.names import IsNamed
from manafold.words.keywords.building import ONE, THIS
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Named, Targeted
from manafold.words.triggers.zone_changes import Enters


@dataclass(frozen=True)
class PartnerWith(Keyword):
    """As it enters, a player may search their library for the card of that name; the two can be commanders together
    (CR 702.124j)."""

    other: str

    tag: ClassVar[str] = "partner with"
    phrases: ClassVar[Phrases] = ("partner with {other:name}",)

    def expand(self) -> tuple[Ability, ...]:
        found, card = Named("search"), AllOf((IsCard(), IsNamed(self.other)))
        effects: tuple[Effect, ...] = (
            Search(named="search", who=Acting(), whose=Targeted(0), what=Choose(ONE, card)),
            Reveal(who=Acting(), what=found),
            Put(who=Acting(), what=found, to=Hand("their")),
            Shuffle(who=Acting(), link="then"),
        )
        script = Script((TargetSpec(IsPlayer(), ONE),), (May(who=Targeted(0), do=effects),))
        return (TriggeredAbility(Enters(THIS), script),)
