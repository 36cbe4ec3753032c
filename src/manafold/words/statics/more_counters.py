"""More counters than would be put on something, or fewer (CR 614.1a, 122.6a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Replacement
from manafold.rules.events import CountersPut, Event

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Again = Literal["it", "that creature", "that permanent", "that permanent or player"]
EFFECTS = ("608", "611", "614")
"""So begin the rules by which effects do things."""


def passive(amount: str, sets: Mapping[str, object]) -> Phrases:
    """How it is said that counters of a kind, or of each kind, would be put, and so many are instead."""
    that, _, rest = amount.partition("|")
    kind, each = f"{that} {{kind:counter}} counters{rest}", f"{that} of each of those kinds of counters{rest}"
    return (
        Phrase(
            f"if one or more counters would be put on {{what:a}}, {each} are put on {{again}} instead",
            sets={**sets, "kind": ""},
            form="sentence",
        ),
        Phrase(
            f"if one or more {{kind:counter}} counters would be put on {{what:a}}, {kind} are put on {{again}} instead",
            sets=sets,
            form="sentence",
        ),
    )


def active(amount: str, sets: Mapping[str, object]) -> Phrases:
    """How it is said that a player would put counters, and puts so many instead."""
    that, _, rest = amount.partition("|")
    kind, each = f"{that} {{kind:counter}} counters{rest}", f"{that} of each of those kinds of counters{rest}"
    would = "{who:player} would put one or more"
    return (
        Phrase(
            f"if {would} counters on {{what:a}}, (put|they put) {each} on {{again}} instead",
            sets={**sets, "kind": ""},
            form="sentence",
        ),
        Phrase(
            f"if {would} {{kind:counter}} counters on {{what:a}}, (put|they put) {kind} on {{again}} instead",
            sets=sets,
            form="sentence",
        ),
    )


TWICE: tuple[str, Mapping[str, object]] = ("twice that many", {"factor": 2})
PLUS: tuple[str, Mapping[str, object]] = ("that many plus one", {"plus": 1})
MINUS: tuple[str, Mapping[str, object]] = ("that many| minus one", {"plus": -1})


@dataclass(frozen=True)
class MoreCounters(Replacement):
    """More counters of a kind, or of any, are put on what fits: so many times as many, and so many more (CR 614.1a).

    Only by the player `who` and only by effects, if that is said; entering with counters is by an effect (614.1c).
    """

    what: Filter
    kind: str = ""
    factor: int = 1
    plus: int = 0
    who: Filter | None = None
    by_effects: bool = False
    again: Again = "it"
    """How the text says once more what they are put on."""

    tag: ClassVar[str] = "more counters"
    replaces: ClassVar[tuple[type[Event], ...]] = (CountersPut,)
    phrases: ClassVar[Phrases] = (
        *passive(*TWICE),
        *passive(*PLUS),
        *passive(*MINUS),
        *active(*TWICE),
        *active(*PLUS),
        Phrase(
            "if an effect would put one or more counters on {what:a}, "
            "it puts twice that many of those counters on {again} instead",
            sets={"by_effects": True, "factor": 2, "kind": ""},
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CountersPut) or self.kind not in ("", event.kind):
            return False
        if self.who is not None and not self.who.matches(event.player, c):
            return False
        if self.by_effects and not (event.cause.rule.startswith(EFFECTS) or is_entering(event, c)):
            return False
        return self.what.matches(event.entity, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, CountersPut)
        return [replace(event, amount=max(0, event.amount * self.factor + self.plus))]
        yield


def is_entering(event: CountersPut, c: Context) -> bool:
    """Whether the counters are those with which a permanent enters."""
    object = c.state.objects.get(event.entity)
    return object is not None and object.zone == "battlefield" and event.entity not in c.state.battlefield
