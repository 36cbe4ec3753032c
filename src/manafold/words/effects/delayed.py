"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.tree import walk
from manafold.model.words import Condition, Duration, Effect, Ref, Script, Trigger
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules.context import NUMBER
from manafold.rules.events import ZoneChanged
from manafold.rules.finding import KNOWN, moves_known
from manafold.rules.freezing import settle
from manafold.rules.objects import StackItem
from manafold.rules.triggering import delay, reflect
from manafold.words.conditions.happened import Happened
from manafold.words.durations.turn import UntilEndOfTurn, UntilYourNextTurn
from manafold.words.effects.optional import If
from manafold.words.filters.pointed import Is
from manafold.words.refs.pointing import KEPT, Named, Triggering
from manafold.words.triggers.delayed import Reflexive
from manafold.words.triggers.zone_changes import Leaves

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Later(Effect):
    """Something happens at a later moment, once (CR 603.7b). `behind` if the text says when behind what happens."""

    when: Trigger
    script: Script
    behind: bool = False

    tag: ClassVar[str] = "later"
    phrases: ClassVar[Phrases] = (
        "at {when:next}, {script:last}",
        Phrase("{script:clause} at {when:next}", sets={"behind": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        ability = triggered(self.when, settle(self.script, c))
        delay(c.state, ability, c.source, c.controller, knowing(self.script, c))
        return
        yield


@dataclass(frozen=True)
class WhenThisTurn(Effect):
    """When something happens this turn, or until another time, or, if not `once`, whenever it does, an ability triggers
    (CR 603.7b)."""

    when: Trigger
    script: Script
    once: bool = False
    first: bool = False
    """Whether the text says first that it is about this turn."""
    next: bool = False
    """Whether the text says that it is about the next time: "when you next cast"."""
    until: Duration = UntilEndOfTurn()

    tag: ClassVar[str] = "when this turn"
    phrases: ClassVar[Phrases] = (
        Phrase("when {when} this turn, {script:last}", sets={"once": True}),
        Phrase("when {when:soon} this turn, {script:last}", sets={"once": True, "next": True}),
        "whenever {when} this turn, {script:last}",
        Phrase("until end of turn, whenever {when}, {script:last}", sets={"first": True}),
        Phrase(
            "until your next turn, whenever {when}, {script:last}", sets={"first": True, "until": UntilYourNextTurn()}
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        ability = triggered(settle(self.when, c), settle(self.script, c))
        delay(c.state, ability, c.source, c.controller, knowing(self.script, c, self.when), self.until, self.once)
        return
        yield


LEAVING = "leaving"
"""Under this name a delayed ability knows what it waits for to leave the battlefield."""


@dataclass(frozen=True)
class WhenItLeaves(Effect):
    """When something that is on the battlefield leaves it, whenever that may be, an ability triggers (CR 603.7)."""

    what: Ref
    script: Script

    tag: ClassVar[str] = "when it leaves"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("when {what:plain} <leave> the battlefield, {script:last}",)

    def resolve(self, c: Context) -> Task[None]:
        there = [id for id in self.what.entities(c) if id in c.state.objects]
        ability = triggered(Leaves(Is(Named(LEAVING))), settle(self.script, c))
        for id in there:
            item = knowing(self.script, c)
            item.named = {**item.named, LEAVING: (id,)}
            delay(c.state, ability, c.source, c.controller, item)
        c.named[self.named] = tuple(there)
        return
        yield


@dataclass(frozen=True)
class WhenDone(Effect):
    """When the instruction before it was followed, a reflexive ability triggers (CR 603.12)."""

    done: Happened
    script: Script

    tag: ClassVar[str] = "when done"
    phrases: ClassVar[Phrases] = ("when {done}, {script:rest}",)

    def resolve(self, c: Context) -> Task[None]:
        if self.done.holds(c):
            reflect(c.state, triggered(Reflexive(), settle(self.script, c)), c, knowing(self.script, c))
        return
        yield


def triggered(when: Trigger, script: Script) -> TriggeredAbility:
    """The delayed or reflexive ability; an "if" right behind its event is an intervening one (CR 603.4)."""
    return TriggeredAbility(when, script, _intervening(script))


def _intervening(script: Script) -> Condition | None:
    first = script.effects[0] if script.effects else None
    return first.condition if isinstance(first, If) and not first.otherwise else None


def knowing(script: Script, c: Context, when: Trigger | None = None) -> StackItem:
    """What a delayed or reflexive ability knows: the results of the effect that creates it (CR 603.7c)."""
    paid = dict(c.item.paid) if c.item is not None else {}
    paid.update({NUMBER + name: number for name, number in c.numbers.items() if name})
    named = {name: tuple(found) for name, found in c.named.items() if name}
    named.update(of_the_event(script if when is None else (when, script), c))
    spoken_of = [c.source, *(id for found in named.values() for id in found)]
    if isinstance(c.event, ZoneChanged):
        spoken_of.append(c.event.old)
    return StackItem(script, c.source, named={**named, NUMBER: (), KNOWN: moves_known(spoken_of, c)}, paid=paid)


def of_the_event(said: Script | tuple[Trigger, Script], c: Context) -> dict[str, tuple[int, ...]]:
    """What the event that triggered the creating ability happened to, as far as the new ability speaks of it."""
    wanted = {word.name for word in walk(said) if isinstance(word, Named)}
    found: dict[str, tuple[int, ...]] = {}
    for name in wanted:
        if name.startswith(KEPT) and name not in c.named:
            found[name] = tuple(Triggering(name.removeprefix(KEPT)).entities(c))
    return found
