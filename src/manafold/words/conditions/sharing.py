"""Whether several objects have something in common (CR 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Layer, Ref
from manafold.words.filters.compared import qualities

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Share(Condition):
    """All that is pointed at, two or more, share a quality as they are now, or as they last were (CR 608.2h)."""

    what: Ref
    in_what: Literal["creature type", "color", "card type", "land type"]

    tag: ClassVar[str] = "share"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE, Layer.COLOR))
    phrases: ClassVar[Phrases] = ("{what} share a {in_what}",)

    def holds(self, c: Context) -> bool:
        found = [qualities(id, self.in_what, c) for id in self.what.entities(c)]
        return len(found) > 1 and bool(frozenset.intersection(*found))
