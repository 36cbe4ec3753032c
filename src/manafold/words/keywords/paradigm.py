"""Paradigm, as its reminder text defines it: the Comprehensive Rules in force don't."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword, TriggeredAbility, Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Script, Trigger
from manafold.rules import copies, zones
from manafold.rules.events import Event, StepBegan
from manafold.rules.objects import StackItem
from manafold.rules.terms import NOTHING
from manafold.rules.triggering import delay
from manafold.words.durations.lasting import Indefinitely
from manafold.words.keywords.casting_by_effect import may_cast

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

SPELL = "paradigm spell"
"""Under this name the ability that lets a player cast copies knows the spell that they resolved first."""


@dataclass(frozen=True)
class FirstMainPhase(Trigger):
    """The first main phase of a turn of yours begins (CR 505.1)."""

    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, StepBegan) and event.step == "main 1" and event.player == c.controller


def is_waiting(id: int, name: str, player: int, c: Context) -> bool:
    """Whether the card was exiled as a spell of that name with paradigm that the player controlled."""
    return c.state.objects[id].choices.get(SPELL) == player and c.state.characteristics(id).name == name


@dataclass(frozen=True)
class CastCopy(Effect):
    """Copies the card in exile that a spell of that name was, and the copy may be cast for nothing (CR 707.12)."""

    def resolve(self, c: Context) -> Task[None]:
        name = c.state.characteristics(c.source).name
        waiting = [id for id in c.state.exile if is_waiting(id, name, c.controller, c)]
        if waiting:
            copy = copies.copy_card(c.state, waiting[0], c.controller, c)
            yield from may_cast(copy, Way("paradigm", FREE, zone="exile"), c)


AGAIN = TriggeredAbility(FirstMainPhase(), Script(effects=(CastCopy(),)))


@dataclass(frozen=True)
class ExileAndRepeat(Effect):
    """The spell is exiled; if it is the first of its name that the player resolves, copies of it may be cast at the
    beginning of each of their first main phases from now on (CR 603.7b)."""

    def resolve(self, c: Context) -> Task[None]:
        state, player = c.state, c.controller
        name = state.characteristics(c.source).name
        if c.source in state.objects and state.objects[c.source].kind == "card":
            card = yield from zones.move(state, c.source, "exile", c.cause)
            if card != NOTHING and state.objects[card].zone == "exile":
                exiled = state.edit(card)
                exiled.choices = {**exiled.choices, SPELL: player}
        known = f"{SPELL} {name}"
        if known not in state.players[player].choices:
            resolver = state.edit_player(player)
            resolver.choices = {**resolver.choices, known: 1}
            delay(state, AGAIN, c.source, player, StackItem(AGAIN.script, c.source), Indefinitely())


@dataclass(frozen=True)
class Paradigm(Keyword):
    """It is exiled as it resolves; after you first resolve a spell with its name, you may cast a copy of it for nothing
    at the beginning of each of your first main phases (CR 505.1)."""

    tag: ClassVar[str] = "paradigm"
    phrases: ClassVar[Phrases] = ("paradigm",)

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        if script.modes:
            return dataclasses.replace(script, after=(*script.after, ExileAndRepeat()))
        return dataclasses.replace(script, effects=(*script.effects, ExileAndRepeat()))
