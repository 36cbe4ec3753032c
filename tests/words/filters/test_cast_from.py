"""Where a spell was cast from (CR 601.2a)."""

from __future__ import annotations

from tests.cards import card
from tests.rules.sample_games import table

ECHOES = card(
    "Twin Echoes", "{1}{R}", "Enchantment", "Whenever you cast a spell from your graveyard, you gain 2 life."
)
FLARE = card("Late Flare", "{R}", "Sorcery", "You lose 1 life.\nFlashback {R}")


def test_a_spell_is_from_where_it_was_cast() -> None:
    scenario = table(4)
    scenario.put(0, "battlefield", ECHOES)
    scenario.put(0, "hand", FLARE)
    scenario.put(0, "graveyard", FLARE)
    game = scenario.start()
    totals = []
    for start in ("cast Late Flare", "cast Late Flare with flashback"):
        game.choose(next(index for index, text in enumerate(game.notations) if text.startswith(start)))
        while game.state.stack:
            game.choose("pass")
        totals.append(game.state.players[0].life)
    assert totals[1] == totals[0] - 1 + 2
