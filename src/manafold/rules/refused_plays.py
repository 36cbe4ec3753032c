"""Why a player can't cast a spell, play a land or activate an ability now (CR 117.1, 305, 601, 602)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from manafold.model.words import Script
from manafold.rules import activating, announcing, casting, costs, mana, pricing
from manafold.rules.at_hand import playable_cards
from manafold.rules.context import Context
from manafold.rules.objects import StackItem
from manafold.rules.permissions import rules_of
from manafold.rules.prohibitions import let_begin
from manafold.rules.restrictions import is_silenced
from manafold.rules.secrecy import may_look_at
from manafold.rules.spells_to_be import as_spell, face_of, seen_as_spell
from manafold.rules.spending import Purpose
from manafold.rules.terms import MAIN_PHASES

if TYPE_CHECKING:
    from manafold.model.abilities import ActivatedAbility, Way
    from manafold.model.mana import ManaCost
    from manafold.model.words import Cost
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

Reason = tuple[str, str]
"""A reason and the number of its rule."""


def named(state: State, player: int, name: str) -> list[int]:
    """The objects of this name (that of any face of the card) that the player can see, in their hand first."""
    found: list[int] = []
    places = (state.players[player].hand, state.battlefield, state.stack, *[each.graveyard for each in state.players])
    for id in [id for place in (*places, state.exile, state.command) for id in place]:
        object = state.objects[id]
        if may_look_at(object, player) and name.lower() in names_of(state, object):
            found.append(id)
    return found


def out_of_sight(state: State, player: int, name: str, rule: str) -> Reason | None:
    """That the player has the card in their deck, but not where they can see it now; None if they don't have it."""
    for id in state.players[player].library:
        if name.lower() in names_of(state, state.objects[id]):
            return "no card of that name is in your hand, or anywhere where you could use it", rule
    return None


def names_of(state: State, object: GameObject) -> list[str]:
    """The names by which an object may be called, in small letters."""
    names = [state.characteristics(object.id).name.lower()]
    if object.card is not None and not object.face_down:
        names += [face.name.lower() for face in object.card.faces]
    return names


def where(state: State, player: int, object: GameObject) -> str:
    """The zone of an object, for people."""
    zone = object.zone
    if zone in ("battlefield", "stack"):
        return f"on the {zone}"
    if zone in ("exile", "command"):
        return "in exile" if zone == "exile" else "in the command zone"
    return f"in {'your' if object.owner == player else state.label(object.owner) + chr(39) + 's'} {zone}"


def slow(state: State, player: int, rule: str) -> Reason | None:
    """Why the player can't do now what needs the time of a sorcery, by `rule`."""
    if state.active != player:
        return "it is not your turn", rule
    if state.step not in MAIN_PHASES:
        return "it is not a main phase", rule
    if state.stack:
        return "the stack is not empty", rule
    return None


# Casting


def cast(state: State, player: int, text: str) -> Reason | None:
    """Why the player can't cast what `text` says: a name, perhaps with the way to cast it."""
    name, _, method = text.partition(" with ")
    found = named(state, player, name) or named(state, player, text)
    if not found:
        return out_of_sight(state, player, name, "601.3")
    playable = playable_cards(state, player)
    object = state.objects[next((id for id in found if id in playable), found[0])]
    if object.card is None or object.zone in ("battlefield", "stack"):
        return f"it is {where(state, player, object)}", "601.3"
    names = [each.name.lower() for each in object.card.faces]
    face = names.index(name.lower()) if name.lower() in names else object.face
    if "land" in face_of(state, object, face).types:
        return "lands are played, not cast", "305.9"
    rules = list(rules_of(state, player))
    there = casting.ways_there_are(state, player, object, rules) if object.id in playable else []
    reasons: dict[str, Reason | None] = {}
    for way in [way for number, way in there if number == face]:
        if way.said not in reasons or reasons[way.said] is not None:  # of several ways of one name any will do
            reasons[way.said] = not_this_way(state, player, object, face, way)
    if not reasons:
        return f"it is {where(state, player, object)}", "601.3"
    return best_reason(reasons, method)


