"""Who may be the target of what (CR 702.11 hexproof, 702.16 protection, 702.18 shroud)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.abilities import Keyword
from manafold.rules.context import Context
from manafold.rules.permissions import rules_of
from manafold.rules.protection import is_protected
from manafold.rules.restrictions import object_rules
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.state import State


@dataclass(frozen=True)
class HexproofAbility(Keyword):
    """A hexproof ability (702.11); "hexproof from [quality]" is one too (702.11d). The tag of all is "hexproof"."""

    def covers(self, source: int, c: Context) -> bool:
        """Whether it is hexproof from what the object `source` says."""
        return True


def may_be_targeted(state: State, target: int, source: int, controller: int) -> bool:
    """Whether a spell or ability of `source`, controlled by `controller`, may target the object or player."""
    if is_player(target):
        if any(word.protects_from_targeting(source, controller, c) for word, c in rules_of(state, target)):
            return False
        return not is_protected(state, target, source)  # 702.16b
    object = state.objects[target]
    if object.zone != "battlefield":
        return True
    what = state.characteristics(target)
    keywords = what.keywords
    if "shroud" in keywords:
        return False  # 702.18a
    if "hexproof" in keywords and state.players[object.controller].team != state.players[controller].team:
        c = Context(state, target, object.controller, rule="702.11")
        if any(isinstance(each, HexproofAbility) and each.covers(source, c) for each in what.abilities.all):
            return False
    if any(rule.forbids_targeting(source, controller, c) for rule, c in object_rules(state, target)):
        return False
    return not is_protected(state, target, source)  # 702.16b
