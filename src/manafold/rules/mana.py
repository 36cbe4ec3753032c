"""Mana, mana pools and mana abilities (CR 106, 605)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import costs, resolving, variants
from manafold.rules.context import Context
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import AbilityActivated, Cause, ManaAdded, ManaLost
from manafold.rules.objects import StackItem
from manafold.rules.permissions import rules_of
from manafold.rules.player import Mana, Until
from manafold.rules.replacement import replace_event
from manafold.rules.restrictions import is_silenced
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.model.abilities import ActivatedAbility, TriggeredAbility
    from manafold.model.words import Effect
    from manafold.rules.objects import GameObject
    from manafold.rules.spending import Spending
    from manafold.rules.state import State
    from manafold.rules.triggering import PendingTrigger


MANA_MADE = "mana made"
"""The name under which stands how much mana, the last of their pool, a player added by the effect before."""


class ManaOutput:
    """Mana that an effect adds: for each mana the letters of the types among which the player chooses.

    `only` says what it may be spent on, if that is restricted (106.6). `lasts` says until when it is not
    lost (see `Mana`).
    """

    __slots__ = ("lasts", "only", "units")

    def __init__(self, units: tuple[str, ...], only: Spending | None = None, lasts: Until = "") -> None:
        self.units = units
        self.only = only
        self.lasts = lasts


# Pools


def add(
    state: State,
    player: int,
    source: int,
    types: str,
    cause: Cause,
    only: Spending | None = None,
    tapped_for: bool = False,
    lasts: Until = "",
) -> Task[None]:
    """Add mana of these types to the pool of a player (106.4); `tapped_for` if `source` was tapped for it (106.12)."""
    snow = "snow" in state.characteristics(source).supertypes
    for event in (yield from replace_event(state, ManaAdded(cause, player, source, types, tapped_for))):
        if isinstance(event, ManaAdded) and event.mana:
            made = tuple([Mana(each, source, snow, only, lasts) for each in event.mana])
            owner = state.edit_player(event.player)
            owner.pool = (*owner.pool, *made)
            state.emit(event)


def produce(effect: Effect, player: int, c: Context) -> Task[None]:
    """`player` adds the mana that the effect produces, choosing among it if there is a choice."""
    outputs = effect.produces(player, c)
    if not outputs:
        return  # 106.5
    output = yield from choose_output(outputs, player, c)
    types = yield from choose_types(output, player, c)
    if types:
        ability = c.item.ability if c.item is not None else None
        tapped_for = costs.is_tapped_for_mana(ability)
        before = len(c.state.players[player].pool)
        yield from add(c.state, player, c.source, types, c.cause, output.only, tapped_for, output.lasts)
        c.numbers[MANA_MADE] = len(c.state.players[player].pool) - before


def choose_output(outputs: Sequence[ManaOutput], player: int, c: Context) -> Task[ManaOutput]:
    """The output that the player chooses."""
    if len(outputs) == 1:
        return outputs[0]
    state = c.state
    options = [
        Option("add", variants.written(state, symbols_of(output)), value="/".join(output.units)) for output in outputs
    ]
    pick = yield Decision(player, "color", options, "add mana", c.source)
    return outputs[options.index(pick)]


def choose_types(output: ManaOutput, player: int, c: Context) -> Task[str]:
    """The types of the mana, where the player has a choice."""
    types = ""
    picked: tuple[Option, ...] = ()
    for index, unit in enumerate(output.units):
        if len(unit) > 1:
            letters = variants.colors_there_are(c.state, unit)
            options = [Option("add", variants.written(c.state, "{" + each + "}"), value=each) for each in letters]
            left = sum([len(later) > 1 for later in output.units[index + 1 :]])
            pick = yield Decision(player, "color", options, "add mana", c.source, picked, left)
            picked = (*picked, pick)
            types += str(pick.value)
        else:
            types += unit
    return types


def symbols_of(output: ManaOutput) -> str:
    """The mana symbols of an output, "{R/G}" where there is a choice."""
    return "".join(["{" + "/".join(unit) + "}" for unit in output.units])


def gives_any(options: Sequence[Option], wanted: list[str]) -> bool:
    """Whether any of the options to add mana gives a type that is wanted."""
    return any(letter in str(option.value) for option in options for letter in wanted)


def planned_option(options: Sequence[Option], wanted: list[str]) -> Option:
    """Of options to add mana the one that gives most of the types `wanted`; what it gives for certain is taken away."""
    best = options[0]
    most: list[str] = []
    for option in options:
        found: list[str] = []
        left = wanted.copy()
        for unit in str(option.value).split("/"):
            letter = next((letter for letter in unit if letter in left), None)
            if letter is not None:
                left.remove(letter)
                found.append(letter)
        if len(found) > len(most):
            best, most = option, found
    if all(len(unit) == 1 for unit in str(best.value).split("/")):
        for letter in most:
            wanted.remove(letter)
    return best


def empty_pools(state: State) -> None:
    """A step or phase ends: all unspent mana is lost (106.4, 500.5), unless the game is one in which it is refilled."""
    if state.profile.refills_mana:
        return
    turn_ends = state.step == "cleanup"
    lasting = ("turn",) if state.step == "end of combat" else ("turn", "combat")
    for player in state.players:
        if player.pool:
            kept = () if turn_ends else tuple([each for each in player.pool if each.lasts in lasting])
            lost = [each for each in player.pool if each not in kept]
            spared = [stays for each in lost if (stays := spared_as(state, player.id, each)) is not None]
            amount = len(player.pool) - len(kept) - len(spared)
            if amount or spared:
                state.edit_player(player.id).pool = (*kept, *spared)
            if amount:
                state.emit(ManaLost(Cause(rule="500.5"), player.id, amount))


def lose_all(state: State, player: int, cause: Cause) -> str:
    """A player loses all unspent mana (106.4): the types of what was lost."""
    lost = "".join([each.type for each in state.players[player].pool])
    if lost:
        state.edit_player(player).pool = ()
        state.emit(ManaLost(cause, player, len(lost)))
    return lost


def spared_as(state: State, player: int, mana: Mana) -> Mana | None:
    """The mana as which unspent mana stays in the pool because of an effect; None if it is lost."""
    for word, c in rules_of(state, player):
        type = word.keeps_mana(mana.type, c)
        if type is not None:
            return mana if type == mana.type else mana.of_type(type)
    return None


# Mana abilities


def mana_effects(ability: ActivatedAbility | TriggeredAbility) -> list[Effect]:
    """The effects of the ability that could add mana."""
    return [effect for effect in ability.script.effects if effect.could_add_mana()]


def outputs(effects: Sequence[Effect], player: int, c: Context) -> list[ManaOutput]:
    """What mana `player` would get from the effects together, once for each way to choose (106.7)."""
    found = [ManaOutput(())]
    for effect in effects:
        more = effect.produces(player, c)
        found = [
            ManaOutput(before.units + after.units, after.only or before.only) for before in found for after in more
        ]
    return found


def context_of(state: State, player: int, id: int, ability: ActivatedAbility) -> Context:
    """Where the words of a mana ability are read from as it is activated."""
    return Context(state, id, player, StackItem(ability.script, id, ability), rule="605.3b")


def may_activate(state: State, player: int, object: GameObject, ability: ActivatedAbility, c: Context) -> bool:
    """Whether the player may begin to activate the mana ability; its costs are another question (602.2, 602.5)."""
    if ability.zone != object.zone or object.controller != player:
        return False
    if not all(rider.holds(c) for rider in ability.only):
        return False
    if is_silenced(state, object.id, is_mana=True):
        return False
    return not any(word.forbids_activating(object.id, True, other) for word, other in rules_of(state, player))


def activate(state: State, player: int, id: int, index: int, mana: tuple[Mana, ...] | None = None) -> Task[bool]:
    """Activate the mana ability `index` of an object and resolve it at once (605.3); False if it can't be paid.

    `mana` are mana of the pool to pay its cost with; without them it is found out.
    """
    ability = state.characteristics(id).abilities.mana[index]
    c = context_of(state, player, id, ability)
    item = c.item
    assert item is not None
    purpose = Purpose(id)
    purpose.mana = mana
    yield from costs.choose_x(state, ability.costs, c, purpose)
    if ability.only:
        state.count_use(id, use_key(index))
    if not (yield from costs.pay(state, None, ability.costs, c, purpose)):
        return False
    state.emit(AbilityActivated(c.cause, player, id, -1, is_mana=True))
    yield from resolving.follow(item, c)
    yield from resolve_triggered(state)
    return True


def use_key(index: int) -> int:
    """The key under which `GameObject.uses` counts the uses of the mana ability `index`."""
    return -1 - index


def is_triggered_mana_ability(pending: PendingTrigger) -> bool:
    """Whether what has triggered is a mana ability (605.1b): no target, triggered by mana, could add mana."""
    event = pending.event
    by_mana = isinstance(event, ManaAdded) or (isinstance(event, AbilityActivated) and event.is_mana)
    return by_mana and not pending.ability.script.targets and bool(mana_effects(pending.ability))


def resolve_triggered(state: State) -> Task[None]:
    """Triggered mana abilities that have triggered resolve at once, without the stack (605.4a)."""
    ready = [pending for pending in state.pending if is_triggered_mana_ability(pending)]
    while ready:
        state.pending = tuple([pending for pending in state.pending if pending not in ready])
        for pending in ready:
            item = pending.as_item()
            c = Context(state, pending.source, pending.controller, item, rule="605.4a")
            if resolving.condition_holds(item, c):
                yield from resolving.follow(item, c)
        ready = [pending for pending in state.pending if is_triggered_mana_ability(pending)]


def resolve_spent(state: State) -> Task[None]:
    """What mana has as an additional effect happens to what it was just spent on (106.6)."""
    ready = [pending for pending in state.pending if type(pending.ability.trigger).at_once]
    state.pending = tuple([pending for pending in state.pending if pending not in ready])
    for pending in ready:
        item = pending.as_item()
        c = Context(state, pending.source, pending.controller, item, rule="106.6")
        yield from resolving.follow(item, c)


# By hand


def options(state: State, player: int) -> list[Option]:
    """The mana abilities that the player could activate now, for those who do so by hand (605.3a)."""
    found: list[Option] = []
    hand, graveyard = state.players[player].hand, state.players[player].graveyard
    for id in (*state.battlefield, *hand, *graveyard):
        what = state.characteristics(id)
        for index, ability in enumerate(what.abilities.mana):
            c = context_of(state, player, id, ability)
            if may_activate(state, player, state.objects[id], ability, c) and costs.can_pay(
                state, None, ability.costs, c, Purpose(id)
            ):
                verb = "tap" if costs.has_tap_symbol(ability) else "use"
                is_alone = len(what.abilities.mana) == 1
                name = what.name if is_alone else f"{what.name} ({index + 1})"
                found.append(Option(verb, name, id, index, None if is_alone else ability))
    return found


def act(state: State, player: int, option: Option) -> Task[bool]:
    """Activate the mana ability that was picked from `options`."""
    return (yield from activate(state, player, option.ref, int(option.value)))
