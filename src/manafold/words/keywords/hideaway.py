"""Hideaway (CR 702.75)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Effect
from manafold.rules import destroying, exiling, libraries, zones
from manafold.rules.choosing import choose_some
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.pointed import Is
from manafold.words.keywords.building import THIS, whenever
from manafold.words.refs.plain import Source, You
from manafold.words.statics.playing import LooksAtExiled
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class HideOne(Effect):
    """You look at the top cards of your library, exile one face down, and put the rest on the bottom in a random order
    (CR 702.75a)."""

    number: int

    def resolve(self, c: Context) -> Task[None]:
        state, player = c.state, c.controller
        top = list(state.players[player].library[: self.number])
        libraries.look(state, player, top, c.cause)
        chosen = yield from choose_some(state, player, top, 1, 1, "card", "hide away", c.source)
        moves = destroying.to_zone(state, chosen, "exile", c.cause)
        for move in moves:
            move.face_down = True
        done = yield from zones.move_all(state, moves)
        exiling.link(state, c.source, [move.new for move in done if move.to == "exile"])
        exiling.hide(state, done)
        rest = [id for id in top if id not in chosen]
        state.randomness.shuffle(rest)
        yield from zones.move_all(state, destroying.to_zone(state, rest, "library", c.cause, position="bottom"))


@dataclass(frozen=True)
class Hideaway(Keyword):
    """As it has entered, one of the top cards of your library is hidden in exile, for its controller to look at
    (CR 702.75a)."""

    number: int

    tag: ClassVar[str] = "hideaway"
    phrases: ClassVar[Phrases] = ("hideaway {number}",)

    def expand(self) -> tuple[Ability, ...]:
        looks = StaticAbility(Is(You()), (LooksAtExiled(ExiledWith(Source())),))
        return (whenever(Enters(THIS), HideOne(self.number)), looks)
