"""Colors, types and numbers that are chosen: for a permanent as it enters (614.12a), or while something resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from manafold.model.colors import COLOR_NAMES
from manafold.model.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES
from manafold.model.typeline import CARD_TYPES, PERMANENT_TYPES
from manafold.rules.choosing import choose_any_number, choose_number
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import Chose

if TYPE_CHECKING:
    from collections.abc import Iterable

    from manafold.model.words import Value
    from manafold.rules.context import Context

Quality = Literal[
    "color", "creature type", "card type", "permanent type", "land type", "basic land type", "odd or even",
    "land or nonland",
]  # fmt: skip
"""What else than objects, players and numbers can be chosen, of a list that the rules give (105.4, 205.2a, 205.3)."""

NUMBER: Final = "number"
"""Under this name stands the number that was chosen."""

ODD_OR_EVEN: Final = "odd or even"
"""Under this name stands which of the two was chosen."""
LAND_OR_NOT: Final = "land or nonland"
"""Under this name stands which of the two was chosen."""


def chosen(c: Context, *kinds: str) -> int | str | None:
    """What was chosen of one of these kinds in this resolution, else for the source; None if nothing was."""
    for kind in kinds:
        if kind in c.chosen:
            return c.chosen[kind]
    known = c.state.object(c.source).choices
    return next((known[kind] for kind in kinds if kind in known), None)


def options(quality: Quality) -> list[Option]:
    """All that can be chosen."""
    if quality == "color":
        return [Option(name, value=color) for color, name in COLOR_NAMES.items()]
    lists: dict[Quality, Iterable[str]] = {
        "creature type": sorted(CREATURE_TYPES),
        "card type": CARD_TYPES,
        "permanent type": sorted(PERMANENT_TYPES),
        "land type": sorted(LAND_TYPES),
        "basic land type": BASIC_LAND_TYPES,
        "odd or even": ("odd", "even"),
        "land or nonland": ("land", "nonland"),
    }
    return [Option(name, value=name) for name in lists[quality]]


def choose(player: int, quality: str, among: list[Option], source: int, c: Context) -> Task[int | str]:
    """A player chooses one of the options, and everybody is told."""
    kind: Literal["color", "name", "player"] = (
        "color" if quality == "color" else "player" if among and among[0].ref >= 0 else "name"
    )
    pick = yield Decision(player, kind, among, f"choose a {quality}", source)
    c.state.emit(Chose(c.cause, player, str(pick)))
    return pick.value


def number(player: int, low: Value, high: Value | None, source: int, c: Context) -> Task[int]:
    """A player chooses a number of at least `low`, and at most `high` if that is said, and everybody is told."""
    least, prompt = low.of(c), f"choose a {NUMBER}"
    if high is None:
        found = yield from choose_any_number(player, least, prompt, source)
    else:
        found = yield from choose_number(player, least, high.of(c), prompt, source)
    c.state.emit(Chose(c.cause, player, str(found)))
    return found
