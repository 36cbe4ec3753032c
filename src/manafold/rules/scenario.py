"""Setting up a position and playing on from it as a normal game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from manafold.model.card import Card
from manafold.rules import setup
from manafold.rules.card_source import Cards, find_card, not_understood, unknown, unread_lines
from manafold.rules.game import Game
from manafold.rules.profiles import STANDARD, Profile
from manafold.rules.setup import Moment, Put, Setup
from manafold.rules.state import State
from manafold.rules.terms import NOTHING, Step, Zone


class Scenario:
    """A position in the making: put cards where they are, then `start` the game.

    `cards` finds the card of a name, where names are used: `manafold.all_cards()`, a mapping, or a function. With
    `allow_partial`, those of them that are not wholly understood do what was understood of their text; without it they
    are refused. Nobody has a library unless it is put there; players with an empty library lose when they draw. Every
    method raises `ValueError` for a position that can't be, and for a card that is unknown or refused, and `TypeError`
    for what is neither a card nor a name.
    """

    def __init__(
        self,
        cards: Cards | None = None,
        players: Sequence[str] = ("Ann", "Bob"),
        profile: Profile = STANDARD,
        seed: int = 0,
        allow_partial: bool = False,
    ) -> None:
        self.cards: Cards = cards if cards is not None else {}
        self.allow_partial = allow_partial
        self.seed = seed
        setup.check_names(players)
        self.state = State(list(players), profile, seed)
        self.state.turn_number = 1
        self.puts: list[Put] = []
        self.totals: dict[int, int] = {}

    def find(self, card: Card | str) -> Card:
        """The card of that name; raises `ValueError` if it is unknown, or not wholly understood and not allowed."""
        if isinstance(card, Card):
            return card
        if not isinstance(card, str):
            raise TypeError(f"expected a card or the name of one, each by itself, got {card!r}")
        found = find_card(self.cards, card)
        if found is None:
            raise ValueError(str(unknown(self.cards, card, card)))
        unread = unread_lines(self.cards, found)
        if unread and not self.allow_partial:
            raise ValueError(str(not_understood(found.name, unread)))
        return found

    def put(
        self,
        player: int,
        zone: Zone,
        card: Card | str,
        *,
        tapped: bool = False,
        sick: bool = False,
        damage: int = 0,
        counters: Mapping[str, int] | None = None,
        attached_to: int = NOTHING,
        controller: int | None = None,
        face: int = 0,
        commander: bool = False,
    ) -> int:
        """Put a card into a zone (in a library below what is there already): its id. See CR 903.3 for commanders."""
        found = self.find(card)
        what = Put(
            player, zone, found, tapped, sick, damage, dict(counters or {}), attached_to, controller, face, commander
        )
        made = setup.put(self.state, what)
        self.puts.append(what)
        return made

    def library(self, player: int, *cards: Card | str) -> list[int]:
        """Put cards into a library, from the top down, below what is there already: their ids."""
        return [self.put(player, "library", card) for card in cards]

    def hand(self, player: int, *cards: Card | str) -> list[int]:
        """Put cards into a hand: their ids."""
        return [self.put(player, "hand", card) for card in cards]

    def graveyard(self, player: int, *cards: Card | str) -> list[int]:
        """Put cards into a graveyard: their ids."""
        return [self.put(player, "graveyard", card) for card in cards]

    def sideboard(self, player: int, *cards: Card | str) -> list[int]:
        """Put cards outside the game, of which the player is the owner (CR 400.11a): their ids."""
        return [self.put(player, "outside", card) for card in cards]

    def battlefield(self, player: int, *cards: Card | str) -> list[int]:
        """Put permanents onto the battlefield, untapped and not summoning sick: their ids."""
        return [self.put(player, "battlefield", card) for card in cards]

    def life(self, player: int, total: int) -> None:
        """Set a life total."""
        setup.set_life(self.state, player, total)
        self.totals[player] = total

    def start(self, step: Step = "main 1", active: int = 0, turn: int = 2, priority: int | None = None) -> Game:
        """The game from this position on: in `step` of the turn number `turn` of the player `active`.

        Turn-based actions of that step have happened; the player `priority` (the active player, if None) has it.
        """
        moment = Moment(step, active, turn, priority)
        state = self.state.fork()
        setup.start(state, moment)
        names = tuple([player.name for player in state.players])
        return Game(state, Setup(names, self.seed, state.profile, (), tuple(self.puts), dict(self.totals), moment))
