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
    """Players copy spells and abilities, and may choose new targets for the copies if the text says so (CR 707.10c).

    Cards are copied where they are, so that the copies can be cast (CR 707.12).
    """

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
        return self.times != Fixed(1) or self.what.person() == "many"

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        for player in (yield from self.who.find(c)):
            mine = c.within(player)
            for known in (yield from self.what.find(mine)):
                for id in present((known,), c):
                    for _ in range(max(0, self.times.of(mine))):
                        made += yield from self._copy(known, id, player, mine)
        c.named[self.named] = tuple(made)

    def _copy(self, known: int, id: int, player: int, c: Context) -> Task[list[int]]:
        """A copy of what was `known` as a spell or ability, if it is still on the stack, or as a card: its id."""
        if c.state.objects[id].zone == "stack":
            return [(yield from copies.copy_spell(c.state, id, player, c.cause, bool(self.chooser)))]
        if c.state.object(known).zone == "stack" or c.state.objects[id].zone == "battlefield":
            return []
        return [copies.copy_card(c.state, id, player, c)]
