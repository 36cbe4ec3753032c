"""What there is beside the cards that are tried: different cards need different things to be of any use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Board = Literal["many", "few", "none"]
"""Permanents beside lands: some of each kind, a few that are of as many kinds as possible, or no creatures."""


@dataclass(frozen=True)
class Setting:
    """One way to set up a game in which cards are tried.

    So many cards are tried `together`. They are in hand or, if `placed`, on the battlefield, with their last face up if
    `turned`. `own` and `others` are the boards of the one who tries and of the other player. If `poor`, the one who
    tries has no other cards in hand, little life and fewer lands than the other; if `weak`, the other has little life.
    If `late`, cards are cast after combat.
    """

    together: int
    placed: bool = False
    turned: bool = False
    own: Board = "many"
    others: Board = "many"
    poor: bool = False
    weak: bool = False
    late: bool = False


SETTINGS: Final = (
    Setting(8),
    Setting(6, placed=True, own="few", others="none"),
    Setting(4, poor=True, weak=True),
    Setting(3, late=True, own="few", others="few"),
    Setting(2, placed=True, turned=True, poor=True, own="none", others="few"),
    Setting(1, own="few", others="none", late=True),
    Setting(1, placed=True, own="many", others="few"),
    Setting(1, poor=True, own="few", others="none"),
    Setting(1, placed=True, turned=True, own="few", others="many", weak=True),
    Setting(1, own="few", others="few"),
)
"""The settings in which a card is tried one after the other, until nothing of it is left."""
