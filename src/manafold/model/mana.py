"""Mana symbols and mana costs (CR 107.4, 202, 118.7)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from manafold.model.colors import COLORLESS, COLORS, COLORS_BY_NAME, Color, Colors, ManaType
from manafold.model.errors import NotationError
from manafold.model.likeness import nearest


@dataclass(frozen=True, eq=False)
class ManaSymbol:
    """One mana symbol of a cost (CR 107.4). Get them from `symbol`, which accepts only the symbols that exist.

    It is paid with one mana of any of `types`, or with `generic` mana of any type, or with 2 life if
    `phyrexian`, or with one mana from a snow source if `snow`; `variable` is {X}.
    """

    text: str
    types: tuple[ManaType, ...] = ()
    generic: int = 0
    phyrexian: bool = False
    snow: bool = False
    variable: bool = False
    colors: Colors = field(init=False)
    """The colors that the symbol is (CR 107.4e, 107.4f); none for {1}, {C}, {X} and {S}."""
    is_generic: bool = field(init=False)
    """Whether this is a numerical symbol such as {0} or {2}."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "colors", frozenset(color for color in COLORS if color in self.types))
        object.__setattr__(self, "is_generic", not (self.types or self.snow or self.variable))

    @property
    def mana_value(self) -> int:
        """What the symbol adds to a mana value, with X as 0: its largest component (CR 202.3e-g)."""
        return max(self.generic, 1 if self.types or self.snow else 0)

    @property
    def equivalents(self) -> tuple[ManaSymbol, ...]:
        """The nonhybrid symbols, payable with mana alone, of which a player announces one (CR 601.2b)."""
        halves = tuple(symbol("{" + mana + "}") for mana in self.types)
        if self.types and self.generic:
            return (symbol("{" + str(self.generic) + "}"), *halves)
        return halves or (self,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ManaSymbol) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


COLOR_PAIRS: tuple[tuple[Color, Color], ...] = (
    ("W", "U"), ("W", "B"), ("U", "B"), ("U", "R"), ("B", "R"),
    ("B", "G"), ("R", "G"), ("R", "W"), ("G", "W"), ("G", "U"),
)  # fmt: skip
"""The ten pairs of colors, each in the order in which its hybrid symbol is written (CR 105.5, 107.4)."""


def _special_symbols() -> dict[str, ManaSymbol]:
    symbols = [ManaSymbol("{C}", ("C",)), ManaSymbol("{S}", snow=True), ManaSymbol("{X}", variable=True)]
    for color in COLORS:
        symbols.append(ManaSymbol(f"{{{color}}}", (color,)))
        symbols.append(ManaSymbol(f"{{2/{color}}}", (color,), generic=2))
        symbols.append(ManaSymbol(f"{{C/{color}}}", ("C", color)))
        symbols.append(ManaSymbol(f"{{{color}/P}}", (color,), phyrexian=True))
    for pair in COLOR_PAIRS:
        symbols.append(ManaSymbol(f"{{{pair[0]}/{pair[1]}}}", pair))
        symbols.append(ManaSymbol(f"{{{pair[0]}/{pair[1]}/P}}", pair, phyrexian=True))
    return {each.text: each for each in symbols}


_SYMBOLS = _special_symbols()
_INSIDE = tuple([each[1:-1] for each in _SYMBOLS])
"""What stands in the braces of the special symbols."""
_ANY_OR_LIFE = ManaSymbol("{1/P}", (*COLORS, "C"), phyrexian=True)
"""What a Phyrexian symbol is to one who may spend any mana for it."""
_NUMBERS: dict[str, ManaSymbol] = {}
_NUMERICAL = re.compile(r"\{(0|[1-9][0-9]*)\}")
_BRACED = re.compile(r"\{[^{}]*\}?")
_BARE = re.compile(r"[0-9]+|[A-Z]")


def find_symbol(text: str) -> ManaSymbol | None:
    """The mana symbol written `text`, braces included; None if there is no such mana symbol."""
    found = _SYMBOLS.get(text) or _NUMBERS.get(text)
    if found is None:
        number = _NUMERICAL.fullmatch(text)
        if number is not None:
            found = _NUMBERS[text] = ManaSymbol(text, generic=int(number[1]))
    return found


