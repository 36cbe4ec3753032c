"""Words that let players cast, play or do what they couldn't, or change what spells cost (CR 601.3, 601.2f, 305.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Way
from manafold.model.words import Static
from manafold.model.words.sorts import PLAYERS, Sorts
from manafold.rules.under_effects import player_rules

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.model.words import Filter
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import DamageDealt
    from manafold.rules.state import State


UNLIMITED = -1
"""What plays by a permission for any number of cards are counted by."""


@dataclass(frozen=True)
class PlayerRule(Static):
    """Something that is true of a player. Each method says nothing unless a word overrides it."""

    said_of: ClassVar[Sorts] = PLAYERS
    judges_spells: ClassVar[bool] = False
    """Whether what it says of who may cast a spell, and when, depends on what the spell would be (601.3a-b)."""

    def cost_increase(self, spell: int, player: int, c: Context) -> ManaCost | None:
        """How much more the spell costs that the player casts (601.2f)."""
        return None

    def cost_reduction(self, spell: int, player: int, c: Context) -> ManaCost | None:
        """How much less the spell costs that the player casts (601.2f, 118.7)."""
        return None

    def reduces_only_colors(self) -> bool:
        """Whether it reduces only the colored mana of a cost."""
        return False

    def prices_targets(self) -> bool:
        """Whether what it says of costs depends on what a spell targets."""
        return False

    def may_cast_as_instant(self, spell: int, c: Context) -> bool:
        """Whether the player may cast the spell any time they could cast an instant (702.8)."""
        return False

    def ways_to_cast(self, card: int, c: Context) -> tuple[Way, ...]:
        """Further ways in which the player may cast the card, from where it is (601.3)."""
        return ()

    def instead_of(self, way: Way, card: int, face: int, c: Context) -> Way | None:
        """The same way to cast the face of the card for another cost than its mana cost (118.9), if there is one."""
        return None

    def cards_to_play(self, c: Context) -> Sequence[int]:
        """Cards outside of the player's hand that `ways_to_cast` or `may_play_land` may speak of."""
        return ()

    def may_play_land(self, card: int, c: Context) -> bool:
        """Whether the player may play the land from where it is (305.1)."""
        return False

    def land_budget(self, c: Context) -> int:
        """The object or effect by which the lands are counted that are played by this permission, if it is limited."""
        return UNLIMITED

    def mana_sources(self, spell: int, c: Context) -> Filter | None:
        """The only sources from which mana may be spent to cast the spell; None if any may (601.2h)."""
        return None

    def forbids_countering(self, spell: int, c: Context) -> bool:
        """Whether the spell, which the player controls, can't be countered (101.2, 701.6)."""
        return False

    def additional_lands(self, c: Context) -> int:
        """How many more lands the player may play each turn (305.2)."""
        return 0

    def forbids_playing_lands(self, c: Context) -> bool:
        """Whether the player can't play lands (305.1, 101.2)."""
        return False

    def forbids_casting(self, spell: int, player: int, c: Context) -> bool:
        """Whether the player can't cast the spell (601.3)."""
        return False

    def forbids_activating(self, source: int, is_mana: bool, c: Context) -> bool:
        """Whether the player can't activate abilities of the object (602.5)."""
        return False

    def forbids_drawing(self, player: int, c: Context) -> bool:
        """Whether the player can't draw another card (121.3)."""
        return False

    def additional_votes(self, c: Context) -> int:
        """How many more votes the player gets while voting (701.38d)."""
        return 0

    def votes_by_choice(self) -> bool:
        """Whether the player need not use these votes."""
        return False

    def wins_first_flips(self, c: Context) -> bool:
        """Whether the first coins that the player flips each turn come up heads and are won (705.1)."""
        return False

    def coins_for_one(self, c: Context) -> int:
        """How many coins the player flips instead of one, to ignore all but one of them (705.1, 614.1a)."""
        return 1

    def dice_to_ignore(self, c: Context) -> int:
        """How many more dice the player rolls, to ignore as many of the lowest rolls (706.6, 614.1a)."""
        return 0

    def rerolled(self, rolled: list[int], sides: int, c: Context) -> Task[list[int]]:
        """The results of dice that the player has rolled, some of which they may roll again (706.2)."""
        return rolled
        yield

    def untap_limit(self, c: Context) -> tuple[Filter, int] | None:
        """A description of permanents of which the player untaps no more than so many in their untap step (502.3)."""
        return None

    def forbids_gaining_life(self, c: Context) -> bool:
        """Whether the player can't gain life (119.7)."""
        return False

    def untaps_as_well(self, c: Context) -> Sequence[int]:
        """What the player untaps during the untap steps of the others (502.3)."""
        return ()

    def forbids_losing_life(self, c: Context) -> bool:
        """Whether the player can't lose life (119.8)."""
        return False

    def forbids_preventing(self, event: DamageDealt, c: Context) -> bool:
        """Whether the damage can't be prevented, whoever is dealt it; said of all players (615.12)."""
        return False

    def looks_at_top(self, c: Context) -> bool:
        """Whether the player may look at the top card of their library any time."""
        return False

    def looks_at(self, c: Context) -> Sequence[int]:
        """The cards exiled face down that the player may look at (406.3)."""
        return ()

    def keeps_mana(self, type: str, c: Context) -> str | None:
        """As what unspent mana of a type stays as steps and phases end; None if it is lost (500.5)."""
        return None

    def reveals_hand(self, c: Context) -> bool:
        """Whether the player plays with their hand revealed (402.3)."""
        return False

    def reveals_top(self, c: Context) -> bool:
        """Whether the player plays with the top card of their library revealed (401.6)."""
        return False

    def forbids_losing(self, c: Context) -> bool:
        """Whether the player can't lose the game (104.3, 101.2)."""
        return False

    def forbids_winning(self, c: Context) -> bool:
        """Whether the player can't win the game (104.2, 101.2)."""
        return False

    def maximum_hand_size(self, c: Context, size: int | None) -> int | None:
        """The maximum hand size after this word, given what it was before; None is no maximum (402.2)."""
        return size

    def protects_from(self, source: int, c: Context) -> bool:
        """Whether the player has protection from the object `source` (702.16)."""
        return False

    def protects_from_targeting(self, source: int, controller: int, c: Context) -> bool:
        """Whether the player can't be the target of spells or abilities of `source` (702.11d, 702.18)."""
        return False


@dataclass(frozen=True)
class Rider(Static):
    """Something that goes with a permission to cast spells. It is said behind it, in the form "rider"."""

    def onto(self, way: Way) -> Way:
        """The way to cast a spell by the permission, with this."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class AbilityCostChange(Static):
    """What an activated ability says about its own cost (602.2b, 601.2f)."""

    def changed(self, mana: ManaCost, c: Context) -> ManaCost:
        """What the mana part of its cost becomes."""
        raise NotImplementedError(type(self))

    def prices_targets(self) -> bool:
        """Whether what it says depends on what the ability targets."""
        return False


def rules_of(state: State, player: int) -> Iterator[tuple[PlayerRule, Context]]:
    """The words that say something of the player now."""
    for word, c in player_rules(state, player):
        if isinstance(word, PlayerRule):
            yield word, c
