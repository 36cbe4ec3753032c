"""A position in which Ann casts a free spell with some text, for tests of effects."""

from __future__ import annotations

from collections.abc import Sequence

from tests.cards import card, names, offered, pick

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
OGRE = card("Ogre", "{3}{R}", "Creature — Ogre", "", 4, 3)
ELF = card("Elf", "{G}", "Creature — Elf", "", 1, 1)
RELIC = card("Relic", "{2}", "Artifact", "")
FIELD = card("Field", "", "Basic Land — Plains", "")
WOOD = card("Wood", "", "Basic Land — Forest", "")


class Deed:
    """Ann casts "Deed", a spell that costs nothing, and what it asks for is picked; then it resolves.

    Ann has a land left to play, so that the game waits for her afterwards. `mine` and `theirs` are on the battlefield.
    """

    def __init__(
        self,
        text: str,
        *picks: str,
        mine: Sequence[Card] = (),
        theirs: Sequence[Card] = (),
        hand: Sequence[Card] = (),
        their_hand: Sequence[Card] = (),
        library: Sequence[Card] = (),
        their_library: Sequence[Card] = (),
        graveyard: Sequence[Card] = (),
        their_graveyard: Sequence[Card] = (),
        types: str = "Sorcery",
    ) -> None:
        s = Scenario()
        self.mine = s.battlefield(0, *mine)
        self.theirs = s.battlefield(1, *theirs)
        s.hand(0, card("Deed", "{0}", types, text), *hand, FIELD)
        s.hand(1, *their_hand)
        s.library(0, *library)
        s.library(1, *their_library)
        s.graveyard(0, *graveyard)
        s.graveyard(1, *their_graveyard)
        self.game: Game = s.start("main 1")
        self.pick("cast Deed", *picks)

    @property
    def offered(self) -> list[str]:
        """What is offered now."""
        return offered(self.game)

    def pick(self, *lines: str) -> None:
        """Pick options by their notation."""
        pick(self.game, *lines)

    def names(self, zone: str, player: int = 0) -> list[str]:
        """The names in a zone, without the land that keeps Ann from passing."""
        found = names(self.game, zone, player)
        if zone == "hand" and player == 0:
            found.remove("Field")
        return found

    def life(self, player: int) -> int:
        """A life total."""
        return self.game.state.players[player].life

    def counters(self, id: int) -> dict[str, int]:
        """The counters on an object."""
        return self.game.state.object(id).counters

    def is_there(self, id: int) -> bool:
        """Whether the object is where it was."""
        return self.game.state.exists(id)
