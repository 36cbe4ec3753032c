"""Continuous effects (CR 611): their beginning, their end, and what objects and players are under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Layer
from manafold.rules.acting import Parts, parts_of
from manafold.rules.context import Context
from manafold.rules.derivation import Derivation, PlayerRules
from manafold.rules.finding import find_all
from manafold.rules.freezing import freeze, freeze_description
from manafold.rules.layers import Walk, derive

if TYPE_CHECKING:
    from manafold.model.words import Duration, Filter, Moment, Static
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.events import Event
    from manafold.rules.objects import GameObject, StackItem
    from manafold.rules.state import State
    from manafold.rules.triggering import DelayedTrigger


NO_EVENTS: frozenset[type[Event]] = frozenset()


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


# Beginning and end


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


# What they make of the game


def current(state: State) -> Derivation:
    """The outcome of all continuous effects as things are."""
    known = state.derivation
    return known if known is not None and (known.building or known.holds(state)) else derive(state)


def characteristics(state: State, object: GameObject) -> Characteristics:
    """What `object` is after the layers (613)."""
    derivation = state.derivation
    if derivation is None or not (derivation.building or derivation.holds(state)):
        derivation = derive(state)
    found = derivation.made.get(object.id)
    if found is not None:
        return found
    if object.counters or object.face_down or object.base.abilities.defining:
        return alone(state, object, derivation)
    return object.base


def alone(state: State, object: GameObject, derivation: Derivation) -> Characteristics:
    """What an object that no effect looked at is by what defines it in all zones (604.3) and by its counters."""
    volatile = derivation.volatile
    walk = Walk(state, derivation)
    walk.take_own(object)
    made = walk.made[object.id]
    try:
        walk.run()  # whoever asks about the object meanwhile sees how far it has come
    finally:
        del walk.made[object.id]
        derivation.volatile = volatile
    return made


def player_rules(state: State, player: int) -> PlayerRules:
    """The words that apply to a player now ("can't gain life", "spells you cast cost {1} less") (613.10)."""
    if not state.effects and not state.static_sources:
        return ()
    return current(state).player_rules.get(player, ())


def granted(state: State) -> tuple[int, ...]:
    """The objects whose abilities now differ from those of their base and wait for events (see `State.granted`)."""
    return current(state).granted if may_grant(state) else ()


def awaited(state: State) -> frozenset[type[Event]]:
    """The classes of events that the abilities of `granted` objects wait for (see `State.awaited`)."""
    return current(state).awaited if may_grant(state) else NO_EVENTS


def may_grant(state: State) -> bool:
    """Whether any continuous effect could give an object an ability that waits for events. Found out once for the same
    effects and sources, so that events need not run the layers."""
    return state.keyword_counters or found_out(state)[0]


def changes_spells(state: State) -> bool:
    """Whether any continuous effect could change what spells of a description are, so that it has to be found out what
    a card would be as a spell (601.3e)."""
    return bool(state.effects or state.static_sources) and found_out(state)[1]


def found_out(state: State) -> tuple[bool, bool]:
    """Whether any effect could give abilities that wait for events, and whether any could change spells."""
    known = state.granting
    if known is not None and known[0] is state.static_sources and known[1] is state.effects:
        return known[2], known[3]
    statics = [ability for id in state.static_sources for ability in state.objects[id].base.abilities.statics]
    grants = any([effect.copied is not None or effect.parts.grants for effect in state.effects]) or any(
        [parts_of(ability, False).grants for ability in statics]
    )
    spells = any([about_spells(effect.what, effect.parts) for effect in state.effects]) or any(
        [about_spells(ability.what, parts_of(ability, False)) for ability in statics]
    )
    state.granting = (state.static_sources, state.effects, grants, spells)
    return grants, spells


def about_spells(what: Filter | None, parts: Parts) -> bool:
    """Whether an effect changes what spells of a description are."""
    return what is not None and what.zones() == ("stack",) and any([layer != Layer.RULES for layer in parts.by_layer])


def recompute(state: State) -> dict[int, Characteristics]:
    """The characteristics of all objects, computed from scratch; nothing that is kept is used or changed."""
    known = state.derivation
    state.derivation = None
    try:
        return {id: characteristics(state, object) for id, object in state.objects.items()}
    finally:
        state.derivation = known
