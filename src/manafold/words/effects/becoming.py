"""Becoming a copy, or of a color of somebody's choice (CR 707.4, 105.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.colors import COLOR_NAMES
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Ref, Static
from manafold.rules import continuous, copies
from manafold.rules.decisions import Decision, Option
from manafold.rules.finding import present
from manafold.words.durations.lasting import Indefinitely
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class BecomeCopy(Effect):
    """Objects become copies of another, with exceptions, for a duration or for good (CR 707.4, 707.9)."""

    what: Ref
    original: Ref
    duration: Duration
    exceptions: tuple[Static, ...] = ()
    first: bool = False
    """Whether the duration is said first."""
    several: bool = False
    """Whether the text speaks of copies."""

    tag: ClassVar[str] = "become a copy"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:said} <become> a copy of {original}", sets={"duration": Indefinitely()}),
        Phrase(
            "{what:said} <become> a copy of {original}, except {exceptions:list and its}",
            sets={"duration": Indefinitely()},
        ),
        "{what:said} <become> a copy of {original} {duration}",
        Phrase("{what:said} become copies of {original} {duration}", sets={"several": True}),
        Phrase("{what:said} become copies of {original}", sets={"several": True, "duration": Indefinitely()}),
        "{what:said} <become> a copy of {original} {duration}, except {exceptions:list and its}",
        Phrase("{duration}, {what:said} <become> a copy of {original}", sets={"first": True}),
        Phrase(
            "{duration}, {what:said} <become> a copy of {original}, except {exceptions:list and its}",
            sets={"first": True},
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        originals = yield from self.original.find(c)
        c.named[self.named] = tuple(found)
        if originals:
            copies.become_copy(c.state, c, tuple(found), originals[0], self.duration, self.exceptions)


@dataclass(frozen=True)
class BecomeColorOfChoice(Effect):
    """Objects become the color that you choose, for a duration (CR 105.3)."""

    what: Ref
    duration: Duration

    tag: ClassVar[str] = "become color of choice"
    phrases: ClassVar[Phrases] = ("{what:said} <become> the color of your choice {duration}",)

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        c.named[self.named] = tuple(found)
        options = [Option(name, value=color) for color, name in COLOR_NAMES.items()]
        pick = yield Decision(c.controller, "color", options, "choose a color", c.source)
        chosen = tuple([color for color in COLOR_NAMES if color == pick.value])
        continuous.add_effect(c.state, c, (Becomes(Kind(colors=chosen), ""),), self.duration, tuple(found))
