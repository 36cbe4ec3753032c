"""What a player is asked, and the options to answer with."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeVar

from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.abilities import Ability

T = TypeVar("T")

Kind = Literal[
    "priority",
    "mulligan",
    "bottom",
    "attack",
    "block",
    "target",
    "mode",
    "number",
    "pay",
    "card",
    "permanent",
    "player",
    "order",
    "yes or no",
    "color",
    "name",
    "damage",
    "replacement",
    "discard",
    "opening hand",
]
"""What a decision is about; clients choose the dialog by it."""


@dataclass(frozen=True)
class Option:
    """One legal answer to a `Decision`.

    `verb` and `subject` make its notation; `ref` is the id of the object or player that it is about
    (-1 for none), and `value` tells apart options about the same thing (a number, an index, a color's letter).
    `says` is, where all of that is only a number, the ability to be read for what it means (that of which it is a mode,
    that which is activated); `manafold.meanings` prints it. `implied` is what would stand behind an arrow if there were
    a choice of it, and may be said there.
    """

    verb: str
    subject: str = ""
    ref: int = NOTHING
    value: int | str = 0
    says: Ability | None = field(default=None, compare=False, repr=False)
    implied: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.verb} {self.subject}" if self.subject else self.verb


DONE = Option("done")
PASS = Option("pass")
YES = Option("yes")
NO = Option("no")
NOT_PAID = Option("not paid")
"""Instead of an answer, from one who has left the game while they were paying (CR 800.4f)."""


class Decision:
    """A question to one player; exactly one of `options` is the answer.

    `prompt` says for people what it is for, `source` is the object that asks (-1: the rules), `picked` are the
    answers given so far in the same run of picks, and `remaining` how many more picks may follow after this one.
    `beside` are options of the picks that follow, where each is about something else: equal names are numbered with
    them in mind. `unpaid` is the answer by which a cost is not paid, None if the question is about no cost. `forms` is
    kept by `notation`: what the options may be called, once somebody has asked.
    """

    __slots__ = ("beside", "forms", "kind", "options", "picked", "player", "prompt", "remaining", "source", "unpaid")

    def __init__(
        self,
        player: int,
        kind: Kind,
        options: Sequence[Option],
        prompt: str = "",
        source: int = NOTHING,
        picked: tuple[Option, ...] = (),
        remaining: int = 0,
        beside: tuple[Option, ...] = (),
        unpaid: Option | None = None,
    ) -> None:
        self.forms: dict[bool, dict[str, list[int]]] = {}
        self.player = player
        self.kind: Kind = kind
        self.options = options
        self.prompt = prompt
        self.source = source
        self.picked = picked
        self.remaining = remaining
        self.beside = beside
        self.unpaid = unpaid

    def limit(self, options: Sequence[Option]) -> None:
        """Only these options are left."""
        self.options = options
        self.forms = {}

    def __repr__(self) -> str:
        names = ", ".join(str(option) for option in self.options[:20])
        return f"<Decision player {self.player} {self.kind}: {names}>"


Task = Generator[Decision, Option, T]
"""Rules code in which players may have to choose: it yields a `Decision` and is sent the `Option` picked."""


class Impossible(Exception):
    """An action that was begun can't be completed: the game goes back to before it (CR 732.1)."""
