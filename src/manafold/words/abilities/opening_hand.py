"""What can be done with a card of an opening hand (CR 103.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect
from manafold.rules import libraries, zones

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class BeginThere(Effect):
    """The card is put onto the battlefield before the game begins (CR 103.6a)."""

    def resolve(self, c: Context) -> Task[None]:
        yield from zones.enter(c.state, c.source, c.controller, c.cause)


@dataclass(frozen=True)
class RevealIt(Effect):
    """The card is revealed before the game begins (CR 103.6b)."""

    def resolve(self, c: Context) -> Task[None]:
        libraries.reveal(c.state, c.controller, (c.source,), c.cause)
        return
        yield


@dataclass(frozen=True)
class BeginsOnBattlefield(Ability):
    """The game may begin with the card on the battlefield (CR 103.6a). `called` is how the text calls it."""

    tag: ClassVar[str] = "begins on battlefield"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if this card is in your opening hand, you may begin the game with it on the battlefield.", form="sentence"
        ),
        Phrase(
            "if ~ is in your opening hand, you may begin the game with (it|him|her|them) on the battlefield.",
            form="sentence",
            read_only=True,
        ),
    )

    def opening(self) -> tuple[Effect, ...]:
        return (BeginThere(),)


@dataclass(frozen=True)
class RevealedAtFirst(Ability):
    """The card may be revealed from the opening hand, and then something happens early in the game (CR 103.6b)."""

    does: tuple[Effect, ...]

    tag: ClassVar[str] = "revealed at first"
    phrases: ClassVar[Phrases] = (
        Phrase("you may reveal this card from your opening hand. if you do, {does:sentences inside}", form="sentence"),
    )

    def opening(self) -> tuple[Effect, ...]:
        return (RevealIt(), *self.does)
