"""Extra turns, phases and steps, and skipped ones (CR 500.7-500.11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.rules import continuous, turnplan
from manafold.rules.succession import phase
from manafold.rules.turnplan import BEGINNING, COMBAT, MAIN, Stretch
from manafold.words.durations.lasting import Indefinitely
from manafold.words.statics.skipping import Occasion, WillSkip

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Players take an extra turn after this one, or several (CR 500.7)."""

    who: Ref
    number: int = 1

    tag: ClassVar[str] = "extra turn"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <take> an extra turn after this one", sets={"number": 1}),
        "{who} <take> {number:word} extra turns after this one",
    )

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            for _ in range(self.number):
                turnplan.add_turn(c.state, player)


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
