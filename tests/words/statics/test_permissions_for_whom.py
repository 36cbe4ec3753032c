"""For whom a permission to play cards is, for which of them, and whether it is for cards that come later (CR 601.3,
611.2c)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import act, creature, go, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

ANT, ASP, BEE, BUG, COW = [creature(name, 1, 1) for name in ("Ant", "Asp", "Bee", "Bug", "Cow")]
OWNERS = "Exile all creatures. For each of those cards, its owner may play it for as long as it remains exiled."
ONE_EACH = (
    "Exile the top two cards of each player's library. For each player, choose a card that player owns from among "
    "those cards. You may play the chosen cards this turn."
)
LIVE = "You may cast creature spells from your graveyard this turn."
ONCE = "Until end of turn, you may cast a creature spell from your graveyard."
THERE = "Exile all creature cards from your graveyard. You may play those cards this turn."


@pytest.mark.parametrize("text", [OWNERS, ONE_EACH, THERE])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def playable(game: Game) -> list[str]:
    """What can be cast now by a permission, by name."""
    lines = [each.removeprefix("cast ") for each in offered(game) if each.startswith("cast ")]
    return sorted([each.partition(" with permission")[0] for each in lines if "with permission" in each])


def test_each_owner_plays_their_own_card() -> None:
    scenario = table()
    scenario.battlefield(0, ANT)
    scenario.battlefield(1, BEE)
    scenario.hand(0, spell("Deed", OWNERS, "Sorcery"))
    game = scenario.start()
    resolve(game, "cast Deed")
    assert playable(game) == ["Ant"]
    game.choose("cast Ant with permission")
    go(game, "draw", 1)
    while game.decision is not None and game.decision.player == 0:
        act(game, "pass")
    assert playable(game) == ["Bee"]


def test_one_card_of_each_owner_is_chosen_to_be_played() -> None:
    scenario = Scenario(players=("Ann", "Bob"))
    scenario.library(0, ANT, ASP, COW)
    scenario.library(1, BEE, BUG, COW)
    scenario.hand(0, spell("Deed", ONE_EACH, "Sorcery"))
    game = scenario.start()
    resolve(game, "cast Deed")
    assert offered(game) == ["choose Ant", "choose Asp"]
    act(game, "choose Asp")
    assert offered(game) == ["choose Bee", "choose Bug"]
    act(game, "choose Bee")
    assert playable(game) == ["Asp", "Bee"]


def permitted(text: str, there: Card, later: Card) -> Game:
    """Ann casts a spell with this text while one card is in her graveyard; then she puts another there."""
    scenario = table(top=(later,))
    scenario.graveyard(0, there)
    scenario.hand(0, spell("Deed", text, "Sorcery"), spell("Bury", "Mill a card.", "Sorcery"))
    game = scenario.start()
    resolve(game, "cast Deed")
    resolve(game, "cast Bury")
    return game


def test_a_permission_by_description_is_for_cards_that_come_later_too() -> None:
    assert playable(permitted(LIVE, ANT, BEE)) == ["Ant", "Bee"]


def test_so_is_one_for_a_single_card_and_it_is_used_up() -> None:
    game = permitted(ONCE, ANT, BEE)
    assert [each for each in offered(game) if "Ant" in each or "Bee" in each] == [
        "cast Ant with permission of Deed",
        "cast Bee with permission of Deed",
    ]
    resolve(game, "cast Bee with permission of Deed")
    assert playable(game) == []


def test_one_for_those_cards_is_only_for_what_was_there() -> None:
    assert playable(permitted(THERE, ANT, BEE)) == ["Ant"]


def test_each_lasts_for_the_turn_only() -> None:
    for text in (LIVE, ONCE, THERE):
        game = permitted(text, ANT, BEE)
        go(game, "main 1", 0)
        assert playable(game) == []
