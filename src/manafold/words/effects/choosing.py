"""Choosing, for later instructions to speak of what was chosen (CR 115, 608.2d)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import ANYTHING, Sorts
from manafold.rules.events import Chose
from manafold.rules.finding import PUBLIC, find_all
from manafold.rules.terms import is_player
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ChooseTargets(Effect):
    """Nothing happens yet: the targets were chosen on announcement (CR 601.2c)."""

    what: Ref
    also: Ref | None = None

    tag: ClassVar[str] = "choose targets"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ANYTHING}
    phrases: ClassVar[Phrases] = ("choose {what:target}", "choose {what:target} and {also:target}")

    def resolve(self, c: Context) -> Task[None]:
        also = () if self.also is None else self.also.entities(c)
        c.named[self.named] = (*self.what.entities(c), *also)
        return
        yield


REST = " rest"
"""So ends the name under which stands what could have been chosen and was not."""


@dataclass(frozen=True)
class ChooseSome(Effect):
    """Players choose objects or players, that later instructions speak of (CR 608.2d)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "choose some"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ANYTHING}
    phrases: ClassVar[Phrases] = ("{who} <choose> {what:chosen}",)

    def resolve(self, c: Context) -> Task[None]:
        chosen: list[int] = []
        fitting: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            fitting += find_all(self.what.what, mine) if isinstance(self.what, Choose) else ()
            found = yield from self.what.find(mine)
            for id in found:
                if is_player(id) or (c.state.objects[id].zone in PUBLIC and not c.state.objects[id].face_down):
                    c.state.emit(Chose(c.cause, player, c.state.label(id)))
            c.give_share(self.named, player, found)
            chosen += found
        c.named[self.named] = tuple(dict.fromkeys(chosen))
        c.named[self.named + REST] = tuple([id for id in dict.fromkeys(fitting) if id not in chosen])
