"""Events that are replaced for a while (CR 611.2, 614)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Static
from manafold.rules import continuous
from manafold.words.durations.turn import UntilEndOfTurn

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Meanwhile(Effect):
    """For a while, events are replaced as a replacement effect says (CR 611.2, 614.1)."""

    does: Static
    duration: Duration

    tag: ClassVar[str] = "meanwhile"
    phrases: ClassVar[Phrases] = (
        Phrase("{does:this turn}", sets={"duration": UntilEndOfTurn()}),
        "{duration}, {does:sentence}",
    )

    def resolve(self, c: Context) -> Task[None]:
        continuous.add_effect(c.state, c, (self.does,), self.duration, ())
        return
        yield
