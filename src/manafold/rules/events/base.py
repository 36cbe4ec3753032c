"""What an event is, and why it happens."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.rules.terms import NOTHING


@dataclass(frozen=True)
class Cause:
    """Why something happens: the object responsible (-1: the game itself) and the rule that made it happen.

    `controller` is the player whose spell or ability it is, if it is one that resolves or is paid for.
    """

    source: int = NOTHING
    rule: str = ""
    controller: int = NOTHING


BY_RULES = Cause()


@dataclass(eq=False)
class Event:
    """Anything that happens; `cause` says why."""

    cause: Cause
