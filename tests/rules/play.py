"""Positions made of invented cards by their text, and playing on from them.

Everything costs {0}, so that a position needs no lands. Nobody's library is empty, and nothing in it can be played.
"""

from __future__ import annotations

from tests.cards import card, names, offered
from tests.rules.table import card as of_words

from manafold.model.abilities import SpellAbility
from manafold.model.card import Card
from manafold.model.words import Effect, Script
from manafold.rules.game import Game
from manafold.rules.profiles import STANDARD, Profile
from manafold.rules.scenario import Scenario
from manafold.rules.terms import Step

NAMES = ("Ann", "Bob", "Cleo", "Dan")
PAGE = card("Page", "", "Artifact")


WATCH = card("Watch", "", "Artifact", "{0}: You gain 1 life.")
"""Something that its controller can always do, so that they are asked whenever they have priority."""


def table(
    players: int = 2, profile: Profile = STANDARD, seed: int = 0, watching: bool = True, top: tuple[Card, ...] = ()
) -> Scenario:
    """A position with nothing but ten pages in each library, and a watch of Ann's if she is `watching`.

    `top` are cards on top of Ann's library.
    """
    scenario = Scenario(players=NAMES[:players], profile=profile, seed=seed)
    scenario.library(0, *top)
    for player in range(players):
        scenario.library(player, *[PAGE] * 10)
    if watching:
        scenario.battlefield(0, WATCH)
    return scenario


def spell(name: str, text: str, types: str = "Instant", cost: str = "{0}") -> Card:
    """A spell with this text."""
    return card(name, cost, types, text)


def creature(name: str, power: int, toughness: int, text: str = "", types: str = "Creature — Bear") -> Card:
    """A creature with this text."""
    return card(name, "{0}", types, text, power, toughness)


def permanent(name: str, text: str, types: str = "Enchantment") -> Card:
    """A permanent with this text."""
    return card(name, "{0}", types, text)


def spell_of(name: str, *effects: Effect) -> Card:
    """A sorcery for {0} with these effects, which no text says."""
    return of_words(name, "Sorcery", SpellAbility(Script(effects=effects)), mana="{0}")


WAIT = spell("Wait", "You gain 1 life.")
ZAP = spell("Zap", "Zap deals 3 damage to any target.")
CUB = creature("Cub", 2, 2)
OX = creature("Ox", 2, 4)


def go(game: Game, step: Step, active: int | None = None) -> None:
    """Pass, choosing nothing else that need not be, until it is this step (of that player's turn) and Ann is asked.

    It goes on at least one step.
    """
    start = (game.state.turn_number, game.state.step)
    while (
        (game.state.turn_number, game.state.step) == start
        or game.state.step != step
        or active not in (None, game.state.active)
        or "pass" not in offered(game)
    ):
        decline(game)


def decline(game: Game) -> None:
    """Pass, or be done, or else take the first option."""
    lines = offered(game)
    assert lines, "the game is over"
    game.choose(next((lines.index(line) for line in ("pass", "done") if line in lines), 0))


def attack(game: Game, *lines: str) -> None:
    """Pass until attackers are declared, and make these picks."""
    while game.decision is not None and game.decision.kind != "attack":
        game.choose("pass")
    act(game, *lines)


def resolve(game: Game, *lines: str) -> None:
    """Make these picks, and then all pass until the stack is empty or something else is asked."""
    act(game, *lines)
    while game.state.stack and "pass" in offered(game):
        game.choose("pass")


def act(game: Game, *lines: str) -> None:
    """Make these picks or runs of picks."""
    for line in lines:
        game.choose(line)


def board(game: Game, player: int = 0) -> list[str]:
    """The names of the permanents that a player controls, in the order in which they came; the watch left out."""
    return [name for name in names(game, "battlefield", player) if name != "Watch"]


def life(game: Game) -> list[int]:
    """The life totals of all players."""
    return [player.life for player in game.state.players]


def size(game: Game, id: int) -> tuple[int | None, int | None]:
    """Power and toughness of an object."""
    what = game.state.characteristics(id)
    return what.power, what.toughness


def asked(game: Game) -> str:
    """The name of the player who is asked."""
    return "" if game.decision is None else game.state.label(game.decision.player)


def named(game: Game, name: str) -> list[int]:
    """The ids of all objects with this name, on the battlefield first."""
    state = game.state
    ids = [*state.battlefield, *[id for id in state.objects if id not in state.battlefield]]
    return [id for id in ids if state.label(id) == name]
