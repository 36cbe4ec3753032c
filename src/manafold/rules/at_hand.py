"""What a player has at hand to do something with, found out once for the same cards in the same places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import companions, special_actions
from manafold.rules.faces import waits_in_exile
from manafold.rules.permissions import rules_of
from manafold.rules.standing import active

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


class AtHand:
    """What was found at one arrangement (the `key`). `cards` are those outside of the battlefield that the player might
    cast, play or activate an ability of, one of each in hand that are alike. `prompt` are those of them that are not
    plainly of no use unless a sorcery could be cast, if nothing has a say in it. `quiet` is whether there is nothing
    else either that the player could do at instant speed, if no continuous effect gives anything."""

    __slots__ = ("cards", "key", "prompt", "quiet")

    def __init__(self, state: State, player: int, key: int) -> None:
        self.key = key
        cards: list[int] = []
        prompt: list[int] = []
        seen: set[Characteristics] = set()
        for id in playable_cards(state, player):
            object = state.objects[id]
            if object.zone == "hand":
                what = state.characteristics(id)
                if what in seen:
                    continue
                seen.add(what)
                if not has_to_wait(object, what):
                    prompt.append(id)
            else:
                prompt.append(id)
            cards.append(id)
        self.cards = tuple(cards)
        self.prompt = tuple(prompt)
        self.quiet = not prompt and not has_abilities(state, player)


def at_hand(state: State, player: int) -> AtHand:
    """What the player has at hand; what is known is good for as long as the cards and permanents are the same and no
    continuous effect is there."""
    key = state.arrangement + state.players[player].arrangement
    if state.effects or state.static_sources:
        return AtHand(state, player, key)
    known = state.at_hand.get(player)
    if known is None or known.key != key:
        known = state.at_hand[player] = AtHand(state, player, key)
    return known


def playable_cards(state: State, player: int) -> list[int]:
    """The cards that the player might cast, play or activate an ability of, from wherever they are."""
    found = [*state.players[player].hand]
    printed_only = not state.static_sources and not state.effects
    for id in state.players[player].graveyard:
        abilities = state.objects[id].base.abilities if printed_only else state.characteristics(id).abilities
        if abilities.acts_off_battlefield:
            found.append(id)
    for id in state.exile:
        object = state.objects[id]
        mine = object.owner == player and special_actions.abilities_of(state, object).ways
        if mine or waits_in_exile(state, object, player):
            found.append(id)
    if state.commanders:
        found += [id for id in state.command if id in state.commanders and state.objects[id].owner == player]
    if state.players[player].outside:
        found += companions.waiting(state, player)
    permitted = [id for word, c in rules_of(state, player) for id in word.cards_to_play(c)]
    return list(dict.fromkeys([*found, *permitted])) if permitted else found


def has_to_wait(object: GameObject, what: Characteristics) -> bool:
    """Whether a card in hand is plainly of no use unless a sorcery could be cast, if nothing has a say in it."""
    card = object.card
    return (
        card is not None
        and len(card.faces) == 1
        and "instant" not in what.types
        and not what.abilities.acts_off_battlefield
    )


def has_abilities(state: State, player: int) -> bool:
    """Whether there is a permanent with an ability that the player may activate or a face to turn up, usable or not,
    where no continuous effect gives any."""
    objects = [state.objects[id] for id in active(state)]
    return any([object.controller == player or object.base.abilities.is_open for object in objects])
