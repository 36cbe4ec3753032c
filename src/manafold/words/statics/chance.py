"""What changes how players flip coins and roll dice (CR 614.1a, 705, 706)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost
from manafold.rules import costs
from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import DONE, Decision, Option
from manafold.rules.permissions import PlayerRule
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

REROLLED = -706
"""Under this key is counted how often the dice were rolled again this turn by what an object says."""


@dataclass(frozen=True)
class FlipsTwoCoins(PlayerRule):
    """Flips two coins instead of one, and ignores one of them (CR 705.1, 614.1a)."""

    tag: ClassVar[str] = "flips two coins"
    phrases: ClassVar[Phrases] = (
        Phrase("if you would flip a coin, instead flip two coins and ignore one", form="yours"),
    )

    def coins_for_one(self, c: Context) -> int:
        return 2


@dataclass(frozen=True)
class RollsOneMore(PlayerRule):
    """Rolls one die more than they would, and ignores the lowest roll (CR 706.6, 614.1a)."""

    tag: ClassVar[str] = "rolls one more"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll",
            form="yours",
        ),
    )

    def dice_to_ignore(self, c: Context) -> int:
        return 1


@dataclass(frozen=True)
class MayReroll(PlayerRule):
    """May pay a cost, once each turn, to roll again one or more of the dice that they have rolled (CR 706.2a)."""

    cost: Cost

    tag: ClassVar[str] = "may reroll"
    phrases: ClassVar[Phrases] = (
        Phrase("once each turn, you may {cost:verb} to reroll one or more dice you rolled", form="yours"),
    )

    def rerolled(self, rolled: list[int], sides: int, c: Context) -> Task[list[int]]:
        state, purpose = c.state, Purpose()
        if state.uses_this_turn(c.source).get(REROLLED) or not costs.can_pay(state, None, (self.cost,), c, purpose):
            return rolled
        shown = ", ".join(map(str, rolled))
        if not (yield from yes_or_no(c.controller, f"pay to reroll of {shown}?", c.source, pays=True)):
            return rolled
        if not (yield from costs.pay(state, None, (self.cost,), c, purpose)):
            return rolled
        state.count_use(c.source, REROLLED)
        again = yield from which_dice(rolled, c)
        return [1 + state.randomness.below(sides) if place in again else old for place, old in enumerate(rolled)]


def which_dice(rolled: list[int], c: Context) -> Task[list[int]]:
    """The places of one or more of the dice, as the player chooses."""
    chosen: list[int] = []
    picked: tuple[Option, ...] = ()
    while len(chosen) < len(rolled):
        options = [Option("reroll", str(old), value=i) for i, old in enumerate(rolled) if i not in chosen]
        options += [DONE] if chosen else []
        pick = yield Decision(c.controller, "mode", options, "reroll which", c.source, picked)
        if pick == DONE:
            break
        chosen.append(int(pick.value))
        picked = (*picked, pick)
    return chosen
