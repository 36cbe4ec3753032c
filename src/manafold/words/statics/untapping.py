"""Not untapping (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules.restrictions import ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class StaysTapped(ObjectRule):
    """Doesn't untap during its controller's untap step, or only not during yours (CR 502.3)."""

    in_yours_only: bool = False

    tag: ClassVar[str] = "stays tapped"
    phrases: ClassVar[Phrases] = (
        "<doesn't> untap during( its controller's untap step| their controllers' untap steps)",
        Phrase("<doesn't> untap during your untap step", sets={"in_yours_only": True}),
    )

    def stays_tapped(self, c: Context) -> bool:
        return not self.in_yours_only or c.controller == c.state.active


@dataclass(frozen=True)
class MayStayTapped(ObjectRule):
    """Its controller may choose not to untap it during their untap step (CR 502.3)."""

    tag: ClassVar[str] = "may stay tapped"

    def may_stay_tapped(self, c: Context) -> bool:
        return True
