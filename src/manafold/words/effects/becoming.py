"""Becoming a copy, or of a color or type of somebody's choice (CR 707.4, 105.3, 205.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import COLOR_NAMES
from manafold.model.phrase import Phrase, Phrases
from manafold.model.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from manafold.model.words import Duration, Effect, Ref, Static
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules import continuous, copies
from manafold.rules.decisions import DONE, Decision, Option
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
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "original": OBJECTS}
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


Choosable = Literal["color", "color or colors", "creature type", "basic land type"]


@dataclass(frozen=True)
class BecomeColorOfChoice(Effect):
    """Objects become the color, the creature type or the basic land type that you choose, for a duration (CR 105.3,
    205.1a, 305.7)."""

    what: Ref
    duration: Duration
    quality: Choosable = "color"

    tag: ClassVar[str] = "become color of choice"
    phrases: ClassVar[Phrases] = (
        "{what:said} <become> the {quality} of your choice {duration}",
        Phrase("{what:said} <become> the {quality} of your choice", sets={"duration": Indefinitely()}),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        c.named[self.named] = tuple(found)
        kind = yield from self._chosen(c)
        continuous.add_effect(c.state, c, (Becomes(kind, ""),), self.duration, tuple(found))

    def _chosen(self, c: Context) -> Task[Kind]:
        """What they become."""
        if self.quality in ("creature type", "basic land type"):
            names = sorted(CREATURE_TYPES) if self.quality == "creature type" else list(BASIC_LAND_TYPES)
            options = [Option(name, value=name) for name in names]
            pick = yield Decision(c.controller, "name", options, f"choose a {self.quality}", c.source)
            return Kind(subtypes=tuple([name for name in names if name == pick.value]))
        left = [Option(name, value=color) for color, name in COLOR_NAMES.items()]
        picked: tuple[Option, ...] = ()
        while left and (not picked or self.quality == "color or colors"):
            options = [*left, DONE] if picked else left
            pick = yield Decision(c.controller, "color", options, "choose a color", c.source, picked)
            if pick == DONE:
                break
            picked = (*picked, pick)
            left = [option for option in left if option != pick]
        chosen = [option.value for option in picked]
        return Kind(colors=tuple([color for color in COLOR_NAMES if color in chosen]))
