"""What differs between editions of the rules and variants of the game: constants and switches in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Profile:
    """The constants of one way to play.

    `mulligan`: "london" (103.5: seven new cards, one to the bottom for each mulligan), "vancouver" (one card fewer,
    then scry 1), "paris" (one card fewer) or "none". `asks_for_order`: whether who is affected chooses the order of
    replacement effects (616.1), and they don't apply in the order in which they are found. `waits_on_stack`: whether
    players get priority before what is on the stack resolves (117.4), and it doesn't resolve at once. `refills_mana`:
    whether lands are tapped for mana by themselves, as they are played and as their controller's turn begins, and what
    is not spent stays until then. `mana_names`: the colors that there are, if they have names of their own:
    "R=fire G=earth" (see `ManaNames`).
    """

    name: str = "standard"
    starting_life: int = 20
    hand_size: int = 7
    maximum_hand_size: int = 7
    mulligan: Literal["london", "vancouver", "paris", "none"] = "london"
    free_mulligans: int = 0
    first_player_draws: bool = False
    poison_to_lose: int = 10
    lands_per_turn: int = 1
    asks_for_order: bool = True
    waits_on_stack: bool = True
    refills_mana: bool = False
    mana_names: str = ""


STANDARD = Profile()
"""Two players, 20 life (CR 103)."""

MULTIPLAYER = Profile(name="multiplayer", free_mulligans=1, first_player_draws=True)
"""Three or more players, each for themselves (CR 103.5c, 103.8c, 806)."""

SIMPLE = Profile(name="simple", waits_on_stack=False, refills_mana=True, mana_names="W=air U=water R=fire G=earth")
"""A simple variant: spells resolve at once, lands refill the mana of their player, and there are four colors."""

PROFILES = {profile.name: profile for profile in (STANDARD, MULTIPLAYER, SIMPLE)}
