"""Spells that are exiled as they resolve, instead of being put into a graveyard (CR 608.2n, 614.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref, Replacement, Value
from manafold.rules import continuous
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilEndOfTurn

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

INSTEAD = "instead of putting it into {where} graveyard as it resolves"


@dataclass(frozen=True)
class ExiledAsItResolves(Replacement):
    """The spells that this is about are exiled as they finish resolving, not if they are countered (CR 608.2n).

    No card says it, so that it is no word of the vocabulary.
    """

    amount: int = 0
    kind: str = ""

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.old not in c.named["affected"]:
            return False
        return event.to == "graveyard" and event.cause.rule == "608.2n"

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        exiled = replace(event, to="exile", exiled_with=c.source)
        if self.amount > 0:
            exiled.counters = {**event.counters, self.kind: event.counters.get(self.kind, 0) + self.amount}
        return [exiled]
        yield


@dataclass(frozen=True)
class ExileAsItResolves(Effect):
    """Spells will be exiled as they resolve instead of being put into a graveyard, perhaps with counters on them
    (CR 614.1a, 608.2n)."""

    who: Ref
    what: Ref
    amount: Value | None = None
    kind: str = ""
    where: Literal["your", "its owner's", "a"] = "your"

    tag: ClassVar[str] = "exile as it resolves"
    phrases: ClassVar[Phrases] = (
        f"{{who}} <exile> {{what}} {INSTEAD}",
        f"{{who}} <exile> {{what:plain}} with {{amount:counted}} {{kind:counters}} on it {INSTEAD}",
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            acted += present((yield from self.what.find(mine)), c)
        amount = 0 if self.amount is None else self.amount.of(c)
        continuous.add_effect(c.state, c, (ExiledAsItResolves(amount, self.kind),), UntilEndOfTurn(), tuple(acted))
        c.named[self.named] = tuple(acted)
