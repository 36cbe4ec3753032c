"""Who casts a spell, and whether a card would be such a spell (CR 601.3e)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules.terms import is_player
from manafold.words.filters.composed import AllOf, AnyOf, Not
from manafold.words.filters.every import Every
from manafold.words.filters.kinds import Spell

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CastBy(Filter):
    """Is a spell that one of `who` casts or has cast (CR 601.2i)."""

    who: Ref

    tag: ClassVar[str] = "cast by"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{who:any} <cast>", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return found.zone == "stack" and found.kind == "card" and found.controller in self.who.entities(c)


def would_be(what: Filter, card: int, player: int, c: Context) -> bool:
    """Whether the card would fit `what` as a spell that `player` casts, wherever it is as they begin to."""
    if isinstance(what, AllOf):
        return all([would_be(part, card, player, c) for part in what.of])
    if isinstance(what, AnyOf):
        return any([would_be(part, card, player, c) for part in what.of])
    if isinstance(what, Not):
        return not would_be(what.what, card, player, c)
    if isinstance(what, Every):
        return would_be(what.what, card, player, c)
    if isinstance(what, CastBy):
        return player in what.who.entities(c)
    return isinstance(what, Spell) or what.matches(card, c)
