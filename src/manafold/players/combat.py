"""Following one plan through the run of picks that declares attackers or blockers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.players.attacks import plan_attack
from manafold.players.blocks import Blocking
from manafold.players.fighters import Combatant
from manafold.rules.decisions import DONE
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.state import State


class Commander:
    """Declares attackers and blockers for players: plans at the first pick, and then follows the plan."""

    def __init__(self) -> None:
        self._plans: dict[int, list[tuple[int, int]]] = {}

    def choose(self, state: State, decision: Decision) -> int:
        """The index of the option to pick at a decision to attack or block."""
        player, options = decision.player, decision.options
        pairs = [(option.ref, int(option.value)) for option in options if option != DONE]
        if not decision.picked:
            is_attack = decision.kind == "attack"
            plan = plan_attack(state, player, pairs) if is_attack else plan_blocks(state, player, pairs)
            self._plans[player] = list(plan.items())
        wanted = self._plans.get(player, [])
        for index, pair in enumerate(pairs):
            if pair in wanted:
                return index
        return options.index(DONE) if options[-1] == DONE else 0


def plan_blocks(state: State, player: int, pairs: list[tuple[int, int]]) -> dict[int, int]:
    """What each blocker should block, of the pairs of blocker and attacker that are possible."""
    assert state.combat is not None
    attackers: list[Combatant] = []
    aside = 0
    for id, attack in state.combat.attacks.items():
        if attack.player == player:
            attackers.append(Combatant(state, id))
            aside += 0 if is_player(attack.defender) else attackers[-1].unblocked()
    blockers = [Combatant(state, id) for id in dict.fromkeys(blocker for blocker, _ in pairs)]
    blocking = Blocking(attackers, blockers, set(pairs), state.players[player].life + aside)
    blocking.fill()
    return dict(blocking.declared())
