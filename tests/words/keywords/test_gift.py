"""Gift (CR 702.174), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, board, creature, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

GIFTS = ["Gift a card", "Gift a Food", "Gift a tapped Fish", "Gift an Octopus", "Gift an extra turn"]
KIND = spell("Kind", "Gift a card\nYou gain 1 life. If the gift was promised, you gain 4 life.")


def holding(card: Card, players: int = 2) -> Game:
    scenario = table(players)
    scenario.battlefield(1, CUB)
    scenario.hand(0, card)
    return scenario.start("main 1")


@pytest.mark.parametrize("text", GIFTS)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Instant") == text


def test_whoever_is_promised_a_gift_gets_it_first() -> None:
    game = holding(KIND)
    resolve(game, "cast Kind", "yes")
    assert (life(game), names(game, "hand", 1)) == ([25, 20], ["Page"])


def test_no_gift_needs_to_be_promised() -> None:
    game = holding(KIND)
    resolve(game, "cast Kind", "no")
    assert (life(game), names(game, "hand", 1)) == ([21, 20], [])


def test_the_gift_goes_to_the_opponent_chosen() -> None:
    game = holding(KIND, players=3)
    resolve(game, "cast Kind", "yes", "choose Cleo")
    assert (names(game, "hand", 1), names(game, "hand", 2)) == ([], ["Page"])


def test_a_permanent_gives_it_as_it_enters() -> None:
    game = holding(creature("Host", 2, 2, "Gift a tapped Fish"))
    resolve(game, "cast Host", "yes")
    fish = game.state.battlefield[-1]
    assert (board(game, 1), game.state.objects[fish].tapped) == (["Cub", "Fish Token"], True)
    assert game.state.characteristics(fish).power == 1


def test_targets_are_chosen_only_if_the_gift_is_promised() -> None:
    text = "Gift a Treasure\nYou gain 1 life. If the gift was promised, destroy target creature."
    game = holding(spell("Trade", text))
    resolve(game, "cast Trade", "no")
    assert board(game, 1) == ["Cub"]
    game = holding(spell("Trade", text))
    resolve(game, "cast Trade", "yes")
    assert board(game, 1) == ["Treasure Token"]


def test_a_copy_gives_it_too() -> None:
    scenario = table()
    scenario.hand(0, KIND, spell("Twin", "Copy target instant spell."))
    game = scenario.start("main 1")
    act(game, "cast Kind", "yes")
    assert "cast Twin" in offered(game)
    resolve(game, "cast Twin")
    assert (life(game), names(game, "hand", 1)) == ([30, 20], ["Page", "Page"])


def test_an_extra_turn_is_a_gift() -> None:
    game = holding(spell("Time", "Gift an extra turn\nYou gain 1 life.", "Sorcery"))
    resolve(game, "cast Time", "yes")
    assert [each.player for each in game.state.extra_turns] == [1]


GLAD = creature("Glad", 1, 1, "Whenever you give a gift, you gain 10 life.")


@pytest.mark.parametrize(("answer", "gained"), [("yes", 15), ("no", 1)])
def test_giving_a_gift_is_noticed_as_the_spell_resolves(answer: str, gained: int) -> None:
    scenario = table()
    scenario.battlefield(0, GLAD)
    scenario.hand(0, KIND)
    game = scenario.start("main 1")
    resolve(game, "cast Kind", answer)
    resolve(game)
    assert life(game)[0] == 20 + gained


def test_a_permanent_gives_a_gift_as_its_ability_resolves() -> None:
    scenario = table()
    scenario.battlefield(0, GLAD)
    scenario.hand(0, creature("Host", 2, 2, "Gift a card"))
    game = scenario.start("main 1")
    resolve(game, "cast Host", "yes")
    resolve(game)
    assert (life(game)[0], names(game, "hand", 1)) == (30, ["Page"])


def test_the_trigger_prints_back() -> None:
    assert printed_back("Whenever you give a gift, draw a card.") == "Whenever you give a gift, draw a card."
