"""Finding mana abilities to activate whose costs take mana, or something that other costs want too (CR 605.3).

A search through what the player could have: how many mana of each kind, and what has been used up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules.demands import ANY
from manafold.rules.needs import LIFE, ways_to_pick
from manafold.rules.spending import Purpose, may_spend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from manafold.rules.demands import Demands
    from manafold.rules.mana_activations import Activation
    from manafold.rules.spending import Spending
    from manafold.rules.state import State

Kind = tuple[tuple[tuple[int, "Spending | None"], ...], int, int]
"""What tells mana apart: what each can be (bits and restriction); the object that is used for it, if something else
could use that; and the source of mana whose restriction may speak of it. -1 for no object."""

Used = frozenset[tuple[str, int]]

MOST_POSITIONS = 20_000
"""So many positions are looked at; more have not been met in real games."""


class Made:
    """An activation with the objects picked for its cost."""

    __slots__ = ("activation", "used")

    def __init__(self, activation: Activation, used: Used) -> None:
        self.activation = activation
        self.used = used


class Position:
    """What the player has after some activations: `counts` of mana by kind, what is `used`, `amounts` taken by key."""

    __slots__ = ("amounts", "before", "counts", "made", "once", "used")

    def __init__(
        self,
        counts: tuple[int, ...],
        used: Used,
        amounts: tuple[tuple[str, int], ...] = (),
        once: frozenset[int] = frozenset(),
        before: Position | None = None,
        made: Made | None = None,
    ) -> None:
        self.counts = counts
        self.used = used
        self.amounts = amounts
        self.once = once
        self.before = before
        self.made = made

    def key(self) -> tuple[tuple[int, ...], Used, tuple[tuple[str, int], ...], frozenset[int]]:
        """What tells positions apart."""
        return (self.counts, self.used, self.amounts, self.once)

    def path(self) -> list[Made]:
        """The activations that lead here, the first one first."""
        found: list[Made] = []
        position: Position | None = self
        while position is not None and position.made is not None:
            found.append(position.made)
            position = position.before
        return found[::-1]


def output_kind(activation: Activation, unit: tuple[int, Spending | None], apart: bool) -> Kind:
    """The kind of a mana that the activation adds."""
    return ((unit,), -1, activation.object if apart or unit[1] is not None else -1)


class Search:
    """A search for `activations` that make `demands` payable, by a player who has the mana `units` without them.

    `life` is what may be paid at most. `owns` are the uses that mana takes of the objects it comes from. To pick the
    `useful` objects could make a difference, the others are alike.
    """

    def __init__(
        self,
        state: State,
        player: int,
        purpose: Purpose,
        demands: Demands,
        life: int,
        units: list[Kind],
        owns: dict[int, frozenset[str]],
        activations: list[Activation],
        useful: frozenset[int],
    ) -> None:
        self.state = state
        self.player = player
        self.demands = demands
        self.life = life
        self.activations = activations
        self.owns = owns
        self.useful = useful
        self.apart = purpose.sources is not None
        self.kinds: dict[Kind, int] = {}
        for kind in units:
            self.kinds.setdefault(kind, len(self.kinds))
        for activation in activations:
            for unit in activation.units:
                self.kinds.setdefault(output_kind(activation, unit, self.apart), len(self.kinds))
        self.main = self.usable(purpose)
        self.inputs = {each.object: self.usable(Purpose(each.object)) for each in activations if each.masks}
        start = [0] * len(self.kinds)
        for kind in units:
            start[self.kinds[kind]] += 1
        used = frozenset([("tap", id) for id in purpose.tapped] + [("leave", id) for id in purpose.gone])
        self.start = Position(tuple(start), used)
        self.seen = {self.start.key()}
        self.order = sorted(range(len(activations)), key=self.loss)
        self.thrift = sorted(range(len(self.kinds)), key=self.worth)

    def loss(self, number: int) -> tuple[bool, int]:
        """What is tried first: what adds more mana than it takes, then what is first in the list."""
        activation = self.activations[number]
        return (len(activation.units) <= len(activation.masks), number)

    def worth(self, kind: int) -> tuple[int, int]:
        """How useful a kind of mana is: how many demands of a type it meets, and how many types it can be."""
        mask = self.main[kind]
        exacting = sum([1 for demanded in self.demands.masks if demanded != ANY and demanded & mask])
        return (exacting, mask.bit_count())

    def usable(self, purpose: Purpose) -> list[int]:
        """For each kind of mana the bits that it has when it is spent on `purpose`."""
        found: list[int] = []
        for choices, _, source in self.kinds:
            mask = 0
            for bits, only in choices:
                if may_spend(self.state, self.player, source, only, purpose):
                    mask |= bits
            found.append(mask)
        return found

    def run(self) -> list[Made] | None:
        """Activations that suffice; None if there are none."""
        found = self.extend(self.start)
        return None if found is None else found.path()

    def extend(self, position: Position) -> Position | None:
        """A position with enough mana, after more activations."""
        if not self.thinkable(position) or len(self.seen) > MOST_POSITIONS:
            return None
        for number in self.order:
            for after in self.after(position, number):
                key = after.key()
                if key in self.seen:
                    continue
                self.seen.add(key)
                found = after if self.suffices(after.counts) else self.extend(after)
                if found is not None:
                    return found
        return None

    def suffices(self, counts: Sequence[int]) -> bool:
        """Whether these mana pay what is demanded."""
        for union, needed in self.demands.checks:
            there = 0
            for index, count in enumerate(counts):
                if count and self.main[index] & union:
                    there += count
            if there < needed:
                return False
        return True

    def thinkable(self, position: Position) -> bool:
        """Whether it would suffice if all abilities that are left could be activated, in their number and by colors."""
        counts = list(position.counts)
        total = sum(counts)
        for number, activation in enumerate(self.activations):
            once = bool(activation.own) or activation.once
            if once and self.is_over(position, number):
                continue
            times = 1 if once else len(self.demands.masks)
            total += times * max(0, len(activation.units) - len(activation.masks))
            for unit in activation.units:
                counts[self.kinds[output_kind(activation, unit, self.apart)]] += times
        return total >= len(self.demands.masks) and self.suffices(counts)

    def is_over(self, position: Position, number: int) -> bool:
        """Whether the activation can't be made any more, for all that is used."""
        activation = self.activations[number]
        id = activation.object
        return (
            number in position.once
            or ("leave", id) in position.used
            or any((use, id) in position.used for use in activation.own)
        )

    def after(self, position: Position, number: int) -> Iterator[Position]:
        """The positions to which an activation leads."""
        if self.is_over(position, number):
            return
        activation = self.activations[number]
        id = activation.object
        own = frozenset([(use, id) for use in activation.own])
        amounts = self.take_amounts(position, activation)
        if amounts is None:
            return
        once = position.once | {number} if activation.once else position.once
        for picked in self.picks(activation, position.used | own):
            uses = own | picked
            counts = self.without(position.counts, uses)
            if counts is None:
                continue
            for left in self.spend(counts, activation.masks, self.inputs.get(id, [])):
                for unit in activation.units:
                    left[self.kinds[output_kind(activation, unit, self.apart)]] += 1
                yield Position(
                    tuple(left), position.used | uses, amounts, once, position, Made(activation, uses)
                )

    def take_amounts(self, position: Position, activation: Activation) -> tuple[tuple[str, int], ...] | None:
        """The amounts used up afterwards; None if there is not enough."""
        if not activation.amounts:
            return position.amounts
        total = dict(position.amounts)
        for amount in activation.amounts:
            total[amount.key] = total.get(amount.key, 0) + amount.amount
            if total[amount.key] > (self.life if amount.key == LIFE else amount.available):
                return None
        return tuple(sorted(total.items()))

    def picks(self, activation: Activation, used: Used) -> Iterator[Used]:
        """The ways to pick objects for the cost of an activation."""
        if not activation.picks:
            yield frozenset()
            return
        gone = {id for use, id in used if use == "leave"}
        left = [
            each.narrowed([id for id in each.candidates if id not in gone and (each.use, id) not in used])
            for each in activation.picks
        ]
        for made in ways_to_pick(left, self.useful):
            yield frozenset([(pick.use, id) for pick, ids in zip(left, made, strict=True) for id in ids])

    def without(self, counts: tuple[int, ...], uses: Used) -> tuple[int, ...] | None:
        """The mana left if objects are used so that they can't give theirs any more; None if that is spent already."""
        lost = [id for use, id in uses if use in self.owns.get(id, ())]
        if not lost:
            return counts
        left = list(counts)
        for (_, link, _), index in self.kinds.items():
            if link in lost:
                if left[index] != self.start.counts[index]:
                    return None
                left[index] = 0
        return tuple(left)

    def spend(
        self, counts: tuple[int, ...], masks: tuple[int, ...], usable: list[int], first: int = 0
    ) -> Iterator[list[int]]:
        """The mana left after paying one mana for each of `masks`, for each way to do so.

        What the demands have least use for is tried first; for equal masks, from place `first` of that order on.
        """
        if not masks:
            yield list(counts)
            return
        for place in range(first, len(self.thrift)):
            index = self.thrift[place]
            if counts[index] and usable[index] & masks[0]:
                left = list(counts)
                left[index] -= 1
                same = len(masks) > 1 and masks[1] == masks[0]
                yield from self.spend(tuple(left), masks[1:], usable, place if same else 0)