def best_reason(reasons: Mapping[str, Reason | None], method: str) -> Reason | None:
    """Why a card can't be cast by a method, "" for none, by what keeps it from being cast in each of its ways."""
    if method and method not in reasons:
        return f'it can\'t be cast with "{method}" now', "601.3"
    possible = [said for said, reason in reasons.items() if reason is None]
    begun = [said for said, reason in reasons.items() if reason is not None and reason[1] != "601.3"]
    asked = method if method in reasons else [*possible, *begun, *reasons][0]
    reason = reasons[asked]
    if reason is None:
        return None if asked == method else (f'it can only be cast "with {asked}" now', "601.3")
    if asked != method:
        reason = (f"with {asked}: {reason[0]}", reason[1])
    if possible and not method:
        reason = (f'{reason[0]}, but it can be cast "with {possible[0]}"', reason[1])
    return reason


def not_this_way(state: State, player: int, object: GameObject, face: int, way: Way) -> Reason | None:
    """Why the player can't cast the card in this way: it can't be begun (601.3), or not be completed."""
    rules = list(rules_of(state, player))
    if not let_begin(state, player, object, face, way, True, rules):
        return "an effect forbids it", "601.3"
    base = as_spell(state, player, object, face, way)
    if base.mana_cost is None and way.mana is None:
        return "it has no mana cost, so that its cost can't be paid", "118.6"
    if not casting.may_begin(state, player, object, face, way, True, rules):
        return "nothing lets you cast it", "601.3"
    late = slow(state, player, "117.1a")
    if late is not None and not casting.may_begin(state, player, object, face, way, False, rules):
        return late
    return not_payable(state, player, object, face, base, way)


def not_payable(
    state: State, player: int, object: GameObject, face: int, base: Characteristics, way: Way
) -> Reason | None:
    """Why casting could not be completed: its condition, cost or targets."""
    script, id = base.abilities.script, object.id
    there = seen_as_spell(state, player, object, face, way)
    c = Context(there, id, player, StackItem(script, id), rule="601.2")
    if way.condition is not None and not way.condition.holds(c):
        return "the condition for casting it this way is not met", "601.3"
    price = pricing.total_cost(there, id, base, way, (), 0, c)
    required = [extra for extra in base.abilities.extras if extra.required]
    for extra in required:
        price = price if extra.mana is None else price.plus(extra.mana)
    parts = way.costs + tuple(cost for extra in required for cost in extra.costs)
    reason = cost_reason(there, price, parts, c, pricing.purpose_of(id, base, way, c)) or target_reason(script, c)
    if reason is not None or casting.can_cast(state, player, id, face, way):
        return reason
    return "casting it could not be completed", "601.2e"


def cost_reason(
    state: State, price: ManaCost | None, parts: Sequence[Cost], c: Context, purpose: Purpose
) -> Reason | None:
    """Why a cost can't be paid."""
    if costs.can_pay(state, price, parts, c, purpose):
        return None
    if price is not None and not costs.can_pay(state, price, (), c, purpose):
        return f"not enough mana for {price}", "118.3"
    for part in parts:
        if not costs.can_pay(state, None, (part,), c, purpose):
            return part_reason(state, part, c)
    return "not all parts of its cost can be paid together", "118.3"


def part_reason(state: State, part: Cost, c: Context) -> Reason:
    """Why one part of a cost can't be paid."""
    if isinstance(part, costs.ManaPart):
        return f"not enough mana for {part.mana}", "118.3"
    if isinstance(part, costs.TapSymbol):
        object = state.objects[c.source]
        if object.tapped:
            return "it is tapped", "118.3"
        if object.sick:
            return "it has not been under your control since your turn began", "302.6"
    return f'the cost "{part.tag}" can\'t be paid', "118.3"


