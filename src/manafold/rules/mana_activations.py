"""The ways to activate mana abilities, looked at one by one (CR 605)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import costs, mana
from manafold.rules.demands import SNOW, bits, ways_to_pay
from manafold.rules.mana_outcomes import after_changes
from manafold.rules.needs import LIFE, Amount, Picks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from manafold.model.abilities import ActivatedAbility
    from manafold.rules.ability_sets import AbilitySet
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.spending import Spending
    from manafold.rules.state import State

UNPAINFUL, SIDE_EFFECT, PAYS_LIFE, USES_UP, GIVES_UP = range(5)
"""How much a player minds activating a mana ability: not at all; it does more than add mana; its cost takes life, or
counters and the like; an object leaves for it."""


class Activation:
    """One way to activate a mana ability: what mana it adds, and what its cost takes.

    `units` are for each mana the bits of the types among which the player chooses, and its restriction; where
    something will change the mana, `chosen` are the types to choose for that. The last `added` of the units are added
    by triggered mana abilities. `masks` is what its cost asks of mana, `own` are the uses of its source that it costs
    ("tap", "leave"), `picks` and `amounts` what else it uses up, and `x` is the value of X.
    """

    __slots__ = ("added", "amounts", "chosen", "index", "masks", "object", "once", "own", "pain", "picks", "units", "x")

    def __init__(self, object: int, index: int, units: tuple[tuple[int, Spending | None], ...], pain: int) -> None:
        self.object = object
        self.index = index
        self.units = units
        self.pain = pain
        self.chosen = ""
        self.added = 0
        self.masks: tuple[int, ...] = ()
        self.own: frozenset[str] = TAPS
        self.picks: tuple[Picks, ...] = ()
        self.amounts: tuple[Amount, ...] = ()
        self.once = False
        self.x = 0

    @property
    def marked(self) -> list[tuple[int, Spending | None, bool]]:
        """The units, each with whether a triggered mana ability adds it."""
        own = len(self.units) - self.added
        return [(mask, only, place >= own) for place, (mask, only) in enumerate(self.units)]

    @property
    def stands_alone(self) -> bool:
        """Whether it takes nothing but its own source, and so can't be in the way of others."""
        return bool(self.own) and not self.masks and not self.picks and not self.amounts


TAPS = frozenset(("tap",))

MOST_X = 20
"""The largest X of a mana ability with X in its cost that is thought of for automatic payment."""


def side_effects(ability: ActivatedAbility) -> int:
    """The pain of what the ability does beside adding mana."""
    return UNPAINFUL if all(effect.could_add_mana() for effect in ability.script.effects) else SIDE_EFFECT


def activations_of(state: State, player: int, object: GameObject, abilities: AbilitySet) -> list[Activation]:
    """The ways to activate the mana abilities of an object, whose other costs than mana can be paid now."""
    found: list[Activation] = []
    for index, ability in enumerate(abilities.mana):
        if any([rider.at_rest for rider in ability.only]):
            continue  # it can only be activated beforehand
        c = mana.context_of(state, player, object.id, ability)
        if not mana.may_activate(state, player, object, ability, c):
            continue
        for x in values_of_x(ability, c):
            assert c.item is not None
            c.item.paid["x"] = x
            for made in activations_with(state, player, object, index, ability, c):
                made.x = x
                found.append(made)
    return found


def values_of_x(ability: ActivatedAbility, c: Context) -> Iterator[int]:
    """The values that X can have in the cost of the ability, just 0 if it has no X; at most `MOST_X` are tried."""
    if not any(costs.has_x(part) for part in ability.costs):
        yield 0
        return
    assert c.item is not None
    for x in range(1, MOST_X + 1):
        c.item.paid["x"] = x
        if not costs.parts_payable(costs.Bill(None, ability.costs, c), c):
            return
        yield x


def activations_with(
    state: State, player: int, object: GameObject, index: int, ability: ActivatedAbility, c: Context
) -> list[Activation]:
    """The ways to activate one mana ability, with the X of `c`."""
    found: list[Activation] = []
    bill = costs.Bill(None, ability.costs, c)
    if not costs.parts_payable(bill, c):
        return found
    tapped_for = costs.has_tap_symbol(ability)
    snow = SNOW if "snow" in state.characteristics(object.id).supertypes else 0
    for output in mana.outputs(mana.mana_effects(ability), player, c):
        for chosen, units, extra in after_changes(state, player, object.id, output, tapped_for):
            marked = tuple([(bits(each) | snow, output.only) for each in units] + extra)
            if marked:
                for made in activations_for(object.id, index, ability, bill, marked, chosen):
                    made.added = len(extra)
                    found.append(made)
    return found


def activations_for(
    id: int,
    index: int,
    ability: ActivatedAbility,
    bill: costs.Bill,
    units: tuple[tuple[int, Spending | None], ...],
    chosen: str,
) -> list[Activation]:
    """The activations of an ability for one output: one for each way to pay the mana of its cost."""
    own = [pick.use for pick in bill.picks if tuple(pick.candidates) == (id,)]
    picks = tuple([pick for pick in bill.picks if tuple(pick.candidates) != (id,)])
    pain = max([side_effects(ability), *map(pain_of_picks, bill.picks), *map(pain_of_amount, bill.amounts)])
    if bill.others:
        pain = GIVES_UP
    found: list[Activation] = []
    ways = [((), 0)] if bill.mana is None else [(way.masks, way.life) for way in ways_to_pay(bill.mana)]
    for masks, life in ways:
        made = Activation(id, index, units, pain)
        made.chosen = chosen
        made.masks = masks
        made.own = frozenset(own)
        made.picks = picks
        made.amounts = tuple(bill.amounts)
        made.once = bool(bill.others or ability.only)
        if life:
            made.amounts = (*made.amounts, Amount(LIFE, life, life))
            made.pain = max(made.pain, PAYS_LIFE)
        found.append(made)
    return found


def pain_of_picks(picks: Picks) -> int:
    """How much a player minds giving these objects."""
    return GIVES_UP if picks.use == "leave" else UNPAINFUL


def pain_of_amount(amount: Amount) -> int:
    """How much a player minds paying this."""
    return PAYS_LIFE if amount.key == LIFE else USES_UP
