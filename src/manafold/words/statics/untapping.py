"""Not untapping (CR 502.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Filter, Ref
from manafold.rules.permissions import PlayerRule
from manafold.rules.restrictions import ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class StaysTapped(ObjectRule):
    """Doesn't untap during its controller's untap step, or only not during yours, perhaps under a condition
    (CR 502.3)."""

    in_yours_only: bool = False
    condition: Condition | None = None

    tag: ClassVar[str] = "stays tapped"
    phrases: ClassVar[Phrases] = (
        "<doesn't> untap during( its controller's untap step| their controllers' untap steps)",
        Phrase("<doesn't> untap during your untap step", sets={"in_yours_only": True}),
        Phrase("<doesn't> untap during your untap step if {condition}", sets={"in_yours_only": True}),
    )

    def stays_tapped(self, c: Context) -> bool:
        if self.condition is not None and not self.condition.holds(c):
            return False
        return not self.in_yours_only or c.controller == c.state.active


@dataclass(frozen=True)
class MayStayTapped(ObjectRule):
    """Its controller may choose not to untap it during their untap step (CR 502.3)."""

    tag: ClassVar[str] = "may stay tapped"

    def may_stay_tapped(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class UntapsAsWell(PlayerRule):
    """Untaps something during the untap step of each other player (CR 502.3)."""

    what: Ref

    tag: ClassVar[str] = "untaps as well"
    phrases: ClassVar[Phrases] = (Phrase("untap {what} during each other player's untap step", form="yours"),)

    def untaps_as_well(self, c: Context) -> Sequence[int]:
        return self.what.entities(c)


@dataclass(frozen=True)
class UntapLimit(PlayerRule):
    """Can't untap more than so many permanents of a description during their untap steps (CR 502.3)."""

    what: Filter
    most: int = 1
    said: Literal["your untap step", "their untap steps"] = "their untap steps"

    tag: ClassVar[str] = "untap limit"
    phrases: ClassVar[Phrases] = (
        Phrase("can't untap more than one {what} during {said}", sets={"most": 1}),
        "can't untap more than {most:word} {what:many} during {said}",
    )

    def untap_limit(self, c: Context) -> tuple[Filter, int]:
        return self.what, self.most
