"""Whether all that abilities say can be true where they say it: players do what players do, and what a reference points
at is there."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from manafold.model.abilities import Ability, ActivatedAbility, SpellAbility, TriggeredAbility
from manafold.model.card import CardFace
from manafold.model.errors import Problem
from manafold.model.tree import field_names, walk
from manafold.model.words import Condition, Effect, Mode, Script, Trigger, Word
from manafold.model.words.sorts import SPELLS, Around, Flaw


@dataclass(frozen=True)
class Nonsense:
    """What is wrong with a word, and which word it is at which place."""

    word: Word
    path: str
    flaw: Flaw


def problems_in(abilities: tuple[Ability, ...], path: str = "") -> list[Problem]:
    """Everything that the abilities of one object say and that can't be, each with its place behind `path`."""
    return [
        Problem(_at(each.path, each.flaw.field), each.flaw.expected, each.flaw.found)
        for each in nonsense_in(abilities, path)
    ]


def nonsense_in(abilities: tuple[Ability, ...], path: str = "", named: Iterable[str] = ()) -> list[Nonsense]:
    """The same with the words that can't say it; `named` are the names that other abilities of the object know of."""
    checker = Checker(abilities, named)
    return checker.found(abilities, path)


class Checker:
    """Walks through the abilities of one object."""

    def __init__(self, abilities: tuple[Ability, ...], named: Iterable[str]) -> None:
        given = [name for word in walk(abilities) for name in word.gives()]
        self.named = frozenset((*given, *named))

    def found(self, abilities: tuple[Ability, ...], path: str) -> list[Nonsense]:
        """What is wrong in the abilities."""
        problems: list[Nonsense] = []
        self._go_on(abilities, path, Around(named=self.named), problems)
        return problems

    def _go_on(self, part: object, path: str, around: Around, problems: list[Nonsense]) -> None:
        """Look at a value and at all that is inside of it."""
        if isinstance(part, tuple):
            for index, item in enumerate(part):
                self._go_on(item, f"{path}[{index}]", around, problems)
            return
        if isinstance(part, Word):
            around = _inside(part, around)
            problems += [Nonsense(part, path, flaw) for flaw in part.flaws(around)]
        if isinstance(part, CardFace):
            around = Around(named=self.named)
        held = type(part).held if isinstance(part, Effect) else ""
        kind = type(part)
        for name in field_names(kind):
            value = getattr(part, name)
            if value != getattr(kind, name, None):  # what a field has by itself is in order
                here = _if_true(part, around) if name == held else around
                self._go_on(value, _at(path, name), here, problems)


def _at(path: str, step: str) -> str:
    return f"{path}.{step}" if path and step else path or step


def _if_true(part: object, around: Around) -> Around:
    """What is known where the condition of an effect is true."""
    condition: object = getattr(part, "condition", None)
    sure = condition.sure(around) if isinstance(condition, Condition) else None
    return around if sure is None else dataclasses.replace(around, sure=sure)


def _inside(word: Word, around: Around) -> Around:
    """What is known inside of a word, where `around` is known where it stands."""
    if isinstance(word, Ability):
        around = Around(named=around.named, has_event=not isinstance(word, SpellAbility | ActivatedAbility))
        if isinstance(word, SpellAbility):
            return dataclasses.replace(around, source=SPELLS)
        return dataclasses.replace(around, trigger=word.trigger) if isinstance(word, TriggeredAbility) else around
    if isinstance(word, Script | Mode):
        moved = bool(word.targets) and any([isinstance(each, Effect) and each.moves for each in walk(word.effects)])
        return dataclasses.replace(around, targets=word.targets, moved=moved)
    ways = [getattr(word, name) for name in field_names(type(word))]
    waits = [each for each in ways if isinstance(each, Trigger)]
    if waits:
        return dataclasses.replace(around, has_event=True, trigger=waits[0])
    if getattr(type(word), "points", None):
        return dataclasses.replace(around, has_event=True, trigger=None)
    return around
