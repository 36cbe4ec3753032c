"""Conditions on designations of players (CR 724)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref
from manafold.rules.designations import holder
from manafold.rules.terms import NOTHING
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsMonarch(Condition):
    """One of these players is the monarch, or, if `denied`, none is; nobody is, if `who` is None (CR 724.1)."""

    who: Ref | None = None
    denied: bool = False

    tag: ClassVar[str] = "is the monarch"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("you're the monarch", sets={"who": You(), "denied": False}),
        Phrase("{who:any} <is> the monarch", sets={"denied": False}),
        Phrase("{who:any} <isn't> the monarch", sets={"denied": True}),
        Phrase("there is no monarch", sets={"who": None, "denied": False}),
    )

    def holds(self, c: Context) -> bool:
        found = holder(c.state, "monarch")
        if self.who is None:
            return found == NOTHING
        return (found != NOTHING and found in self.who.entities(c)) is not self.denied
