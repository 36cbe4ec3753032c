"""What gives something another name (CR 612.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Layer, Static
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class BecomesNamed(Static):
    """Is of a kind, which may be none in particular, and has only this name, whatever names it had (CR 612.8)."""

    kind: Kind
    name: str
    keeps: Literal["", "still a land"] = ""

    tag: ClassVar[str] = "becomes named"
    phrases: ClassVar[Phrases] = (
        "<is> {kind:noun} named {name:name}",
        Phrase("<become> {kind:noun} named {name:name}. It's still a land", sets={"keeps": "still a land"},
               form="lasting"),
        Phrase("<become> {kind:noun} named {name:name}", form="lasting"),
    )  # fmt: skip
    layers: ClassVar[tuple[int, ...]] = (Layer.TEXT, *Becomes.layers)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if layer == Layer.TEXT:
            chars.name = self.name
        else:
            Becomes(self.kind, self.keeps).apply(layer, chars, entity, c)
