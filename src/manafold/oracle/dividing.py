"""What an effect divides among targets as they are chosen (CR 601.2d)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from manafold.model.tree import walk
from manafold.model.words import Condition, Effect, Filter, Ref, TargetSpec, Value
from manafold.oracle.mentions import UnboundError
from manafold.words.conditions.being import Compares
from manafold.words.conditions.paid import ANNOUNCED
from manafold.words.refs.pointing import Targeted
from manafold.words.values.instead import OrInstead


def divide(effect: Effect, targets: list[TargetSpec]) -> None:
    """Let the targets among which an effect divides its amount know it."""
    field = type(effect).divides
    if field:
        ref, amount = getattr(effect, field), getattr(effect, "amount")  # noqa: B009 - such effects have one
        if not isinstance(ref, Targeted):
            raise UnboundError("divided among no targets")
        targets[ref.index] = dataclasses.replace(targets[ref.index], divided=amount)


def divide_instead(targets: list[TargetSpec], before: Sequence[Value | None], condition: Condition) -> None:
    """Let the targets among which another amount is divided if a condition is true know both; `before` is what would
    else be divided among each. Raises UnboundError if nobody knows as they are chosen which of them it is."""
    for index, amount in enumerate(before):
        other = targets[index].divided
        if amount is None or other is None or other == amount:
            continue
        if not _is_known(condition):
            raise UnboundError("how much is divided is not known as it is divided")
        targets[index] = dataclasses.replace(targets[index], divided=OrInstead(amount, condition, other))


def _is_known(condition: Condition) -> bool:
    """Whether a condition is about what is announced before targets are chosen (601.2b)."""
    of_numbers = isinstance(condition, Compares) and not any([isinstance(w, Ref | Filter) for w in walk(condition)])
    return of_numbers or isinstance(condition, ANNOUNCED)
