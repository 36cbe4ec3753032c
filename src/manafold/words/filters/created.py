"""Tokens by what created them (CR 111.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules.terms import is_player
from manafold.rules.tokens import CREATED_WITH

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CreatedWith(Filter):
    """Is a token that an ability of this very object created (CR 111.2, 607.2)."""

    what: Ref

    tag: ClassVar[str] = "created with"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("created with {what:plain}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        token = c.state.object(entity)
        return token.kind == "token" and token.choices.get(CREATED_WITH) in self.what.entities(c)
