"""A cost of which one of two parts is paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost
from manafold.rules.decisions import Decision, Option

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class OneOfTwo(Cost):
    """One of two costs, whichever the player chooses: "sacrifices a land or pays 3 life" (CR 118.12a)."""

    first: Cost
    second: Cost

    tag: ClassVar[str] = "one of two"
    phrases: ClassVar[Phrases] = (Phrase("{first:deed} or {second:deed}", form="deed"),)

    def payable(self, c: Context) -> bool:
        return self.first.payable(c) or self.second.payable(c)

    def pay(self, c: Context) -> Task[bool]:
        able = [part for part in (self.first, self.second) if part.payable(c)]
        if not able:
            return False
        part = able[0]
        if len(able) > 1:
            options = [Option(each.tag, value=index) for index, each in enumerate(able)]
            pick = yield Decision(c.subject, "pay", options, "pay", c.source)
            part = able[int(pick.value)]
        return (yield from part.pay(c))
