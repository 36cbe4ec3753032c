"""Options for people: the words that an option stands for, where its notation has only a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.typeline import CARD_TYPES, SUPERTYPES, TypeLine
from manafold.oracle.modal import BULLET, PAWPRINT, PLUS
from manafold.oracle.printing import print_line
from manafold.rules.terms import FIRST_OBJECT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.decisions import Decision, Option
    from manafold.rules.state import State

_LEADS = (BULLET, PLUS, PAWPRINT.upper())
"""What a mode begins with."""


def meanings(state: State, decision: Decision) -> Sequence[str]:
    """What each option of the decision means, in current wording: the text of a mode (CR 700.2), of one of several
    abilities, of a villainous choice (CR 701.55). "" where its notation says it all, or where it can't be said.
    """
    return [meaning(state, decision, option) for option in decision.options]


def meaning(state: State, decision: Decision, option: Option) -> str:
    """What an option means, as `meanings` has it."""
    id = option.ref if option.ref >= FIRST_OBJECT else decision.source
    if option.says is None or id < FIRST_OBJECT:
        return ""
    base = state.object(id).base
    text = print_line((option.says,), base.name, type_line(base.types, base.subtypes, base.supertypes))
    if text is not None and option.verb == "mode":
        modes = [line for line in text.split("\n") if line.startswith(_LEADS)]
        place = int(option.value)
        text = modes[place].lstrip("".join(_LEADS)).strip() if place < len(modes) else None
    return "" if text is None else text.replace("\n", " ")


def type_line(types: frozenset[str], subtypes: frozenset[str], supertypes: frozenset[str]) -> TypeLine:
    """The type line of an object with these types."""
    return TypeLine(
        tuple([each for each in CARD_TYPES if each in types]),
        tuple(sorted(subtypes)),
        tuple([each for each in SUPERTYPES if each in supertypes]),
    )
