"""Invented cards, positions, and asking the heuristic player what it does there."""

from __future__ import annotations

from tests.cards import card

from manafold.model.card import Card
from manafold.players.heuristic import HeuristicPlayer
from manafold.players.player import Seat
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
FOREST = card("Forest", "", "Basic Land — Forest")
ISLAND = card("Island", "", "Basic Land — Island")
SPARK = card("Grim Spark", "{R}", "Instant", "Grim Spark deals 3 damage to any target.")
BEAR = card("Plain Bear", "{1}{R}", "Creature — Bear", "", 2, 2)
OGRE = card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", 3, 3)
GIANT = card("Plain Giant", "{3}{R}", "Creature — Giant", "", 5, 5)
ELF = card("Plain Elf", "{G}", "Creature — Elf", "", 1, 1)
HAWK = card("Red Hawk", "{R}", "Creature — Bird", "Flying", 1, 1)
WALL = card("Old Wall", "{R}", "Creature — Wall", "Defender", 0, 4)
NO = card("Firm No", "{U}{U}", "Instant", "Counter target spell.")
GROWTH = card("Brief Growth", "{G}", "Instant", "Target creature gets +3/+3 until end of turn.")

DECK = [MOUNTAIN] * 22 + [SPARK] * 10 + [BEAR] * 8 + [OGRE] * 8 + [GIANT] * 6 + [HAWK] * 4 + [WALL] * 2


def position(cards: dict[str, Card] | None = None) -> Scenario:
    """A position in which both players have libraries, and the player 0 four Mountains."""
    scenario = Scenario(cards)
    for player in (0, 1):
        scenario.library(player, *[MOUNTAIN, BEAR] * 8)
    scenario.battlefield(0, *[MOUNTAIN] * 4)
    return scenario


def picks(game: Game, player: int = 0, most: int = 12, kind: str = "") -> list[str]:
    """What the heuristic player picks until somebody else has to decide, they pass, or the turn is over.

    With `kind`, only decisions of this kind are looked at, and of the first run of them all.
    """
    bot, seat = HeuristicPlayer(1), Seat(game, player)
    game.last_turn = game.state.turn_number
    found: list[str] = []
    while game.decision is not None and game.decision.player == player and len(found) < most:
        if kind and game.decision.kind != kind:
            break
        index = bot.choose(seat, game.decision)
        found.append(game.notations[index])
        game.choose(index)
        if found[-1] in ("pass", "done"):
            break
    return found
