"""Continuous effects from resolving spells and abilities."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Ref, Static
from manafold.model.words.sorts import ANYTHING, OBJECTS, SPELLS, Around, Flaw, Sorts
from manafold.model.words.statics import said_of
from manafold.rules import continuous
from manafold.rules.control import commit_control
from manafold.rules.finding import present
from manafold.rules.terms import is_player
from manafold.words.durations.lasting import Indefinitely
from manafold.words.durations.turn import UntilEndOfCombat, UntilEndOfTurn
from manafold.words.keywords.phasing import CantPhaseIn
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Source
from manafold.words.statics.being_blocked import Lure
from manafold.words.statics.kinds import Becomes
from manafold.words.statics.permitting import MayPlay, remember_permitted
from manafold.words.statics.size import HasBaseSize, SwitchesSize

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ForAWhile(Effect):
    """Something becomes true of objects or players for a duration (CR 611.2)."""

    what: Ref
    does: tuple[Static, ...]
    duration: Duration
    first: bool = False
    """Whether the duration is said before what becomes true."""
    each: bool = False
    """Whether the text says "each" behind what it is about, which changes nothing."""
    rider: Static | None = None
    """What goes with a permission to cast spells."""

    tag: ClassVar[str] = "for a while"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ANYTHING}
    phrases: ClassVar[Phrases] = (
        Phrase("{what:said} {does:list and turn}", sets={"duration": UntilEndOfTurn()}),
        Phrase("{what:said} each {does:list and turn}", sets={"duration": UntilEndOfTurn(), "each": True}),
        Phrase("{what:said} {does:list and turn}{rider:rider}", sets={"duration": UntilEndOfTurn()}),
        Phrase("{what:said} {does:list and combat}", sets={"duration": UntilEndOfCombat()}),
        Phrase(
            "all creatures able to block {what} this turn do so",
            sets={"does": (Lure(),), "duration": UntilEndOfTurn()},
        ),
        "{what:said} {does:list and lasting} {duration}",
        Phrase("{what:said} each {does:list and lasting} {duration}", sets={"each": True}),
        Phrase("{duration}, {what:said} {does:list and lasting}", sets={"first": True}),
        Phrase("{duration}, {what:said} each {does:list and lasting}", sets={"first": True, "each": True}),
        "{what:said} {does:list and playing} {duration}",
        "{what:said} {does:list and playing} {duration}{rider:rider}",
        Phrase("{duration}, {what:said} {does:list and playing}", sets={"first": True}),
        Phrase("{duration}, {what:said} {does:list and playing}{rider:rider}", sets={"first": True}),
        Phrase("switch {what:possessive} power and toughness {duration}", sets={"does": (SwitchesSize(),)}),
        Phrase("{what:said} {does:list and lasting}", sets={"duration": Indefinitely()}),
    )

    def flaws(self, around: Around) -> list[Flaw]:
        known = self.what.sorts(around)
        if isinstance(self.what, Source) and known == SPELLS and any([each.said_of == OBJECTS for each in self.does]):
            return [Flaw("what", "a permanent, as the spell itself is none", "the spell")]
        return super().flaws(around) + said_of(self.does, known)

    def resolve(self, c: Context) -> Task[None]:
        what = self.what
        does = tuple([with_rider(static, self.rider) for static in self.does])
        if any([isinstance(static, MayPlay) for static in does]):
            remember_permitted(does, self.what.entities(c), c)
        if isinstance(what, Each):
            c.named[self.named] = tuple((yield from what.find(c)))
            continuous.add_effect(c.state, c, does, self.duration, what=what.what)
        else:
            ids = yield from what.find(c)
            found = present(ids, c) + (phased(ids, c) if any([isinstance(each, CantPhaseIn) for each in does]) else [])
            found = in_play(found, c) if any([isinstance(each, OF_PERMANENTS) for each in does]) else found
            continuous.add_effect(c.state, c, does, self.duration, tuple(found))
            c.named[self.named] = tuple(found)
        commit_control(c.state)  # later instructions see who controls what by then


OF_PERMANENTS = (Becomes, HasBaseSize)
"""What becomes true of permanents and spells alone: a card that "it" was to be put onto the battlefield as, and was
not, does not become it where it is."""


def in_play(ids: Sequence[int], c: Context) -> list[int]:
    """The players, and the objects that are on the battlefield or on the stack."""
    return [id for id in ids if is_player(id) or c.state.objects[id].zone in ("battlefield", "stack")]


def phased(ids: Sequence[int], c: Context) -> list[int]:
    """Those that are phased out: only what speaks of phasing in is true of them (CR 702.26b)."""
    return [id for id in ids if id in c.state.phased]


def with_rider(static: Static, rider: Static | None) -> Static:
    """A permission with what goes with it."""
    return dataclasses.replace(static, rider=rider) if isinstance(static, MayPlay) and rider is not None else static