def target_reason(script: Script, c: Context) -> Reason | None:
    """Why modes or targets can't be chosen."""
    if announcing.can_announce(script, c):
        return None
    return ("no mode can be chosen", "700.2a") if script.modes else ("there is no legal target", "601.2c")


# Playing lands


def play(state: State, player: int, name: str) -> Reason | None:
    """Why the player can't play the land of this name."""
    found = named(state, player, name)
    if not found:
        return out_of_sight(state, player, name, "305.1")
    object = state.objects[found[0]]
    if "land" not in object.base.types:
        return "it is no land", "305.1"
    if state.active != player:
        return "it is not your turn", "305.3"
    if not casting.may_play_land(state, player, object.id):
        return f"it is {where(state, player, object)}", "305.1"
    if casting.lands_left(state, player) <= 0:
        return "you have played all the lands you may play this turn", "305.2b"
    return slow(state, player, "305.1")


# Activating


def activate(state: State, player: int, text: str) -> Reason | None:
    """Why the player can't activate an ability of the object of this name."""
    found = named(state, player, text)
    if not found:
        return None
    mine = [id for id in found if state.objects[id].controller == player or state.characteristics(id).abilities.is_open]
    if not mine:
        return f"it is not under your control, but {where(state, player, state.objects[found[0]])}", "602.2"
    able = [id for id in mine if state.characteristics(id).abilities.activated]
    if not able:
        if any(state.characteristics(id).abilities.mana for id in mine):
            return "mana abilities are activated of themselves as costs are paid, unless you pay by hand", "605.3a"
        return "it has no activated ability", "602.2"
    activated = state.characteristics(able[0]).abilities.activated
    return not_activatable(state, player, able[0], activated[0])


def not_activatable(state: State, player: int, id: int, ability: ActivatedAbility) -> Reason | None:
    """Why the ability can't be activated."""
    object = state.objects[id]
    if ability.zone != object.zone:
        return f"it is {where(state, player, object)}", "602.2"
    if not activating.is_for(ability, state, player, object.controller):
        return "it is not for you to activate", "602.2"
    if any(cost.is_loyalty for cost in ability.costs) and not activating.may_use_loyalty(state, player, id):
        return slow(state, player, "606.3") or ("a loyalty ability of it was activated this turn", "606.3")
    c = Context(state, id, player, StackItem(ability.script, id, ability), rule="602.2")
    if not all(rider.holds(c) for rider in ability.only):
        return "its restriction does not allow it now", "602.5b"
    if is_silenced(state, id, is_mana=False):
        return "an effect forbids it", "602.5"
    if any(word.forbids_activating(id, False, other) for word, other in rules_of(state, player)):
        return "an effect forbids it", "602.5"
    return cost_reason(state, None, activating.costs_of(ability), c, Purpose(id)) or target_reason(ability.script, c)


def use_for_mana(state: State, player: int, name: str) -> Reason | None:
    """Why the player can't activate a mana ability of the object of this name by hand."""
    found = [id for id in named(state, player, name) if state.characteristics(id).abilities.mana]
    if not found:
        return activate(state, player, name)
    mine = [id for id in found if state.objects[id].controller == player]
    if not mine:
        return "it is not under your control", "602.2"
    if player not in state.manual_mana:
        return "mana abilities are activated of themselves as costs are paid, unless you pay by hand", "605.3a"
    ability = state.characteristics(mine[0]).abilities.mana[0]
    c = mana.context_of(state, player, mine[0], ability)
    if not mana.may_activate(state, player, state.objects[mine[0]], ability, c):
        return "its restriction or an effect does not allow it now", "602.5"
    return cost_reason(state, None, ability.costs, c, Purpose(mine[0]))


REASONS: dict[str, Callable[[State, int, str], Reason | None]] = {
    "cast": cast,
    "play": play,
    "activate": activate,
    "tap": use_for_mana,
    "use": use_for_mana,
}
"""What explains each verb for casting, playing and activating."""
