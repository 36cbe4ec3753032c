"""Turns and steps that were added to the plan of the game (CR 500.7-500.11)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ExtraTurn:
    """A turn that `player` takes after the present one; the most recently created is taken first (500.7)."""

    player: int
