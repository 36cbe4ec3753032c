"""A table for tests of combat: creatures on both sides, and picks in the notation."""

from __future__ import annotations

from collections.abc import Sequence

from tests.cards import offered, pick

from manafold.model.abilities import Ability, StaticAbility
from manafold.model.card import Card, CardFace
from manafold.model.colors import Colors
from manafold.model.typeline import TypeLine
from manafold.model.words import Condition, Filter, Static
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source

ITSELF = Is(Source())


def creature(
    name: str, power: int, toughness: int, *abilities: Ability, types: str = "Creature", colors: str = ""
) -> Card:
    """An invented creature."""
    found: Colors = frozenset([color for color in ("W", "U", "B", "R", "G") if color in colors])
    face = CardFace(
        name=name,
        color_indicator=found,
        type_line=TypeLine.parse(types),
        power=power,
        toughness=toughness,
        abilities=abilities,
    )
    return Card.of(face)


def permanent(
    name: str, types: str, *abilities: Ability, loyalty: int | None = None, defense: int | None = None
) -> Card:
    """An invented permanent that is no creature."""
    line = TypeLine.parse(types)
    return Card.of(CardFace(name=name, type_line=line, abilities=abilities, loyalty=loyalty, defense=defense))


def always(*does: Static, what: Filter = ITSELF, condition: Condition | None = None) -> StaticAbility:
    """The static ability that makes `does` true of its source, or of what fits `what`."""
    return StaticAbility(what, does, condition)


BEAR = creature("Bear", 2, 2)
OGRE = creature("Ogre", 4, 4)
WALL = creature("Wall", 0, 5)
FIELD = permanent("Field", "Land")


class Duel:
    """A turn of Ann, who attacks, against Bob, from her first main phase on; it stops at her second one.

    `mine` and `theirs` are the ids of the creatures, in the order given.
    """

    def __init__(
        self, mine: Sequence[Card], theirs: Sequence[Card] = (), scenario: Scenario | None = None, sick: bool = False
    ) -> None:
        s = scenario or Scenario()
        self.mine = [s.put(0, "battlefield", card, sick=sick) for card in mine]
        self.theirs = s.battlefield(1, *theirs)
        s.hand(0, FIELD)
        self.game: Game = s.start("main 1")
        self.pick("pass")

    @property
    def offered(self) -> list[str]:
        """What is offered now."""
        return offered(self.game)

    def pick(self, *lines: str) -> None:
        """Pick options by their notation, one after the other; of equal ones the first."""
        pick(self.game, *lines)

    def life(self, player: int) -> int:
        """A player's life total."""
        return self.game.state.players[player].life

    def lives(self, id: int) -> bool:
        """Whether the permanent is still there."""
        return self.game.state.exists(id)

    def damage(self, id: int) -> int:
        """The damage marked on a permanent."""
        return self.game.state.object(id).damage

    def is_tapped(self, id: int) -> bool:
        """Whether the permanent is tapped."""
        return self.game.state.object(id).tapped
