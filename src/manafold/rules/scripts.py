"""The script of a spell: all lines of its text as one, followed in the order written (CR 608.2c)."""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Sequence
from typing import TypeVar

from manafold.model.abilities import Ability
from manafold.model.tree import field_names
from manafold.model.words import Filter, Fixed, Quantity, Ref, Script, TargetSpec, Word

P = TypeVar("P")

NO_SCRIPT = Script()
ONE = Quantity(Fixed(1), Fixed(1))


def spell_script(lines: Sequence[Script], enchant: Filter | None) -> Script:
    """What a spell with these lines does; an Aura spell targets what it will enchant (303.4a).

    Raises ValueError if more than one of the lines has modes to choose from.
    """
    if enchant is not None:
        return Script(targets=(TargetSpec(enchant, ONE),))
    done = lines[0] if lines else NO_SCRIPT
    for line in lines[1:]:
        done = joined(done, line)
    return done


def joined(first: Script, second: Script) -> Script:
    """Both scripts as one; the targets of the second come behind those of the first."""
    if first.modes and second.modes:
        raise ValueError("expected at most one line with modes in a spell")
    by = len(first.targets)
    targets = (*first.targets, *(later_spec(spec, by) for spec in second.targets))
    effects, after = shifted(second.effects, by), shifted(second.after, by)
    least, most = max(first.least_x, second.least_x), second.most_x or first.most_x
    if first.modes:
        return dataclasses.replace(
            first, targets=targets, after=(*first.after, *effects), least_x=least, most_x=most
        )
    effects = (*first.effects, *effects)
    return dataclasses.replace(second, targets=targets, effects=effects, after=after, least_x=least, most_x=most)


def has_mode_costs(script: Script) -> bool:
    """Whether any mode has an additional cost (700.2h)."""
    return any([mode.cost is not None for mode in script.modes])


def later_spec(spec: TargetSpec, by: int) -> TargetSpec:
    """The target specification, where `by` others come before those that it knows of."""
    if by == 0:
        return spec
    moved = shifted(spec, by)
    return dataclasses.replace(moved, other_than=tuple([index + by for index in moved.other_than]))


def shifted(part: P, by: int) -> P:
    """`part` with every reference to a target pointing `by` further; scripts in it have targets of their own."""
    if by == 0:
        return part
    moved = shifted_value(part, by)
    assert isinstance(moved, type(part))
    return moved


def shifted_value(value: object, by: int) -> object:
    """The value of a field after the change; the same object if nothing in it changed."""
    if isinstance(value, tuple):
        items = tuple([shifted_value(item, by) for item in value])
        return value if all(map(operator.is_, items, value)) else items
    if not isinstance(value, Word) or isinstance(value, Script | Ability):
        return value
    if isinstance(value, Ref):
        value = value.shifted(by)
    changed: dict[str, object] = {}
    for name in field_names(type(value)):
        old: object = getattr(value, name)
        new = shifted_value(old, by)
        if new is not old:
            changed[name] = new
    if changed and dataclasses.is_dataclass(value):
        return dataclasses.replace(value, **changed)
    return value
