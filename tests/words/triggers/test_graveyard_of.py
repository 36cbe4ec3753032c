"""Into whose graveyard something is put (CR 603.2)."""

from __future__ import annotations

from tests.cards import card
from tests.rules.sample_games import table

SCRAPPER = card(
    "Glad Scrapper",
    "{1}",
    "Enchantment",
    "Whenever an artifact is put into an opponent's graveyard from the battlefield, you gain 3 life.",
)
TOY = card("Frail Toy", "{1}", "Artifact", "{0}, Sacrifice this artifact: You gain 1 life.")


def test_any_opponents_graveyard_is_an_opponents_graveyard() -> None:
    scenario = table(0)
    scenario.put(1, "battlefield", SCRAPPER)
    for player in (0, 1):
        scenario.put(player, "battlefield", TOY)
    game = scenario.start()
    life = game.state.players[1].life
    game.choose("activate Frail Toy")
    while game.state.stack:
        game.choose("pass")
    assert game.state.players[1].life in (life + 3, life + 3 + 1)
    assert sum("gains 3 life" in line for line in game.log) == 1
