"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from manafold.model.abilities import TriggeredAbility
from manafold.rules import bestowing, given, libraries, zones
from manafold.rules.context import Context
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, Countered, Fizzled, Resolved, ZoneChanged
from manafold.rules.faces import ON_ADVENTURE
from manafold.rules.halves import DOORS, is_room
from manafold.rules.modes import specifications
from manafold.rules.objects import StackItem
from manafold.rules.permissions import rules_of
from manafold.rules.remembering import was_cast
from manafold.rules.targets import is_legal_target
from manafold.rules.terms import NOTHING, Zone

if TYPE_CHECKING:
    from manafold.model.words import Effect
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

PERMANENT_TYPES = frozenset(("artifact", "battle", "creature", "enchantment", "land", "planeswalker"))
"""CR 110.4."""
NO_COUNTERS: Final[Mapping[str, int]] = {}


def resolve_top(state: State) -> Task[None]:
    """The object on top of the stack resolves (608.1)."""
    id = state.stack[-1]
    object = state.objects[id]
    item = object.item
    assert item is not None
    source = id if object.kind != "ability" else item.source
    c = Context(state, source, object.controller, item, stack_id=id)
    if object.kind == "ability" and not condition_holds(item, c):
        remove_ability(state, id)  # 603.4
        return
    legal = still_legal(item, c)
    if legal is None and bestowing.is_bestowed(object):
        bestowing.cease(state, id)  # 702.103e
        legal = item.copy()
        legal.targets = ()
    if legal is None:
        yield from fizzle(state, object)
        return
    c.item = legal
    if object.kind != "ability" and PERMANENT_TYPES & state.characteristics(id).types:
        yield from become_permanent(state, object, c)
    else:
        yield from follow(item, c)
        yield from finish(state, object)
    state.emit(Resolved(Cause(source, "608.2"), id, object.controller))


def condition_holds(item: StackItem, c: Context) -> bool:
    """Whether the intervening "if" of a triggered ability is still true (603.4)."""
    ability = item.ability
    return not isinstance(ability, TriggeredAbility) or ability.condition is None or ability.condition.holds(c)


def still_legal(item: StackItem, c: Context) -> StackItem | None:
    """The choices with only the targets that are still legal; None if there were some and all are illegal (608.2b)."""
    if not item.targets or not any(item.targets):
        return item
    specs = specifications(item.script, item.modes)
    kept: list[tuple[int, ...]] = []
    shares: list[tuple[int, ...]] = []
    for place, (spec, ids) in enumerate(zip(specs, item.targets, strict=True)):
        legal = [index for index, id in enumerate(ids) if is_legal_target(spec, id, c)]
        if not spec.what.together(ids, c):
            legal = []
        kept.append(tuple(ids[index] for index in legal))
        divided = item.divided[place] if item.divided else ()
        shares.append(tuple(divided[index] for index in legal) if divided else ())
    if not any(kept):
        return None
    left = item.copy()
    left.targets = tuple(kept)
    left.divided = tuple(shares)
    return left


AGAIN = "again"
"""The name under which something stands if the instructions are to be followed once more."""


def follow(item: StackItem, c: Context) -> Task[None]:
    """Follow the instructions in the order written (608.2c), and again as long as the last of them says so."""
    named, numbers = dict(c.named), dict(c.numbers)
    yield from perform(item.script.effects, c)
    while c.named.pop(AGAIN, ()) and c.state.outcome is None:
        c.named.clear()
        c.named.update(named)
        c.numbers.clear()
        c.numbers.update(numbers)
        yield from perform(item.script.effects, c)
    if not item.modes:
        return
    whole = c.item
    assert whole is not None
    offset = len(item.script.targets)
    for mode in item.modes:
        chosen = item.script.modes[mode]
        part = whole.copy()
        end = offset + len(chosen.targets)
        part.targets = whole.targets[offset:end]
        part.divided = whole.divided[offset:end]
        offset = end
        c.item = part
        yield from perform(chosen.effects, c)
    c.item = whole
    yield from perform(item.script.after, c)


def perform(effects: tuple[Effect, ...], c: Context) -> Task[None]:
    """Do the effects one after another."""
    for effect in effects:
        if c.state.outcome is not None:
            return
        yield from effect.resolve(c)


