"""Losing unspent mana (CR 106.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import mana

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

LOST = "mana lost"
"""The name under which stand the types of the mana that players lost by the effect before."""


@dataclass(frozen=True)
class LoseUnspentMana(Effect):
    """Players lose all their unspent mana (CR 106.4)."""

    who: Ref

    tag: ClassVar[str] = "lose unspent mana"
    phrases: ClassVar[Phrases] = ("{who:said} <lose> all unspent mana",)
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        lost = ""
        players = yield from self.who.find(c)
        c.share_out(self.named, players)
        for player in players:
            theirs = mana.lose_all(c.state, player, c.cause)
            c.give_share(self.named, player, amount=len(theirs))
            lost += theirs
        c.numbers[self.named] = len(lost)
        c.chosen[LOST] = lost


@dataclass(frozen=True)
class AddManaLost(Effect):
    """You add the mana that players lost by the effect before (CR 106.4)."""

    adds_mana: ClassVar[bool] = True
    tag: ClassVar[str] = "add mana lost"
    phrases: ClassVar[Phrases] = (
        "you add the mana lost this way",
        Phrase("add the mana lost this way", read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        lost = str(c.chosen.get(LOST, ""))
        if lost:
            yield from mana.add(c.state, c.controller, c.source, lost, c.cause)
