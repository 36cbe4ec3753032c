"""Incubating (CR 701.53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import ActivatedAbility
from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.typeline import TypeLine
from manafold.model.words import Effect, Fixed, Ref, Script, Value
from manafold.rules import tokens
from manafold.rules.characteristics import printed
from manafold.words.costs.mana import Mana
from manafold.words.effects.transform import Transform
from manafold.words.refs.plain import Source, You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

HATCH = ActivatedAbility(
    (Mana(ManaCost.parse("{2}")),), Script(effects=(Transform(who=You(), what=Source()),))
)
INCUBATOR = Card.of(
    CardFace(name="Incubator Token", type_line=TypeLine.parse("Artifact — Incubator"), abilities=(HATCH,)),
    CardFace(
        name="Phyrexian Token", type_line=TypeLine.parse("Artifact Creature — Phyrexian"), power=0, toughness=0
    ),
    layout="transform",
)
"""The two faces of the token (CR 111.10i)."""


@dataclass(frozen=True)
class Incubate(Effect):
    """Players create Incubator tokens that enter with so many +1/+1 counters, so many times (CR 701.53a)."""

    who: Ref
    amount: Value
    times: Value = Fixed(1)

    tag: ClassVar[str] = "incubate"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <incubate> {amount}", sets={"times": Fixed(1)}),
        Phrase("{who} <incubate> {amount} twice", sets={"times": Fixed(2)}),
        "{who} <incubate> {amount} {times:word} times",
    )
    makes: ClassVar[str] = "token"

    def makes_many(self) -> bool:
        return self.times != Fixed(1)

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        for player in (yield from self.who.find(c)):
            mine = c.within(player)
            for _ in range(self.times.of(mine)):
                counters = {"+1/+1": max(0, self.amount.of(mine))}
                base = printed(INCUBATOR.face)
                made += yield from tokens.create(
                    c.state, player, base, 1, c.cause, card=INCUBATOR, counters=counters
                )
        c.named[self.named] = tuple(made)
