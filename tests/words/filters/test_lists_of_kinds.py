"""Lists of kinds, and kinds of cards: "instant or sorcery card", "permanent card" (CR 109.2, 110.4a)."""

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


def test_a_permanent_card_is_one_that_could_be_a_permanent() -> None:
    scenario = table(2)
    grave = "{T}: Return target permanent card from your graveyard to your hand."
    scenario.put(0, "battlefield", card("Book of Graves", "{1}", "Artifact", grave))
    scenario.put(0, "graveyard", FLARE)
    scenario.graveyard(0, "Grove Elk", "Mountain")
    game = scenario.start()
    game.choose("activate Book of Graves")
    assert game.notations == ["target Grove Elk", "target Mountain"]


def test_a_nonpermanent_spell_is_one_that_becomes_no_permanent() -> None:
    scenario = table(8)
    hope = "Whenever you cast a nonpermanent spell, you gain 5 life."
    scenario.put(0, "battlefield", card("Plain Hope", "{1}", "Enchantment", hope))
    scenario.hand(0, FLARE, card("Dull Rod", "{1}", "Artifact"))
    game = scenario.start()
    for text, more in (("cast Dull Rod", 0), ("cast Late Flare", 6)):
        before = game.state.players[0].life
        game.choose(text)
        while game.state.stack:
            game.choose("pass")
        assert game.state.players[0].life == before + more
