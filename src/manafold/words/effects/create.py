"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.colors import Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.typeline import CardType, Supertype
from manafold.model.words import Effect, Fixed, Ref, Static, Value, Word
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules import attaching, tokens
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics
from manafold.rules.choosing import choose_some
from manafold.rules.terms import NOTHING
from manafold.words.destinations.battlefield import attack
from manafold.words.refs.granter import given

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Token(Word):
    """What a token is as it is created (CR 111.3): all that is not said, it has not."""

    types: tuple[CardType, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    power: Value | None = None
    toughness: Value | None = None
    abilities: tuple[Ability, ...] = ()
    name: str = ""

    tag: ClassVar[str] = "token"

    def characteristics(self, c: Context) -> Characteristics:
        """Its characteristics. Without a name it is called by its subtypes and "Token" (111.4)."""
        abilities = given(self.abilities, c)
        power = self.power.of(c) if self.power is not None else None
        toughness = self.toughness.of(c) if self.toughness is not None else None
        if power is None and "creature" in self.types:
            power = toughness = 0  # an ability of the token defines them
        return Characteristics(
            self.name or " ".join((*self.subtypes, "Token")),
            None,
            frozenset(self.colors),
            frozenset(self.supertypes),
            frozenset(self.types),
            frozenset(self.subtypes),
            power,
            toughness,
            None,
            None,
            ability_set(abilities),
        )


@dataclass(frozen=True)
class Create(Effect):
    """Players create tokens (CR 701.7a): `amount` times `times`, once for each of `each`.

    `attacking` ones attack whom their controller chooses (508.4), `attached` is what they are attached to. The players
    are said to investigate if that is how they create a Clue (701.16a).
    """

    who: Ref
    amount: Value
    token: Token
    tapped: bool = False
    attacking: bool = False
    attached: Ref | None = None
    each: Value | None = None
    times: Value | None = None
    investigating: bool = False

    tag: ClassVar[str] = "create"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <investigate>{token:clue}", sets={"amount": Fixed(1), "investigating": True}),
        Phrase(
            "{who} <investigate>{token:clue} for each {each:each}", sets={"amount": Fixed(1), "investigating": True}
        ),
        Phrase("{who} <investigate>{token:clue} twice", sets={"amount": Fixed(2), "investigating": True}),
        Phrase("{who} <investigate>{token:clue} {amount:counted} times", sets={"investigating": True}),
        "{who} <create> {amount:counted} {token:noun}",
        "{who} <create> {amount:counted} {token:noun} for each {each:each}",
        Phrase("{who} <create> {amount:counted} tapped {token:noun}", sets={"tapped": True}),
        Phrase("{who} <create> {amount:counted} tapped {token:noun} for each {each:each}", sets={"tapped": True}),
        Phrase("{who} <create> a number of {token:noun} equal to {times}", sets={"amount": Fixed(1)}),
        Phrase(
            "{who} <create> a number of tapped {token:noun} equal to {times}",
            sets={"amount": Fixed(1), "tapped": True},
        ),
        Phrase(
            "{who} <create> {amount:counted} {token:noun} that's tapped and attacking",
            sets={"tapped": True, "attacking": True, "amount": Fixed(1)},
        ),
        Phrase(
            "{who} <create> {amount:counted} {token:noun} that are tapped and attacking",
            sets={"tapped": True, "attacking": True},
        ),
        Phrase(
            "{who} <create> {amount:counted} tapped and attacking {token:noun}",
            sets={"tapped": True, "attacking": True},
            read_only=True,
        ),
        "{who} <create> {amount:counted} {token:noun} attached to {attached}",
    )
    makes: ClassVar[str] = "token"

    def makes_many(self) -> bool:
        return self.amount != Fixed(1) or self.each is not None or self.times is not None

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            amount = self.amount.of(mine)
            if self.each is not None:
                amount *= self.each.of(mine)
            if self.times is not None:
                amount *= self.times.of(mine)
            hosts = (yield from self.attached.find(mine)) if self.attached is not None else ()
            base = self.token.characteristics(mine)
            host = yield from attaching.choose_host(c.state, player, hosts, c.source)
            if self.attached is not None and host == NOTHING and "Aura" in base.subtypes:
                continue  # 303.4i
            created = yield from tokens.create(
                c.state, player, base, amount, c.cause, self.tapped, attached_to=host
            )
            for id in created:
                if self.attacking:
                    yield from attack(id, mine)
            made += created
        c.named[self.named] = tuple(made)


@dataclass(frozen=True)
class CreateCopies(Effect):
    """Players create copies of an object as tokens, last known if it has left, with exceptions (CR 707.2, 707.9)."""

    who: Ref
    amount: Value
    of: Ref
    tapped: bool = False
    attacking: bool = False
    exceptions: tuple[Static, ...] = ()

    tag: ClassVar[str] = "create copies"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "of": OBJECTS}
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <create> a token that's a copy of {of}", sets={"amount": Fixed(1)}),
        Phrase(
            "{who} <create> a token that's a copy of {of}, except {exceptions:list and its}",
            sets={"amount": Fixed(1)},
        ),
        Phrase(
            "{who} <create> a tapped and attacking token that's a copy of {of}",
            sets={"amount": Fixed(1), "tapped": True, "attacking": True},
        ),
        Phrase(
            "{who} <create> a token that's a copy of {of} and that's tapped and attacking",
            sets={"amount": Fixed(1), "tapped": True, "attacking": True},
        ),
        "{who} <create> {amount:counted} tokens that are copies of {of}, except {exceptions:list and their}",
        Phrase(
            "{who} <create> a tapped token that's a copy of {of}, except {exceptions:list and its}",
            sets={"amount": Fixed(1), "tapped": True},
        ),
        "{who} <create> {amount:counted} tokens that are copies of {of}",
        Phrase("{who} <create> a tapped token that's a copy of {of}", sets={"amount": Fixed(1), "tapped": True}),
        Phrase("{who} <create> {amount:counted} tapped tokens that are copies of {of}", sets={"tapped": True}),
    )
    makes: ClassVar[str] = "token"

    def makes_many(self) -> bool:
        return self.amount != Fixed(1)

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            for original in (yield from self.of.find(mine)):
                amount = self.amount.of(mine)
                created = yield from tokens.create_copies(
                    c.state, player, original, amount, mine, self.exceptions, self.tapped
                )
                for id in created if self.attacking else ():
                    yield from attack(id, mine)
                made += created
        c.named[self.named] = tuple(made)


@dataclass(frozen=True)
class Populate(Effect):
    """Players create a copy of a creature token that they control (CR 701.36a)."""

    who: Ref

    tag: ClassVar[str] = "populate"
    phrases: ClassVar[Phrases] = ("{who} <populate>",)
    makes: ClassVar[str] = "token"

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        made: list[int] = []
        players = yield from self.who.find(c)
        c.share_out(self.named, players)
        for player in players:
            mine = [
                id
                for id in state.battlefield
                if state.objects[id].kind == "token"
                and state.objects[id].controller == player
                and "creature" in state.characteristics(id).types
            ]
            for original in (yield from choose_some(state, player, mine, 1, 1, "permanent", "populate", c.source)):
                made += yield from tokens.create_copies(state, player, original, 1, c)
        c.named[self.named] = tuple(made)
