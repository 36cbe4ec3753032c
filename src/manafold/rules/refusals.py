"""Why something can't be chosen now, with the number of the rule that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules import notation, refused_actions, refused_combat, refused_plays

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.state import State


@dataclass(frozen=True)
class Refusal:
    """A reason, for people, and the number of its rule."""

    reason: str
    rule: str

    def __str__(self) -> str:
        return f"{self.reason} (CR {self.rule})"


def refusal(state: State, decision: Decision, text: str) -> Refusal | None:
    """Why the player of the decision can't choose what `text` says; None if it says nothing that could be chosen."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    names = [notation.without_number(name) for name in rest.split(notation.ARROW)]
    if verb in PLAYS:
        found = PLAYS[verb](state, decision.player, names[0])
        if found is None:
            return None
        if decision.kind != "priority":
            return not_now(state, decision)
        return Refusal(*found)
    if verb in refused_combat.REASONS:
        found = refused_combat.REASONS[verb](state, decision, names)
        return Refusal(*found) if found is not None else None
    if verb in OTHER_VERBS:
        return not_now(state, decision)
    found = refused_combat.REASONS[decision.kind](state, decision, bare_names(text)) if decision.kind in ASKED else None
    return Refusal(*found) if found is not None else None


def bare_names(text: str) -> list[str]:
    """The names in a text that leaves the verb out."""
    return [notation.without_number(name) for name in " ".join(text.split()).split(notation.ARROW)]


def not_now(state: State, decision: Decision) -> Refusal:
    """Something else has to be chosen first, or nobody asks for it."""
    rule = notation.rule_of(state, decision)
    if decision.kind == "priority":
        return Refusal(f"nothing asks for it now, {state.label(decision.player)} has priority", rule)
    return Refusal(f"another choice has to be made now: {decision.prompt}", rule)


PLAYS = {**refused_plays.REASONS, **refused_actions.REASONS}
"""What explains each verb of somebody with priority."""

ASKED = ("attack", "block", "target")
"""The kinds of decision of which the verb may be left out in what `refusal` explains."""

OTHER_VERBS = frozenset(
    (
        "pass", "done", "yes", "no", "keep", "mulligan", "choose", "next", "mode", "assign", "put", "apply", "auto",
        "spend", "pay",
    )
)  # fmt: skip
"""What can be said in some decision, so that it is known although it is not offered in this one."""
