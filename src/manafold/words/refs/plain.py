"""The references that need no noun: you, the source, what the source is attached to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Person, Ref
from manafold.model.words.sorts import CARDS, PERMANENTS, PLAYERS, Around, Sorts
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class You(Ref):
    """The controller of the spell or ability (CR 109.5).

    `said` is for the subject of a clause: "said" where it could be left out, "left out" where it is usually said.
    """

    said: Literal["", "said", "left out"] = ""

    tag: ClassVar[str] = "you"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("you",)

    def entities(self, c: Context) -> Sequence[int]:
        return (c.controller,)

    def person(self) -> Person:
        return "you"

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class Source(Ref):
    """The object that says this (CR 113.7): "this creature", its name.

    `said` is how, where that is not the usual way; "full" is the usual name where a pronoun is usual.
    """

    said: str = ""

    tag: ClassVar[str] = "source"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        return (c.source,)

    def sorts(self, around: Around) -> Sorts | None:
        return around.source


@dataclass(frozen=True)
class SourceIn(Ref):
    """The source, while it is in a zone that its text moves it out of: the ability functions there (CR 113.6m)."""

    zone: Literal["graveyard", "hand"]
    by_name: bool = False

    tag: ClassVar[str] = "source in"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("this card from your {zone}", Phrase("~ from your {zone}", sets={"by_name": True}))

    def entities(self, c: Context) -> Sequence[int]:
        found = c.state.objects.get(c.source)
        return (c.source,) if found is not None and found.zone == self.zone else ()

    def sorts(self, around: Around) -> Sorts | None:
        return CARDS


@dataclass(frozen=True)
class Attached(Ref):
    """What the source is attached to (CR 301.5, 303.4): "enchanted creature". `noun` is what it is called.

    `said` is how it is said where that is not usual: "full" for the noun where a pronoun is usual.
    """

    way: str
    noun: str
    said: str = ""

    tag: ClassVar[str] = "attached"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        host = c.state.object(c.source).attached_to
        return () if host == NOTHING else (host,)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS if self.noun.lower() in ("player", "opponent") else PERMANENTS