def nearest_symbol(text: str) -> str:
    """The symbol that `text` was meant to be: one of the same letters, or that of a color with this name, or one that
    is nearly written so; "" if there is none.
    """
    inside = text.strip("{} ")
    letters = sorted(inside.upper())
    for known in _INSIDE:
        if sorted(known) == letters:
            return f"{{{known}}}"
    found = COLORS_BY_NAME.get(inside.lower()) or nearest(inside, _INSIDE) or inside
    return f"{{{found}}}" if find_symbol(f"{{{found}}}") is not None else ""


def with_braces(text: str) -> str:
    """The mana symbols that a text without braces was meant to be: "{2}{R}" for "2R"; "" if they are none."""
    parts = _BARE.findall(text.upper())
    symbols = [f"{{{each}}}" for each in parts]
    is_whole = "".join(parts) == text.upper() and all([find_symbol(each) is not None for each in symbols])
    return "".join(symbols) if is_whole else ""


def symbol(text: str) -> ManaSymbol:
    """The mana symbol written `text`, braces included.

    Raises `NotationError` if there is no such mana symbol.
    """
    found = find_symbol(text)
    if found is None:
        raise NotationError("a mana symbol", text, 0, text, nearest_symbol(text))
    return found


@dataclass(frozen=True, eq=False)
class ManaCost:
    """A mana cost, or the mana part of another cost: its symbols in the order printed, at least one."""

    symbols: tuple[ManaSymbol, ...]
    text: str = field(init=False)
    generic: int = field(init=False)
    """The generic mana of its numerical symbols; hybrid symbols and {X} do not count."""
    variables: int = field(init=False)
    """How many {X} it has."""
    colors: Colors = field(init=False)
    """The colors of its symbols (CR 202.2)."""

    def __post_init__(self) -> None:
        if not self.symbols:
            raise ValueError("a mana cost has at least one symbol: a cost of nothing is {0}, no cost is None")
        object.__setattr__(self, "text", "".join([each.text for each in self.symbols]))
        object.__setattr__(self, "generic", sum([each.generic for each in self.symbols if each.is_generic]))
        object.__setattr__(self, "variables", len([each for each in self.symbols if each.variable]))
        object.__setattr__(self, "colors", COLORLESS.union(*[each.colors for each in self.symbols]))

    @staticmethod
    def parse(text: str) -> ManaCost:
        """The cost written `text`, such as "{2}{W/U}"; raises `NotationError` where it does not read.

        >>> ManaCost.parse("{2}{W/U}").mana_value()
        3
        """
        found: list[ManaSymbol] = []
        position = 0
        while position < len(text) or not found:
            braced = _BRACED.match(text, position)
            if braced is None:
                rest = text[position:]
                raise NotationError('a mana symbol such as "{2}" or "{W}"', text, position, rest, with_braces(rest))
            each = find_symbol(braced[0])
            if each is None:
                raise NotationError("a mana symbol", text, position, braced[0], nearest_symbol(braced[0]))
            found.append(each)
            position = braced.end()
        return ManaCost(tuple(found))

    def mana_value(self, x: int = 0) -> int:
        """The total amount of mana, each X counted as `x` (CR 202.3)."""
        return sum([each.mana_value for each in self.symbols]) + self.variables * x

    def count(self, colors: Colors) -> int:
        """How many of its symbols are of one or more of `colors`, as devotion counts them (CR 700.5)."""
        return len([each for each in self.symbols if not colors.isdisjoint(each.colors)])

    def with_x(self, x: int) -> ManaCost:
        """The cost with its {X} replaced by the number announced (CR 107.3a)."""
        if not self.variables:
            return self
        return total(self.generic + x * self.variables, [each for each in self._others() if not each.variable])

    def plus(self, other: ManaCost) -> ManaCost:
        """Both costs as one, generic mana added up."""
        return total(self.generic + other.generic, [*self._others(), *other._others()])

    def increased(self, generic: int) -> ManaCost:
        """The cost with `generic` more generic mana."""
        return total(self.generic + generic, self._others())

    def reduced(self, generic: int) -> ManaCost:
        """The cost with up to `generic` less generic mana; nothing else is reduced (CR 118.7a)."""
        return total(max(0, self.generic - generic), self._others())

    def reduced_by(self, reduction: ManaCost, only_colored: bool = False) -> ManaCost:
        """The cost less an amount of mana, by type, the excess of a type as generic mana unless `only_colored` (CR
        118.7).

        Of a hybrid symbol in `reduction` its player has chosen a half before (CR 118.7e), and of one in this
        cost as well (CR 601.2b). Raises `ValueError` if `reduction` has a hybrid symbol or an {X}.
        """
        generic = 0
        left = self._others()
        for each in reduction.symbols:
            if each.is_generic or each.snow:
                generic += each.mana_value  # 118.7g
                continue
            if len(each.equivalents) > 1 or each.variable:
                raise ValueError(f"choose what {each} stands for before a cost is reduced by it")
            pure = each.equivalents[0]  # 118.7f
            if pure in left:
                left.remove(pure)
            else:
                generic += not only_colored
        return total(max(0, self.generic - generic), left)

    def least_after(self, reduction: ManaCost) -> ManaCost:
        """The least that can be left of the cost after it is reduced by an amount of mana: its player chooses halves of
        hybrid symbols in both (CR 118.7, 601.2b). {X} in `reduction` is 0."""
        reached = {(0, tuple(self._others()))}
        for each in reduction.symbols:
            if each.is_generic or each.snow or each.variable:
                reached = {(generic + each.mana_value, left) for generic, left in reached}
            else:
                ways = [(before, half) for before in reached for half in each.equivalents]
                reached = {after for (generic, left), half in ways for after in _less(generic, left, half)}
        found = [total(max(0, self.generic - generic), list(left)) for generic, left in reached]
        return min(found, key=_burden)

    def payable_with(self, of: Literal["color", "type"]) -> ManaCost:
        """The cost for one who may spend any mana as though it were mana of any color, or of any type (CR 609.4b)."""
        generic, rest = self.generic, list[ManaSymbol]()
        for each in self._others():
            if not each.types or (of == "color" and not each.colors):
                rest.append(each)
            elif each.phyrexian:
                rest.append(_ANY_OR_LIFE)
            else:
                generic += 1
        return total(generic, rest)

    def _others(self) -> list[ManaSymbol]:
        return [each for each in self.symbols if not each.is_generic]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ManaCost) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


