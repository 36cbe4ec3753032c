"""Picks that try cards: they are cast first, then their abilities are used; otherwise picks are at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from manafold.lab.proving_ground import OUTLETS, TRIER
from manafold.rules.context import Context
from manafold.rules.costs import UsingCost
from manafold.rules.decisions import DONE, NO, PASS, YES
from manafold.rules.objects import StackItem
from manafold.rules.payment_by_hand import AUTO

if TYPE_CHECKING:
    from manafold.lab.exercise import Exercise
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.game import Game
    from manafold.rules.state import State

BOLD: Final = 0.8
"""How often an offer is accepted."""

PATIENT: Final = 0.9
"""How often a tried spell is left to resolve before anything else is done."""

IDLE: Final = 0.3
"""How often something is done that is not what is tried."""


RARELY: Final = 0.03
"""How often something is done that may be in the way of what is tried."""

LATE: Final = 6
"""From this turn on creatures are sacrificed and cards discarded, so that this has been seen too."""


class Trying:
    """Chooses for both players of a game in which the cards of `exercise` are tried."""

    def __init__(self, exercise: Exercise, seed: int) -> None:
        self.exercise = exercise
        self.rng = Random(seed)
        self.restraint = self.rng.choice((0.1, 0.4, 30.0))
        """How soon a choice of several things is done: a lone attacker is something else than a horde."""
        self.mercy = self.rng.choice((0.2, 0.2, 3.0))
        """How much rather than others the cards that are tried are chosen."""

    def pick(self, game: Game) -> int:
        """The index of the option to pick."""
        decision = game.decision
        assert decision is not None
        options = decision.options
        weights = [self.weight(game, decision, option) for option in options]
        return self.rng.choices(range(len(options)), weights)[0]

    def by_hand(self, game: Game) -> bool:
        """Whether the one who tries activates mana abilities by hand now: the rules pay with what they like."""
        decision = game.decision
        if decision is None or decision.kind != "priority" or decision.player != TRIER:
            return TRIER in game.state.manual_mana
        return self.rng.random() < 0.5 and bool(self.exercise.mana_sources(game.state, TRIER))

    def weight(self, game: Game, decision: Decision, option: Option) -> float:
        """How much the option is to be preferred to others."""
        if decision.kind == "priority":
            return self.weight_of_action(game, decision.player, option)
        if option in (YES, NO):
            return BOLD if option == YES else 1 - BOLD
        if option == DONE:
            return self.restraint if decision.kind != "block" else 3.0
        if option == AUTO:
            return 1000.0
        if self.is_tried(game, option.ref):
            if decision.kind == "target":
                return 0.2 if self.is_tried(game, decision.source) else 1 / self.mercy
            if decision.kind == "attack":
                return 3.0
            return self.mercy if decision.kind in ("discard", "card", "permanent", "pay") else 1.0
        return 1.0

    def weight_of_action(self, game: Game, player: int, option: Option) -> float:
        """How much an action is to be preferred."""
        if option == PASS:
            return 1000.0 if self.waits(game) else 1.0
        if player != TRIER:
            return IDLE
        state = game.state
        object = state.object(option.ref)
        if option.verb in ("tap", "use"):
            return 100.0 if self.exercise.wants(object.card) else 0.0
        if self.exercise.gains(state, option):
            return 0.5 if option.verb == "activate" and uses_itself_up(state, option) else 100.0
        if object.card is not None and object.card.name in OUTLETS:
            return IDLE if state.turn_number >= LATE or self.waits_for_discard(game) else RARELY
        return IDLE if option.verb in ("cast", "play") and not state.stack else RARELY

    def waits_for_discard(self, game: Game) -> bool:
        """Whether a card that is tried waits in hand for being exiled from there: for madness."""
        hand = [game.state.objects[ref].card for ref in game.state.players[TRIER].hand]
        return any(card is not None and self.exercise.wants_from(card, "exile") for card in hand)

    def waits(self, game: Game) -> bool:
        """Whether what is on top of the stack is left to resolve: something that is tried, most of the time."""
        state = game.state
        if not state.stack:
            return False
        top = state.objects[state.stack[-1]]
        source = top.item.source if top.item is not None else top.id
        return self.is_tried(game, source) and self.rng.random() < PATIENT

    def is_tried(self, game: Game, ref: int) -> bool:
        """Whether the object is one of the cards that are tried."""
        object = game.state.objects.get(ref)
        return object is not None and id(object.card) in self.exercise.cards


def uses_itself_up(state: State, option: Option) -> bool:
    """Whether the source leaves to pay for the ability, so that nothing else of it can be tried any more."""
    ability = state.characteristics(option.ref).abilities.activated[int(option.value)]
    c = Context(state, option.ref, TRIER, StackItem(ability.script, option.ref, ability), rule="602.2")
    uses = [cost.picks(c) for cost in ability.costs if isinstance(cost, UsingCost)]
    return any(use is not None and use.use == "leave" and list(use.candidates) == [option.ref] for use in uses)
