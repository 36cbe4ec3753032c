"""Designations of players: the city's blessing (CR 702.131), an enduring story, and those that one player has (CR 724,
725)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.state import State

Honor = Literal["monarch", "initiative"]
"""A designation that at most one player has."""

BLESSING: Final = "city's blessing"
"""Under this name a player has the city's blessing among their choices."""

STORY: Final = "enduring story"
"""Under this name a player has an enduring story among their choices."""

BEARER: Final = "ring-bearer"
"""Under this name a player knows among their choices which permanent is their Ring-bearer (701.54b)."""


def has_blessing(state: State, player: int) -> bool:
    """Whether the player has the city's blessing (702.131c)."""
    return bool(state.players[player].choices.get(BLESSING))


def bless(state: State, player: int) -> bool:
    """A player who controls ten or more permanents gets the city's blessing (702.131a-b); False if nothing changes."""
    if has_blessing(state, player):
        return False
    if sum([state.objects[id].controller == player for id in state.battlefield]) < 10:
        return False
    keep(state, player, BLESSING)
    return True


def keep(state: State, player: int, status: str) -> None:
    """The player has a status from now on, for the rest of the game."""
    found = state.edit_player(player)
    found.choices = {**found.choices, status: 1}
    state.version += 1


def has_story(state: State, player: int) -> bool:
    """Whether the player has an enduring story."""
    return bool(state.players[player].choices.get(STORY))


def begin_story(state: State, player: int) -> None:
    """A player with a storied permanent who controls three or more artifacts, legendary permanents or Sagas has an
    enduring story for the rest of the game, as the reminder text of storied says."""
    if has_story(state, player):
        return
    told = 0
    for id in state.battlefield:
        if state.objects[id].controller == player:
            what = state.characteristics(id)
            told += "artifact" in what.types or "legendary" in what.supertypes or "Saga" in what.subtypes
    if told >= 3:
        keep(state, player, STORY)


def holder(state: State, honor: Honor) -> int:
    """The player who has the designation, -1 if nobody does (724.1, 725.1)."""
    for player in state.players:
        if player.choices.get(honor):
            return player.id
    return NOTHING


def hand_over(state: State, honor: Honor, player: int) -> None:
    """The player gets the designation, and who had it loses it (724.3, 725.3); -1 for nobody."""
    for each in state.players:
        if each.choices.get(honor):
            before = state.edit_player(each.id)
            before.choices = {name: value for name, value in before.choices.items() if name != honor}
    if player != NOTHING:
        now = state.edit_player(player)
        now.choices = {**now.choices, honor: 1}
    state.restructure()


def bearer_of(state: State, player: int) -> int:
    """The player's Ring-bearer; -1 if they have none (701.54b)."""
    return int(state.players[player].choices.get(BEARER, NOTHING))


def lose_bearer(state: State, player: int, id: int) -> None:
    """Another player gains control of `id`: if it was the player's Ring-bearer, it is that no more (701.54a)."""
    if bearer_of(state, player) == id:
        loser = state.edit_player(player)
        loser.choices = {name: value for name, value in loser.choices.items() if name != BEARER}
