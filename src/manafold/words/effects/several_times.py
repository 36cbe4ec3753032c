"""Instructions that say how many times they are followed: "proliferate twice"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def so_many_times(said: str) -> Phrases:
    """The phrases of an instruction that is said so, once, twice and more often."""
    return (
        Phrase(said, sets={"times": Fixed(1)}),
        Phrase(f"{said} twice", sets={"times": Fixed(2)}),
        f"{said} {{times:word}} times",
    )


class SeveralTimes(Effect):
    """What each of the players `who` does once, so many `times`; what comes of it is known to later effects
    (CR 608.2c)."""

    who: Ref
    times: Value

    def makes_many(self) -> bool:
        return self.times != Fixed(1)

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            for _ in range(self.times.of(mine)):
                made += yield from self.once(player, mine)
        c.named[self.named] = tuple(dict.fromkeys(made))

    def once(self, player: int, c: Context) -> Task[list[int]]:
        """One player does it once: the ids of what comes of it."""
        raise NotImplementedError(type(self))
        yield
