"""What every word is, and the layers in which what words say is applied (CR 613.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases

if TYPE_CHECKING:
    from manafold.rules.context import Context


class Layer:
    """The places in which a continuous effect can act (CR 613.1). `RULES` is outside of the layers (613.11)."""

    COPY = 10
    CONTROL = 20
    TEXT = 30
    TYPE = 40
    COLOR = 50
    ABILITY = 60
    CHARACTERISTIC_DEFINING_PT = 71
    SET_PT = 72
    MODIFY_PT = 73
    SWITCH_PT = 74
    RULES = 80


NO_LAYER: frozenset[int] = frozenset()
PT_LAYERS: frozenset[int] = frozenset((71, 72, 73, 74))
"""What a word reads that looks at power or toughness."""
ANY_LAYER: frozenset[int] = frozenset((10, 20, 30, 40, 50, 60, 71, 72, 73, 74))


@dataclass(frozen=True)
class Word:
    """Anything that a card can say. `tag` is its name in JSON and YAML.

    `reads` and `volatile` say what the word's own answer depends on; words inside of it speak for themselves.
    `reads` are the layers whose results it looks at (CR 613.8). `volatile` is whether it looks at anything but which
    permanents there are and their characteristics, controllers, counters and attachments: at what is tapped, at life
    totals, at other zones, at the turn. A word that declares too much costs time; one that declares too little is
    wrong.
    """

    tag: ClassVar[str] = ""
    phrases: ClassVar[Phrases] = ()
    reads: ClassVar[frozenset[int]] = ANY_LAYER
    volatile: ClassVar[bool] = True

    def settled(self, c: Context) -> Word:
        """The same with what has been chosen written out, for what outlasts the choice ("the chosen color")."""
        return self
