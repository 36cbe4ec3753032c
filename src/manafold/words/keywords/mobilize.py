"""Keywords of attackers that make or exile something: mobilize, ingest (CR 702.181, 702.115)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Fixed, Script, Value
from manafold.words.effects.create import Create, Token
from manafold.words.effects.delayed import Later
from manafold.words.effects.exile import Exile
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.keywords.building import THIS, whenever
from manafold.words.keywords.growing import HurtsAPlayer
from manafold.words.refs.noun_phrases import TopCards
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Named, Triggering
from manafold.words.triggers.combat import Attacks
from manafold.words.triggers.delayed import NextStep

WARRIOR = Token(("creature",), ("Warrior",), (), ("R",), Fixed(1), Fixed(1))
MADE = "warriors"


@dataclass(frozen=True)
class Mobilize(Keyword):
    """Attacking, it makes attacking Warriors, which are sacrificed at the next end step (CR 702.181).

    How many is `number`, or, where the text says what X is, `amount`.
    """

    number: int
    amount: Value | None = None

    tag: ClassVar[str] = "mobilize"
    phrases: ClassVar[Phrases] = (
        "mobilize {number}",
        Phrase("mobilize X, where X is {amount}", sets={"number": 0}),
    )

    def expand(self) -> tuple[Ability, ...]:
        amount = Fixed(self.number) if self.amount is None else self.amount
        create = Create(who=You(), amount=amount, token=WARRIOR, tapped=True, attacking=True, named=MADE)
        gone = Script(effects=(Sacrifice(who=You(), what=Named(MADE, True)),))
        return (whenever(Attacks(THIS), create, Later(when=NextStep("end step"), script=gone)),)


@dataclass(frozen=True)
class Ingest(Keyword):
    """Dealing combat damage to a player, it exiles the top card of their library (CR 702.115)."""

    tag: ClassVar[str] = "ingest"
    phrases: ClassVar[Phrases] = ("ingest",)

    def expand(self) -> tuple[Ability, ...]:
        hurt = Triggering("target")
        return (whenever(HurtsAPlayer(), Exile(who=hurt, what=TopCards(hurt))),)
