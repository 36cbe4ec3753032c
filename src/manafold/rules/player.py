"""A player of a game and the mana in their pool (CR 102, 106). Like objects, a player belongs to one state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from manafold.model.likeness import nearest
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.spending import Spending

Until = Literal["", "turn", "combat"]


class Mana:
    """One mana in a pool (CR 106): its type, where it came from, and what it may be spent on (None: anything).

    `lasts` says until the end of what it is not lost as steps and phases end: "" for nothing.
    """

    __slots__ = ("lasts", "mark", "only", "snow", "source", "type")

    def __init__(
        self,
        type: str,
        source: int = NOTHING,
        snow: bool = False,
        only: Spending | None = None,
        lasts: Until = "",
    ) -> None:
        self.lasts = lasts
        self.mark = 0
        self.type = type
        self.source = source
        self.snow = snow
        self.only = only

    def of_type(self, type: str) -> Mana:
        """The same mana, but of another type."""
        twin = Mana(type, self.source, self.snow, self.only, self.lasts)
        twin.mark = self.mark
        return twin

    def marked(self, mark: int) -> Mana:
        """The same mana with a number by which an ability that waits for its being spent knows it."""
        twin = Mana(self.type, self.source, self.snow, self.only, self.lasts)
        twin.mark = mark
        return twin


class Player:
    """A player of the game, with the zones that are theirs. `library` is ordered from top to bottom.

    `arrangement` grows with every change of hand and graveyard. `outside` are the cards that they own outside the game
    (400.11a): replaced, never changed.
    """

    __slots__ = (
        "arrangement",
        "choices",
        "counters",
        "drawn_this_turn",
        "drew_from_empty",
        "graveyard",
        "hand",
        "has_left",
        "home",
        "id",
        "land_plays",
        "library",
        "life",
        "mulligans",
        "name",
        "outside",
        "pool",
        "spells_cast",
        "team",
    )

    def __init__(self, home: object, id: int, name: str, life: int) -> None:
        self.home = home
        self.id = id
        self.name = name
        self.life = life
        self.team = id
        self.counters: dict[str, int] = {}
        self.library: list[int] = []
        self.hand: list[int] = []
        self.arrangement = 0
        self.graveyard: list[int] = []
        self.outside: list[int] = []
        self.pool: tuple[Mana, ...] = ()
        self.land_plays = 0
        self.spells_cast = 0
        self.drawn_this_turn = 0
        self.drew_from_empty = False
        self.has_left = False
        self.mulligans = 0
        self.choices: dict[str, int | str] = {}

    def copy(self, home: object) -> Player:
        """A twin that belongs to the state of `home`."""
        twin = Player.__new__(Player)
        twin.home = home
        twin.id = self.id
        twin.name = self.name
        twin.life = self.life
        twin.team = self.team
        twin.counters = self.counters
        twin.library = self.library[:]
        twin.hand = self.hand[:]
        twin.arrangement = self.arrangement
        twin.graveyard = self.graveyard[:]
        twin.outside = self.outside
        twin.pool = self.pool
        twin.land_plays = self.land_plays
        twin.spells_cast = self.spells_cast
        twin.drawn_this_turn = self.drawn_this_turn
        twin.drew_from_empty = self.drew_from_empty
        twin.has_left = self.has_left
        twin.mulligans = self.mulligans
        twin.choices = self.choices
        return twin


def player_called(players: Sequence[Player], called: int | str) -> int:
    """The number of the player with this number or name; raises `ValueError` if there is none."""
    names = [player.name for player in players]
    if isinstance(called, str):
        if called in names:
            return names.index(called)
        near = nearest(called, names)
        hint = f'; did you mean "{near}"?' if near else ""
        raise ValueError(f'expected the name of a player ({", ".join(names)}), got "{called}"{hint}')
    if not isinstance(called, int):
        raise TypeError(f"expected the number or the name of a player, got {called!r}")
    if not 0 <= called < len(players):
        raise ValueError(f"expected a player from 0 to {len(players) - 1}, got {called}")
    return called
