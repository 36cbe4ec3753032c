"""Permanents that two cards of a meld pair are together (CR 701.42, 712.4, 712.21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.faces import base_of
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.events import ZoneChanged
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


@dataclass(frozen=True)
class Melded:
    """The second card of a melded permanent, and whether the first and the second are commanders (903.3b)."""

    card: Card
    first_commands: bool
    second_commands: bool


def are_pair(first: Card, second: Card, name: str) -> bool:
    """Whether the cards are a meld pair whose combined back face has this name (701.42b)."""
    both = (first, second)
    if any([card.layout != "meld" or len(card.faces) != 2 or card.faces[1].name != name for card in both]):
        return False
    return first.name != second.name


def join(state: State, new: GameObject, first: int, second: GameObject) -> None:
    """The new permanent, which the object `first` becomes, is represented by the card `second` as well (712.4a)."""
    assert second.card is not None
    new.melded = Melded(second.card, first in state.commanders, second.id in state.commanders)
    if second.id in state.commanders:
        state.commanders |= {new.id}


def parted(state: State, old: GameObject, new: GameObject, event: ZoneChanged) -> GameObject:
    """The second card of a melded permanent that has left, as it goes to the same zone as the first (712.21)."""
    melded = old.melded
    assert melded is not None
    second = state.new_object("card", melded.card, base_of(melded.card, event.to), old.owner, event.to)
    second.previous = event.old
    second.face_down = new.face_down
    second.counters = new.counters
    new.twin = second.id
    commanders = state.commanders - {new.id}
    found = [each.id for each, leads in ((new, melded.first_commands), (second, melded.second_commands)) if leads]
    state.commanders = commanders | frozenset(found)
    return second


def arrange(state: State, event: ZoneChanged) -> Task[None]:
    """The owner of a melded permanent that is about to be put into a library or graveyard says which of its cards is
    put there first (712.21a)."""
    old = state.objects[event.old]
    if old.melded is None or old.card is None or event.to not in ("library", "graveyard"):
        return
    first, melded = old.card, old.melded
    options = [Option("next", first.name), Option("next", melded.card.name)]
    pick = yield Decision(old.owner, "order", options, "put first", event.old)
    if pick == options[1]:
        changed = state.edit(event.old)
        changed.card = melded.card
        changed.melded = Melded(first, melded.second_commands, melded.first_commands)


def cards_of(state: State, id: int) -> tuple[int, ...]:
    """What is found of an object that something has become: of a melded permanent both cards (712.21c).

    A card that was shuffled into a library since is another object, of which nobody knows which.
    """
    departed = state.past.get(id)
    object = departed.object if departed is not None else state.objects.get(id)
    return (id,) if object is None or object.twin == NOTHING else (id, object.twin)


def moved_as(state: State, id: int) -> tuple[int, ...]:
    """An object, once for each card that changed zones: a melded permanent that has left counts as two (712.21e)."""
    departed = state.past.get(id)
    if departed is None or departed.object.melded is None or departed.became == NOTHING:
        return (id,)
    return (id, *cards_of(state, departed.became)[1:])


def mana_value(object: GameObject) -> int:
    """The mana value of a melded permanent: that of both front faces (202.3c)."""
    assert object.card is not None
    assert object.melded is not None
    return object.card.mana_value + object.melded.card.mana_value
