"""Picks that try cards: they are cast first, then their abilities are used; otherwise picks are at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from manafold.lab.ingredients import OUTLETS
from manafold.lab.proving_ground import TRIER
from manafold.rules.context import Context
from manafold.rules.costs import UsingCost
from manafold.rules.decisions import DONE, NO, PASS, YES
from manafold.rules.objects import StackItem
from manafold.rules.payment_by_hand import AUTO
from manafold.words.costs.symbols import TapSource

if TYPE_CHECKING:
    from manafold.lab.exercise import Exercise
    from manafold.lab.settings import Setting
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.game import Game
    from manafold.rules.state import State

BOLD: Final = 0.8
"""How often the one who tries accepts an offer."""

PATIENT: Final = 0.9
"""How often a tried spell is left to resolve before anything else is done."""

IDLE: Final = 0.3
"""How often something is done that is not what is tried."""


RARELY: Final = 0.03
"""How often something is done that may be in the way of what is tried."""

AGAIN: Final = 1.5
"""How often an ability is activated once more while something else of its card has not been exercised."""

OFTENER: Final = 0.15
"""How often permanents are sacrificed or cards discarded when it is time for that."""

LATE: Final = 6
"""From this turn on creatures are sacrificed and cards discarded, so that this has been seen too."""


class Trying:
    """Chooses for both players of a game in which the cards of `exercise` are tried."""

    def __init__(self, exercise: Exercise, setting: Setting, seed: int) -> None:
        self.exercise = exercise
        self.setting = setting
        self.rng = Random(seed)
        self.restraint = 0.1 if setting.late else self.rng.choice((0.1, 0.4, 30.0))
        """How soon a choice of several things is done: a lone attacker is something else than a horde."""
        self.mercy = self.rng.choice((0.2, 0.2, 3.0))
        """How much rather than others the cards that are tried are chosen."""
        self.attacks = self.rng.choice((0.1, 3.0, 3.0))
        """How much rather than others the cards that are tried attack."""

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
            bold = BOLD if decision.player == TRIER else 0.5
            return bold if option == YES else 1 - bold
        if option == DONE:
            return self.restraint if decision.kind != "block" else 3.0
        if option == AUTO:
            return 1000.0
        if self.is_tried(game, option.ref):
            if decision.kind == "target":
                return 0.2 if self.is_tried(game, decision.source) else 2 / self.mercy
            if decision.kind == "attack":
                return self.attacks * max(1.0, self.restraint)
            if decision.kind == "block":
                return 6.0
            return self.mercy if decision.kind in ("discard", "card", "permanent", "pay") else 1.0
        return 1.0

    def weight_of_action(self, game: Game, player: int, option: Option) -> float:
        """How much an action is to be preferred."""
        state = game.state
        if option == PASS:
            return 1000.0 if self.waits(game) else 1.0
        if player != TRIER:
            return IDLE if state.active == player else RARELY
        object = state.object(option.ref)
        is_wanted = self.exercise.wants(object.card)
        if option.verb in ("tap", "use"):
            return 100.0 if is_wanted else 0.0
        if self.exercise.gains(state, option):
            return self.weight_of_gain(state, option)
        if object.card is not None and object.card.name in OUTLETS:
            return OFTENER if state.turn_number >= LATE or self.waits_for_discard(game) else RARELY
        if is_wanted and option.verb == "activate":
            return RARELY if self.hinders(state, option) else AGAIN
        return IDLE if option.verb in ("cast", "play") and not state.stack else RARELY

    def weight_of_gain(self, state: State, option: Option) -> float:
        """How much an action that exercises something is to be preferred, less if it is in the way of others."""
        if option.verb == "activate":
            is_last = len(self.exercise.left[id(state.object(option.ref).card)]) == 1
            return 0.5 if not is_last and uses_itself_up(state, option) else 100.0
        if self.setting.late and state.step == "main 1" and state.active == TRIER:
            return RARELY
        return 100.0

    def hinders(self, state: State, option: Option) -> bool:
        """Whether the source can't be used otherwise once the ability is activated: it leaves, or doesn't attack."""
        costs = state.characteristics(option.ref).abilities.activated[int(option.value)].costs
        taps = any(isinstance(cost, TapSource) for cost in costs)
        return (taps and self.attacks > 1) or uses_itself_up(state, option)

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
