"""Ripple (CR 702.60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrases
from manafold.model.words import Effect
from manafold.rules import destroying, libraries, zones
from manafold.rules.choosing import order, yes_or_no
from manafold.rules.decisions import DONE, Decision, Option
from manafold.words.filters.compared import Shares
from manafold.words.keywords.building import whenever
from manafold.words.keywords.casting_by_effect import cast, castable
from manafold.words.refs.plain import Source
from manafold.words.triggers.casting import ThisSpellIsCast

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

RIPPLED = Way("ripple", FREE, zone="library")
SAME_NAME = Shares("name", Source())


@dataclass(frozen=True)
class RippleAway(Effect):
    """You may reveal the top cards of your library and cast those with the name of this spell without paying their mana
    costs; the others go to the bottom in any order (CR 702.60a)."""

    number: int

    def resolve(self, c: Context) -> Task[None]:
        state, player = c.state, c.controller
        shown = list(state.players[player].library[: self.number])
        if not shown or not (yield from yes_or_no(player, f"reveal {len(shown)} cards", c.source)):
            return
        libraries.reveal(state, player, shown, c.cause)
        while faces := {id: able for id in shown if (able := castable(id, RIPPLED, c, SAME_NAME))}:
            options = [*[Option("cast", state.label(id), id) for id in faces], DONE]
            pick = yield Decision(player, "card", options, "cast which", c.source)
            if pick == DONE:
                break
            yield from cast(pick.ref, faces[pick.ref], RIPPLED, c)
        rest = [id for id in shown if id in state.objects and state.objects[id].zone == "library"]
        rest = yield from order(state, player, rest, "put on the bottom, last the lowest", c.source)
        yield from zones.move_all(state, destroying.to_zone(state, rest, "library", c.cause, position="bottom"))


@dataclass(frozen=True)
class Ripple(Keyword):
    """As it is cast, cards with its name among the top ones of the library may be cast for nothing (CR 702.60)."""

    number: int

    tag: ClassVar[str] = "ripple"
    phrases: ClassVar[Phrases] = ("ripple {number}",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(ThisSpellIsCast(), RippleAway(self.number)),)
