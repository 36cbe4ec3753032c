"""What a mana cost asks for (CR 107.4): the ways to announce it (601.2b), each as single mana to be paid."""

from __future__ import annotations

from collections.abc import Iterable

from manafold.model.mana import ManaCost, ManaSymbol

BIT = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": 32}
"""One bit for each type of mana; a set of types is a sum of these."""
SNOW = 64
"""The bit of mana from a snow source, and of what asks for it."""
ANY = 127
"""The bits of generic mana, which any mana pays (107.4b)."""


def bits(types: Iterable[str]) -> int:
    """The bits of the types of mana with these letters."""
    found = 0
    for each in types:
        found |= BIT[each]
    return found


def letters(mask: int) -> str:
    """The letters of the types in `mask`, in the order of colors, colorless last."""
    return "".join([letter for letter, bit in BIT.items() if bit & mask])


class Demands:
    """One way to pay a mana cost: for each mana the bits of which it must have one, the most exacting first, and life.

    `checks` say for each set of bits that some of the mana keep to, how many of them do: the cost can be paid from
    single mana if as many of these have one of the bits (Hall's theorem).
    """

    __slots__ = ("checks", "life", "masks")

    def __init__(self, masks: tuple[int, ...], life: int) -> None:
        self.masks = masks
        self.life = life
        unions = {0}
        for mask in set(masks):
            unions |= {union | mask for union in unions}
        self.checks = tuple(
            [(union, sum([mask | union == union for mask in masks])) for union in sorted(unions) if union]
        )

    def paid_by(self, mana: list[int]) -> bool:
        """Whether single mana with these bits suffice."""
        return all([sum([mask & union != 0 for mask in mana]) >= needed for union, needed in self.checks])


_known: dict[str, tuple[Demands, ...]] = {}


def ways_to_pay(cost: ManaCost) -> tuple[Demands, ...]:
    """The ways to announce how `cost` is paid, those with the least life first, then those with the least mana.

    {X} that has not become a number is nothing.
    """
    found = _known.get(cost.text)
    if found is None:
        ways: set[tuple[int, tuple[int, ...]]] = {(0, ())}
        for symbol in cost.symbols:
            ways = {(life + more, (*masks, *new)) for life, masks in ways for more, new in halves(symbol)}
        made = {(life, tuple(sorted(masks, key=lambda mask: (mask.bit_count(), mask)))) for life, masks in ways}
        ordered = sorted(made, key=lambda way: (way[0], len(way[1]), way[1]))
        found = _known[cost.text] = tuple([Demands(masks, life) for life, masks in ordered])
    return found


def halves(symbol: ManaSymbol) -> list[tuple[int, tuple[int, ...]]]:
    """The ways to pay one symbol: life, and the bits for each mana (107.4).

    Two types are not two ways, but one with the bits of both.
    """
    if symbol.variable:
        return [(0, ())]
    if symbol.snow:
        return [(0, (SNOW,))]
    found: list[tuple[int, tuple[int, ...]]] = []
    if symbol.types:
        found.append((0, (bits(symbol.types),)))
    if symbol.generic or not symbol.types:
        found.append((0, (ANY,) * symbol.generic))
    if symbol.phyrexian:
        found.append((2, ()))
    return found
