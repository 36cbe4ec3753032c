"""Suspend, foretell, plot, morph, unearth, embalm, eternalize, madness (CR 702), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
DOOM = card("Doom", "{R}", "Instant", "Destroy target creature.")
LOOT = card("Loot", "{R}", "Sorcery", "Discard a card.")


def table(*hand: Card, lands: int = 3, graveyard: tuple[Card, ...] = (), mine: tuple[Card, ...] = ()) -> Game:
    s = Scenario()
    s.battlefield(0, URN, *[MOUNTAIN] * lands, *mine)
    for player in (0, 1):
        s.library(player, *[BEAR] * 8)
    s.graveyard(0, *graveyard)
    s.hand(0, *hand)
    return s.start("main 1")


def to_turn(game: Game, turn: int, step: str) -> None:
    """Pass until that step of the turn, doing nothing else."""
    while (game.state.turn_number, game.state.step) != (turn, step):
        game.choose(offered(game).index("pass") if "pass" in offered(game) else len(offered(game)) - 1)


def top(game: Game) -> int:
    """The permanent that came last."""
    return game.state.battlefield[-1]


@pytest.mark.parametrize(
    "text", ["Suspend 4—{U}", "Foretell {1}{U}",
             "Plot {2}{R}", "Morph {2}{U}", "Morph—Discard a card.", "Megamorph {5}{G}",
             "Unearth {B}", "Embalm {3}{W}", "Eternalize {2}{B}", "Madness {R}",
             "When this creature is turned face up, draw a card."],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_suspended_creature_is_cast_after_its_last_counter_and_has_haste() -> None:
    comet = card("Comet", "", "Creature — Elemental", "Suspend 1—{R}", 5, 5)
    game = table(comet)
    assert "suspend Comet" in offered(game)
    assert "cast Comet" not in offered(game)
    pick(game, "suspend Comet")
    assert game.state.objects[game.state.exile[0]].counters == {"time": 1}
    to_turn(game, 4, "upkeep")
    pick(game, "pass", "pass", "yes", "pass")
    assert game.state.label(top(game)) == "Comet"
    assert "haste" in game.state.characteristics(top(game)).keywords


def test_a_foretold_card_is_face_down_and_cast_in_a_later_turn() -> None:
    omen = card("Portent", "{4}{R}", "Sorcery", "You gain 5 life.\nForetell {R}")
    game = table(omen)
    pick(game, "foretell Portent")
    (exiled,) = game.state.exile
    assert game.state.objects[exiled].face_down
    assert game.state.label(exiled) == "something without a name"
    assert [game.view(player).exile[0].face for player in (0, 1)] == ["Portent", ""]
    assert not any("cast" in each for each in offered(game))
    to_turn(game, 4, "main 1")
    pick(game, "cast Portent with foretell", "pass")
    assert (game.state.players[0].life, names(game, "graveyard")) == (25, ["Portent"])


def test_a_plotted_card_is_cast_for_nothing_in_a_later_turn() -> None:
    heist = card("Heist", "{4}{R}", "Sorcery", "You gain 5 life.\nPlot {R}")
    game = table(heist)
    pick(game, "plot Heist")
    assert not any("cast" in each for each in offered(game))
    to_turn(game, 4, "main 1")
    pick(game, "cast Heist with plot", "pass")
    assert game.state.players[0].life == 25


SPHINX = card(
    "Enigma", "{5}{R}", "Creature — Sphinx",
    "Flying\nMorph {R}\nWhen this creature is turned face up, you gain 3 life.", 4, 5,
)


def test_a_morph_is_a_nameless_creature_until_it_is_turned_face_up() -> None:
    game = table(SPHINX, lands=4)
    pick(game, "cast Enigma with morph")
    assert game.view(1).stack[0].name == ""
    pick(game, "pass")
    what = game.state.characteristics(top(game))
    assert (what.name, what.power, what.toughness, what.keywords, what.colors) == ("", 2, 2, frozenset(), frozenset())
    pick(game, next(each for each in offered(game) if each.startswith("turn up")))
    what = game.state.characteristics(top(game))
    assert (what.name, what.power, "flying" in what.keywords) == ("Enigma", 4, True)
    pick(game, "pass")
    assert game.state.players[0].life == 23


def test_a_face_down_creature_that_dies_is_the_card_again() -> None:
    game = table(SPHINX, DOOM, lands=4)
    pick(game, "cast Enigma with morph", "pass", "cast Doom", "pass")
    assert names(game, "graveyard") == ["Enigma", "Doom"]


def test_megamorph_puts_a_counter_on_it() -> None:
    game = table(card("Hulk", "{5}{R}", "Creature — Giant", "Megamorph {R}", 4, 4), lands=4)
    pick(game, "cast Hulk with megamorph", "pass")
    pick(game, next(each for each in offered(game) if each.startswith("turn up")))
    assert game.state.characteristics(top(game)).power == 5


def test_an_unearthed_creature_is_exiled_at_the_end_or_as_it_leaves() -> None:
    bones = card("Bones", "{4}{R}", "Creature — Skeleton", "Unearth {R}", 3, 1)
    game = table(graveyard=(bones,))
    pick(game, "activate Bones", "pass")
    assert "haste" in game.state.characteristics(top(game)).keywords
    to_turn(game, 2, "end")
    pick(game, "pass")
    assert names(game, "exile") == ["Bones"]
    game = table(DOOM, graveyard=(bones,))
    pick(game, "activate Bones", "pass", "cast Doom", "pass")
    assert names(game, "exile") == ["Bones"]


def test_embalm_and_eternalize_make_zombies() -> None:
    scribe = card("Scribe", "{4}{R}", "Creature — Human", "Flying\nEmbalm {R}", 2, 3)
    king = card("King", "{4}{R}", "Creature — Human", "Eternalize {R}", 2, 3)
    game = table(graveyard=(scribe, king))
    pick(game, "activate Scribe", "pass")
    what = game.state.characteristics(top(game))
    assert (what.colors, what.subtypes, what.power, what.mana_cost) == ({"W"}, {"Human", "Zombie"}, 2, None)
    pick(game, "activate King", "pass")
    what = game.state.characteristics(top(game))
    assert (what.colors, what.subtypes, what.power, what.toughness) == ({"B"}, {"Human", "Zombie"}, 4, 4)
    assert names(game, "exile") == ["Scribe", "King"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_madness_casts_what_is_discarded(answer: str) -> None:
    fit = card("Fit", "{4}{R}", "Instant", "You gain 5 life.\nMadness {R}")
    game = table(LOOT, fit)
    pick(game, "cast Loot", "pass")
    assert names(game, "exile") == ["Fit"]
    pick(game, "pass", answer, *(["pass"] if answer == "yes" else []))
    assert game.state.players[0].life == (25 if answer == "yes" else 20)
    assert "Fit" in names(game, "graveyard")
