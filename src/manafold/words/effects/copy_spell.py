"""Copying spells and abilities on the stack (CR 707.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Static, Value
from manafold.model.words.sorts import CARDS, ON_STACK, Sorts
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
    chooser: Literal["", "You", "They", "That player", "The same"] = ""

    each: Value | None = None
    """How many times that many, where the text says "for each"."""
    joint: bool = False
    """Whether the text says in the same sentence that new targets may be chosen."""
    exceptions: tuple[Static, ...] = ()

    tag: ClassVar[str] = "copy spell"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ON_STACK | CARDS}
    phrases: ClassVar[Phrases] = (
        *[
            Phrase(f"{{who}} <copy> {{what}}{count}{tail}", sets={**counted, **how})
            for count, counted, copy in (
                ("", {"times": Fixed(1)}, "copy"),
                (" twice", {"times": Fixed(2)}, "copies"),
                (" {times:word} times", {}, "copies"),
                (" for each {each:each}", {}, "copies"),
            )
            for tail, how in (
                ("", {}),
                (f". {{chooser}} may choose new targets for the {copy}", {}),
                (f" and you may choose new targets for the {copy}", {"chooser": "You", "joint": True}),
                (f" and they may choose new targets for the {copy}", {"chooser": "They", "joint": True}),
            )
        ],
        *[
            Phrase(
                f"{{who}} <copy> {{what}} and may choose {what}",
                sets={"chooser": "The same", "joint": True},
                read_only=read_only,
            )
            for what, read_only in (
                ("new targets for the copy", False),
                ("a new target for that copy", True),
                ("a new target for the copy", True),
            )
        ],
        "{who} <copy> {what}, except the copy {exceptions:list and}",
        Phrase("{who} <copy> {what}, except {exceptions:list and its}", read_only=True),
    )
    makes: ClassVar[str] = "copy"

    def makes_many(self) -> bool:
        return self.times != Fixed(1) or self.each is not None or self.what.person() == "many"

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            each = 1 if self.each is None else self.each.of(mine)
            for known in (yield from self.what.find(mine)):
                for id in present((known,), c):
                    made += yield from self._copy(known, id, max(0, self.times.of(mine) * each), player, mine)
        c.named[self.named] = tuple(made)

    def _copy(self, known: int, id: int, times: int, player: int, c: Context) -> Task[list[int]]:
        """Copies of what was `known` as a spell or ability, if it is still on the stack, or as a card: their ids."""
        if c.state.objects[id].zone == "stack":
            may = bool(self.chooser)
            return (yield from copies.copy_times(c.state, id, player, times, c.cause, may, self.exceptions))
        if c.state.object(known).zone == "stack" or c.state.objects[id].zone == "battlefield":
            return []
        return [copies.copy_card(c.state, id, player, c) for _ in range(times)]
