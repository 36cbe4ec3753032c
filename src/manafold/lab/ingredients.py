"""The cards that positions to try cards in are made of: of every kind something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from manafold.lab.settings import Board

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
LANDS: Final = (*BASICS * 3, *[f"Snow-Covered {name}" for name in BASICS], *["Wastes"] * 3, "Blossoming Sands")
OTHER_LANDS: Final = BASICS * 2 + ("Wastes", "Blossoming Sands")
MORE_LANDS: Final = BASICS * 6

BOARDS: Final[Mapping[Board, tuple[str, ...]]] = {
    "many": (
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
        "Seal of Strength",
        "Jace Beleren",
        "Isamaru, Hound of Konda",
    ),
    "few": (
        "Woodland Changeling",
        "Leonin Scimitar",
        "Transguild Courier",
        "Holy Strength",
        "Verdant Force",
        "Sky Skiff",
        "Jace Beleren",
    ),
    "none": ("Mind Stone", "Seal of Strength"),
}
"""Creatures of every color and type, artifacts, enchantments. Equipment and Auras are attached to what is before them.
"""

COMMANDER: Final = "Isamaru, Hound of Konda"

OUTLETS: Final = ("Vampire Aristocrat", "Wild Mongrel", "Claws of Gix")
"""Let permanents be sacrificed and cards be discarded."""

ALWAYS_IN_HAND: Final = ("Giant Growth",)
HAND: Final = (
    "Shock",
    "Giant Growth",
    "Murder",
    "Opt",
    "Healing Salve",
    "Woodland Changeling",
    "Woodland Changeling",
    "Holy Strength",
    "Leonin Scimitar",
    "Forest",
    "Disenchant",
    "Unsummon",
    "Raise the Alarm",
    "Caress of Phyrexia",
    "Attune with Aether",
    "Desert Cerodon",
    "Jace Beleren",
    "Ornithopter",
    "Snow-Covered Forest",
    "Darksteel Citadel",
    "Verdant Force",
    "Mind Rot",
    "Cancel",
    "Raise Dead",
    "Sky Skiff",
    "Isamaru, Hound of Konda",
    "Strike It Rich",
    "Cloudshift",
    "Watchwolf",
)
"""Of these each player has some in hand: burn, removal, life, cards, tokens, counters."""

GRAVEYARD: Final = (
    "Hill Giant",
    "Woodland Changeling",
    "Memnite",
    "Shock",
    "Divination",
    "Mind Stone",
    "Seal of Strength",
    "Forest",
    "Walking Corpse",
    "Think Twice",
    "Holy Strength",
    "Leonin Scimitar",
    "Isamaru, Hound of Konda",
    "Verdant Force",
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
    "Seal of Strength",
    "Shock",
    "Holy Strength",
    "Serra Angel",
    "Leonin Scimitar",
) * 4


def known_names() -> set[str]:
    """The names of all of these cards."""
    return {*LANDS, *OTHER_LANDS, *ALWAYS_IN_HAND, *HAND, *GRAVEYARD, *LIBRARY, *OUTLETS}.union(*BOARDS.values())
