"""Which creatures can block which attackers (CR 509.1b), each pair for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import protection
from manafold.rules.context import Context
from manafold.rules.restrictions import EvasionAbility, Rules, rules_of

if TYPE_CHECKING:
    from manafold.rules.state import State

Evasions = Sequence[tuple[EvasionAbility, Context]]


class Fighter:
    """What a creature says about blocks that it would be part of, looked up once for a whole declaration."""

    __slots__ = ("evasions", "id", "protected", "rules")

    def __init__(self, state: State, id: int) -> None:
        self.id = id
        abilities = state.characteristics(id).abilities
        self.protected = protection.PROTECTION in abilities.keywords
        self.rules: Rules = rules_of(state, id)
        self.evasions: Evasions = ()
        if abilities.keywords:
            found = [each for each in abilities.all if isinstance(each, EvasionAbility)]
            if found:
                c = Context(state, id, state.object(id).controller, rule="509.1b")
                self.evasions = [(each, c) for each in found]


def can_block(state: State, blocker: Fighter, attacker: Fighter, general: Rules) -> bool:
    """Whether no restriction forbids the creature to block the attacker. `general` are the rules about any block."""
    for rule, c in (*blocker.rules, *general):
        if rule.forbids_blocking(blocker.id, attacker.id, c):
            return False
    for rule, c in (*attacker.rules, *general):
        if rule.forbids_being_blocked(attacker.id, blocker.id, c):
            return False
    for fighter in (attacker, blocker):
        for ability, c in fighter.evasions:
            if ability.forbids_block(blocker.id, attacker.id, c) and not ignored(ability, blocker, attacker, general):
                return False
    return not (attacker.protected and protection.is_protected(state, attacker.id, blocker.id))  # 702.16f


def ignored(ability: EvasionAbility, blocker: Fighter, attacker: Fighter, general: Rules) -> bool:
    """Whether an effect lets the creature block as though the evasion ability were not there (609.4)."""
    rules = (*attacker.rules, *blocker.rules, *general)
    return any(rule.ignores_evasion(ability, blocker.id, attacker.id, c) for rule, c in rules)
