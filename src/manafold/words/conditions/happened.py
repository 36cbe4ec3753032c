"""Whether an earlier instruction was followed: "if you do"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Ref
from manafold.model.words.sorts import ANYTHING, Sorts
from manafold.words.refs.pointing import Member

if TYPE_CHECKING:
    from manafold.rules.context import Context


CastWhat = Literal["", "it this way", "that card this way", "a spell this way", "the copy", "it", "that card"]
"""What a text calls what an instruction to cast something was followed with."""


@dataclass(frozen=True)
class Happened(Condition):
    """The effect with this name acted on something, or, if `denied`, did not (CR 608.2c, 609.3); was followed by `who`,
    if that is each of several players for themselves."""

    who: Ref
    effect: str = ""
    denied: bool = False
    cast: CastWhat = ""
    """What the text says was cast or played, if it doesn't just say "do"."""
    impossible: bool = False
    """Whether the text says "can't" of an instruction that had to be followed if possible (CR 609.3)."""

    tag: ClassVar[str] = "happened"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": ANYTHING}
    phrases: ClassVar[Phrases] = (
        "{who} <does>",
        Phrase("{who} <doesn't>", sets={"denied": True}),
        Phrase("{who} <can't>", sets={"denied": True, "impossible": True}),
        *[
            Phrase(f"{{who}} <cast> {what} this way", sets={"cast": f"{what} this way"})
            for what in ("it", "that card", "a spell")
        ],
        Phrase("{who} <doesn't> cast {cast}", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        did = c.named.get(self.effect, ())
        if isinstance(self.who, Member):  # each for themselves: "each player who does"
            return (self.who.entities(c)[0] in did) is not self.denied
        return bool(did) is not self.denied
