"""Devour (CR 702.82)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules import destroying
from manafold.rules.choosing import choose_some
from manafold.rules.events import ZoneChanged
from manafold.words.keywords.building import CREATURE, THIS
from manafold.words.keywords.entering import with_more
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

DEVOURED = "devoured"
"""Under this name a permanent knows the ids of what it devoured, with spaces between."""


@dataclass(frozen=True)
class Devouring(Entering):
    """As it enters, you may sacrifice what fits; it enters with +1/+1 counters for each of them (CR 702.82a)."""

    quality: Filter
    number: int

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        state, player = c.state, event.player
        able = [
            id
            for id in state.battlefield
            if id != event.old and self.quality.matches(id, c) and destroying.may_be_sacrificed(state, player, id)
        ]
        chosen = yield from choose_some(state, player, able, 0, len(able), "permanent", "devour", c.source)
        yield from destroying.sacrifice(state, player, chosen, c.cause)
        devoured = f"{event.choices.get(DEVOURED, '')} {' '.join(map(str, chosen))}".strip()
        known = dataclasses.replace(event, choices={**event.choices, DEVOURED: devoured})
        return with_more(known, "+1/+1", self.number * len(chosen))


@dataclass(frozen=True)
class Devour(Keyword):
    """May sacrifice creatures, or other permanents of a quality, as it enters, for +1/+1 counters (CR 702.82)."""

    number: int
    quality: Filter | None = None

    tag: ClassVar[str] = "devour"
    phrases: ClassVar[Phrases] = (
        Phrase("devour {number}", sets={"quality": None}),
        "devour {quality} {number}",
    )

    def expand(self) -> tuple[Ability, ...]:
        quality = CREATURE if self.quality is None else self.quality
        return (StaticAbility(THIS, (Devouring(THIS, quality, self.number),)),)


@dataclass(frozen=True)
class Devoured(Filter):
    """Was sacrificed to a devour ability of one of `by` as that entered (CR 702.82b)."""

    by: Ref

    tag: ClassVar[str] = "devoured"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{by:plain} devoured", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return entity in self.bygone(c)

    def bygone(self, c: Context) -> Sequence[int]:
        known = [str(c.state.object(id).choices.get(DEVOURED, "")) for id in self.by.entities(c)]
        return [int(id) for ids in known for id in ids.split()]
