"""Copying spells and abilities on the stack (CR 707.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.rules import copies
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class CopySpell(Effect):
    """Players copy spells and abilities, and may choose new targets for the copies if the text says so (CR 707.10c)."""

    who: Ref
    what: Ref
    times: Value = Fixed(1)
    chooser: Literal["", "You", "They", "That player"] = ""

    tag: ClassVar[str] = "copy spell"
    phrases: ClassVar[Phrases] = (
        "{who} <copy> {what}",
        "{who} <copy> {what}. {chooser} may choose new targets for the copy",
        Phrase("{who} <copy> {what} twice", sets={"times": Fixed(2)}),
        Phrase("{who} <copy> {what} twice. {chooser} may choose new targets for the copies", sets={"times": Fixed(2)}),
    )
    makes: ClassVar[str] = "copy"

    def makes_many(self) -> bool:
        return self.times != Fixed(1)

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        for player in (yield from self.who.find(c)):
            mine = c.within(player)
            for id in present((yield from self.what.find(mine)), c):
                if c.state.objects[id].item is None:
                    continue
                for _ in range(max(0, self.times.of(mine))):
                    made.append((yield from copies.copy_spell(c.state, id, player, c.cause, bool(self.chooser))))
        c.named[self.named] = tuple(made)
