"""Players lose their unspent mana, and somebody adds it."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import act, life, permanent, resolve, spell, table

from manafold.rules.game import Game

WOOD = card("Wood", "", "Basic Land — Forest", "")
RITUAL = spell("Ritual", "Add {R}{R}{G}.")
SIGH = spell("Sigh", "Each player loses all unspent mana.")
STEAL = spell("Steal", "Target player loses all unspent mana and you add the mana lost this way.")


@pytest.mark.parametrize(
    "line",
    [
        "Each player loses all unspent mana.",
        "Tap all lands target player controls and that player loses all unspent mana.",
        "Target player loses all unspent mana and you add the mana lost this way.",
        "Tap all lands with mana abilities target player controls.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def with_mana(*after: str) -> Game:
    """Both players have mana; then Ann does this."""
    s = table()
    s.hand(0, RITUAL, SIGH, STEAL)
    s.battlefield(1, permanent("Eye", "{0}: Add {U}{U}. You gain 1 life. Activate only once each turn.", "Artifact"))
    game = s.start("main 1")
    resolve(game, "cast Ritual")
    for line in after:
        resolve(game, line)
    return game


def pools(game: Game) -> list[str]:
    """The types of mana in the pools."""
    return ["".join([each.type for each in player.pool]) for player in game.state.players]


def test_all_unspent_mana_is_lost() -> None:
    assert pools(with_mana()) == ["RRG", ""]
    assert pools(with_mana("cast Sigh")) == ["", ""]


def test_who_takes_it_adds_as_much_of_each_type() -> None:
    s = table(watching=True)
    s.hand(1, RITUAL)
    s.hand(0, STEAL)
    s.battlefield(1, permanent("Eye", "{0}: You gain 1 life. Activate only once each turn.", "Artifact"))
    game = s.start("main 1")
    act(game, "pass", "cast Ritual")
    resolve(game)
    assert pools(game) == ["", "RRG"]
    resolve(game, "cast Steal -> Bob")
    assert pools(game) == ["RRG", ""]
    assert life(game) == [20, 20]


def test_only_lands_with_mana_abilities_are_tapped() -> None:
    s = table()
    wood, bare = s.battlefield(0, WOOD, card("Bare", "", "Land", "When this land enters, you gain 1 life."))
    s.hand(0, spell("Dusk", "Tap all lands with mana abilities target player controls."))
    game = s.start("main 1")
    resolve(game, "cast Dusk -> Ann")
    assert [game.state.objects[id].tapped for id in (wood, bare)] == [True, False]
