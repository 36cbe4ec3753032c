"""Amplify (CR 702.38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrases
from manafold.rules import libraries
from manafold.rules.choosing import choose_some
from manafold.rules.events import ZoneChanged
from manafold.words.filters.compared import qualities
from manafold.words.keywords.building import THIS
from manafold.words.keywords.entering import with_more
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Amplifying(Entering):
    """As it enters, you may reveal cards in your hand that share a creature type with it, but none that enters at the
    same time; it enters with so many +1/+1 counters for each of them (CR 702.38a)."""

    number: int

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        state, player = c.state, event.player
        types = qualities(event.new, "creature type", c)
        able = [
            id
            for id in state.players[player].hand
            if id != event.old and id not in event.beside and types & qualities(id, "creature type", c)
        ]
        chosen = yield from choose_some(state, player, able, 0, len(able), "card", "reveal for amplify", c.source)
        if chosen:
            libraries.reveal(state, player, chosen, c.cause)
        return with_more(event, "+1/+1", self.number * len(chosen))


@dataclass(frozen=True)
class Amplify(Keyword):
    """Enters with +1/+1 counters for cards of its creature types that are revealed from hand (CR 702.38)."""

    number: int

    tag: ClassVar[str] = "amplify"
    phrases: ClassVar[Phrases] = ("amplify {number}",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (Amplifying(THIS, self.number),)),)
