"""Cards outside the game: who has them, who sees them, and how they come into it (CR 400.11)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered
from tests.rules.play import CUB, PAGE, creature, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.invariants import Monitor, places
from manafold.rules.replay_reading import ReplayError
from manafold.rules.samples import ELK, FOREST

SEEK = spell("Seek", "You may reveal a creature card you own from outside the game and put it into your hand.")
CARDS: dict[str, Card] = {each.name: each for each in (ELK, FOREST, CUB, PAGE, SEEK)}


def seeking(*outside: Card, commander: Card | None = None) -> Game:
    """Ann, who owns these cards outside the game, has cast Seek and wants to reveal one."""
    scenario = table()
    scenario.hand(0, SEEK)
    scenario.sideboard(0, *outside)
    scenario.sideboard(1, creature("Shark", 5, 5))
    if commander is not None:
        scenario.put(0, "command", commander, commander=True)
    game = scenario.start()
    resolve(game, "cast Seek")
    return game


def put_there(game: Game) -> dict[str, Card]:
    """The cards of a position, by their names."""
    assert game.setup is not None
    return {each.card.name: each.card for each in game.setup.puts}


def test_a_card_is_brought_into_the_game() -> None:
    game = seeking(CUB, creature("Seal", 1, 1), PAGE)
    game.choose("yes")
    assert offered(game) == ["choose Cub", "choose Seal"]
    game.choose("choose Seal")
    assert names(game, "hand") == ["Seal"]
    assert [game.state.label(id) for id in game.state.players[0].outside] == ["Cub", "Page"]
    assert "Ann reveals Seal." in game.told(1)


def test_nobody_need_bring_anything_and_can_only_bring_their_own() -> None:
    game = seeking(CUB)
    game.choose("no")
    assert names(game, "hand") == []
    none = seeking(PAGE)
    if "yes" in offered(none):
        none.choose("yes")
    assert names(none, "hand") == []


def test_only_the_owner_looks_at_what_is_outside() -> None:
    game = seeking(CUB)
    assert [each.name for each in game.view(0).players[0].outside] == ["Cub"]
    assert game.view(0).players[1].outside == ()
    assert game.view(1).players[0].outside == ()


def test_what_is_outside_does_nothing_and_nothing_happens_to_it() -> None:
    scenario = table()
    (cub,) = scenario.battlefield(0, CUB)
    scenario.sideboard(0, creature("Bard", 1, 1, "Creatures you control get +1/+1."))
    (other,) = scenario.sideboard(0, CUB)
    scenario.battlefield(1, creature("Dirge", 1, 1, "All creatures get -1/-0."))
    game = scenario.start()
    assert game.state.characteristics(cub).power == 1
    assert game.state.characteristics(other).power == 2


def test_a_game_between_decks_with_sideboards_is_replayed() -> None:
    decks, boards = [[ELK, FOREST] * 10, [FOREST] * 20], [[CUB, CUB, SEEK], []]
    game = Game.new(decks, seed=2, sideboards=boards)
    assert [game.state.label(id) for id in game.state.players[0].outside] == ["Cub", "Cub", "Seek"]
    assert "sideboard\n    2 Cub\n    1 Seek\nplayer" in game.replay
    again = Game.replayed(game.replay, CARDS)
    assert [again.state.label(id) for id in again.state.players[0].outside] == ["Cub", "Cub", "Seek"]
    assert list(places(again.state)) == []
    with pytest.raises(ReplayError, match="begin as it did"):
        Game.replayed(game.replay.replace("2 Cub", "1 Cub"), CARDS)
    with pytest.raises(ValueError, match="a sideboard for each"):
        Game.new(decks, sideboards=boards[:1])


def test_a_position_with_cards_outside_is_replayed_and_sampled() -> None:
    game = seeking(CUB, PAGE)
    sample = game.determinize(0, seed=4)
    assert sample.view(0) == game.view(0)
    again = Game.replayed(game.replay, put_there(game))
    again.choose("yes")
    assert names(again, "hand") == ["Cub"]


def test_into_a_commander_game_comes_only_what_its_deck_could_have() -> None:
    chief = card("Chief", "{G}", "Legendary Creature — Bear", "", 2, 2)
    green, blue = card("Fern", "{G}", "Creature — Plant", "", 1, 1), card("Gull", "{U}", "Creature — Bird", "", 1, 1)
    game = seeking(green, blue, card("Page", "", "Creature — Bear", "", 1, 1), commander=chief)
    game.choose("yes")
    assert names(game, "hand") == ["Fern"]


def test_who_leaves_the_game_takes_what_is_outside_along() -> None:
    scenario = table(3)
    scenario.sideboard(2, CUB)
    game = scenario.start()
    game.concede(2)
    assert game.state.players[2].outside == []
    assert list(places(game.state)) == []


def test_its_abilities_wait_for_nothing_out_there() -> None:
    text = "When you discard this card, you lose 1 life."
    game = seeking(card("Moth", "{0}", "Creature — Insect", text, 1, 1), CUB)
    assert Monitor(game).look(game) == []
