"""A position in which cards can be tried: mana of every kind, and something of everything to use them on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from manafold.lab.company import asks_for_itself, company, counters_named
from manafold.lab.ingredients import (
    ALWAYS_IN_HAND,
    BOARDS,
    COMMANDER,
    GRAVEYARD,
    HAND,
    LANDS,
    LIBRARY,
    MORE_LANDS,
    OTHER_LANDS,
    OUTLETS,
    known_names,
)
from manafold.library.builtin import builtin_cards
from manafold.rules.ability_sets import expanded
from manafold.rules.resolving import PERMANENT_TYPES
from manafold.rules.scenario import Scenario
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.lab.settings import Setting
    from manafold.model.abilities import Ability
    from manafold.model.card import Card, CardFace
    from manafold.rules.game import Game
    from manafold.rules.terms import Zone

TRIER: Final = 0
"""The player who has the cards that are tried."""

OTHER: Final = 1

LIFE: Final = 60
"""So much life that the game does not end before the cards have been tried."""

LITTLE_LIFE: Final = 5
"""The life of who is poor: so little that the texts speak of it that speak of little life."""

LESS_LIFE: Final = 10
IN_HAND: Final = 11
MOST_COMPANY: Final = 6
"""So many cards at most are there because a card that is tried speaks of them."""

LOYALTY: Final = (4, 9, 14)
TOUGH: Final = 3
"""From this toughness on creatures have the counters that are spoken of."""

DEADLY: Final = "-1/-1"
"""The kind of counters that no card has that is tried."""

COUNTERS: Final = (0, 1, 4, 9)
"""How many counters may be on a permanent whose text speaks of them."""


class ProvingGround:
    """The making of a position in which the player `TRIER` has cards to try, in hand or where the `setting` says.

    Also there are things that the `abilities`, those of the cards of which something is left, speak of.
    """

    def __init__(self, cards: Sequence[Card], abilities: Sequence[Ability], setting: Setting, seed: int) -> None:
        self.cards = cards
        self.abilities = abilities
        self.setting = setting
        self.rng = Random(seed)
        known = {name: found(name) for name in sorted(known_names())}
        self.scenario = Scenario(known, ("Trier", "Other"), seed=seed)
        self._bearer = {TRIER: NOTHING, OTHER: NOTHING}

    def game(self) -> Game:
        """The game from this position on."""
        setting, scenario = self.setting, self.scenario
        scenario.life(TRIER, LITTLE_LIFE if setting.poor else LIFE)
        scenario.life(OTHER, LESS_LIFE if setting.weak else LIFE)
        scenario.battlefield(TRIER, *LANDS)
        scenario.battlefield(OTHER, *(MORE_LANDS if setting.poor else OTHER_LANDS))
        for player, board in ((TRIER, setting.own), (OTHER, setting.others)):
            self._settle(player, [scenario.find(name) for name in BOARDS[board]])
            if board != "none":
                scenario.battlefield(player, *OUTLETS)
            if player == OTHER or not setting.poor:
                scenario.hand(player, *ALWAYS_IN_HAND, *self.rng.sample(HAND, IN_HAND))
            scenario.graveyard(player, *GRAVEYARD)
            scenario.library(player, *self.rng.sample(LIBRARY, len(LIBRARY)))
        if setting.own != "none":
            scenario.put(TRIER, "command", COMMANDER, commander=True)
        self._accompany()
        for card in self.cards:
            self._lay_out(card)
        return scenario.start()

    def _settle(self, player: int, cards: Sequence[Card]) -> None:
        """Put permanents onto the battlefield, each with what is attached to it behind it."""
        kinds = counters_named(self.abilities)
        for card in cards:
            line = card.face.type_line
            host = self._bearer[player] if {"Aura", "Equipment"}.intersection(line.subtypes) else NOTHING
            if host == NOTHING and "Aura" in line.subtypes:
                continue
            counters = dict.fromkeys(kinds, 1) if is_tough(card.face) else {}
            is_creature = "creature" in line.types
            tapped = is_creature and player == OTHER and self._bearer[OTHER] == NOTHING
            put = self.scenario.put(player, "battlefield", card, tapped=tapped, attached_to=host, counters=counters)
            if is_creature:
                self._bearer[player] = put

    def _accompany(self) -> None:
        """Put what the cards speak of where it can be of use."""
        asked = company(self.abilities)
        for card in self.rng.sample(asked, min(len(asked), MOST_COMPANY)):
            if PERMANENT_TYPES.intersection(card.face.type_line.types):
                for player in (TRIER, TRIER, TRIER, OTHER):
                    self._settle(player, [card])
            self.scenario.hand(TRIER, card)
            self.scenario.graveyard(TRIER, card)

    def _lay_out(self, card: Card) -> None:
        """Put a card that is tried where it is to begin, and where else it does something."""
        number = last_face(card) if self.setting.turned else 0
        if self.setting.placed and stands_alone(card.faces[number]):
            counters = self._counters(card, card.faces[number])
            self.scenario.put(TRIER, "battlefield", card, counters=counters, face=number)
        else:
            self.scenario.hand(TRIER, card)
        if asks_for_itself(self.abilities):
            self.scenario.hand(TRIER, card)
        for zone in zones_of(card):
            self.scenario.put(TRIER, zone, card)

    def _counters(self, card: Card, face: CardFace) -> dict[str, int]:
        """Counters of those kinds that the card speaks of, and loyalty."""
        kinds = counters_named([ability for each in card.faces for ability in each.abilities])
        if card.layout == "leveler":
            kinds.append("level")
        numbers = {kind: self.rng.choice(COUNTERS) for kind in kinds if kind != DEADLY}
        if "planeswalker" in face.type_line.types:
            numbers["loyalty"] = self.rng.choice(LOYALTY)
        return {kind: number for kind, number in numbers.items() if number}


def stands_alone(face: CardFace) -> bool:
    """Whether it can be on the battlefield by itself."""
    line = face.type_line
    return bool(PERMANENT_TYPES.intersection(line.types)) and "Aura" not in line.subtypes


def is_tough(face: CardFace) -> bool:
    """Whether it is a creature that stands a counter of any kind."""
    return isinstance(face.toughness, int) and face.toughness >= TOUGH


def last_face(card: Card) -> int:
    """The number of the back face of a double-faced card; 0 for any other card."""
    return len(card.faces) - 1 if card.layout in ("transform", "modal_dfc") else 0


def found(name: str) -> Card:
    """The card of the built-in library. Raises `ValueError` if it is not there."""
    card = builtin_cards().find(name)
    if card is None:
        raise ValueError(f'expected the card "{name}" in the built-in library')
    return card


def zones_of(card: Card) -> list[Zone]:
    """The zones where a card does something beside those where it is cast from and where it is played to."""
    abilities = [ability for face in card.faces for ability in face.abilities]
    from_hand = {str(getattr(part, "zone", "")) for ability in abilities for part in expanded(ability)}
    anywhere = {zone for ability in abilities for zone in zones_where(ability)}
    zones: list[Zone] = []
    if "hand" in from_hand:
        zones.append("hand")
    if "graveyard" in anywhere:
        zones.append("graveyard")
    return zones


def zones_where(ability: Ability) -> set[str]:
    """The zones where the ability functions, or its card can be cast from by it."""
    found = {way.zone for way in ability.ways()} | {action.zone for action in ability.actions()}
    return found | {str(getattr(part, "zone", "")) for part in expanded(ability)}