def finish(state: State, object: GameObject) -> Task[None]:
    """After resolution an instant or sorcery goes to its owner's graveyard; an ability ceases to exist (608.2n)."""
    if object.id not in state.objects or object.id not in state.stack:
        return
    if object.kind == "ability":
        remove_ability(state, object.id)
    else:
        cause = Cause(object.id, "608.2n")
        subtypes = object.base.subtypes
        to: Zone = "exile" if "Adventure" in subtypes else "library" if "Omen" in subtypes else "graveyard"
        moved = yield from leave_stack(state, object, cause, to)
        if to != "graveyard" and moved in state.objects:
            put_aside(state, state.edit(moved), object.controller, cause)


def put_aside(state: State, card: GameObject, player: int, cause: Cause) -> None:
    """An Adventure has resolved, and `player` may play the card from exile (715.3d); or an Omen, and the library that
    it went to is shuffled (720.3d)."""
    if card.zone == "exile":
        card.choices = {**card.choices, ON_ADVENTURE: player}
    elif card.zone == "library":
        libraries.shuffle(state, card.owner, cause)


def leave_stack(
    state: State, object: GameObject, cause: Cause, to: Zone = "graveyard", counters: Mapping[str, int] = NO_COUNTERS
) -> Task[int]:
    """A spell leaves the stack without becoming a permanent: to its owner's graveyard, unless the way it was cast or an
    effect says otherwise, with these counters."""
    if object.kind == "spell copy":
        zones.remove_from_game(state, object.id)  # 707.10a
        return NOTHING
    event = ZoneChanged(cause, object.id, "stack", to, object.owner, counters=dict(counters))
    done = yield from zones.move_all(state, [event])
    return done[0].new if done else NOTHING


def remove_ability(state: State, id: int) -> None:
    """An ability leaves the stack and ceases to exist (608.2n)."""
    was = state.characteristics(id)
    state.stack.remove(id)
    state.forget(id, was)


def fizzle(state: State, object: GameObject) -> Task[None]:
    """All targets are illegal: the spell or ability doesn't resolve (608.2b)."""
    cause = Cause(object.id, "608.2b")
    state.emit(Fizzled(cause, object.id))
    if object.kind == "ability":
        remove_ability(state, object.id)
    else:
        yield from leave_stack(state, object, cause)


def counter(
    state: State, id: int, cause: Cause, to: Zone = "graveyard", counters: Mapping[str, int] = NO_COUNTERS
) -> Task[bool]:
    """Counter a spell or ability (701.6): it leaves the stack without effect, a spell with these counters. False if it
    can't be countered."""
    object = state.objects.get(id)
    if object is None or object.zone != "stack" or "can't be countered" in state.characteristics(id).keywords:
        return False
    if any(word.forbids_countering(id, c) for word, c in rules_of(state, object.controller)):
        return False
    state.emit(Countered(cause, id))
    if object.kind == "ability":
        remove_ability(state, id)
    else:
        yield from leave_stack(state, object, cause, to, counters)
    return True


def become_permanent(state: State, object: GameObject, c: Context) -> Task[None]:
    """A permanent spell becomes a permanent that its controller controls (608.3); an Aura enters attached (608.3c)."""
    item = c.item
    assert item is not None
    host = item.targets[0][0] if object.base.abilities.enchant is not None and item.targets else NOTHING
    event = ZoneChanged(
        Cause(object.id, "608.3a"),
        object.id,
        "stack",
        "battlefield",
        object.controller,
        face=object.face,
        attached_to=host,
        face_down=object.face_down,
        copied=object.base if object.face_down or bestowing.is_bestowed(object) else None,
        way="resolve",
    )
    if is_room(object.card) and was_cast(object):
        event.choices = {DOORS: 1 << object.face}  # 709.5d
    abilities = state.characteristics(object.id).abilities.all
    given.keep(state, object.id)
    for move in (yield from zones.move_all(state, [event])):
        permanent = Context(state, move.new, object.controller, item, stack_id=object.id)
        for ability in abilities:
            yield from perform(ability.becoming(item.paid), permanent)

