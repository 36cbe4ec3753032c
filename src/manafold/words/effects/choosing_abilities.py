"""Gaining one of several abilities, and counters of one of several kinds, of a player's choice (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import continuous, counters
from manafold.rules.decisions import Decision, Option
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.statics.abilities import HasAbilities

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GainChosenAbility(Effect):
    """Objects gain one of several abilities, which you choose, for a duration (CR 608.2d, 613.1f)."""

    what: Ref
    abilities: tuple[Keyword, ...]
    duration: Duration

    tag: ClassVar[str] = "gain chosen ability"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        Phrase(
            "{what:said} <gain> your choice of {abilities:list or} until end of turn",
            sets={"duration": UntilEndOfTurn()},
        ),
        "{what:said} <gain> your choice of {abilities:list or} {duration}",
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        c.named[self.named] = tuple(found)
        options = [Option(ability.tag, value=place, says=ability) for place, ability in enumerate(self.abilities)]
        pick = yield Decision(c.controller, "name", options, "choose an ability", c.source)
        gained = HasAbilities((self.abilities[int(pick.value)],))
        continuous.add_effect(c.state, c, (gained,), self.duration, tuple(found))


@dataclass(frozen=True)
class PutChosenCounter(Effect):
    """Players put a counter of one of several kinds, which they choose, on objects (CR 122.6, 608.2d)."""

    who: Ref
    kinds: tuple[str, ...]
    what: Ref

    tag: ClassVar[str] = "put chosen counter"
    phrases: ClassVar[Phrases] = ("{who} <put> your choice of {kinds:list or single} on {what}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = present((yield from self.what.find(c.among(player, players, self.named))), c)
            options = [Option(kind, value=kind) for kind in self.kinds]
            pick = yield Decision(player, "name", options, "choose a kind of counter", c.source)
            for id in found:
                if (yield from counters.put(c.state, id, str(pick.value), 1, c.cause, player)):
                    acted.append(id)
        c.named[self.named] = tuple(acted)
