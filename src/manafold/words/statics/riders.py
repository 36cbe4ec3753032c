"""What is said about spells cast by a permission: how they are paid for, and where they go (CR 601.3, 609.4b)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.mana import FREE
from manafold.model.phrase import Phrase, Phrases
from manafold.model.typeline import CardType
from manafold.rules.permissions import Rider
from manafold.words.costs.life import PayLife
from manafold.words.refs.plain import Source
from manafold.words.values.counting import MeasureOf

if TYPE_CHECKING:
    from manafold.model.abilities import Way

LIFE_FOR_MANA_VALUE = PayLife(MeasureOf(Source(), "mana value"))
"""The cost of a spell that is paid for with life instead of mana."""
Called = Literal[
    "that spell", "those spells", "it", "them", "that card", "spells this way", "a spell cast this way",
    "a card cast this way",
]  # fmt: skip
"""What a text calls the spells that are cast by a permission."""


@dataclass(frozen=True)
class SpendsAnyMana(Rider):
    """Any mana may be spent as though it were of any color, or type, to cast the spells (CR 609.4b, 118.14)."""

    like: Literal["color", "type"]
    spell: Called
    passive: bool = False
    """Whether the text says that mana can be spent, and not by whom."""

    tag: ClassVar[str] = "spends any mana"
    phrases: ClassVar[Phrases] = (
        Phrase(", and you may spend mana as though it were mana of any {like} to cast {spell}", form="rider"),
        Phrase(
            " and you may spend mana as though it were mana of any {like} to cast {spell}",
            form="rider",
            read_only=True,
        ),
        Phrase(
            ", and they may spend mana as though it were mana of any {like} to cast {spell}",
            form="rider",
            read_only=True,
        ),
        Phrase(
            ", and mana of any type can be spent to cast {spell}",
            sets={"like": "type", "passive": True},
            form="rider",
        ),
        Phrase(
            " and mana of any type can be spent to cast {spell}",
            sets={"like": "type", "passive": True},
            form="rider",
            read_only=True,
        ),
    )

    def onto(self, way: Way) -> Way:
        return dataclasses.replace(way, like=self.like)


@dataclass(frozen=True)
class NotBuried(Rider):
    """The spells are exiled if they would be put into a graveyard (CR 614.1a)."""

    spell: Called
    whose: Literal["a", "your", "an opponent's", "its owner's"]

    tag: ClassVar[str] = "not buried"
    phrases: ClassVar[Phrases] = (
        Phrase(". If {spell} would be put into {whose} graveyard, exile it instead", form="rider"),
        Phrase(
            ". If {spell} would be put into {whose} graveyard this turn, exile it instead", form="rider", read_only=True
        ),
    )

    def onto(self, way: Way) -> Way:
        return dataclasses.replace(way, not_to_graveyard=True)


@dataclass(frozen=True)
class PaysLife(Rider):
    """Life equal to its mana value is paid for a spell instead of its mana cost (CR 118.9)."""

    tag: ClassVar[str] = "pays life"
    phrases: ClassVar[Phrases] = (
        Phrase(
            ". If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost",
            form="rider",
        ),
        Phrase(
            ". If you cast a spell this way, [you] pay life equal to its mana value rather than paying its mana cost",
            form="rider",
            read_only=True,
        ),
    )

    def onto(self, way: Way) -> Way:
        return dataclasses.replace(way, mana=FREE, costs=(LIFE_FOR_MANA_VALUE,))


@dataclass(frozen=True)
class EntersWithCounter(Rider):
    """What the spells become enters with a counter, perhaps only if it is of a card type (CR 614.1c)."""

    kind: str
    type: CardType
    only: bool = False
    """Whether the text says that it must be a spell of that type."""
    additional: bool = False
    """Whether the text calls the counter additional, which changes nothing."""

    tag: ClassVar[str] = "enters with counter"
    phrases: ClassVar[Phrases] = tuple(
        [
            Phrase(
                f". If you cast a {spell} this way, that {{type}} enters with {counter} counter on it",
                sets={"only": spell != "spell", "additional": counter.startswith("an")},
                form="rider",
            )
            for spell in ("spell", "{type} spell")
            for counter in ("a {kind:counter}", "an additional {kind:counter}")
        ]
    )

    def onto(self, way: Way) -> Way:
        return dataclasses.replace(way, counter=self.kind, counter_if=self.type if self.only else "")
