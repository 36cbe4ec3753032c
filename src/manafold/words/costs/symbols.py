"""The tap symbol and the untap symbol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.rules import tapping
from manafold.rules.costs import TapSymbol, UsingCost, can_use_tap_symbol
from manafold.rules.needs import Picks

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class TapSource(TapSymbol):
    """{T}: tap this permanent (CR 107.5, 302.6)."""

    tag: ClassVar[str] = "tap"
    phrases: ClassVar[Phrases] = ("{T}",)


@dataclass(frozen=True)
class UntapSource(UsingCost):
    """{Q}: untap this permanent, which has to be tapped (CR 107.6, 302.6)."""

    tag: ClassVar[str] = "untap"
    phrases: ClassVar[Phrases] = ("{Q}",)

    def picks(self, c: Context) -> Picks:
        return Picks("untap", 1, (c.source,) if can_use_tap_symbol(c.state, c.source, True) else ())

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        return tapping.untap(c.state, c.source, c.cause)
        yield
