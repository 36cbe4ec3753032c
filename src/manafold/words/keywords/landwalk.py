"""Landwalk (CR 702.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter
from manafold.rules import combat
from manafold.rules.restrictions import EvasionAbility
from manafold.words.filters.composed import AllOf, Not
from manafold.words.filters.types import OfSubtype, OfSupertype, OfType

if TYPE_CHECKING:
    from manafold.rules.context import Context


ANY_LAND = OfType("land")


def walk(name: str, what: Filter) -> Phrase:
    """The phrase of the landwalk that is called `name`, past lands that fit `what`."""
    return Phrase(name, sets={"what": what})


@dataclass(frozen=True)
class Landwalk(EvasionAbility):
    """Can't be blocked as long as the defending player controls a land that fits (CR 702.14c)."""

    what: Filter

    tag: ClassVar[str] = "landwalk"
    phrases: ClassVar[Phrases] = (
        walk("plainswalk", OfSubtype("Plains")),
        walk("islandwalk", OfSubtype("Island")),
        walk("swampwalk", OfSubtype("Swamp")),
        walk("mountainwalk", OfSubtype("Mountain")),
        walk("forestwalk", OfSubtype("Forest")),
        walk("desertwalk", OfSubtype("Desert")),
        walk("landwalk", ANY_LAND),
        walk("snow plainswalk", AllOf((OfSupertype("snow"), OfSubtype("Plains")))),
        walk("snow islandwalk", AllOf((OfSupertype("snow"), OfSubtype("Island")))),
        walk("snow swampwalk", AllOf((OfSupertype("snow"), OfSubtype("Swamp")))),
        walk("snow mountainwalk", AllOf((OfSupertype("snow"), OfSubtype("Mountain")))),
        walk("snow forestwalk", AllOf((OfSupertype("snow"), OfSubtype("Forest")))),
        walk("snow landwalk", OfSupertype("snow")),
        walk("legendary landwalk", OfSupertype("legendary")),
        walk("nonbasic landwalk", Not(OfSupertype("basic"))),
        walk("artifact landwalk", OfType("artifact")),
    )

    def describes(self, other: Keyword) -> bool:
        return isinstance(other, Landwalk) and self.what in (ANY_LAND, other.what)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        if attacker != c.source:
            return False
        state = c.state
        defending = combat.defending_player(state, attacker)
        return any(
            state.objects[id].controller == defending
            and "land" in state.characteristics(id).types
            and self.what.matches(id, c)
            for id in state.battlefield
        )
