"""Whether an earlier instruction was followed: "if you do"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Ref

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Happened(Condition):
    """The effect with this name acted on something, or, if `denied`, did not (CR 608.2c, 609.3)."""

    who: Ref
    effect: str = ""
    denied: bool = False

    tag: ClassVar[str] = "happened"
    phrases: ClassVar[Phrases] = (
        "{who} <does>",
        Phrase("{who} <doesn't>", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        return bool(c.named.get(self.effect)) is not self.denied
