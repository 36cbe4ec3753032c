"""Proliferating (CR 701.34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Fixed, Ref, Value
from manafold.rules import counters
from manafold.rules.choosing import choose_some
from manafold.rules.events import Proliferated
from manafold.rules.terms import is_player
from manafold.words.effects.several_times import SeveralTimes, so_many_times

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Proliferate(SeveralTimes):
    """Players choose permanents and players with counters and give each another of each kind it has, so many times
    (CR 701.34a). What comes of it are the permanents that really got a counter."""

    who: Ref
    times: Value = Fixed(1)
    again: bool = False
    """Whether the text says that they do it again."""

    tag: ClassVar[str] = "proliferate"
    phrases: ClassVar[Phrases] = (
        *so_many_times("{who} <proliferate>"),
        Phrase("{who} <proliferate> again", sets={"times": Fixed(1), "again": True}),
    )

    def once(self, player: int, c: Context) -> Task[list[int]]:
        """A player proliferates once: the permanents that got a counter."""
        state = c.state
        having = [other for other in state.living() if state.players[other].counters]
        having += [id for id in state.battlefield if state.objects[id].counters]
        chosen = yield from choose_some(state, player, having, 0, len(having), "permanent", "proliferate", c.source)
        given: list[int] = []
        for entity in chosen:
            holder = state.players[entity] if is_player(entity) else state.objects[entity]
            for kind in tuple(holder.counters):
                put_on = yield from counters.put(state, entity, kind, 1, c.cause, player)
                given += [entity] if put_on > 0 and not is_player(entity) else []
        state.emit(Proliferated(c.cause, player))
        return given
