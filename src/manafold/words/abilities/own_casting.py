"""What a spell's text says about when and for what it can be cast (CR 601.3, 118.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability, StaticAbility, Way
from manafold.model.mana import FREE, ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Cost, Filter
from manafold.rules.permissions import PlayerRule
from manafold.words.costs.mana import Mana
from manafold.words.filters.pointed import Is
from manafold.words.keywords.casting import way
from manafold.words.refs.plain import Source, You

if TYPE_CHECKING:
    from manafold.rules.context import Context

RATHER = "rather than pay this spell's mana cost"


@dataclass(frozen=True)
class CastOnly(PlayerRule):
    """The spell can be cast only while these conditions hold (CR 601.3)."""

    only: tuple[Condition, ...]

    def forbids_casting(self, spell: int, player: int, c: Context) -> bool:
        return spell == c.source and not all([condition.holds(c) for condition in self.only])


@dataclass(frozen=True)
class CastThisOnly(Ability):
    """"Cast this spell only ..." (CR 601.3)."""

    when: Condition
    also: Condition | None = None

    tag: ClassVar[str] = "cast this only"
    phrases: ClassVar[Phrases] = (
        Phrase("cast this spell only {when:only}.", form="sentence"),
        Phrase("cast this spell only {when:only} and only {also:only}.", form="sentence"),
    )

    def expand(self) -> tuple[Ability, ...]:
        only = (self.when,) if self.also is None else (self.when, self.also)
        return (StaticAbility(Is(Source()), (CastOnly(only),), zone="stack"),)


@dataclass(frozen=True)
class SpendOnly(PlayerRule):
    """Only mana from sources of a description can be spent to cast the spell (CR 601.2h)."""

    what: Filter

    def mana_sources(self, spell: int, c: Context) -> Filter | None:
        return self.what if spell == c.source else None


@dataclass(frozen=True)
class SpendOnlyManaFrom(Ability):
    """"Spend only mana produced by ... to cast this spell" (CR 601.2h)."""

    what: Filter

    tag: ClassVar[str] = "spend only mana from"
    phrases: ClassVar[Phrases] = (
        Phrase("spend only mana produced by {what:many} to cast this spell.", form="sentence"),
    )

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(Is(Source()), (SpendOnly(self.what),), zone="stack"),)


@dataclass(frozen=True)
class AlternativeCost(Ability):
    """A cost that may be paid instead of the mana cost, perhaps only under a condition (CR 118.9)."""

    cost: tuple[Cost, ...]
    condition: Condition | None = None
    first: bool = False
    """Whether the condition is said first."""

    tag: ClassVar[str] = "alternative cost"
    phrases: ClassVar[Phrases] = (
        Phrase("you may {cost:list and verb} " + RATHER + ".", form="sentence"),
        Phrase("you may {cost:list and} " + RATHER + ".", form="sentence"),
        Phrase("if {condition}, you may {cost:list and verb} " + RATHER + ".", sets={"first": True}, form="sentence"),
        Phrase("if {condition}, you may {cost:list and} " + RATHER + ".", sets={"first": True}, form="sentence"),
        Phrase("you may {cost:list and verb} " + RATHER + " if {condition}.", form="sentence"),
        Phrase("you may {cost:list and} " + RATHER + " if {condition}.", form="sentence"),
        Phrase(
            "if {condition}, you may cast this spell without paying its mana cost.",
            sets={"cost": (), "first": True},
            form="sentence",
        ),
    )

    def ways(self) -> tuple[Way, ...]:
        return (way("alternative cost", self.cost, condition=self.condition),)


@dataclass(frozen=True)
class FlashForMore(Ability):
    """May be cast as though it had flash for so much more (CR 601.3b, 118.8)."""

    mana: ManaCost = FREE

    tag: ClassVar[str] = "flash for more"
    phrases: ClassVar[Phrases] = (
        Phrase("you may cast this spell as though it had flash if you pay {mana} more to cast it.", form="sentence"),
    )

    def ways(self) -> tuple[Way, ...]:
        return (Way("flash", None, (Mana(self.mana),), as_instant=True),)


@dataclass(frozen=True)
class CastAsInstant(PlayerRule):
    """The spell may be cast any time its caster could cast an instant (CR 601.3b)."""

    def may_cast_as_instant(self, spell: int, c: Context) -> bool:
        return spell == c.source


@dataclass(frozen=True)
class FlashIf(Ability):
    """May be cast as though it had flash, perhaps under a condition (CR 601.3b)."""

    condition: Condition | None = None

    tag: ClassVar[str] = "flash if"
    phrases: ClassVar[Phrases] = (
        Phrase("you may cast this spell as though it had flash if {condition}.", form="sentence"),
        Phrase(
            "you may cast this spell as though it had flash as long as {condition}.", form="sentence", read_only=True
        ),
    )

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(Is(Source()), (CastAsInstant(),), self.condition, "stack"),)


@dataclass(frozen=True)
class FromGraveyard(Ability):
    """May be cast from the graveyard for its mana cost, perhaps under a condition (CR 601.3)."""

    cost: tuple[Cost, ...] = ()
    condition: Condition | None = None

    tag: ClassVar[str] = "from graveyard"
    phrases: ClassVar[Phrases] = (
        Phrase("you may cast this card from your graveyard.", form="sentence"),
        Phrase("you may cast this card from your graveyard as long as {condition}.", form="sentence"),
        Phrase("you may cast this card from your graveyard if {condition}.", form="sentence", read_only=True),
        Phrase(
            "you may cast this card from your graveyard by {cost:list and paying} in addition to paying its other "
            "costs.",
            form="sentence",
        ),
    )

    def ways(self) -> tuple[Way, ...]:
        return (Way("permission", None, self.cost, "graveyard", condition=self.condition),)


@dataclass(frozen=True)
class UsingAbility(PlayerRule):
    """The card may be cast from where it is in the way that another ability of it says for the hand (CR 601.3)."""

    keyword: str

    def cards_to_play(self, c: Context) -> Sequence[int]:
        return (c.source,)

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        if card != c.source:
            return ()
        there = c.state.objects[card].zone
        ways = c.state.characteristics(card).abilities.ways
        return tuple([replace(each, zone=there) for each in ways if each.name == self.keyword and each.zone != there])


@dataclass(frozen=True)
class FromGraveyardUsing(Ability):
    """May be cast from the graveyard by paying for another ability of its own: "using its blitz ability" (CR 601.3)."""

    keyword: Literal["blitz", "dash", "evoke", "spectacle", "surge"]

    tag: ClassVar[str] = "from graveyard using"
    phrases: ClassVar[Phrases] = (
        Phrase("you may cast this card from your graveyard using its {keyword} ability.", form="sentence"),
    )

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(Is(You()), (UsingAbility(self.keyword),), zone="graveyard"),)
