"""Extra turns, phases and steps, and skipped ones (CR 500.7-500.11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Script, Trigger, Value
from manafold.rules import continuous, ending_turns, turnplan
from manafold.rules.events import Event, StepBegan
from manafold.rules.succession import phase
from manafold.rules.triggering import delay
from manafold.rules.turnplan import BEGINNING, COMBAT, MAIN, Stretch
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.delayed import knowing
from manafold.words.statics.skipping import Occasion, WillSkip

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


THAT_TURN = "that turn"
"""Under this name a delayed ability knows the extra turn that it waits for."""


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Players take an extra turn after this one, or several (CR 500.7)."""

    who: Ref
    number: int = 1
    at_end: Script | None = None
    """What happens at the beginning of the end step of that turn."""

    tag: ClassVar[str] = "extra turn"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <take> an extra turn after this one", sets={"number": 1, "at_end": None}),
        Phrase("{who} <take> {number:word} extra turns after this one", sets={"at_end": None}),
        Phrase(
            "{who} <take> an extra turn after this one. At the beginning of that turn's end step, {at_end:last}",
            sets={"number": 1},
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            for _ in range(self.number):
                turn = turnplan.add_turn(c.state, player)
                if self.at_end is not None:
                    known = knowing(self.at_end, c)
                    known.named = {**known.named, THAT_TURN: (turn,)}
                    delay(c.state, TriggeredAbility(EndOfThatTurn(), self.at_end), c.source, c.controller, known)


@dataclass(frozen=True)
class EndOfThatTurn(Trigger):
    """The end step of a certain extra turn begins (CR 500.7, 603.7).

    No card says it without saying which turn, so that it is no word of the vocabulary.
    """

    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, event: Event, c: Context) -> bool:
        assert isinstance(event, StepBegan)
        return event.step == "end" and (c.state.plan.extra,) == c.named[THAT_TURN]


@dataclass(frozen=True)
class EndTurn(Effect):
    """The turn ends (CR 723.1)."""

    tag: ClassVar[str] = "end the turn"
    phrases: ClassVar[Phrases] = ("end the turn",)

    def resolve(self, c: Context) -> Task[None]:
        yield from ending_turns.end_turn(c.state, c.cause)


@dataclass(frozen=True)
class AdditionalPhases(Effect):
    """After this phase there is an additional combat or beginning phase, and perhaps a main phase (CR 500.8).

    `after` is the phase that the text thinks this is: if it is another one, nothing is added.
    """

    phase: Literal["combat phase", "beginning phase"]
    after: Literal["phase", "main phase", "combat phase"] = "phase"
    main: bool = False
    """Whether an additional main phase follows."""
    before: bool = False
    """Whether the text says first after which phase it is."""

    tag: ClassVar[str] = "additional phases"
    phrases: ClassVar[Phrases] = (
        Phrase("after this {after}, there is an additional {phase}", sets={"main": False, "before": True}),
        Phrase(
            "after this {after}, there is an additional {phase} followed by an additional main phase",
            sets={"main": True, "before": True},
        ),
        Phrase("there is an additional {phase} after this {after}", sets={"main": False}),
        Phrase("there's an additional {phase} after this {after}", sets={"main": False}, read_only=True),
        Phrase(
            "there is an additional {phase} after this {after} followed by an additional main phase",
            sets={"main": True},
        ),
        Phrase(
            "there is an additional {phase} after this {after}, followed by an additional main phase",
            sets={"main": True},
            read_only=True,
        ),
    )
    now: ClassVar[Mapping[str, tuple[str, ...]]] = {"main phase": ("main 1", "main 2"), "combat phase": ("combat",)}

    def resolve(self, c: Context) -> Task[None]:
        if phase(c.state.step) in self.now.get(self.after, (phase(c.state.step),)):
            added = COMBAT if self.phase == "combat phase" else BEGINNING
            turnplan.add_steps(c.state, (added, MAIN) if self.main else (added,))
        return
        yield


@dataclass(frozen=True)
class AdditionalSteps(Effect):
    """There are additional upkeep or end steps after this step, or after this phase (CR 500.9, 500.10).

    Where players get them, they do so only in their own turn (CR 500.10a).
    """

    step: Literal["upkeep step", "end step"]
    who: Ref | None = None
    number: Value = Fixed(1)
    after: Literal["step", "phase"] = "step"

    tag: ClassVar[str] = "additional steps"
    phrases: ClassVar[Phrases] = (
        Phrase("there is an additional {step} after this {after}", sets={"who": None, "number": Fixed(1)}),
        Phrase("{who:said} <get> an additional {step} after this {after}", sets={"number": Fixed(1)}),
        "{who:said} <get> {number:many} additional {step:plural} after this {after}",
    )

    def resolve(self, c: Context) -> Task[None]:
        if self.who is not None and c.state.active not in (yield from self.who.find(c)):
            return
        step: Literal["upkeep", "end"] = "upkeep" if self.step == "upkeep step" else "end"
        stretch = Stretch(step, step, self.after == "step")
        turnplan.add_steps(c.state, (stretch,) * max(0, self.number.of(c)))


@dataclass(frozen=True)
class SkipNext(Effect):
    """Players skip the next steps or turns of theirs of a kind, so many (CR 614.10)."""

    who: Ref
    what: Occasion
    number: int = 1

    tag: ClassVar[str] = "skip next"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:said} <skip> <your> next {what}", sets={"number": 1}),
        "{who:said} <skip> <your> next {number:word} {what:plural}",
    )

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            for _ in range(self.number):
                continuous.add_effect(c.state, c, (WillSkip(self.what),), Indefinitely(), (player,))
