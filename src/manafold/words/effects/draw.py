"""Drawing cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.rules import drawing

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Draw(Effect):
    """Players draw cards (CR 121)."""

    who: Ref
    amount: Value
    additional: bool = False
    """Whether the text says that the cards are additional, which changes nothing."""

    tag: ClassVar[str] = "draw"
    phrases: ClassVar[Phrases] = (
        "{who} <draw> {amount:many card}",
        Phrase("{who} <draw> an additional card", sets={"amount": Fixed(1), "additional": True}),
        Phrase("{who} <draw> {amount:word} additional cards", sets={"additional": True}),
    )

    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        drawn: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            amount = self.amount.of(c.among(player, players, self.named))
            drawn += yield from drawing.draw(c.state, player, amount, c.cause)
        c.named[self.named] = tuple(drawn)
        c.numbers[self.named] = len(drawn)
