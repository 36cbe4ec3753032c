"""Villainous choices (CR 701.55)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import SpellAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Ref, Replacement, Script, Trigger, Word
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import Event, FacedChoice
from manafold.rules.replacement import replace_event

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Branch(Word):
    """What happens if one of two options is chosen (CR 701.55a)."""

    do: tuple[Effect, ...]

    tag: ClassVar[str] = "branch"


@dataclass(frozen=True)
class FaceVillainousChoice(Effect):
    """Players, one after the other, choose one of two options, which then happens as far as it can (CR 701.55a-b, d).

    An option may be chosen even if it is impossible.
    """

    who: Ref
    first: Branch
    second: Branch

    tag: ClassVar[str] = "face a villainous choice"
    phrases: ClassVar[Phrases] = ("{who:said} <face> a villainous choice — {first:capital}, or {second}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        players = [player for player in c.state.living() if player in found]
        for player in players:
            for event in (yield from replace_event(c.state, FacedChoice(c.cause, player))):
                assert isinstance(event, FacedChoice)
                for _ in range(event.times):  # 701.55c
                    yield from self._faced_by(event.player, c)
        c.named[self.named] = tuple(players)

    def _faced_by(self, player: int, c: Context) -> Task[None]:
        """One player faces the choice once."""
        c.state.emit(FacedChoice(c.cause, player))
        branches = (self.first, self.second)
        targets = c.item.script.targets if c.item is not None else ()
        options = [
            Option("option", str(place + 1), value=place, says=SpellAbility(Script(targets, branch.do)))
            for place, branch in enumerate(branches)
        ]
        pick = yield Decision(player, "mode", options, self.tag, c.source)
        branch = branches[int(pick.value)]
        mine = c.within(player)
        for effect in branch.do:
            yield from effect.resolve(mine)


@dataclass(frozen=True)
class FacesVillainousChoice(Trigger):
    """A player faces a villainous choice (CR 701.55a)."""

    who: Filter

    tag: ClassVar[str] = "faces a villainous choice"
    phrases: ClassVar[Phrases] = ("{who:player} <face> a villainous choice",)
    listens: ClassVar[tuple[type[Event], ...]] = (FacedChoice,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, FacedChoice) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class FacesItAgain(Replacement):
    """A player who would face a villainous choice faces it an additional time (CR 701.55c)."""

    who: Filter

    tag: ClassVar[str] = "faces it again"
    replaces: ClassVar[tuple[type[Event], ...]] = (FacedChoice,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if {who:a} would face a villainous choice, they face that choice an additional time", form="sentence"
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, FacedChoice) and self.who.matches(event.player, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, FacedChoice)
        return (replace(event, times=event.times + 1),)
        yield
