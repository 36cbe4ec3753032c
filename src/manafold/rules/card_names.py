"""Card names: which can be chosen, and which objects have one (CR 201.2, 201.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules.characteristics import printed
from manafold.rules.context import Context
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import Chose
from manafold.rules.state import State
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from manafold.model.card import Card
    from manafold.model.words import Filter

CARD_NAME: Final = "card name"
"""Under this name stands the card name that was chosen."""

ANOTHER: Final = "another name"
"""Stands for the names of all cards that are not in the game: which of them was chosen makes no difference to it."""

BETWEEN: Final = " // "
"""This stands between the two names of a split card where it is no spell (709.4a)."""


def has_name(state: State, id: int, name: str) -> bool:
    """Whether the object has this name; a split card that is no spell has two (201.2, 709.4a)."""
    found = state.characteristics(id).name
    return found == name != "" or (BETWEEN in found and name in found.split(BETWEEN))


def cards_of(state: State) -> Iterator[Card]:
    """All cards of the game, wherever they are."""
    for object in (*state.objects.values(), *[each.object for each in state.phased.values()]):
        if object.card is not None and object.kind == "card":
            yield object.card
            if object.melded is not None:
                yield object.melded.card


def options(state: State, what: Filter, but: Filter | None) -> list[Option]:
    """The names of faces of cards that fit `what` by what is printed on them, and not `but` (201.4a-f).

    They are those of all cards that the players brought, which the list doesn't say who did; `ANOTHER` is any else.
    """
    faces = {face.name: (card, face) for card in cards_of(state) for face in card.faces}
    reference = State(["reference"], state.profile, 0)
    c = Context(reference, NOTHING, 0)
    found: list[Option] = []
    for name in sorted(faces):
        card, face = faces[name]
        id = reference.new_object("card", card, printed(face), 0, "library").id
        if what.matches(id, c) and (but is None or not but.matches(id, c)):
            found.append(Option(name, value=name))
    return [*found, Option(ANOTHER, value=ANOTHER)]


def choose(player: int, what: Filter, but: Filter | None, source: int, c: Context) -> Task[str]:
    """A player chooses a card name, and everybody is told (201.4)."""
    pick = yield Decision(player, "name", options(c.state, what, but), f"choose a {CARD_NAME}", source)
    c.state.emit(Chose(c.cause, player, str(pick)))
    return str(pick.value)
