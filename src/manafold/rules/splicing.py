"""Splicing cards in hand onto a spell as it is cast (CR 702.47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import announcing, libraries
from manafold.rules.additional_costs import choose_one_of
from manafold.rules.decisions import DONE, Decision, Option
from manafold.rules.pricing import Paying
from manafold.rules.scripts import joined

if TYPE_CHECKING:
    from manafold.model.abilities import Extra, Way
    from manafold.model.words import Script
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


def choose(
    state: State, spell: GameObject, what: Characteristics, way: Way, extras: tuple[Extra, ...], c: Context
) -> Task[tuple[Extra, ...]]:
    """The player picks the cards to splice onto the spell, in the order of their effects (702.47b), and the spell gets
    their text: the additional costs with those of the cards."""
    item = c.item
    assert item is not None
    picked: tuple[Option, ...] = ()
    while True:
        used = [each.ref for each in picked]
        usable = {id: found for id in state.players[c.controller].hand
                  if id not in used and (found := ways_to_splice(state, id, spell, what, way, extras, c))}  # fmt: skip
        if not usable:
            break
        options = [*[Option("splice", state.label(id), id) for id in usable], DONE]
        pick = yield Decision(c.controller, "card", options, "splice onto the spell", spell.id, picked, len(usable) - 1)
        if pick == DONE:
            break
        picked = (*picked, pick)
        extras = (*extras, (yield from choose_one_of(usable[pick.ref], c)))
        item.script = joined(item.script, text_of(state, pick.ref))
    if picked:
        libraries.reveal(state, c.controller, [each.ref for each in picked], c.cause)
    return extras


def ways_to_splice(
    state: State,
    id: int,
    spell: GameObject,
    what: Characteristics,
    way: Way,
    extras: tuple[Extra, ...],
    c: Context,
) -> list[Extra]:
    """The additional costs for one of which the card could be spliced onto the spell."""
    assert c.item is not None
    found = [
        splicing.extra
        for ability in state.characteristics(id).abilities.all
        for splicing in ability.splices()
        if splicing.onto.matches(spell.id, c)
    ]
    script = c.item.script
    if not found or (script.modes and text_of(state, id).modes):
        return []
    if not announcing.can_announce(joined(script, text_of(state, id)), c):
        return []
    return [each for each in found if Paying(state, spell.id, what, way, (*extras, each), 0, c).is_possible()]


def text_of(state: State, id: int) -> Script:
    """What the rules text of the card does as a spell."""
    return state.characteristics(id).abilities.script
