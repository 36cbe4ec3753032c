"""A position in which cards can be tried: mana of every kind, and something of everything to use them on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from manafold.library.builtin import builtin_cards
from manafold.model.abilities import Ability
from manafold.rules.characteristics import expanded
from manafold.rules.resolving import PERMANENT_TYPES
from manafold.rules.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.model.card import Card
    from manafold.rules.game import Game
    from manafold.rules.terms import Zone

TRIER: Final = 0
"""The player who has the cards that are tried."""

OTHER: Final = 1

LIFE: Final = 60
"""So much life that the game does not end before the cards have been tried."""

LITTLE_LIFE: Final = 10
MORE_LOYALTY: Final = 9

LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest") * 6 + ("Wastes",) * 4 + ("Snow-Covered Island",) * 2

BOARD: Final = (
    "Woodland Changeling",
    "Woodland Changeling",
    "Woodland Changeling",
    "Serra Angel",
    "Walking Corpse",
    "Raging Goblin",
    "Wind Drake",
    "Colossal Dreadmaw",
    "Ornithopter",
    "Memnite",
    "Leonin Scimitar",
    "Mind Stone",
    "Castle",
    "Jace Beleren",
    "Blossoming Sands",
    "Isamaru, Hound of Konda",
)
"""What each player has on the battlefield: creatures of every color and type, artifacts, an enchantment."""

OUTLETS: Final = ("Vampire Aristocrat", "Wild Mongrel")
"""Let the one who tries sacrifice creatures and discard cards."""

HAND: Final = (
    "Shock",
    "Giant Growth",
    "Murder",
    "Opt",
    "Healing Salve",
    "Woodland Changeling",
    "Holy Strength",
    "Leonin Scimitar",
    "Forest",
)
"""What each player has in hand besides: burn, removal, life and cards."""

GRAVEYARD: Final = (
    "Hill Giant",
    "Woodland Changeling",
    "Memnite",
    "Shock",
    "Divination",
    "Mind Stone",
    "Castle",
    "Forest",
    "Walking Corpse",
)

LIBRARY: Final = (
    "Forest",
    "Island",
    "Swamp",
    "Woodland Changeling",
    "Mind Stone",
    "Plains",
    "Opt",
    "Mountain",
    "Grizzly Bears",
    "Castle",
    "Shock",
    "Holy Strength",
    "Serra Angel",
    "Leonin Scimitar",
) * 4


def proving_ground(cards: Sequence[Card], seed: int, placed: bool, poor: bool) -> Game:
    """A game in which the player `TRIER` has the cards in hand and, where they do something from there, elsewhere.

    If `placed`, permanents are on the battlefield already; if `poor`, the player has no other cards in hand, and both
    have little life.
    """
    scenario = Scenario({name: found(name) for name in known_names()}, ("Trier", "Other"), seed=seed)
    rng = Random(seed)
    for player in (TRIER, OTHER):
        scenario.life(player, LITTLE_LIFE if poor else LIFE)
        scenario.battlefield(player, *LANDS, *BOARD)
        if player == OTHER or not poor:
            scenario.hand(player, *HAND)
        scenario.graveyard(player, *GRAVEYARD)
        scenario.library(player, *rng.sample(LIBRARY, len(LIBRARY)))
    scenario.battlefield(TRIER, *OUTLETS)
    for card in cards:
        types = card.face.type_line.types
        if placed and PERMANENT_TYPES.intersection(types) and "Aura" not in card.face.type_line.subtypes:
            more = {"loyalty": loyalty_of(card) + MORE_LOYALTY} if "planeswalker" in types else {}
            scenario.put(TRIER, "battlefield", card, counters=more)
        else:
            scenario.hand(TRIER, card)
        for zone in zones_of(card):
            scenario.put(TRIER, zone, card)
    return scenario.start()


def loyalty_of(card: Card) -> int:
    """The printed loyalty; 0 for a variable one."""
    return card.face.loyalty if isinstance(card.face.loyalty, int) else 0


def known_names() -> set[str]:
    """The names of all cards that the position is made of."""
    return {*LANDS, *BOARD, *HAND, *GRAVEYARD, *LIBRARY, *OUTLETS}


def found(name: str) -> Card:
    """The card of the built-in library. Raises `ValueError` if it is not there."""
    card = builtin_cards().find(name)
    if card is None:
        raise ValueError(f'expected the card "{name}" in the built-in library')
    return card


def zones_of(card: Card) -> list[Zone]:
    """The zones beside hand and battlefield where a card does something."""
    heard = {zone for face in card.faces for ability in face.abilities for zone in zones_where(ability)}
    return ["graveyard"] if "graveyard" in heard else []


def zones_where(ability: Ability) -> set[str]:
    """The zones where the ability functions, or its card can be cast from by it."""
    found = {way.zone for way in ability.ways()} | {action.zone for action in ability.actions()}
    return found | {str(getattr(part, "zone", "")) for part in expanded(ability)}
