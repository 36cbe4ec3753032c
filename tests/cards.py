"""Invented cards from their text, and games that are played by picking options in the notation."""

from __future__ import annotations

from manafold.grammar.declined import Declined
from manafold.model.card import Card, CardFace, Layout
from manafold.model.typeline import TypeLine
from manafold.oracle.printing import print_line
from manafold.oracle.reading import read_face
from manafold.oracle.typed import card, face
from manafold.rules.game import Game

__all__ = ["card", "face", "faces", "names", "offered", "pick", "printed_back", "settle"]


def faces(layout: Layout, *parts: CardFace) -> Card:
    """The card with these faces."""
    return Card.of(*parts, layout=layout)


def printed_back(text: str, types: str = "Creature — Bear", name: str = "Bruno") -> str:
    """The text as it is printed after it has been read, line by line; fails if it is not understood."""
    line = TypeLine.parse(types)
    texts = []
    for each in read_face(text, name, line):
        assert not isinstance(each.abilities, Declined), f"{each.line.text}: {each.abilities}"
        texts.append(str(print_line(each.abilities, name, line)))
    return "\n".join(texts)


def offered(game: Game) -> list[str]:
    """What is offered now, in the notation."""
    return [] if game.decision is None else [str(option) for option in game.decision.options]


def pick(game: Game, *lines: str) -> None:
    """Pick options by their notation, one after the other; of equal ones the first."""
    for line in lines:
        assert line in offered(game), (line, offered(game), game.decision)
        game.choose(offered(game).index(line))


def settle(game: Game) -> None:
    """Both players pass until the stack is empty, choosing nothing else. A player who can only pass does so unasked."""
    while game.state.stack:
        pick(game, "pass")


def names(game: Game, zone: str, player: int = 0) -> list[str]:
    """The names of the objects in a zone, in order; of the battlefield those that the player controls."""
    state = game.state
    if zone == "battlefield":
        return [state.label(id) for id in state.battlefield if state.objects[id].controller == player]
    owned = {"hand": state.players[player].hand, "graveyard": state.players[player].graveyard,
             "library": state.players[player].library, "exile": state.exile, "stack": state.stack}  # fmt: skip
    return [state.label(id) for id in owned[zone]]
