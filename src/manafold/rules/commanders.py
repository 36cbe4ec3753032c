"""Commanders: casting them from the command zone and returning them to it, the damage they deal, and their color
identity (CR 903.4, 903.8-903.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.model.colors import Colors
from manafold.model.mana import ManaCost
from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import Task
from manafold.rules.destroying import to_zone
from manafold.rules.events import Cause, ZoneChanged

if TYPE_CHECKING:
    from manafold.rules.objects import GameObject
    from manafold.rules.player import Player
    from manafold.rules.state import State

CAST: Final = "commander cast: "
"""Under this name and that of the card a player knows among their choices how often they have cast the commander."""

DAMAGE: Final = "commander damage: "
"""Under this name, the number of the owner and the name of the card a player knows among their choices how much combat
damage the commander has dealt to them."""
ENOUGH_DAMAGE: Final = 21
"""So much combat damage by the same commander makes a player lose (903.10a)."""


def count_cast(state: State, player: int, spell: GameObject) -> None:
    """The player has cast the commander from the command zone once more."""
    assert spell.card is not None
    key = CAST + spell.card.name
    caster = state.edit_player(player)
    caster.choices = {**caster.choices, key: int(caster.choices.get(key, 0)) + 1}


def tax(state: State, player: int, id: int) -> ManaCost:
    """What it costs more to cast the commander: {2} for each previous time that the player has cast it from there."""
    card = state.objects[id].card
    assert card is not None
    return ManaCost.parse(f"{{{2 * int(state.players[player].choices.get(CAST + card.name, 0))}}}")


def times_cast(state: State, player: int) -> int:
    """How often the player has cast commanders from the command zone this game."""
    return sum([int(times) for name, times in state.players[player].choices.items() if name.startswith(CAST)])


def identity(state: State, player: int) -> Colors | None:
    """The colors in the color identity of the player's commanders (903.4); None if they have no commander: then it is
    undefined (903.4f)."""
    found = [state.object(id) for id in sorted(state.commanders)]
    cards = [each.card for each in found if each.owner == player and each.card is not None]
    return frozenset().union(*[card.color_identity for card in cards]) if cards else None


def count_damage(state: State, player: int, source: int, amount: int) -> None:
    """The player was dealt so much combat damage by the source; if that is a commander, it counts (903.10a)."""
    if source not in state.commanders:
        return
    damaged = state.edit_player(player)
    commander = state.object(source)
    for name in leading(commander):
        key = f"{DAMAGE}{commander.owner}: {name}"
        damaged.choices = {**damaged.choices, key: int(damaged.choices.get(key, 0)) + amount}


def leading(commander: GameObject) -> list[str]:
    """The names of the commanders that represent the object: of a melded permanent it may be either card (903.3b)."""
    assert commander.card is not None
    melded = commander.melded
    if melded is None:
        return [commander.card.name]
    cards = ((commander.card, melded.first_commands), (melded.card, melded.second_commands))
    return [card.name for card, leads in cards if leads]


def has_dealt_enough(player: Player) -> bool:
    """Whether the player was dealt so much combat damage by one commander that they lose (704.6c)."""
    return any([int(much) >= ENOUGH_DAMAGE for name, much in player.choices.items() if name.startswith(DAMAGE)])


def newly_departed(state: State) -> list[int]:
    """The commanders in graveyards and in exile that were put there since state-based actions were last checked."""
    return [id for id in state.strays if id in state.commanders and id in state.objects]


def returns(state: State, departed: list[int]) -> Task[list[ZoneChanged]]:
    """The moves to the command zone of those commanders whose owners, in turn order, want that (704.6d, 101.4)."""
    moves: list[ZoneChanged] = []
    for player in state.living():
        for id in departed:
            if state.objects[id].owner == player:
                prompt = f"put {state.label(id)} into the command zone?"
                if (yield from yes_or_no(player, prompt, id)):
                    moves += to_zone(state, [id], "command", Cause(id, "903.9a"))
    return moves
