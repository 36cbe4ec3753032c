"""Keywords at the mana cost of the card that has them, and more costs to cast from a graveyard (CR 118.8), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLE = card("Isle", "", "Basic Land — Island")
BALM = card("Balm", "{2}", "Sorcery", "You gain 5 life.")
RECALL = spell("Recall", "Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost "
    "is equal to its mana cost.")  # fmt: skip


def position(*mine: Card, lands: int = 0, hand: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine, *[ISLE] * lands)
    scenario.hand(0, *hand)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


def casts(game: Game) -> list[str]:
    return [line for line in offered(game) if line.startswith(("cast", "activate")) and "Watch" not in line]


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to "
        "its mana cost.",
        "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.",
        "Each nonland card in your graveyard has escape. The escape cost is equal to its mana cost plus exile three "
        "other cards from your graveyard.",
        "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its "
        "other costs.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_flashback_for_its_own_mana_cost() -> None:
    game = position(lands=2, hand=(RECALL,), buried=(BALM,))
    assert casts(game) == ["cast Recall"]
    resolve(game, "cast Recall")
    resolve(game, "cast Balm with flashback")
    assert (life(game), names(game, "exile")) == ([25, 20], ["Balm"])


def test_it_is_gained_only_for_the_turn_and_has_to_be_paid() -> None:
    game = position(lands=1, hand=(RECALL,), buried=(BALM,))
    resolve(game, "cast Recall")
    assert casts(game) == []
    game = position(lands=2, hand=(RECALL,), buried=(BALM,))
    resolve(game, "cast Recall")
    go(game, "main 1", 0)
    assert casts(game) == []


def test_an_activated_keyword_costs_as_much() -> None:
    crypt = permanent("Crypt", "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its "
        "mana cost.")  # fmt: skip
    dear = card("Dear", "{2}", "Creature — Elk", "", 3, 3)
    game = position(crypt, OX, lands=1, buried=(dear,))
    assert casts(game) == []
    game = position(crypt, OX, lands=2, buried=(dear,))
    resolve(game, "activate Dear")
    assert game.state.objects[game.state.battlefield[2]].counters == {"+1/+1": 3}


def test_more_is_paid_beside_the_mana_cost() -> None:
    maze = permanent("Maze", "Each nonland card in your graveyard has escape. The escape cost is equal to its mana "
        "cost plus exile two other cards from your graveyard.")  # fmt: skip
    game = position(maze, buried=(CUB, OX))
    assert casts(game) == []
    game = position(maze, buried=(CUB, OX, ISLE))
    act(game, "cast Cub with escape")
    assert names(game, "exile") == ["Ox", "Isle"]


def test_other_costs_are_added_to_cast_a_card_from_the_graveyard() -> None:
    wisp = card("Wisp", "{1}", "Creature — Spirit", "You may cast this card from your graveyard by paying 3 life and "
        "discarding a card in addition to paying its other costs.", 1, 1)  # fmt: skip
    assert casts(position(lands=1, buried=(wisp,))) == []
    assert casts(position(hand=(ISLE,), buried=(wisp,))) == []
    game = position(lands=1, hand=(ISLE,), buried=(wisp,))
    resolve(game, "cast Wisp with permission")
    assert (life(game), names(game, "battlefield")[-1], names(game, "graveyard")) == ([17, 20], "Wisp", ["Isle"])