def total(generic: int, others: list[ManaSymbol]) -> ManaCost:
    """The cost of `generic` generic mana and `others`: each {X}, then the number, then the rest.

    If there is nothing to pay it is {0} (CR 118.7).
    """
    variables = [each for each in others if each.variable]
    rest = [each for each in others if not each.variable]
    numerical = [symbol("{" + str(generic) + "}")] if generic or not others else []
    return ManaCost((*variables, *numerical, *rest))


FREE = ManaCost((symbol("{0}"),))
"""{0}, the cost that is paid with nothing (CR 118.5)."""


def _less(
    generic: int, left: tuple[ManaSymbol, ...], half: ManaSymbol
) -> list[tuple[int, tuple[ManaSymbol, ...]]]:
    """What can be left of a cost if it is reduced by one more symbol: the generic mana that it has been reduced by so
    far, and its other symbols (CR 118.7a-d)."""
    if half.is_generic:
        return [(generic + half.generic, left)]
    found: list[tuple[int, tuple[ManaSymbol, ...]]] = []
    for place, each in enumerate(left):
        if half.types[0] in each.types:
            found.append((generic, (*left[:place], *left[place + 1 :])))
    if half not in left:  # the other half of a hybrid symbol may be the one that is to be paid
        found.append((generic + 1, left))
    return found


def _burden(cost: ManaCost) -> tuple[int, int, int, str]:
    """How hard a cost is to pay: how much mana it is, how much of it not generic, and how few choices it leaves."""
    others = [each for each in cost.symbols if not each.is_generic]
    return cost.mana_value(), len(others), -sum([len(each.equivalents) for each in others]), cost.text
