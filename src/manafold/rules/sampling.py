"""Drawing anew what a player can't know: the game as it might be, from where they sit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.faces import base_of
from manafold.rules.randomness import Randomness
from manafold.rules.secrecy import announced, secrets, shown_by, tops_seen

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.state import State
    from manafold.rules.voting import Ballot


def resample(state: State, player: int, seed: int, decision: Decision | None) -> None:
    """Deal out anew, at random, the cards whose faces `player` can't know, and seed the game's randomness anew.

    Each owner's hidden cards stay theirs, and each place keeps its id, so that whatever is under way goes on. What the
    player's own `decision` shows them stays as it is. What they remember from before is not kept anywhere, so it is
    drawn anew too. The votes that others have cast secretly may have been for anything that they could vote for.
    """
    randomness = Randomness(seed)
    known = shown_by(decision, player) | tops_seen(state, player) | announced(state)
    for ids in secrets(state, player, known):
        order = ids[:]
        randomness.shuffle(order)
        deal(state, ids, order)
    state.ballots = tuple([each if each.player == player else redrawn(each, randomness) for each in state.ballots])
    state.randomness = Randomness(randomness.bits())
    state.restructure()


def redrawn(ballot: Ballot, randomness: Randomness) -> Ballot:
    """A vote for any of the options."""
    return replace(ballot, pick=ballot.options[randomness.below(len(ballot.options))])


def deal(state: State, ids: list[int], order: list[int]) -> None:
    """Each of the objects `ids` becomes the card of the one at the same place in `order`."""
    cards = [state.objects[id].card for id in order]
    for id, card in zip(ids, cards, strict=True):
        if state.objects[id].card is not card:
            zones.unindex(state, state.objects[id])
            object = state.edit(id)
            object.card = card
            if card is not None and not object.face_down:
                object.base = base_of(card, object.zone)
            zones.index(state, object)
