"""Choosing while something resolves, by players and by chance, played (CR 608.2d)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import act, life, names, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

from manafold.rules.game import Game


@pytest.mark.parametrize(
    "text",
    [
        "Choose an opponent. That player loses 2 life and you draw a card.",
        "Choose an opponent at random. That player loses 2 life.",
        "Return a creature card at random from your graveyard to your hand.",
        "Exile the top two cards of your library. Choose one of them. Until end of turn, you may play that card.",
        "Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your "
        "graveyard and the rest into your hand.",
        "Target opponent chosen at random loses 2 life.",
        "Choose two creatures. Destroy the chosen creatures.",
        "Target opponent reveals a card at random from their hand.",
        "Exile the top three cards of your library. Destroy one of them at random.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def three_players(text: str, seed: int = 0) -> Game:
    """Ann, with Bob and Cleo against her, can cast a spell of this text."""
    scenario = table(players=3, seed=seed)
    scenario.hand(0, spell("Whim", text))
    return scenario.start()


def test_a_player_who_was_chosen_is_spoken_of_later() -> None:
    game = three_players("Choose an opponent. That player loses 2 life and you gain 1 life.")
    act(game, "cast Whim")
    resolve(game)
    assert offered(game) == ["choose Bob", "choose Cleo"]
    resolve(game, "choose Cleo")
    assert life(game) == [21, 20, 18]


def lost(text: str, seed: int) -> list[int]:
    """The life totals after a spell that makes somebody lose life."""
    game = three_players(text, seed)
    resolve(game, "cast Whim")
    return life(game)


@pytest.mark.parametrize(
    "text",
    ["Choose an opponent at random. That player loses 2 life.", "Target opponent chosen at random loses 2 life."],
)
def test_chance_chooses_a_player(text: str) -> None:
    results = {tuple(lost(text, seed)) for seed in range(20)}
    assert results == {(20, 18, 20), (20, 20, 18)}


def test_chance_chooses_cards_that_fit() -> None:
    text = "Return two creature cards at random from your graveyard to your hand."
    deed = Deed(text, graveyard=[BEAR, RELIC, ELF, OGRE])
    back = deed.names("hand")
    assert len(back) == 2
    assert "Relic" not in back


def test_an_opponent_chooses_among_what_was_revealed() -> None:
    text = (
        "Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your "
        "graveyard and the rest into your hand."
    )
    deed = Deed(text, library=[BEAR, ELF, OGRE])
    assert deed.game.decision is not None
    assert deed.game.decision.player == 1
    deed.pick("choose Elf")
    assert sorted(deed.names("hand")) == ["Bear", "Ogre"]
    assert "Elf" in deed.names("graveyard")


def test_chosen_objects_are_called_so() -> None:
    deed = Deed("Choose two creatures. Destroy the chosen creatures.", mine=[BEAR], theirs=[ELF, OGRE])
    deed.pick("choose Elf", "choose Bear")
    assert names(deed.game, "battlefield") + names(deed.game, "battlefield", 1) == ["Ogre"]
