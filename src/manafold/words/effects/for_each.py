"""What is done for each of several things (CR 608.2f)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.tree import walk
from manafold.model.words import Effect, Filter, Fixed, Ref, Value
from manafold.rules.finding import find_all
from manafold.rules.terms import is_player
from manafold.words.effects.counters import PutCounters
from manafold.words.effects.create import Create
from manafold.words.effects.draw import Draw
from manafold.words.effects.life import GainLife, LoseLife
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.players import Acting, ControllerOf, OwnerOf
from manafold.words.refs.pointing import Named
from manafold.words.values.counting import PerEach

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

ONE = "each one"
"""The name under which stands the one of them that it is the turn of."""
Counted = Draw | GainLife | LoseLife | Create | PutCounters
"""Effects that are done once with a greater amount if they are the same for all."""


@dataclass(frozen=True, kw_only=True)
class ForEach(Effect):
    """Effects happen for each of what fits, or of what is pointed at (CR 608.2f).

    What is the same for all of them, or for all that one player controls or owns, is done once, so many times as much;
    all else for one after the other, in the order of the turns of those who control them.
    """

    each: Filter | None = None
    among: Ref | None = None
    times: Value | None = None
    """How often, where nothing can be pointed at: "for each flip you win"."""
    do: tuple[Effect, ...]
    together: bool = False
    """Whether it is done once, for the targets that were chosen for each of them."""

    tag: ClassVar[str] = "for each"
    phrases: ClassVar[Phrases] = (
        "for each {each}, {do:sequence}",
        "for each of {among:plain}, {do:sequence}",
        "for each {times:each}, {do:sequence}",
    )

    def gives(self) -> tuple[str, ...]:
        return (*super().gives(), ONE)

    def could_add_mana(self) -> bool:
        return any(effect.could_add_mana() for effect in self.do)

    def resolve(self, c: Context) -> Task[None]:
        if self.together:
            for effect in self.do:
                yield from effect.resolve(c)
            return
        if self.times is not None:
            yield from self._repeat(self.times.of(c), c)
            return
        found: Sequence[int] = ()
        if self.each is not None:
            found = find_all(self.each, c)
        elif self.among is not None:
            found = self.among.entities(c)
        ordered = in_turn_order(found, c)
        gathered = Gathered(self.do)
        for effect in self.do if self._is_one_step() else ():
            for doer, times in self._shares(effect, ordered, c):
                gathered.begin(c)
                yield from repeated(effect, doer, times).resolve(c if doer is None else c.within(doer))
                gathered.add(c)
        for id in () if self._is_one_step() else ordered:
            c.named[ONE] = (id,)
            gathered.begin(c)
            for effect in self.do:
                yield from effect.resolve(c)
            gathered.add(c)
        c.named.pop(ONE, None)
        gathered.tell(c)
        c.named[self.named] = tuple(ordered)

    def _repeat(self, times: int, c: Context) -> Task[None]:
        """Do it so many times, where it is the same each time."""
        gathered = Gathered(self.do)
        at_once = all(map(is_same, self.do))
        for _ in range(times if not at_once else min(1, times)):
            gathered.begin(c)
            for effect in self.do:
                yield from (repeated(effect, None, times) if at_once else effect).resolve(c)
            gathered.add(c)
        gathered.tell(c)

    def _is_one_step(self) -> bool:
        """Whether all that is done can be done for all of them, or all of one player's, at once."""
        return all(isinstance(effect, Counted) and (is_same(effect) or is_by_player(effect)) for effect in self.do)

    def _shares(self, effect: Effect, ids: Sequence[int], c: Context) -> list[tuple[int | None, int]]:
        """Who does it, and for how many: None if it is the same for all."""
        if is_same(effect):
            return [(None, len(ids))] if ids else []
        found: dict[int, int] = {}
        for id in ids:
            object = c.state.object(id)
            player = object.owner if isinstance(effect.doer(), OwnerOf) else object.controller
            found[player] = found.get(player, 0) + 1
        return list(found.items())


def in_turn_order(ids: Sequence[int], c: Context) -> list[int]:
    """Those of the active player first, then the others' in turn order (101.4, 608.2f)."""
    whose = {id: id if is_player(id) else c.state.object(id).controller for id in ids}
    return sorted(ids, key=lambda id: c.state.place_in_turn(whose[id]))


def differs(part: object) -> bool:
    """Whether anything in it points at the one of them that it is the turn of, or is chosen each time."""
    return any(isinstance(word, Choose) or (isinstance(word, Named) and word.name == ONE) for word in walk(part))


def is_same(effect: Effect) -> bool:
    """Whether the effect is the same whichever of them it is done for."""
    return isinstance(effect, Counted) and not differs(effect)


def is_by_player(effect: Effect) -> bool:
    """Whether it is done by the controller or owner of each, and is else the same."""
    if not isinstance(effect, Counted) or not isinstance(effect.who, ControllerOf | OwnerOf):
        return False
    return isinstance(effect.who.of, Named) and not differs(dataclasses.replace(effect, who=Acting()))


def repeated(effect: Effect, doer: int | None, times: int) -> Effect:
    """The effect with so many times the amount, done by the player who acts if there is a `doer`."""
    assert isinstance(effect, Counted)
    amount = Fixed(times) if effect.amount == Fixed(1) else PerEach(effect.amount, Fixed(times))
    done = dataclasses.replace(effect, amount=amount)
    return done if doer is None else dataclasses.replace(done, who=Acting())


class Gathered:
    """What effects, and those in them, did each time, added up for later ones to speak of."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        words = [word for effect in effects for word in walk(effect)]
        names = [word.named for word in words if isinstance(word, Effect) and word.named]
        self.made: dict[str, tuple[int, ...]] = dict.fromkeys(names, ())
        self.numbers = dict.fromkeys(names, 0)

    def begin(self, c: Context) -> None:
        """They are about to be done once more."""
        for name in self.made:
            c.named.pop(name, None)
            c.numbers.pop(name, None)

    def add(self, c: Context) -> None:
        """They have been done."""
        for name in self.made:
            self.made[name] += c.named.get(name, ())
            self.numbers[name] += c.numbers.get(name, 0)

    def tell(self, c: Context) -> None:
        """It has been done for all."""
        c.named.update(self.made)
        c.numbers.update(self.numbers)
