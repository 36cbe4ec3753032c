"""What effects say of a spell that a player is to cast: that they can't, or can as though it had flash (CR 601.3).

They are asked about the spell that it would be, not about the card that it is still (601.3e, 708.4, 709.3a, 715.3a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from manafold.rules.objects import StackItem
from manafold.rules.permissions import PlayerRule, rules_of
from manafold.rules.pricing import base_cost
from manafold.rules.spells_to_be import as_spell, seen_as_spell, shown_as

if TYPE_CHECKING:
    from manafold.model.abilities import Way
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

Rules = Sequence[tuple[PlayerRule, "Context"]]

NUMBERS_TRIED: Final = range(1, 31)
"""The values of X that are considered where it isn't known what could be paid for, beside the least that it can be, to
find one with which nothing forbids a spell: they reach beyond any mana value that a card has or speaks of."""


def rules_about(state: State, player: int, object: GameObject, face: int, way: Way, rules: Rules) -> Rules:
    """The words that are true of the player, as they speak in a game in which the card is the spell to be."""
    if not any([word.judges_spells for word, _ in rules]):
        return rules
    there = seen_as_spell(state, player, object, face, way)
    return rules if there is state else list(rules_of(there, player))


def forbid(rules: Rules, id: int, player: int) -> bool:
    """Whether any of the words forbids the player to cast the spell."""
    return any([word.forbids_casting(id, player, c) for word, c in rules])


def is_forbidden(state: State, player: int, object: GameObject, face: int, way: Way, rules: Rules) -> bool:
    """Whether `rules`, which are `rules_about` the spell, forbid the player to begin to cast it: not if there is an X
    with which they don't (601.3a)."""
    if not forbid(rules, object.id, player):
        return False
    choice = choice_of_x(state, player, object, face, way)
    return choice is None or not choice.allows(choice.least(0))


class ChoiceOfX:
    """The values of X with which effects allow a player to cast a spell, as they are asked before it is begun (601.3a,
    202.3e)."""

    __slots__ = ("id", "player", "there")

    def __init__(self, there: State, player: int, id: int) -> None:
        self.there = there
        self.player = player
        self.id = id

    def allows(self, number: int) -> bool:
        """Whether nothing forbids the spell if X is this number."""
        seen = self.there.edit(self.id)
        seen.item = StackItem(seen.base.abilities.script, self.id, paid={"x": number}, came_from=seen.zone)
        return not forbid(list(rules_of(self.there, self.player)), self.id, self.player)

    def least(self, low: int) -> int:
        """The least X from `low` on that is allowed; `low` if none is."""
        return next((number for number in (low, *NUMBERS_TRIED) if number >= low and self.allows(number)), low)


def choice_of_x(state: State, player: int, object: GameObject, face: int, way: Way) -> ChoiceOfX | None:
    """What may be chosen for X in the mana cost of the spell; None if that makes no difference to any effect."""
    base = as_spell(state, player, object, face, way)
    if base.mana_cost is None or not base.mana_cost.variables or not base_cost(base, way, ()).variables:
        return None
    if not any([word.judges_spells for word, _ in rules_of(state, player)]):
        return None
    return ChoiceOfX(shown_as(state, object.id, base, face), player, object.id)
