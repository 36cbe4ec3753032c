"""Cards that are cast from a library while it is searched, played (CR 601.3, 701.23)."""

from __future__ import annotations

from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, board, resolve, spell, table

from manafold.rules.game import Game

TEXT = "While you're searching your library, you may cast this card from your library."
SEEK = spell("Seek", "Search your library for a creature card, put it into your hand, then shuffle.")


def test_it_prints_back() -> None:
    assert printed_back(TEXT) == TEXT


def searching(lands: int) -> Game:
    """Ann, who can make so much mana, searches her library, in which there are a Worm for {2} and a Cub."""
    scenario = table(top=(CUB, card("Worm", "{2}", "Creature — Wurm", TEXT, 9, 5)))
    scenario.battlefield(0, *[card("Field", "", "Land", "{T}: Add {C}.")] * lands)
    scenario.hand(0, SEEK)
    game = scenario.start()
    assert not any("Worm" in each for each in offered(game))
    resolve(game, "cast Seek")
    return game


def test_it_is_cast_while_its_owner_searches_and_the_search_goes_on() -> None:
    game = searching(2)
    assert game.decision is not None
    assert game.decision.prompt == "cast Worm"
    act(game, "yes")
    assert offered(game) == ["choose Cub", "done"]
    act(game, "choose Cub")
    assert names(game, "hand") == ["Cub"]
    assert names(game, "stack") == ["Worm"]
    resolve(game)
    assert "Worm" in board(game)


def test_it_need_not_be_cast_and_has_to_be_paid_for() -> None:
    game = searching(2)
    act(game, "no", "choose Worm")
    assert names(game, "hand") == ["Worm"]
    assert offered(searching(1)) == ["choose Cub", "choose Worm", "done"]


def test_it_is_not_cast_from_a_library_that_another_player_searches() -> None:
    scenario = table()
    scenario.library(1, card("Worm", "{0}", "Creature — Wurm", TEXT, 9, 5))
    scenario.hand(0, spell("Pry", "Search target opponent's library for a creature card and exile it. Then that player "
        "shuffles."))  # fmt: skip
    game = scenario.start()
    resolve(game, "cast Pry")
    assert offered(game) == ["choose Worm", "done"]
