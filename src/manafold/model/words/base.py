"""What every word is, and the layers in which what words say is applied (CR 613.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words.sorts import Around, Flaw, Sorts, can_be, told

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
    wants: ClassVar[Mapping[str, Sorts]] = {}
    """What the fields that point at something or describe it have to point at or describe, where that matters."""

    def sorts(self, around: Around) -> Sorts | None:
        """What sorts of things it points at or describes, as far as it does and that can be told."""
        return None

    def gives(self) -> tuple[str, ...]:
        """The names under which later words find what this acted on."""
        return ()

    def flaws(self, around: Around) -> list[Flaw]:
        """What can't be said in this word where it stands; what is wrong inside of it is not its own."""
        found: list[Flaw] = []
        for field, wanted in type(self).wants.items():
            said: object = getattr(self, field, None)
            known = said.sorts(around) if isinstance(said, Word) else None
            if known is not None and not can_be(known, wanted):
                found.append(Flaw(field, told(wanted), told(known)))
        return found

    def settled(self, c: Context) -> Word:
        """The same with what has been chosen written out, for what outlasts the choice ("the chosen color")."""
        return self
