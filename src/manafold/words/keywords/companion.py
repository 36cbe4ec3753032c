"""Companion, and the conditions on starting decks (CR 702.139)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import ActivatedAbility, SpecialAction
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Filter
from manafold.rules import zones
from manafold.rules.casting import sorcery_speed
from manafold.rules.companions import COMPANION, Accompanying
from manafold.words.costs.mana import Mana

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

DECK = "starting deck"
"""Under this name stand the cards of the deck that a companion is to be revealed for."""


@dataclass(frozen=True)
class DeckRule(Condition):
    """Something that can be said of a starting deck. `what` are the cards of which it is said."""

    what: Filter

    def holds(self, c: Context) -> bool:
        return self.holds_of([id for id in c.named.get(DECK, ()) if self.what.matches(id, c)], c)

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        """Whether it is true of these cards."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class ContainsOnly(DeckRule):
    """Contains only cards of a description, or of one of two (CR 702.139a)."""

    also: Filter | None = None

    tag: ClassVar[str] = "deck contains only"
    phrases: ClassVar[Phrases] = (
        Phrase("Your starting deck contains only {what:many}", form="of a deck"),
        Phrase("Your starting deck contains only {what:many} and {also:many}", form="of a deck"),
    )

    def holds(self, c: Context) -> bool:
        cards = c.named.get(DECK, ())
        others = [id for id in cards if self.also is None or not self.also.matches(id, c)]
        return all([self.what.matches(id, c) for id in others])


@dataclass(frozen=True)
class EachIs(DeckRule):
    """Each card of a description fits another one (CR 702.139a)."""

    fits: Filter

    tag: ClassVar[str] = "each in deck is"
    phrases: ClassVar[Phrases] = (Phrase("Each {what} in your starting deck is {fits:a}", form="of a deck"),)

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        return all([self.fits.matches(id, c) for id in cards])


@dataclass(frozen=True)
class EachCosts(DeckRule):
    """Each card of a description has a mana value of at most so much (CR 202.3, 702.139a)."""

    most: int

    tag: ClassVar[str] = "each in deck costs"
    phrases: ClassVar[Phrases] = (
        Phrase("Each {what} in your starting deck has mana value {most} or less", form="of a deck"),
    )

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        return all([c.state.mana_value(id) <= self.most for id in cards])


@dataclass(frozen=True)
class EachActivates(DeckRule):
    """Each card of a description has an activated ability (CR 602.1, 702.139a)."""

    tag: ClassVar[str] = "each in deck activates"
    phrases: ClassVar[Phrases] = (
        Phrase("Each {what} in your starting deck has an activated ability", form="of a deck"),
    )

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        return all([
            any([isinstance(each, ActivatedAbility) for each in c.state.characteristics(id).abilities.all])
            for id in cards
        ])  # fmt: skip


@dataclass(frozen=True)
class EachIsNamedApart(DeckRule):
    """Each card of a description has a different name (CR 201.2, 702.139a)."""

    tag: ClassVar[str] = "each in deck is named apart"
    phrases: ClassVar[Phrases] = (Phrase("Each {what} in your starting deck has a different name", form="of a deck"),)

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        return len({c.state.characteristics(id).name for id in cards}) == len(cards)


@dataclass(frozen=True)
class AllShareType(DeckRule):
    """All cards of a description share a card type (CR 205.2, 702.139a)."""

    tag: ClassVar[str] = "all in deck share a type"
    phrases: ClassVar[Phrases] = (Phrase("Each {what} in your starting deck shares a card type", form="of a deck"),)

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        return not cards or bool(frozenset.intersection(*[c.state.characteristics(id).types for id in cards]))


@dataclass(frozen=True)
class NoSymbolTwice(DeckRule):
    """No card of a description has more than one of the same mana symbol in its mana cost (CR 107.4, 702.139a)."""

    tag: ClassVar[str] = "no symbol twice in deck"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "No {what} in your starting deck has more than one of the same mana symbol in its mana cost",
            form="of a deck",
        ),
    )

    def holds_of(self, cards: Sequence[int], c: Context) -> bool:
        costs = [c.state.characteristics(id).mana_cost for id in cards]
        return all([len(set(cost.symbols)) == len(cost.symbols) for cost in costs if cost is not None])


@dataclass(frozen=True)
class WaitsOutside(Condition):
    """The card is your companion, and it is a time for sorceries (CR 116.2g)."""

    def holds(self, c: Context) -> bool:
        return COMPANION in c.state.objects[c.source].choices and sorcery_speed(c.state, c.controller)


@dataclass(frozen=True)
class Join(Effect):
    """The companion is put into its owner's hand (CR 702.139a)."""

    def resolve(self, c: Context) -> Task[None]:
        yield from zones.move(c.state, c.source, "hand", c.cause)


@dataclass(frozen=True)
class Companion(Accompanying):
    """If the starting deck fulfills the condition, this may be your companion: once, for {3}, put into your hand from
    outside the game (CR 702.139)."""

    deck: Condition

    tag: ClassVar[str] = "companion"
    phrases: ClassVar[Phrases] = ("companion — {deck:of a deck}.",)

    def allows(self, deck: Sequence[int], c: Context) -> bool:
        c.named[DECK] = tuple(deck)
        return self.deck.holds(c)

    def actions(self) -> tuple[SpecialAction, ...]:
        three = Mana(ManaCost.parse("{3}"))
        return (SpecialAction("companion", (three,), (Join(),), WaitsOutside(), "outside"),)
