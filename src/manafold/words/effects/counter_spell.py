"""Countering spells and abilities (CR 701.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref, Value
from manafold.model.words.sorts import ON_STACK, Sorts
from manafold.rules import resolving
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class CounterSpell(Effect):
    """Players counter spells and abilities (CR 701.6a). A countered spell goes to `to`, perhaps with counters on it
    (701.6a, 614.6)."""

    who: Ref
    what: Ref
    to: Literal["graveyard", "exile", "hand", "library"] = "graveyard"
    amount: Value | None = None
    kind: str = ""

    tag: ClassVar[str] = "counter"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ON_STACK}
    phrases: ClassVar[Phrases] = (
        "{who} <counter> {what}",
        Phrase(
            "{who} <counter> {what}. If that spell is countered this way, exile it instead of putting it into its"
            " owner's graveyard",
            sets={"to": "exile"},
        ),
        Phrase(
            "{who} <counter> {what}. If (that|the) spell is countered this way, exile it with {amount:counted} "
            "{kind:counters} on it instead of putting it into its owner's graveyard",
            sets={"to": "exile"},
        ),
        Phrase(
            "{who} <counter> {what}. If that spell is countered this way, put it into its owner's hand instead of into"
            " that player's graveyard",
            sets={"to": "hand"},
        ),
        Phrase(
            "{who} <counter> {what}. If that spell is countered this way, put it on top of its owner's library instead"
            " of into that player's graveyard",
            sets={"to": "library"},
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                counters = {} if self.amount is None else {self.kind: max(0, self.amount.of(c))}
                if (yield from resolving.counter(c.state, id, c.cause, self.to, counters)):
                    acted.append(id)
        c.named[self.named] = tuple(acted)
