"""Putting cards onto the battlefield face down, and turning them face up (CR 701.40, 701.58, 701.62, 708)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import libraries
from manafold.rules.choosing import choose_some
from manafold.rules.destroying import to_zone
from manafold.rules.finding import wherever
from manafold.rules.manifesting import manifest
from manafold.rules.terms import NOTHING, is_player
from manafold.rules.turning_up import turn_face_up
from manafold.rules.zones import move_all
from manafold.words.effects.several_times import SeveralTimes, so_many_times
from manafold.words.keywords.morph import WARD

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Manifest(Effect):
    """Players manifest cards, or cloak them: they enter face down as 2/2 creatures, with ward {2} if they are cloaked
    (CR 701.40a, 701.58a)."""

    who: Ref
    what: Ref
    cloaking: bool = False

    tag: ClassVar[str] = "manifest"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <manifest> {what}", sets={"cloaking": False}),
        Phrase("{who} <cloak> {what}", sets={"cloaking": True}),
    )
    makes: ClassVar[str] = "creature"

    def makes_many(self) -> bool:
        return self.what.person() == "many"

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = wherever((yield from self.what.find(c.among(player, players, self.named))), c)
            made += yield from manifest_all([id for id in found if not is_player(id)], player, self.cloaking, c)
        c.named[self.named] = tuple(made)


def manifest_all(ids: Sequence[int], player: int, cloaking: bool, c: Context) -> Task[list[int]]:
    """A player manifests or cloaks cards one at a time (701.40e, 701.58e): the permanents."""
    made: list[int] = []
    for id in ids:
        new = yield from manifest(c.state, player, id, c.cause, (WARD,) if cloaking else ())
        if new != NOTHING:
            made.append(new)
    return made


@dataclass(frozen=True)
class ManifestDread(SeveralTimes):
    """Players look at the top two cards of their libraries, manifest one and put the other into their graveyards, so
    many times (CR 701.62a)."""

    who: Ref
    times: Value = Fixed(1)

    tag: ClassVar[str] = "manifest dread"
    phrases: ClassVar[Phrases] = so_many_times("{who} <manifest> dread")
    makes: ClassVar[str] = "creature"

    def once(self, player: int, c: Context) -> Task[list[int]]:
        """A player manifests dread once: the permanent, if there is one."""
        state = c.state
        top = state.players[player].library[:2]
        libraries.look(state, player, top, c.cause)
        chosen = yield from choose_some(state, player, top, 1, 1, "card", "manifest", c.source)
        made = yield from manifest_all(chosen, player, False, c)
        left = [id for id in top if id in state.objects and state.objects[id].zone == "library"]
        yield from move_all(state, to_zone(state, left, "graveyard", c.cause))
        return made


@dataclass(frozen=True)
class TurnFaceUp(Effect):
    """Players turn permanents face up (CR 708.7, 708.8)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "turn face up"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <turn> {what} face up",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            acted += [id for id in found if turn_face_up(c.state, id, player, c.cause)]
        c.named[self.named] = tuple(acted)
