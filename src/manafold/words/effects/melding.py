"""Exiling two cards and melding them (CR 701.42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect
from manafold.rules.choosing import choose_some
from manafold.rules.destroying import to_zone
from manafold.rules.melding import meld
from manafold.rules.terms import NOTHING
from manafold.rules.zones import move_all
from manafold.words.conditions.meld_pair import OwnAndControlBoth, partners
from manafold.words.destinations.battlefield import attack

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Meld(Effect):
    """The two permanents that a condition before it spoke of are exiled and melded into the permanent of this name;
    what forms no meld pair stays exiled (CR 701.42a-c)."""

    name: str
    attacking: bool = False
    """Whether it enters tapped and attacking (CR 508.4)."""
    both: OwnAndControlBoth | None = None
    """The condition that speaks of them."""

    tag: ClassVar[str] = "meld"
    phrases: ClassVar[Phrases] = (
        "exile them, then meld them into {name:name}",
        Phrase(
            "exile them, then meld them into {name:name}. It enters tapped and attacking", sets={"attacking": True}
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        c.named[self.named] = ()
        both, state = self.both, c.state
        pairs = [] if both is None else partners(c, both.this, both.other, both.attacking)
        if not pairs:
            return
        others = [other for _, other in pairs]
        (other,) = yield from choose_some(state, c.controller, others, 1, 1, "permanent", "meld", c.source)
        done = yield from move_all(state, to_zone(state, [pairs[0][0], other], "exile", c.cause))
        exiled = [move.new for move in done if move.to == "exile"]
        if len(exiled) < 2:
            return
        new = yield from meld(state, exiled[0], exiled[1], self.name, c.controller, c.cause, self.attacking)
        if new != NOTHING:
            if self.attacking:
                yield from attack(new, c)
            c.named[self.named] = (new,)
