"""Cards from the top of a library, one after the other until there is one that fits (CR 701.20, 701.13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Fixed, Ref, Value
from manafold.rules import exiling, libraries
from manafold.rules.destroying import to_zone
from manafold.rules.zones import move_all

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

FROM_TOP = "cards from the top of {whose:possessive} library until"


def until_found(library: Sequence[int], what: Filter, number: int, c: Context) -> tuple[list[int], list[int]]:
    """The first cards that fit, so many or all there are, and all cards down to the last of them."""
    hits: list[int] = []
    seen: list[int] = []
    for id in library if number > 0 else ():
        seen.append(id)
        if what.matches(id, c):
            hits.append(id)
            if len(hits) == number:
                break
    return hits, seen


@dataclass(frozen=True)
class RevealUntil(Effect):
    """A player reveals cards from the top of a library until there are so many that fit (CR 701.20)."""

    who: Ref
    whose: Ref
    what: Filter
    number: Value = Fixed(1)
    finder: Literal["you reveal", "they reveal"] = "you reveal"
    """How the player is called again."""

    tag: ClassVar[str] = "reveal until"
    phrases: ClassVar[Phrases] = (
        f"{{who}} <reveal> {FROM_TOP} {{finder}} {{what:a}}",
        Phrase(f"{{who}} <reveal> {FROM_TOP} {{finder}} {{number:many}} {{what:many}}"),
        Phrase(f"{{who}} <reveal> {FROM_TOP} {{what:a}} is revealed", read_only=True),
    )
    makes: ClassVar[str] = "card"
    gathers: ClassVar[bool] = True
    sifts: ClassVar[bool] = True

    def makes_many(self) -> bool:
        return self.number != Fixed(1)

    def resolve(self, c: Context) -> Task[None]:
        hits: list[int] = []
        seen: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            for owner in (yield from self.whose.find(mine)):
                found, shown = until_found(c.state.players[owner].library, self.what, self.number.of(mine), mine)
                libraries.reveal(c.state, player, shown, c.cause)
                hits += found
                seen += shown
        c.named[self.named] = tuple(hits)
        c.named[f"{self.named} all"] = tuple(seen)


@dataclass(frozen=True)
class ExileUntil(Effect):
    """A player exiles cards from the top of a library until there is one that fits (CR 701.13)."""

    who: Ref
    whose: Ref
    what: Filter
    finder: Literal["you exile", "they exile"] = "you exile"
    """How the player is called again."""

    tag: ClassVar[str] = "exile until"
    phrases: ClassVar[Phrases] = (f"{{who}} <exile> {FROM_TOP} {{finder}} {{what:a}}",)
    makes: ClassVar[str] = "card"
    gathers: ClassVar[bool] = True
    sifts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        hits: list[int] = []
        gone: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            for owner in (yield from self.whose.find(mine)):
                found, seen = until_found(c.state.players[owner].library, self.what, 1, mine)
                for move in (yield from move_all(c.state, to_zone(c.state, seen, "exile", c.cause))):
                    gone.append(move.new)
                    hits += [move.new] if move.old in found else []
        exiling.link(c.state, c.source, gone)
        c.named[self.named] = tuple(hits)
        c.named[f"{self.named} all"] = tuple(gone)
