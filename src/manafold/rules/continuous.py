"""Continuous effects and the layers (CR 611-613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Layer, Replacement
from manafold.rules.context import Context

if TYPE_CHECKING:
    from manafold.model.words import Condition, Duration, Filter, Static
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject, StackItem
    from manafold.rules.state import State

PlayerRules = tuple[tuple["Static", Context], ...]
"""The words of `Layer.RULES` that apply to a player, each with the context that it speaks from."""


class ContinuousEffect:
    """A continuous effect made by a resolving spell or ability (CR 611.2). Replaced as a whole, never changed.

    It applies to the fixed ids `affected` (611.2c), or, if that is None, to whatever fits `what`.
    """

    __slots__ = ("affected", "condition", "controller", "does", "duration", "id", "item", "source", "timestamp", "turn", "what")

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
        condition: Condition | None = None,
        item: StackItem | None = None,
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
        self.condition = condition
        self.item = item

    def with_does(self, does: tuple[Static, ...]) -> ContinuousEffect:
        """The same effect with other words (a shield that was partly used up)."""
        return ContinuousEffect(
            self.id,
            self.source,
            self.controller,
            does,
            self.duration,
            self.timestamp,
            self.turn,
            self.affected,
            self.what,
            self.condition,
            self.item,
        )


def add_effect(
    state: State,
    c: Context,
    does: tuple[Static, ...],
    duration: Duration,
    affected: tuple[int, ...] | None = None,
    what: Filter | None = None,
) -> None:
    """Begin a continuous effect: a resolving spell or ability makes `does` true of `affected` (or of what fits `what`).

    The caller has already fixed its variables (611.2c, 608.2h).
    """
    state.timestamp += 1
    effect = ContinuousEffect(
        state.timestamp,
        c.source,
        c.controller,
        does,
        duration,
        state.timestamp,
        state.turn_number,
        affected,
        what,
        item=c.item,
    )
    state.effects = (*state.effects, effect)
    state.version += 1
    state.settled = False


def characteristics(state: State, object: GameObject) -> Characteristics:
    """What `object` is after the layers; computed for the whole game when something changed, then kept."""
    if state.derived_version != state.version:
        derive(state)
    return state.derived.get(object.id) or with_counters(object)


def player_rules(state: State, player: int) -> PlayerRules:
    """The words that apply to a player now ("can't gain life", "spells you cast cost {1} less")."""
    if not state.effects and not state.static_sources:
        return ()
    if state.derived_version != state.version:
        derive(state)
    return state.player_rules.get(player, ())


def with_counters(object: GameObject) -> Characteristics:
    """Base values and counters (613.4c), for what nothing else touches."""
    plus = object.counters.get("+1/+1", 0) - object.counters.get("-1/-1", 0)
    if not plus or object.base.power is None or object.base.toughness is None:
        return object.base
    made = object.base.copy()
    made.power = object.base.power + plus
    made.toughness = object.base.toughness + plus
    return made


def derive(state: State) -> None:
    """Run all continuous effects through the layers and keep what each object and player now is."""
    state.derived = {}
    state.player_rules = {}
    state.derived_version = state.version
    rules: dict[int, list[tuple[Static, Context]]] = {}
    made: dict[int, Characteristics] = {id: with_counters(state.objects[id]).copy() for id in state.battlefield}
    for layer in (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.SET_PT, Layer.MODIFY_PT, Layer.RULES):
        for does, affected, c in active(state):
            for static in does:
                if layer not in static.layers or isinstance(static, Replacement):
                    continue
                for id in affected:
                    if layer == Layer.RULES:
                        rules.setdefault(id, []).append((static, c))
                    elif id in made:
                        static.apply(layer, made[id], id, c)
    for id, applied in rules.items():
        if id < len(state.players):
            state.player_rules[id] = tuple(applied)
        elif id in made:
            made[id].rules = tuple(applied)
    state.derived = made


def active(state: State) -> list[tuple[tuple[Static, ...], list[int], Context]]:
    """The continuous effects that are in force: their words, what they apply to, and their context."""
    found: list[tuple[tuple[Static, ...], list[int], Context]] = []
    for source in state.static_sources:
        object = state.objects[source]
        c = Context(state, source, object.controller)
        for ability in object.base.abilities.statics:
            if ability.zone == object.zone and (ability.condition is None or ability.condition.holds(c)):
                everything = [*state.battlefield, *range(len(state.players))]
                found.append((ability.does, [id for id in everything if ability.what.matches(id, c)], c))
    for effect in state.effects:
        c = Context(state, effect.source, effect.controller, effect.item)
        found.append((effect.does, list(effect.affected or ()), c))
    return found


def end_effects(state: State, moment: str, player: int) -> None:
    """End the effects whose duration is over at `moment` of the turn of `player` (514.2, 511.2, 500.5)."""
    left = tuple(effect for effect in state.effects if not is_over(effect, moment, player, state))
    if len(left) != len(state.effects):
        state.effects = left
        state.version += 1
        state.settled = False


def is_over(effect: ContinuousEffect, moment: str, player: int, state: State) -> bool:
    """Whether the effect ends at `moment` of the turn of `player`."""
    if effect.duration.ends_at != moment:
        return False
    return moment in ("end of turn", "end of combat") or (player == effect.controller and effect.turn != state.turn_number)
