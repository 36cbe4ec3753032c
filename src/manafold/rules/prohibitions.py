"""What effects say of a spell that a player is to cast: that they can't, or can as though it had flash (CR 601.3).

They are asked about the spell that it would be, not about the card that it is still (601.3e, 708.4, 709.3a, 715.3a).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from manafold.rules.context import Context
from manafold.rules.objects import StackItem
from manafold.rules.permissions import PlayerRule, rules_of
from manafold.rules.pricing import base_cost, own_rules
from manafold.rules.spells_to_be import as_spell, face_of, seen_as_spell, shown_as

if TYPE_CHECKING:
    from manafold.model.abilities import Way
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

Rules = Sequence[tuple[PlayerRule, Context]]

NUMBERS_TRIED: Final = range(1, 31)
"""The values of X that are considered where it isn't known what could be paid for, beside the least that it can be, to
find one with which a spell may be cast: they reach beyond any mana value that a card has or speaks of."""


def judge_spells(rules: Iterable[tuple[PlayerRule, Context]]) -> bool:
    """Whether what any of the words says depends on what spell it is."""
    return any([word.judges_spells for word, _ in rules])


def rules_about(state: State, player: int, object: GameObject, face: int, way: Way, rules: Rules) -> Rules:
    """The words that are true of the player, as they speak in a game in which the card is the spell to be."""
    if not judge_spells(rules):
        return rules
    there = seen_as_spell(state, player, object, face, way)
    return rules if there is state else list(rules_of(there, player))


def forbid(rules: Rules, id: int, player: int) -> bool:
    """Whether any of the words forbids the player to cast the spell."""
    return any([word.forbids_casting(id, player, c) for word, c in rules])


def allow(rules: Rules, id: int, player: int, timely: bool) -> bool:
    """Whether none of the words forbids the player to cast the spell, and they can cast it now: if it is not `timely`
    to do that, one of the words has to say that it is as though it had flash (601.3b)."""
    return not forbid(rules, id, player) and (timely or any([word.may_cast_as_instant(id, c) for word, c in rules]))


def is_timely(state: State, player: int, object: GameObject, face: int, way: Way, slow: bool) -> bool:
    """Whether the player could cast the spell now but for what effects say of it: any spell, if `slow` (307.1)."""
    if slow or way.as_instant:
        return True
    base = as_spell(state, player, object, face, way)
    if "instant" in base.types or "flash" in base.abilities.keywords:
        return True
    if "flash" in face_of(state, object, face).abilities.keywords:  # given to cards where it is (702.8a)
        return True
    own = own_rules(base, Context(state, object.id, player, rule="601.3"))
    return any([word.may_cast_as_instant(object.id, c) for word, c in own])


def let_begin(
    state: State, player: int, object: GameObject, face: int, way: Way, slow: bool, rules: Rules
) -> bool:
    """Whether effects let the player begin to cast the spell, perhaps with the right X (601.3a-b), at a time when they
    could cast any spell, if `slow`; `rules` are true of the player."""
    about = rules_about(state, player, object, face, way, rules)
    if allow(about, object.id, player, is_timely(state, player, object, face, way, slow)):
        return True
    choice = choice_of_x(state, player, object, face, way, slow)
    return choice is not None and choice.allows(choice.least(0))


class ChoiceOfX:
    """The values of X with which effects let a player cast a spell, as they are asked before it is begun (601.3a-b,
    202.3e). `timely` is whether it need not be as though it had flash."""

    __slots__ = ("id", "player", "there", "timely")

    def __init__(self, there: State, player: int, id: int, timely: bool) -> None:
        self.there = there
        self.player = player
        self.id = id
        self.timely = timely

    def allows(self, number: int) -> bool:
        """Whether the player may cast the spell if X is this number."""
        seen = self.there.edit(self.id)
        seen.item = StackItem(seen.base.abilities.script, self.id, paid={"x": number}, came_from=seen.zone)
        return allow(list(rules_of(self.there, self.player)), self.id, self.player, self.timely)

    def least(self, low: int) -> int:
        """The least X from `low` on that is allowed; `low` if none is."""
        return next((number for number in (low, *NUMBERS_TRIED) if number >= low and self.allows(number)), low)


def choice_of_x(state: State, player: int, object: GameObject, face: int, way: Way, slow: bool) -> ChoiceOfX | None:
    """What may be chosen for X in the mana cost of the spell; None if that makes no difference to any effect. `slow` is
    whether the player could cast any spell now."""
    if not judge_spells(rules_of(state, player)):
        return None
    base = as_spell(state, player, object, face, way)
    if base.mana_cost is None or not base.mana_cost.variables or not base_cost(base, way, ()).variables:
        return None
    timely = is_timely(state, player, object, face, way, slow)
    return ChoiceOfX(shown_as(state, object.id, base, face), player, object.id, timely)
