"""Proliferating (CR 701.34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.rules import counters
from manafold.rules.choosing import choose_some
from manafold.rules.events import Proliferated
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Proliferate(Effect):
    """Players choose permanents and players with counters and give each another of each kind it has, so many times
    (CR 701.34a)."""

    who: Ref
    times: Value = Fixed(1)
    again: bool = False
    """Whether the text says that they do it again."""

    tag: ClassVar[str] = "proliferate"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <proliferate>", sets={"times": Fixed(1), "again": False}),
        Phrase("{who} <proliferate> again", sets={"times": Fixed(1), "again": True}),
        Phrase("{who} <proliferate> twice", sets={"times": Fixed(2), "again": False}),
        Phrase("{who} <proliferate> {times:word} times", sets={"again": False}),
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        for player in (yield from self.who.find(c)):
            mine = c.within(player)
            for _ in range(self.times.of(mine)):
                acted += yield from proliferate(mine)
        c.named[self.named] = tuple(dict.fromkeys(acted))


def proliferate(c: Context) -> Task[list[int]]:
    """The player who acts proliferates once: what they chose."""
    state, player = c.state, c.subject
    having = [other for other in state.living() if state.players[other].counters]
    having += [id for id in state.battlefield if state.objects[id].counters]
    chosen = yield from choose_some(state, player, having, 0, len(having), "permanent", "proliferate", c.source)
    for entity in chosen:
        holder = state.players[entity] if is_player(entity) else state.objects[entity]
        for kind in tuple(holder.counters):
            yield from counters.put(state, entity, kind, 1, c.cause, player)
    state.emit(Proliferated(c.cause, player))
    return chosen
