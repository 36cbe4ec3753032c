"""Incubating (CR 701.53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import ActivatedAbility
from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases
from manafold.model.typeline import TypeLine
from manafold.model.words import Fixed, Ref, Script, Value
from manafold.rules import tokens
from manafold.rules.double_faced import faces_of_card
from manafold.words.costs.mana import Mana
from manafold.words.effects.several_times import SeveralTimes, so_many_times
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
class Incubate(SeveralTimes):
    """Players create Incubator tokens that enter with so many +1/+1 counters, so many times (CR 701.53a)."""

    who: Ref
    amount: Value
    times: Value = Fixed(1)

    tag: ClassVar[str] = "incubate"
    phrases: ClassVar[Phrases] = so_many_times("{who} <incubate> {amount}")
    makes: ClassVar[str] = "token"

    def once(self, player: int, c: Context) -> Task[list[int]]:
        counters = {"+1/+1": max(0, self.amount.of(c))}
        faces = faces_of_card(INCUBATOR)
        assert faces is not None
        return (yield from tokens.create(c.state, player, faces.front, 1, c.cause, faces=faces, counters=counters))
