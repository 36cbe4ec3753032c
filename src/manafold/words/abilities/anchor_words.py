"""Anchor words: a choice of abilities as a permanent enters (CR 614.12c)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, StaticAbility
from manafold.model.words import NO_LAYER, Condition, Filter, Word
from manafold.rules import choices
from manafold.rules.decisions import Option
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import ZoneChanged

WORD = "anchor word"
"""The name under which a permanent keeps the word that was chosen for it."""


@dataclass(frozen=True)
class ChoosesAnchorWord(Entering):
    """As it enters, its controller chooses one of some words for it (CR 614.12c)."""

    among: tuple[str, ...]

    tag: ClassVar[str] = "chooses an anchor word"

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        options = [Option(each, value=each) for each in self.among]
        word = yield from choices.choose(event.player, "word", options, event.new, c)
        return replace(event, choices={**event.choices, WORD: word})


@dataclass(frozen=True)
class AnchorWordChosen(Condition):
    """The word was chosen as the source entered (CR 607.2m)."""

    anchor: str

    tag: ClassVar[str] = "anchor word chosen"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def holds(self, c: Context) -> bool:
        return choices.chosen(c, WORD) == self.anchor


@dataclass(frozen=True)
class Anchored(Word):
    """An anchor word, and the abilities that it stands before (CR 614.12c)."""

    anchor: str
    abilities: tuple[Ability, ...]

    tag: ClassVar[str] = "anchored"


@dataclass(frozen=True)
class AnchorWords(Ability):
    """"As this enters, choose" one of several words, each before an ability that it then has (CR 614.12c)."""

    what: Filter
    options: tuple[Anchored, ...]

    tag: ClassVar[str] = "anchor words"

    def expand(self) -> tuple[Ability, ...]:
        words = tuple([each.anchor for each in self.options])
        found = [StaticAbility(Is(Source()), (ChoosesAnchorWord(Is(Source()), words),))]
        for each in self.options:
            found.append(StaticAbility(Is(Source()), (HasAbilities(each.abilities),), AnchorWordChosen(each.anchor)))
        return tuple(found)
