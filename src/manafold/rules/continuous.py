"""Continuous effects (CR 611): their beginning and their end. What they make of the game is in `under_effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Layer
from manafold.rules.acting import Parts
from manafold.rules.context import Context
from manafold.rules.finding import find_all
from manafold.rules.freezing import freeze, freeze_description

if TYPE_CHECKING:
    from manafold.model.words import Duration, Filter, Moment, Static
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import StackItem
    from manafold.rules.state import State
    from manafold.rules.triggering import DelayedTrigger


class ContinuousEffect:
    """A continuous effect made by a resolving spell or ability (CR 611.2). Replaced as a whole, never changed.

    It applies to the fixed ids `affected` (611.2c), or, if that is None, to whatever fits `what`. `copied` are the
    values that a copy effect gives to what it affects (707.2). `turn` is the number of the turn in which it began,
    `named` are results of the resolution that its words may speak of.
    """

    __slots__ = (
        "affected",
        "controller",
        "copied",
        "does",
        "duration",
        "id",
        "item",
        "named",
        "parts",
        "source",
        "timestamp",
        "turn",
        "what",
    )

    def __init__(
        self,
        id: int,
        source: int,
        controller: int,
        does: tuple[Static, ...],
        duration: Duration,
        timestamp: int,
        turn: int,
        affected: tuple[int, ...] | None = None,
        what: Filter | None = None,
        item: StackItem | None = None,
        named: dict[str, tuple[int, ...]] | None = None,
        copied: Characteristics | None = None,
    ) -> None:
        self.id = id
        self.source = source
        self.controller = controller
        self.does = does
        self.duration = duration
        self.timestamp = timestamp
        self.turn = turn
        self.affected = affected
        self.what = what
        self.item = item
        self.named: dict[str, tuple[int, ...]] = named if named is not None else {}
        self.copied = copied
        self.parts = Parts(does, what)

    def with_does(self, does: tuple[Static, ...]) -> ContinuousEffect:
        """The same effect with other words (a shield that was partly used up)."""
        return self._twin(does, self.affected)

    def with_affected(self, affected: tuple[int, ...]) -> ContinuousEffect:
        """The same effect of other objects."""
        return self._twin(self.does, affected)

    def _twin(self, does: tuple[Static, ...], affected: tuple[int, ...] | None) -> ContinuousEffect:
        return ContinuousEffect(
            self.id,
            self.source,
            self.controller,
            does,
            self.duration,
            self.timestamp,
            self.turn,
            affected,
            self.what,
            self.item,
            self.named,
            self.copied,
        )

    def context(self, state: State) -> Context:
        """Where its words speak from."""
        c = Context(state, self.source, self.controller, self.item, rule="611.2")
        c.effect = self.id
        if self.named:
            c.named = self.named
        return c


def add_effect(
    state: State,
    c: Context,
    does: tuple[Static, ...],
    duration: Duration,
    affected: tuple[int, ...] | None = None,
    what: Filter | None = None,
) -> None:
    """Begin a continuous effect: a resolving spell or ability makes `does` true of `affected` (or of what fits `what`).

    Its variables are fixed now (611.2d). What changes characteristics or control applies to what fits `what` now, what
    changes the rules to whatever fits at any time (611.2c). A duration that is over before it begins makes no effect
    (611.2b).
    """
    if not duration.lasts(c):
        return
    frozen = tuple([freeze(static, c) for static in does])
    state.timestamp += 1
    if affected is None and what is not None:
        changing = tuple([static for static in frozen if static.layers != (Layer.RULES,)])
        if changing:
            begin(state, c, changing, duration, tuple(find_all(what, c)), None)
        frozen = tuple([static for static in frozen if static.layers == (Layer.RULES,)])
    if frozen:
        begin(state, c, frozen, duration, affected, None if what is None else freeze_description(what, c))


def begin(
    state: State,
    c: Context,
    does: tuple[Static, ...],
    duration: Duration,
    affected: tuple[int, ...] | None,
    what: Filter | None,
    copied: Characteristics | None = None,
) -> None:
    """Put one effect in force. Those of one instruction have the same timestamp."""
    effect = ContinuousEffect(
        state.next_id,
        c.source,
        c.controller,
        does,
        duration,
        state.timestamp,
        state.turn_number,
        affected,
        what,
        c.item,
        dict(c.named),
        copied,
    )
    state.next_id += 1
    set_effects(state, (*state.effects, effect))


def set_effects(state: State, effects: tuple[ContinuousEffect, ...]) -> None:
    """These are the effects that resolutions have made and that last."""
    state.effects = effects
    state.changed()
    state.settled = False


def carry_over(state: State, spell: int, permanent: int) -> None:
    """What applies to a spell applies to the permanent that it will be, as it enters already (400.7a, 614.12)."""
    if any([effect.affected and spell in effect.affected for effect in state.effects]):
        carried = [
            effect.with_affected((*effect.affected, permanent))
            if effect.affected and spell in effect.affected
            else effect
            for effect in state.effects
        ]
        set_effects(state, tuple(carried))


def end_effects(state: State, moment: Moment, player: int) -> None:
    """End the effects, and the delayed triggers, whose duration is over at `moment` of the turn of `player`.

    All end at the same time (511.2, 514.2).
    """
    left = tuple([effect for effect in state.effects if not is_over(effect, effect.duration, moment, player, state)])
    if len(left) != len(state.effects):
        set_effects(state, left)
    if state.delayed:
        state.delayed = tuple(
            [each for each in state.delayed if not is_over(each, each.duration, moment, player, state)]
        )


OF_A_TURN = frozenset(("your next turn", "your next upkeep", "your next end step", "end of your next turn"))
"""The moments that belong to a certain turn of the player whose effect it is."""


def end_for_absent(state: State, player: int) -> None:
    """The turn of a player who has left would begin: what lasts until then, or until a point of it, ends (800.4m)."""
    left = tuple(
        [
            effect
            for effect in state.effects
            if effect.controller != player or effect.duration.ends_at not in OF_A_TURN
        ]
    )
    if len(left) != len(state.effects):
        set_effects(state, left)


def is_over(
    effect: ContinuousEffect | DelayedTrigger, duration: Duration | None, moment: Moment, player: int, state: State
) -> bool:
    """Whether the effect ends at `moment` of the turn of `player`."""
    if duration is None:
        return False
    ends_at = duration.ends_at
    if ends_at == "end of your next turn":
        return moment == "end of turn" and player == effect.controller and effect.turn != state.turn_number
    if ends_at != moment:
        return False
    if ends_at == "end of turn" and state.turn_number < effect.turn + duration.turns() - 1:
        return False
    return moment in ("end of turn", "end of combat") or player == effect.controller


def expire(state: State) -> None:
    """End the effects that last "for as long as" something, once that is no longer so, for good (611.2b)."""
    left = tuple(
        [
            effect
            for effect in state.effects
            if effect.duration.ends_at != "while" or effect.duration.lasts(effect.context(state))
        ]
    )
    if len(left) != len(state.effects):
        set_effects(state, left)
