"""The five colors and the six types of mana (CR 105.1, 106.1), as the letters of their symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

Color = Literal["W", "U", "B", "R", "G"]
"""A color by the letter of its mana symbol (CR 202.2a)."""

ManaType = Literal["W", "U", "B", "R", "G", "C"]
"""A type of mana (CR 106.1b): a color, or "C" for colorless."""

COLORS: tuple[Color, ...] = get_args(Color)
"""The colors in the order in which cards and rules list them."""

MANA_TYPES: tuple[ManaType, ...] = get_args(ManaType)
"""The types of mana, colorless last."""

COLOR_NAMES: Mapping[Color, str] = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""What each color is called."""

COLORS_BY_NAME: Mapping[str, Color] = {name: color for color, name in COLOR_NAMES.items()}
"""The color that each name is of."""

Colors = frozenset[Color]
"""The colors of an object; the empty set is colorless (CR 105.2c)."""

COLORLESS: Colors = frozenset()
