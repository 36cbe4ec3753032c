"""Tapping and untapping (CR 701.26)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import tapping
from manafold.rules.choosing import yes_or_no
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Tap(Effect):
    """Players tap permanents (CR 701.26a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "tap"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <tap> {what:others}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            for id in present(found, c):
                tapping.tap(c.state, id, c.cause)
                acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class Untap(Effect):
    """Players untap permanents (CR 701.26b)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "untap"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <untap> {what:others}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            for id in present(found, c):
                tapping.untap(c.state, id, c.cause)
                acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class TapOrUntap(Effect):
    """A player taps or untaps permanents, as they choose for each (CR 701.26)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "tap or untap"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        "{who} <tap> or <untap> {what}",
        Phrase("{who} <untap> or <tap> {what}", read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            for id in present(found, c):
                if (yield from yes_or_no(player, "tap, not untap", c.source)):
                    tapping.tap(c.state, id, c.cause)
                else:
                    tapping.untap(c.state, id, c.cause)
                acted.append(id)
        c.named[self.named] = tuple(acted)
