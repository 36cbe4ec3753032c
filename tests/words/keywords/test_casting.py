"""Casting from other zones and for other costs (CR 118.9, 702), and cycling (702.29), played."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, pick, printed_back, settle

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
ISLAND = card("Island", "", "Basic Land — Island")
PLAINS = card("Plains", "", "Basic Land — Plains")
ECHOES = card("Echoes", "{U}", "Sorcery", "Draw a card.\nFlashback {2}{U}")
FURROW = card("Furrow", "{U}", "Sorcery", "Draw a card.\nRetrace")
LEAP = card("Leap", "{U}", "Sorcery", "Draw a card.\nJump-start")
GHOST = card("Ghost", "{4}{U}", "Creature — Spirit", "Escape—{U}, Exile two other cards from your graveyard.", 3, 3)
GUST = card("Gust", "{1}{U}", "Sorcery", "Destroy target creature.\nOverload {2}{U}")
DUNE = card("Dune", "{4}", "Creature — Bear", "Cycling {1}", 4, 4)
SCRUB = card("Scrub", "{4}", "Creature — Bear", "Basic landcycling {1}", 4, 4)


URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
"""There is always something to do with it, so that nobody passes unasked."""


def table(*graveyard: Card, lands: int = 1, hand: tuple[Card, ...] = ()) -> Game:
    s = Scenario()
    s.battlefield(0, URN, *[ISLAND] * lands)
    s.library(0, BEAR, PLAINS, *[BEAR] * 4)
    s.library(1, *[BEAR] * 4)
    s.graveyard(0, *graveyard)
    s.hand(0, *hand)
    return s.start("main 1")


@pytest.mark.parametrize(
    "text", ["Flashback {2}{U}", "Flashback—{1}{U}, Pay 3 life.",
             "Retrace", "Jump-start", "Overload {4}{R}", "Cycling {2}",
             "Cycling—Pay 2 life.", "Plainscycling {2}", "Basic landcycling {1}", "Aftermath",
             "Escape—{3}{B}, Exile four other cards from your graveyard."],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_flashback_casts_from_the_graveyard_and_exiles_the_card() -> None:
    game = table(ECHOES, lands=3)
    pick(game, "cast Echoes with flashback")
    settle(game)
    assert (names(game, "hand"), names(game, "exile"), names(game, "graveyard")) == (["Bear"], ["Echoes"], [])


def test_a_card_cast_from_the_graveyard_is_no_target_of_itself_there() -> None:
    broom = card("Broom", "{U}", "Instant", "Exile target card from a graveyard.\nFlashback {U}")
    game = table(broom, lands=1)
    assert "cast Broom with flashback" not in offered(game)
    game = table(broom, SCRUB, lands=1)
    assert "cast Broom with flashback" in offered(game)


def test_flashback_needs_its_own_cost() -> None:
    assert "cast Echoes with flashback" not in offered(table(ECHOES, lands=2))


def test_retrace_discards_a_land_card_and_goes_back_to_the_graveyard() -> None:
    game = table(FURROW, hand=(PLAINS, BEAR))
    pick(game, "cast Furrow with retrace")
    settle(game)
    assert names(game, "graveyard") == ["Plains", "Furrow"]


def test_jump_start_discards_a_card_and_exiles_the_spell() -> None:
    game = table(LEAP, hand=(BEAR,))
    pick(game, "cast Leap with jump-start")
    settle(game)
    assert (names(game, "graveyard"), names(game, "exile")) == (["Bear"], ["Leap"])


def test_escape_exiles_other_cards_of_the_graveyard() -> None:
    game = table(GHOST, BEAR, PLAINS)
    pick(game, "cast Ghost with escape")
    settle(game)
    assert names(game, "battlefield") == ["Urn", "Island", "Ghost"]
    assert sorted(names(game, "exile")) == ["Bear", "Plains"]


def test_escape_needs_enough_other_cards() -> None:
    assert "cast Ghost with escape" not in offered(table(GHOST, BEAR))


def test_overload_affects_each_instead_of_a_target() -> None:
    s = Scenario()
    s.battlefield(0, *[ISLAND] * 3)
    s.battlefield(1, BEAR, BEAR)
    s.hand(0, GUST)
    game = s.start("main 1")
    pick(game, "cast Gust with overload")
    settle(game)
    assert names(game, "battlefield", 1) == []


def test_aftermath_is_cast_only_from_the_graveyard() -> None:
    both = faces("split", face("Seed", "{U}", "Sorcery", "Draw a card."),
                 face("Crop", "{U}", "Sorcery", "Aftermath\nYou gain 3 life."))  # fmt: skip
    assert [each for each in offered(table(hand=(both,))) if "cast" in each] == ["cast Seed"]
    game = table(both)
    pick(game, "cast Crop with aftermath")
    settle(game)
    assert (game.state.players[0].life, len(game.state.exile)) == (23, 1)


def test_cycling_draws_a_card() -> None:
    game = table(hand=(DUNE,))
    pick(game, "activate Dune")
    settle(game)
    assert (names(game, "hand"), names(game, "graveyard")) == (["Bear"], ["Dune"])


def test_landcycling_finds_a_land_card() -> None:
    game = table(hand=(SCRUB,))
    pick(game, "activate Scrub", "pass", "choose Plains")
    settle(game)
    assert names(game, "hand") == ["Plains"]


OTTER = faces("adventure", face("Otter", "{1}{U}", "Creature — Otter", "", 2, 2),
              face("Splash", "{U}", "Instant — Adventure", "Draw a card."))  # fmt: skip
HERON = faces("adventure", face("Heron", "{1}{U}", "Creature — Bird", "", 2, 2),
              face("Ripple", "{U}", "Instant — Omen", "Draw a card."))  # fmt: skip
DUO = faces("split", face("Fire", "{U}", "Instant", "You gain 3 life."), face("Frost", "{U}", "Instant",
    "Draw a card."))  # fmt: skip


def test_a_creature_can_be_cast_after_its_adventure() -> None:
    game = table(hand=(OTTER,), lands=3)
    pick(game, "cast Splash")
    settle(game)
    assert names(game, "exile") == ["Otter"]
    assert [each for each in offered(game) if "cast" in each] == ["cast Otter"]
    pick(game, "cast Otter")
    settle(game)
    assert names(game, "battlefield")[-1] == "Otter"


def test_an_omen_is_shuffled_into_the_library_as_it_resolves() -> None:
    game = table(hand=(HERON,))
    pick(game, "cast Ripple")
    settle(game)
    assert (names(game, "exile"), names(game, "graveyard")) == ([], [])
    assert "Heron" in names(game, "library")


def test_either_half_of_a_split_card_is_cast() -> None:
    game = table(hand=(DUO,))
    assert [each for each in offered(game) if "cast" in each] == ["cast Fire", "cast Frost"]
    pick(game, "cast Fire")
    settle(game)
    assert (game.state.players[0].life, names(game, "hand")) == (23, [])


def test_a_split_card_is_both_halves_outside_of_the_stack() -> None:
    game = table(DUO)
    (id,) = game.state.players[0].graveyard
    assert (game.state.mana_value(id), game.state.label(id)) == (2, "Fire // Frost")


@pytest.mark.parametrize(
    "text", ["When you cycle this card, you gain 1 life.",
             "Whenever you cycle or discard another card, you gain 1 life.",
             "Whenever you cycle a card, draw a card.", "When you cast this spell, if it was kicked, draw a card."],
)  # fmt: skip
def test_triggers_of_cycling_and_casting_print_back(text: str) -> None:
    assert printed_back(text) == text


def test_cycling_is_noticed_by_the_card_and_by_others() -> None:
    dune = card("Ripple", "{4}", "Creature — Bear", "Cycling {1}\nWhen you cycle this card, you gain 3 life.", 4, 4)
    watcher = card("Watcher", "{1}", "Artifact", "Whenever you cycle a card, you gain 5 life.\n"
                   "Whenever you cycle or discard a card, you gain 7 life.")  # fmt: skip
    s = Scenario()
    s.battlefield(0, URN, ISLAND, watcher)
    s.library(0, BEAR, BEAR)
    s.hand(0, dune)
    game = s.start("main 1")
    pick(game, "activate Ripple")
    while game.state.stack or "put" in " ".join(offered(game)):
        game.choose(0 if offered(game)[0].startswith("put") else offered(game).index("pass"))
    assert game.state.players[0].life == 35


def test_a_spell_knows_what_was_sacrificed_for_it() -> None:
    rite = card("Rite", "{U}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\n"
                "You gain life equal to the sacrificed creature's power.")  # fmt: skip
    s = Scenario()
    s.battlefield(0, URN, ISLAND, BEAR)
    s.hand(0, rite)
    game = s.start("main 1")
    pick(game, "cast Rite", "pass")
    assert game.state.players[0].life == 22


def test_two_costs_of_one_keyword_can_each_be_paid() -> None:
    text = "Sorcery cards in your graveyard have flashback. The flashback cost is equal to its mana cost."
    s = Scenario()
    s.battlefield(0, card("Font", "", "Enchantment", text), *[ISLAND] * 3)
    s.graveyard(0, ECHOES)
    game = s.start("main 1")
    lines = ["cast Echoes with flashback", "cast Echoes with flashback (2)"]
    assert [line for line in offered(game) if "Echoes" in line] == lines
    for line, tapped in zip(lines, (3, 1), strict=True):
        there = game.fork()
        there.choose(line)
        assert sum(there.state.objects[id].tapped for id in there.state.battlefield) == tapped
