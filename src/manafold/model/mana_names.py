"""What the types of mana are called: the mana symbols of a variant whose colors have other names (CR 106.1, 107.4)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from manafold.model.colors import COLORS, COLORS_BY_NAME, Color
from manafold.model.errors import NotationError
from manafold.model.likeness import nearest
from manafold.model.mana import COLOR_PAIRS, find_symbol

_PAIR = re.compile(r"([WUBRG])=([a-z][a-z-]*)")
_BRACED = re.compile(r"\{([^{}]+)\}")


def in_order(symbol: str) -> str:
    """The symbol; of a pair of colors the one first that is so in the hybrid symbol that there is (107.4)."""
    first, _, rest = symbol[1:-1].partition("/")
    second, *more = rest.split("/")
    backwards = any([(second, first) == pair for pair in COLOR_PAIRS])
    return "{" + "/".join([second, first, *more]) + "}" if backwards else symbol


@dataclass(frozen=True)
class ManaNames:
    """The colors that there are in a variant, each with the name that stands in its mana symbol: {fire} for {R}.

    A color that has no name does not exist there. What is not a color is written as ever: {1}, {X}, {C}, {T}.
    """

    names: tuple[tuple[Color, str], ...]

    @staticmethod
    def parse(text: str) -> ManaNames:
        """The names that `text` gives, such as "R=fire G=earth"; raises `NotationError` if it doesn't read, or if a
        color or a name is there twice.

        >>> ManaNames.parse("R=fire G=earth").told("{2}{R}{R/G}")
        '{2}{fire}{fire/earth}'
        """
        found: dict[Color, str] = {}
        for word in text.split():
            pair = _PAIR.fullmatch(word)
            color = None if pair is None else next((each for each in COLORS if each == pair[1]), None)
            if pair is None or color is None or color in found or pair[2] in found.values():
                raise NotationError('a color and its name, such as "R=fire", each once', text, text.find(word), word)
            found[color] = pair[2]
        return ManaNames(tuple(found.items()))

    def told(self, text: str) -> str:
        """The text with the names of this variant in its symbols."""
        known: dict[str, str] = dict(self.names)
        return _BRACED.sub(lambda symbol: self._each(symbol[1], known), text)

    def standard(self, text: str) -> str:
        """The text with the usual letters in its symbols; raises `NotationError` for the letter of a color.

        >>> ManaNames.parse("R=fire G=earth").standard("{2}{fire}{fire/earth}")
        '{2}{R}{R/G}'
        """
        letters: dict[str, str] = {name: color for color, name in self.names}
        for symbol in _BRACED.finditer(text):
            for part in symbol[1].split("/"):
                if part in COLORS:
                    raise NotationError(self._expected(), text, symbol.start(), symbol[0], self.nearest(symbol[0]))
        return _BRACED.sub(lambda symbol: in_order(self._each(symbol[1], letters)), text)

    def said(self, error: NotationError) -> NotationError:
        """What is wrong with a text in usual symbols, in the symbols of this variant."""
        found = self.told(error.found)
        return NotationError(self._expected(), self.told(error.text), error.position, found, self.nearest(found))

    def _expected(self) -> str:
        return f"a mana symbol, the colors being {', '.join([f'{{{name}}}' for _, name in self.names])}"

    def nearest(self, symbol: str) -> str:
        """The mana symbol of this variant that `symbol` was meant to be; "" if there is none.

        >>> names = ManaNames.parse("R=fire G=earth")
        >>> names.nearest("{R}"), names.nearest("{fire/eart}"), names.nearest("{B}")
        ('{fire}', '{fire/earth}', '')
        """
        parts = [self._meant(part) for part in symbol.strip("{} ").split("/")]
        meant = in_order("{" + "/".join(parts) + "}")
        return self.told(meant) if find_symbol(meant) is not None else ""

    def _meant(self, part: str) -> str:
        """The usual way to write what a part of a symbol was meant to be; "" if that is a color that isn't there."""
        letters: dict[str, str] = {name: color for color, name in self.names}
        near = letters.get(nearest(part, letters))
        usual = COLORS_BY_NAME.get(part.lower()) or near or part.upper()
        return usual if usual in letters.values() or usual not in COLORS else ""

    def has(self, letter: str) -> bool:
        """Whether there is mana of the type: colorless mana there is always."""
        return letter == "C" or any([letter == color for color, _ in self.names])

    def _each(self, parts: str, known: dict[str, str]) -> str:
        """A symbol, each part of which is replaced by what is known for it."""
        return "{" + "/".join([known.get(part, part) for part in parts.split("/")]) + "}"
