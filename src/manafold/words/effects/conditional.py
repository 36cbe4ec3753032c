"""Clauses whose condition stands behind them, and clauses that take the place of one before (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Ref
from manafold.words.effects.optional import May
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class DoIf(Effect):
    """An effect happens if a condition that is said behind it is true, and others if it is not (CR 608.2c).

    "If it doesn't" behind it speaks of the condition: "if it has a counter on it".
    """

    do: tuple[Effect, ...]
    condition: Condition
    otherwise: tuple[Effect, ...] = ()

    tag: ClassVar[str] = "do if"
    held: ClassVar[str] = "do"
    phrases: ClassVar[Phrases] = (
        "{do:clause} if {condition}",
        "{do:clause} {condition:unless}",
        Phrase("{do:clause} if {condition}. Otherwise, {otherwise}"),
    )

    def could_add_mana(self) -> bool:
        return any(effect.could_add_mana() for effect in (*self.do, *self.otherwise))

    def resolve(self, c: Context) -> Task[None]:
        held = self.condition.holds(c)
        for effect in self.do if held else self.otherwise:
            yield from effect.resolve(c)
        c.named[self.named] = (c.controller,) if held else ()


@dataclass(frozen=True)
class Instead(Effect):
    """An effect happens, or others in its place if a condition is true: "If ..., draw two cards instead" (608.2c).

    "Those creatures" in these are the ones that it is said of. A player who may do something instead, and doesn't, does
    the first.
    """

    do: tuple[Effect, ...]
    condition: Condition
    then: tuple[Effect, ...]
    first: bool = False
    """Whether "instead" is said before what happens."""
    behind: bool = False
    """Whether the condition is said behind it."""

    tag: ClassVar[str] = "instead"
    held: ClassVar[str] = "then"
    phrases: ClassVar[Phrases] = (
        Phrase("{do:clause}. If {condition}, {then} instead", sets={"first": False}),
        Phrase("{do:clause}. If {condition}, instead {then}", sets={"first": True}),
        Phrase("{do:clause}. {then} instead if {condition}", sets={"behind": True}),
    )

    def could_add_mana(self) -> bool:
        return any(effect.could_add_mana() for effect in (*self.do, *self.then))

    def resolve(self, c: Context) -> Task[None]:
        for effect in self.do:
            what = getattr(effect, "what", None)
            if effect.named and isinstance(what, Ref) and not isinstance(what, Choose):
                c.named[effect.named] = tuple((yield from what.find(c)))
        held = self.condition.holds(c)
        for effect in self.then if held else self.do:
            yield from effect.resolve(c)
        last = self.then[-1]
        if held and isinstance(last, May) and not c.named[last.named] and not isinstance(self.do[0], May):
            for effect in self.do:
                yield from effect.resolve(c)
