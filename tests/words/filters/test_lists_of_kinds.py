"""Lists of kinds: "instant or sorcery card" (CR 109.2)."""

from __future__ import annotations

from tests.cards import card
from tests.rules.sample_games import table

BOOK = card(
    "Book of Returns", "{1}", "Artifact", "{T}: Return target instant or sorcery card from your graveyard to your hand."
)
FLARE = card("Late Flare", "{R}", "Sorcery", "You gain 1 life.")


def test_a_list_of_kinds_is_looked_for_where_the_description_says() -> None:
    scenario = table(2)
    scenario.put(0, "battlefield", BOOK)
    scenario.put(0, "graveyard", FLARE)
    game = scenario.start()
    game.choose("activate Book of Returns")
    while game.state.stack:
        game.choose("pass")
    assert [game.state.label(id) for id in game.state.players[0].hand] == ["Late Flare"]
