"""The fixed terms of the rules: zones, steps, phases, and the numbering of players and objects."""

from __future__ import annotations

from typing import Final, Literal, get_args

Zone = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "outside"]
"""CR 400.1; and outside the game, which is no zone (400.11), for the cards that a player may bring into it."""

Origin = Zone | Literal["nowhere"]
"""Where an object comes from: a token that is created comes from nowhere."""

ZONES: Final[tuple[Zone, ...]] = get_args(Zone)

Step = Literal[
    "untap",
    "upkeep",
    "draw",
    "main 1",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first strike damage",
    "combat damage",
    "end of combat",
    "main 2",
    "end",
    "cleanup",
]
"""The steps and the two main phases (CR 500.1), in the order of a turn."""

STEPS: Final[tuple[Step, ...]] = get_args(Step)

MAIN_PHASES: Final[frozenset[str]] = frozenset(("main 1", "main 2"))

COMBAT_STEPS: Final[frozenset[str]] = frozenset(STEPS[4:10])

FIRST_OBJECT: Final[int] = 100
"""Players have the ids 0, 1, 2, ... in turn order of the start; objects count up from here. So one id names either."""

NOTHING: Final[int] = -1
"""The id that names nothing."""


def is_player(entity: int) -> bool:
    """Whether the id is that of a player (and not of an object)."""
    return 0 <= entity < FIRST_OBJECT
