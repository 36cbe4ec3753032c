"""More tokens than would be created, others beside them, and others in their place (CR 614.1a, 111)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Fixed, Replacement, Value
from manafold.rules.decisions import NO, Decision, Option
from manafold.rules.events import Event, TokensCreated
from manafold.rules.tokens import fits
from manafold.words.effects.create import Token
from manafold.words.filters.kinds import IsToken

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

YOURS = "if one or more {what:many} would be created under your control,"
YOU = "if you would create one or more {what:many}, instead create"
ANY_TOKEN = IsToken()


@dataclass(frozen=True)
class OfTokens(Replacement):
    """Changes what tokens of a description are created, under your control or under anybody's."""

    replaces: ClassVar[tuple[type[Event], ...]] = (TokensCreated,)

    def concerns(self, event: Event, what: Filter, anybody: bool, c: Context) -> bool:
        """Whether such tokens would be created."""
        if not isinstance(event, TokensCreated) or not (anybody or event.player == c.controller):
            return False
        return what == ANY_TOKEN or fits(event, what, c)


@dataclass(frozen=True)
class TwiceAsManyTokens(OfTokens):
    """So many times as many tokens are created (CR 614.1a, 111)."""

    what: Filter = ANY_TOKEN
    factor: int = 2
    anybody: bool = False
    """Whether it is so under whose control they ever would be created."""

    tag: ClassVar[str] = "twice as many tokens"
    phrases: ClassVar[Phrases] = (
        Phrase(f"{YOURS} twice that many of those tokens are created instead", form="sentence"),
        Phrase(
            f"{YOURS} three times that many of those tokens are created instead", sets={"factor": 3}, form="sentence"
        ),
        Phrase(
            "if one or more {what:many} would be created, twice that many of those tokens are created instead",
            sets={"anybody": True},
            form="sentence",
        ),
        Phrase(
            "if an effect would create one or more tokens under your control, "
            "it creates twice that many of those tokens instead",
            form="sentence",
            read_only=True,
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return self.concerns(event, self.what, self.anybody, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, TokensCreated)
        return [replace(event, amount=event.amount * self.factor)]
        yield


@dataclass(frozen=True)
class TokensPlus(OfTokens):
    """Other tokens are created beside them (CR 614.1a)."""

    what: Filter
    amount: Value
    token: Token
    additional: bool = False
    """Whether the text says "an additional", which changes nothing."""
    active: bool = False
    """Whether the text says "if you would create"."""

    tag: ClassVar[str] = "tokens plus"
    phrases: ClassVar[Phrases] = (
        Phrase(f"{YOURS} those tokens plus {{amount:counted}} {{token:noun}} are created instead", form="sentence"),
        Phrase(
            f"{YOURS} those tokens plus a additional {{token:noun}} are created instead",
            sets={"amount": Fixed(1), "additional": True},
            form="sentence",
        ),
        Phrase(
            f"{YOU} those tokens plus a additional {{token:noun}}",
            sets={"amount": Fixed(1), "additional": True, "active": True},
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return self.concerns(event, self.what, False, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, TokensCreated)
        return [event, replace(event, amount=self.amount.of(c), base=self.token.characteristics(c))]
        yield


@dataclass(frozen=True)
class OneOfEach(Replacement):
    """For each token of one of several kinds that you would create, one of each kind is created (CR 614.1a)."""

    kinds: tuple[Token, ...]

    tag: ClassVar[str] = "one of each"
    replaces: ClassVar[tuple[type[Event], ...]] = (TokensCreated,)
    phrases: ClassVar[Phrases] = (
        Phrase("if you would create a {kinds:list or kind} token, instead create one of each", form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, TokensCreated) or event.player != c.controller:
            return False
        return any([event.base.subtypes >= frozenset(kind.subtypes) for kind in self.kinds])

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, TokensCreated)
        return [replace(event, base=kind.characteristics(c)) for kind in self.kinds]
        yield


@dataclass(frozen=True)
class TokensOfChoice(OfTokens):
    """You may create as many other tokens in their place, of one of two kinds (CR 614.1a)."""

    what: Filter
    first: Token
    second: Token

    tag: ClassVar[str] = "tokens of choice"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if you would create one or more {what:many}, you may instead create that many {first:noun} or that many "
            "{second:noun}",
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return self.concerns(event, self.what, False, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, TokensCreated)
        kinds = [self.first.characteristics(c), self.second.characteristics(c)]
        options = [Option("create", kind.name, value=place) for place, kind in enumerate(kinds)]
        pick = yield Decision(event.player, "mode", [*options, NO], "create instead", c.source)
        return [event if pick == NO else replace(event, base=kinds[int(pick.value)])]


@dataclass(frozen=True)
class TokensInstead(OfTokens):
    """As many other tokens are created in their place (CR 614.1a)."""

    what: Filter
    token: Token

    tag: ClassVar[str] = "tokens instead"
    phrases: ClassVar[Phrases] = (
        Phrase(f"{YOURS} that many {{token:noun}} are created instead", form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return self.concerns(event, self.what, False, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, TokensCreated)
        return [replace(event, base=self.token.characteristics(c))]
        yield
