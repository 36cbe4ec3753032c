"""Destroying, and regenerating (CR 701.8, 701.19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref, Replacement
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import combat, continuous, destroying, tapping
from manafold.rules.events import Destroyed, Event
from manafold.rules.finding import present
from manafold.rules.replacement import use_up
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Destroy(Effect):
    """Players destroy permanents (CR 701.8a). `final` is how the text calls what can't be regenerated."""

    what: Ref
    who: Ref = You()
    final: Literal[
        "", "It", "They", "The creature", "That creature", "Those creatures", "A creature destroyed this way",
        "Creatures destroyed this way", "Artifacts destroyed this way", "Permanents destroyed this way",
    ] = ""

    tag: ClassVar[str] = "destroy"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        "{who} <destroy> {what:others}",
        "{who} <destroy> {what}. {final} can't be regenerated",
        Phrase("{who} <destroy> {what} and {final} can't be regenerated", read_only=True),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = present((yield from self.what.find(c.among(player, players, self.named))), c)
            yield from destroying.destroy(c.state, found, c.cause, can_regenerate=not self.final)
            acted += [id for id in found if id not in c.state.objects]
        c.named[self.named] = tuple(acted)
        c.numbers[self.named] = len(acted)


@dataclass(frozen=True)
class Shield(Replacement):
    """A regeneration shield: the next time the permanent would be destroyed, instead it is healed (CR 701.19a)."""

    tag: ClassVar[str] = "regeneration shield"
    replaces: ClassVar[tuple[type[Event], ...]] = (Destroyed,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, Destroyed) and event.can_regenerate and event.old in c.named["affected"]

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, Destroyed)
        destroying.heal(c.state, event.old)
        tapping.tap(c.state, event.old, c.cause)
        combat.remove_from_combat(c.state, event.old)
        use_up(c.state, c, None)
        return ()
        yield


@dataclass(frozen=True)
class Regenerate(Effect):
    """Players regenerate permanents: each gets a shield for this turn (CR 701.19a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "regenerate"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <regenerate> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        found: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found += present((yield from self.what.find(c.among(player, players, self.named))), c)
        for id in found:
            continuous.add_effect(c.state, c, (Shield(),), UntilEndOfTurn(), (id,))
        c.named[self.named] = tuple(found)
