"""Conditions on the time: whose turn it is, which step, how often an ability was used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref
from manafold.rules import mana, triggering
from manafold.rules.events import AbilityActivated, AttackedTogether, Resolved, StepBegan
from manafold.rules.terms import COMBAT_STEPS, MAIN_PHASES, STEPS
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class TurnOf(Condition):
    """It is the turn of one of these players (CR 102.1), or, if `denied`, of none of them."""

    whose: Ref
    denied: bool = False
    said: Literal["", "during"] = ""

    tag: ClassVar[str] = "turn of"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("it's {whose:whose} turn", sets={"denied": False}),
        Phrase("it's not {whose:whose} turn", sets={"denied": True}),
        Phrase("it isn't {whose:whose} turn", sets={"denied": True}, read_only=True),
        Phrase("during {whose:whose} turn", sets={"denied": False}, form="only"),
        Phrase("during {whose:whose} turn", sets={"said": "during"}, form="while"),
        Phrase(
            "during turns other than yours", sets={"whose": You(), "said": "during", "denied": True}, form="while"
        ),
    )

    def holds(self, c: Context) -> bool:
        return (c.state.active in self.whose.entities(c)) is not self.denied


def around_blocks(when: str) -> Phrases:
    """The phrases that say a part of combat by its blockers."""
    return (
        Phrase(f"during combat {when}", sets={"when": when}, form="only"),
        Phrase(f"during combat on {{whose:whose}} turn {when}", sets={"when": when}, form="only"),
    )


@dataclass(frozen=True)
class DuringStep(Condition):
    """It is this part of the turn of one of these players; of any player, if `whose` is None (CR 500.1)."""

    when: Literal[
        "upkeep", "combat", "end step", "declare attackers step", "declare blockers step", "main phase", "combat phase",
        "before blockers are declared", "after blockers are declared",
    ]  # fmt: skip
    whose: Ref | None = None

    tag: ClassVar[str] = "during step"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("during {whose:whose} upkeep", sets={"when": "upkeep"}, form="only"),
        Phrase("during {whose:whose} end step", sets={"when": "end step"}, form="only"),
        Phrase("during {whose:whose} main phase", sets={"when": "main phase"}, form="only"),
        Phrase("during any upkeep step", sets={"when": "upkeep", "whose": None}, form="only"),
        Phrase("during combat", sets={"when": "combat"}, form="only"),
        Phrase("during combat on {whose:whose} turn", sets={"when": "combat"}, form="only"),
        *around_blocks("before blockers are declared"),
        *around_blocks("after blockers are declared"),
        Phrase("during the {when}", form="only"),
        Phrase("during the {when} on {whose:whose} turn", form="only"),
        Phrase("it's {whose:possessive} {when}"),
    )
    steps: ClassVar[dict[str, frozenset[str]]] = {
        "upkeep": frozenset(("upkeep",)),
        "combat": COMBAT_STEPS,
        "end step": frozenset(("end",)),
        "declare attackers step": frozenset(("declare attackers",)),
        "declare blockers step": frozenset(("declare blockers",)),
        "main phase": MAIN_PHASES,
        "combat phase": COMBAT_STEPS,
        "before blockers are declared": frozenset(("beginning of combat", "declare attackers")),
        "after blockers are declared": COMBAT_STEPS - {"beginning of combat", "declare attackers"},
    }

    def holds(self, c: Context) -> bool:
        if c.state.step not in self.steps[self.when]:
            return False
        return self.whose is None or c.state.active in self.whose.entities(c)


@dataclass(frozen=True)
class FirstOfTurn(Condition):
    """It is the first combat phase or the first end step of the turn (CR 500.8)."""

    what: Literal["combat phase", "end step"]

    tag: ClassVar[str] = "first of the turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("it's the first {what} of the turn",)

    def holds(self, c: Context) -> bool:
        step = "end" if self.what == "end step" else "beginning of combat"
        begun = [event for event in c.state.turn_events if isinstance(event, StepBegan) and event.step == step]
        return len(begun) == 1 and c.state.step in (COMBAT_STEPS if self.what == "combat phase" else ("end",))


@dataclass(frozen=True)
class BeforeAttackers(Condition):
    """It is the turn of one of these players, and attackers have not been declared in it (CR 508.1)."""

    whose: Ref

    tag: ClassVar[str] = "before attackers"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("during {whose:possessive} turn, before attackers are declared", form="only"),
    )

    def holds(self, c: Context) -> bool:
        state = c.state
        early = STEPS.index(state.step) < STEPS.index("declare attackers")
        return early and state.active in self.whose.entities(c) and not any(
            isinstance(event, StepBegan) and event.step == "declare attackers" for event in state.turn_events
        )


@dataclass(frozen=True)
class WasAttacked(Condition):
    """A player was attacked in this step (CR 508.1, 508.6)."""

    who: Ref

    tag: ClassVar[str] = "was attacked"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("you've been attacked this step", sets={"who": You()}),
        "{who:any} <has> been attacked this step",
    )

    def holds(self, c: Context) -> bool:
        who = self.who.entities(c)
        for event in reversed(c.state.turn_events):
            if isinstance(event, StepBegan):
                break
            if isinstance(event, AttackedTogether) and event.defender in who:
                return True
        return False


@dataclass(frozen=True)
class OncePerTurn(Condition):
    """The ability was used fewer than `times` times this turn (CR 602.5b, 603.2h)."""

    times: int = 1

    tag: ClassVar[str] = "times each turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("once each turn", sets={"times": 1}, form="only"),
        Phrase("twice each turn", sets={"times": 2}, form="only"),
        Phrase("{times:word} times each turn", form="only"),
    )

    def holds(self, c: Context) -> bool:
        ability = c.item.ability if c.item is not None else None
        abilities = c.state.characteristics(c.source).abilities
        uses = c.state.uses_this_turn(c.source)
        keys = [triggering.use_key(index) for index, each in enumerate(abilities.triggered) if each is ability]
        keys += [index for index, each in enumerate(abilities.activated) if each is ability]
        keys += [mana.use_key(index) for index, each in enumerate(abilities.mana) if each is ability]
        return sum(uses.get(key, 0) for key in keys) < self.times


@dataclass(frozen=True)
class OnlyOnce(Condition):
    """The ability of this object, which is no mana ability, has not been activated yet (CR 602.5b, 702.177a)."""

    tag: ClassVar[str] = "once"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("once", form="only"),)

    def holds(self, c: Context) -> bool:
        if c.item is None:
            return True
        return not any(
            isinstance(event, AbilityActivated) and event.source == c.source and self._is_same(event.ability, c)
            for event in c.state.log
        )

    def _is_same(self, on_stack: int, c: Context) -> bool:
        item = c.state.object(on_stack).item if on_stack >= 0 else None
        return item is not None and c.item is not None and item.ability is c.item.ability


@dataclass(frozen=True)
class NthResolution(Condition):
    """The ability that asks is resolving for the so manieth time this turn (CR 608.2i)."""

    number: int
    short: bool = False
    """Whether the text says no more than "the second time", having spoken of it before."""

    tag: ClassVar[str] = "nth resolution"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "this is the {number:ordinal} time this ability has resolved this turn",
        Phrase("it's the {number:ordinal} time", sets={"short": True}),
    )

    def holds(self, c: Context) -> bool:
        return c.item is not None and resolutions(c) == self.number


def resolutions(c: Context) -> int:
    """How many times the ability that is resolving has done so this turn, this time included (CR 707.10b)."""
    if c.item is None:
        return 0
    items = [c.state.object(each.object).item for each in c.state.turn_events if isinstance(each, Resolved)]
    ability, source = c.item.ability, c.item.source
    before = [each for each in items if each is not None and each.ability is ability and each.source == source]
    return len(before) + 1


@dataclass(frozen=True)
class OnlyIf(Condition):
    """Any condition as a rider: "activate only if ..." (CR 602.5b)."""

    condition: Condition

    tag: ClassVar[str] = "only if"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("if {condition}", form="only"),)

    def holds(self, c: Context) -> bool:
        return self.condition.holds(c)
