"""What casting, activating and triggering share: modes, targets, division (CR 601.2b-d, 602.2b, 603.3d, 700.2)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.model.tree import walk
from manafold.model.words import Value
from manafold.rules import modes
from manafold.rules.ability_sets import NO_ABILITIES
from manafold.rules.characteristics import Characteristics
from manafold.rules.choosing import choose_one_number
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible, Task
from manafold.rules.events import AbilityTriggered, BecameTarget, Cause, CrimeCommitted
from manafold.rules.modes import specifications
from manafold.rules.objects import GameObject, StackItem
from manafold.rules.targets import choose_targets, divide, have_targets
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from manafold.model.words import Script
    from manafold.rules.payable import Payable
    from manafold.rules.prohibitions import ChoiceOfX
    from manafold.rules.state import State
    from manafold.rules.triggering import PendingTrigger


def can_announce(script: Script, c: Context, paying: Payable | None = None) -> bool:
    """Whether modes and targets could be chosen now, such that `paying` can be paid, and X can be what it must be."""
    if script.most_x is not None and script.most_x.of(c) < max(c.x, script.least_x):
        return False
    if not script.modes:
        return (not script.targets and paying is None) or have_targets(script.targets, c, paying)
    usable = modes.usable(script, c, paying)
    low = modes.bounds(script, c)[0]
    if len(usable) < low and not (script.repeat_modes and usable):
        return False
    if script.how is not None and low > 1 and not modes.can_join(script, (), usable, low, c):
        return False
    return not script.targets or have_targets(script.targets, c, paying)


def least_x(script: Script) -> dict[str, int]:
    """What is known of X before it is announced: the least that it can be (107.3a)."""
    return {"x": script.least_x} if script.least_x else {}


def with_least_x(script: Script, number: int) -> Script:
    """The same script with an X that is at least this number."""
    return script if number <= script.least_x else dataclasses.replace(script, least_x=number)


def announce_x(most: int, c: Context, choice: ChoiceOfX | None = None) -> Task[int]:
    """`c.subject` announces X, of at most `most`, so that modes and targets can be chosen (601.2b-c, 107.3a), and so
    that nothing forbids the spell by `choice` (601.3a).

    Raises `Impossible` if there is no such number.
    """
    item = c.item
    assert item is not None
    fitting: list[int] = []
    if item.script.most_x is not None:
        most = min(most, item.script.most_x.of(c))
    for number in range(item.script.least_x, most + 1):
        item.paid["x"] = number
        if (choice is None or choice.allows(number)) and can_announce(item.script, c):
            fitting.append(number)
    if not fitting:
        raise Impossible("601.2b")
    item.paid["x"] = yield from choose_one_number(c.subject, fitting, "X", c.source)
    return item.paid["x"]


def announce_open_x(c: Context) -> Task[None]:
    """The controller of a triggered ability chooses an X that nothing defines but that its targets depend on (107.3f):
    one of the numbers for which there are targets, if there are any."""
    item = c.item
    assert item is not None
    if c.chosen_x() is not None or not any([is_x(word) for spec in item.script.targets for word in walk(spec)]):
        return
    paid = item.paid
    fitting: list[int] = []
    for number in range(max([c.state.mana_value(id) for id in c.state.objects], default=0) + 1):
        item.paid = {**paid, "x": number}
        if can_announce(item.script, c):
            fitting.append(number)
    item.paid = paid
    if fitting:
        item.paid = {**paid, "x": (yield from choose_one_number(c.subject, fitting, "X", c.source))}


def is_x(word: object) -> bool:
    """Whether the word is the X that is announced (107.3a)."""
    return isinstance(word, Value) and word.tag == "x"


def announce(state: State, player: int, id: int, c: Context, paying: Payable | None = None) -> Task[bool]:
    """`player` chooses modes and targets for the spell or ability `id` on the stack; False if that is impossible.

    Where what a spell costs depends on its targets, `paying` says for which it can be paid.
    """
    item = c.item
    assert item is not None
    if item.script.modes:
        chosen = yield from modes.choose(player, item.script, c, paying)
        if chosen is None:
            return False
        item.modes = chosen
    specs = specifications(item.script, item.modes)
    if specs:
        targets = yield from choose_targets(player, specs, c, paying)
        if targets is None:
            return False
        item.targets = targets
        item.divided = yield from divide(player, specs, targets, c)
    return True


def tell_targets(state: State, player: int, id: int, item: StackItem, cause: Cause) -> None:
    """The announcement is complete: all that was chosen as a target has become one, each once (601.2i, 603.3d)."""
    item.paid = {**item.paid, "announced": state.next_id}  # what its costs moved has ids below (400.7j)
    targets = dict.fromkeys(target for ids in item.targets for target in ids)
    if targets and is_crime(state, player, targets):
        state.emit(CrimeCommitted(cause, player, id))
    for target in targets:
        state.emit(BecameTarget(cause, target, id, player))


def is_crime(state: State, player: int, targets: Iterable[int]) -> bool:
    """Whether it is a crime of `player` to target these: an opponent, or something of theirs (700.13)."""
    opponents = state.opponents(player)
    for target in targets:
        if is_player(target):
            if target in opponents:
                return True
            continue
        object = state.object(target)
        whose = object.owner if object.zone == "graveyard" else object.controller
        if whose in opponents and object.zone in ("battlefield", "stack", "graveyard"):
            return True
    return False


def new_ability(state: State, player: int, item: StackItem) -> GameObject:
    """Put an ability onto the stack: an object with the text of the ability and no other characteristics (113.7a)."""
    source = state.characteristics(item.source)
    none: frozenset[str] = frozenset()
    base = Characteristics(
        source.name, None, source.colors, none, none, none, None, None, None, None, NO_ABILITIES
    )
    ability = state.new_object("ability", None, base, player, "stack")
    ability.item = item
    state.stack.append(ability.id)
    return ability


def announce_trigger(state: State, pending: PendingTrigger) -> Task[None]:
    """Put an ability that has triggered onto the stack; without legal choices it is taken off again (603.3c-d)."""
    item = pending.as_item()
    ability = new_ability(state, pending.controller, item)
    c = Context(state, pending.source, pending.controller, item, stack_id=ability.id, rule="603.3")
    if item.script.targets:
        yield from announce_open_x(c)
    if (yield from announce(state, pending.controller, ability.id, c)):
        state.emit(AbilityTriggered(c.cause, pending.controller, pending.source, ability.id))
        tell_targets(state, pending.controller, ability.id, item, c.cause)
    else:
        was = state.characteristics(ability.id)
        state.stack.remove(ability.id)
        state.forget(ability.id, was)
