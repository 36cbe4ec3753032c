"""What players can't do, and what can't be done to them (CR 101.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter
from manafold.rules.casting import sorcery_speed
from manafold.rules.permissions import PlayerRule
from manafold.rules.terms import COMBAT_STEPS
from manafold.words.filters.kinds import Spell
from manafold.words.filters.spells import would_be
from manafold.words.statics.saying import at
from manafold.words.statics.spell_costs import casts

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantGainLife(PlayerRule):
    """Can't gain life (CR 119.7)."""

    tag: ClassVar[str] = "can't gain life"
    phrases: ClassVar[Phrases] = at("can't gain life @")

    def forbids_gaining_life(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CantLoseLife(PlayerRule):
    """Can't lose life, nor pay any (CR 119.8)."""

    tag: ClassVar[str] = "can't lose life"
    phrases: ClassVar[Phrases] = at("can't lose life @")

    def forbids_losing_life(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class LifeCantChange(PlayerRule):
    """Has a life total that can't change: no gain, no loss, no payment (CR 119.7, 119.8)."""

    tag: ClassVar[str] = "life can't change"
    phrases: ClassVar[Phrases] = (Phrase("life total can't change", form="whose"),)

    def forbids_gaining_life(self, c: Context) -> bool:
        return True

    def forbids_losing_life(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class RevealsHand(PlayerRule):
    """Plays with their hand revealed (CR 402.3)."""

    tag: ClassVar[str] = "reveals hand"
    phrases: ClassVar[Phrases] = ("<play> with their hands revealed",)

    def reveals_hand(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CantDraw(PlayerRule):
    """Can't draw more than so many cards each turn (CR 121.3)."""

    most: int = 0

    tag: ClassVar[str] = "can't draw"
    phrases: ClassVar[Phrases] = (
        *at("can't draw cards @"),
        Phrase("can't draw more than one card each turn", sets={"most": 1}),
        Phrase("can't draw more than {most:word} cards each turn"),
    )

    def forbids_drawing(self, player: int, c: Context) -> bool:
        return c.state.players[player].drawn_this_turn >= self.most


@dataclass(frozen=True)
class CantCast(PlayerRule):
    """Can't cast spells of a description (CR 601.3)."""

    what: Filter

    tag: ClassVar[str] = "can't cast"
    judges_spells: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        *at("can't cast {what:many} @"),
        Phrase("{what:many} can't be cast", form="players"),
    )

    def forbids_casting(self, spell: int, player: int, c: Context) -> bool:
        return would_be(self.what, spell, player, c)


@dataclass(frozen=True)
class CantActivate(PlayerRule):
    """Can't activate abilities, perhaps but mana abilities, of sources of a description, wherever they are (CR 602.5).
    """

    what: Filter
    but_mana: bool = False

    tag: ClassVar[str] = "can't activate"
    phrases: ClassVar[Phrases] = (
        Phrase("activated abilities of sources {what:after} can't be activated", form="players"),
        Phrase(
            "activated abilities of sources {what:after} can't be activated unless they're mana abilities",
            sets={"but_mana": True},
            form="players",
        ),
    )

    def forbids_activating(self, source: int, is_mana: bool, c: Context) -> bool:
        return not (is_mana and self.but_mana) and self.what.matches(source, c)


@dataclass(frozen=True)
class CastOnlyThen(PlayerRule):
    """Can cast spells of a description only at some times, or can't cast them at one (CR 601.3)."""

    what: Filter
    when: Literal["any time they could cast a sorcery", "during their own turns", "during your turn", "not in combat"]

    tag: ClassVar[str] = "cast only then"
    judges_spells: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        Phrase("can't cast {what:many} during combat", sets={"when": "not in combat"}),
        *[
            Phrase(f"can cast {{what:many}} only {when}", sets={"when": when})
            for when in ("any time they could cast a sorcery", "during their own turns", "during your turn")
        ],
    )

    def forbids_casting(self, spell: int, player: int, c: Context) -> bool:
        if not would_be(self.what, spell, player, c):
            return False
        if self.when == "not in combat":
            return c.state.step in COMBAT_STEPS
        if self.when == "any time they could cast a sorcery":
            return not sorcery_speed(c.state, player)
        return c.state.active != (player if self.when == "during their own turns" else c.controller)


@dataclass(frozen=True)
class CantPlayLands(PlayerRule):
    """Can't play lands (CR 305.1, 101.2)."""

    tag: ClassVar[str] = "can't play lands"
    phrases: ClassVar[Phrases] = at("can't play lands @")

    def forbids_playing_lands(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CastLimit(PlayerRule):
    """Can't cast more than so many spells of a description each turn (CR 601.3)."""

    most: int
    what: Filter = Spell()

    tag: ClassVar[str] = "cast limit"
    judges_spells: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        Phrase("can't cast more than one {what} each turn", sets={"most": 1}),
        "can't cast more than {most:word} {what:many} each turn",
        Phrase("can't cast more than one {what} this turn", sets={"most": 1}, form="turn"),
    )

    def forbids_casting(self, spell: int, player: int, c: Context) -> bool:
        if not would_be(self.what, spell, player, c):
            return False
        return sum([would_be(self.what, event.spell, player, c) for event in casts(c, player)]) >= self.most


@dataclass(frozen=True)
class HasHandSize(PlayerRule):
    """Has a maximum hand size of `size`, or no maximum (CR 402.2)."""

    size: int | None = None

    tag: ClassVar[str] = "hand size"
    phrases: ClassVar[Phrases] = (
        Phrase("<has> no maximum hand size", sets={"size": None}),
        Phrase("maximum hand size is {size:word}", form="whose"),
    )

    def maximum_hand_size(self, c: Context, size: int | None) -> int | None:
        return self.size


@dataclass(frozen=True)
class HandSizeChange(PlayerRule):
    """Has a maximum hand size that is so much greater, or less if negative (CR 402.2)."""

    change: int

    tag: ClassVar[str] = "hand size change"
    phrases: ClassVar[Phrases] = (
        Phrase("maximum hand size is increased by one", sets={"change": 1}, form="whose"),
        Phrase("maximum hand size is increased by {change:word}", form="whose"),
        Phrase("maximum hand size is reduced by one", sets={"change": -1}, form="whose"),
        Phrase("maximum hand size is reduced by two", sets={"change": -2}, form="whose"),
        Phrase("maximum hand size is reduced by three", sets={"change": -3}, form="whose"),
        Phrase("maximum hand size is reduced by four", sets={"change": -4}, form="whose"),
    )

    def maximum_hand_size(self, c: Context, size: int | None) -> int | None:
        return None if size is None else max(0, size + self.change)


@dataclass(frozen=True)
class CantLose(PlayerRule):
    """Can't lose the game (CR 104.3, 101.2)."""

    tag: ClassVar[str] = "can't lose"
    phrases: ClassVar[Phrases] = at("can't lose the game @")

    def forbids_losing(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CantWin(PlayerRule):
    """Can't win the game (CR 104.2, 101.2)."""

    tag: ClassVar[str] = "can't win"
    phrases: ClassVar[Phrases] = at("can't win the game @")

    def forbids_winning(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class PlayerShroud(PlayerRule):
    """Has shroud: can't be the target of spells or abilities (CR 702.18)."""

    tag: ClassVar[str] = "player shroud"
    phrases: ClassVar[Phrases] = ("<has> shroud", Phrase("<gain> shroud", form="lasting"))

    def protects_from_targeting(self, source: int, controller: int, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class PlayerHexproof(PlayerRule):
    """Has hexproof: can't be the target of spells or abilities that opponents control (CR 702.11c)."""

    tag: ClassVar[str] = "player hexproof"
    phrases: ClassVar[Phrases] = ("<has> hexproof", Phrase("<gain> hexproof", form="lasting"))

    def protects_from_targeting(self, source: int, controller: int, c: Context) -> bool:
        return controller in c.state.opponents(c.controller)


@dataclass(frozen=True)
class WinsFirstFlips(PlayerRule):
    """The first coins that the player flips each turn come up heads, and the flips are won (CR 705.3)."""

    tag: ClassVar[str] = "wins first flips"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "the first time you flip one or more coins each turn, those coins come up heads and you win those flips",
            form="yours",
        ),
    )

    def wins_first_flips(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class MoreVotes(PlayerRule):
    """The player gets another vote while voting, which they may leave out if `may` (CR 701.38d)."""

    may: bool = False

    tag: ClassVar[str] = "more votes"
    phrases: ClassVar[Phrases] = (
        Phrase("while voting, you get an additional vote", form="yours"),
        Phrase("while voting, you may vote an additional time", sets={"may": True}, form="yours"),
    )

    def additional_votes(self, c: Context) -> int:
        return 1

    def votes_by_choice(self) -> bool:
        return self.may
