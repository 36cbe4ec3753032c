"""Attaching and unattaching."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PERMANENTS, PLAYERS, Sorts
from manafold.rules import attaching
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Attach(Effect):
    """Players attach permanents to an object or player (CR 701.3)."""

    who: Ref
    what: Ref
    to: Ref

    tag: ClassVar[str] = "attach"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS, "to": PLAYERS | PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <attach> {what} to {to}",)

    def resolve(self, c: Context) -> Task[None]:
        done: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            found = present((yield from self.what.find(mine)), c)
            hosts = present((yield from self.to.find(mine)), c)
            able = [host for host in hosts if any([attaching.may_be_attached(c.state, id, host) for id in found])]
            host = yield from attaching.choose_host(c.state, player, able, c.source)
            done += [id for id in found if attaching.attach(c.state, id, host, c.cause)] if able else []
        c.named[self.named] = tuple(done)


@dataclass(frozen=True)
class Unattach(Effect):
    """Players unattach permanents from what they are attached to (CR 701.3d)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "unattach"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <unattach> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        done: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                if c.state.objects[id].attached_to >= 0:
                    attaching.detach(c.state, id, c.cause)
                    done.append(id)
        c.named[self.named] = tuple(done)
