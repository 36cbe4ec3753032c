"""Storm, cascade, rebound, casualty, and costs with consequences: evoke, dash, blitz ... (CR 702), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

MOUNTAIN = card("Mountain", "", "Basic Land — Mountain")
BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
SPARK = card("Spark", "{R}", "Instant", "Spark deals 1 damage to each opponent.")


def table(*hand: Card, lands: int = 3, mine: tuple[Card, ...] = (), library: tuple[Card, ...] = (BEAR,) * 6) -> Game:
    s = Scenario()
    s.battlefield(0, URN, *[MOUNTAIN] * lands, *mine)
    s.library(0, *library)
    s.library(1, *[BEAR] * 6)
    s.hand(0, *hand)
    return s.start("main 1")


def to_turn(game: Game, turn: int, step: str) -> None:
    """Pass until that step of the turn, doing nothing else."""
    while (game.state.turn_number, game.state.step) != (turn, step):
        game.choose(offered(game).index("pass") if "pass" in offered(game) else len(offered(game)) - 1)


def life(game: Game, player: int = 1) -> int:
    return game.state.players[player].life


@pytest.mark.parametrize(
    "text", ["Storm", "Gravestorm", "Cascade", "Rebound",
             "Casualty 2", "Evoke {1}{R}", "Dash {R}", "Blitz {R}", "Surge {R}", "Spectacle {R}",
             "Renown 1", "Outlast {W}", "Extort", "Exploit", "Reinforce 1—{1}{W}", "Scavenge {2}{G}"],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_storm_copies_for_each_spell_cast_before() -> None:
    gale = card("Gale", "{R}", "Sorcery", "Gale deals 1 damage to each opponent.\nStorm")
    game = table(SPARK, gale)
    pick(game, "cast Spark", "pass", "cast Gale", "pass", "pass", "pass")
    assert life(game) == 17


def test_gravestorm_copies_for_each_permanent_that_was_buried() -> None:
    moan = card("Moan", "{R}", "Sorcery", "Moan deals 1 damage to each opponent.\nGravestorm")
    burn = card("Burn", "{R}", "Sorcery", "Destroy all creatures.")
    game = table(burn, moan, mine=(BEAR, BEAR))
    pick(game, "cast Burn", "pass", "cast Moan", "pass", "pass", "pass", "pass")
    assert life(game) == 17


def test_cascade_casts_a_cheaper_card_for_nothing() -> None:
    flow = card("Flow", "{2}{R}", "Sorcery", "Flow deals 3 damage to each opponent.\nCascade")
    game = table(flow, library=(MOUNTAIN, flow, SPARK, BEAR))
    pick(game, "cast Flow", "pass", "yes", "pass", "pass")
    assert (life(game), len(game.state.exile), len(game.state.players[0].library)) == (16, 0, 3)


def test_a_spell_with_rebound_is_cast_again_in_the_next_upkeep() -> None:
    beat = card("Beat", "{R}", "Sorcery", "Beat deals 2 damage to each opponent.\nRebound")
    game = table(beat)
    pick(game, "cast Beat", "pass")
    assert (life(game), names(game, "exile")) == (18, ["Beat"])
    to_turn(game, 4, "upkeep")
    pick(game, "pass", "yes", "pass")
    assert (life(game), names(game, "graveyard")) == (16, ["Beat"])


def test_casualty_copies_for_a_sacrifice() -> None:
    deed = card("Deed", "{R}", "Sorcery", "Deed deals 2 damage to each opponent.\nCasualty 2")
    game = table(deed, mine=(BEAR,))
    pick(game, "cast Deed", "yes", "pass", "pass")
    assert (life(game), names(game, "graveyard")) == (18, ["Bear"])
    pick(game, "pass")
    assert life(game) == 16


@pytest.mark.parametrize("keyword", ["Casualty 2", "Replicate {R}", "Conspire"])
def test_nothing_triggers_for_a_cost_that_was_not_paid(keyword: str) -> None:
    red = card("Imp", "{R}", "Creature — Imp", "", 2, 2)
    deed = card("Deed", "{R}", "Sorcery", f"Deed deals 2 damage to each opponent.\n{keyword}")
    game = table(deed, mine=(red, red))
    pick(game, "cast Deed", "no")
    assert names(game, "stack") == ["Deed"]
    pick(game, "pass")
    assert life(game) == 18


def test_an_evoked_creature_is_sacrificed() -> None:
    muse = card("Muse", "{4}{R}", "Creature — Elemental", "When this creature dies, you gain 3 life.\nEvoke {R}", 3, 3)
    game = table(muse)
    pick(game, "cast Muse with evoke", "pass", "pass", "pass")
    assert (names(game, "graveyard"), life(game, 0)) == (["Muse"], 23)


def test_a_dashed_creature_has_haste_and_returns_to_hand() -> None:
    lynx = card("Lynx", "{4}{R}", "Creature — Cat", "Dash {R}", 3, 1)
    game = table(lynx)
    pick(game, "cast Lynx with dash", "pass")
    lynx_id = game.state.battlefield[-1]
    assert "haste" in game.state.characteristics(lynx_id).keywords
    to_turn(game, 2, "end")
    pick(game, "pass")
    assert names(game, "hand") == ["Lynx"]


def test_a_blitzed_creature_is_sacrificed_and_draws() -> None:
    brute = card("Brute", "{4}{R}", "Creature — Ogre", "Blitz {R}", 3, 1)
    game = table(brute)
    pick(game, "cast Brute with blitz", "pass")
    to_turn(game, 2, "end")
    pick(game, "pass", "pass")
    assert (names(game, "graveyard"), names(game, "hand")) == (["Brute"], ["Bear"])


def test_surge_and_spectacle_have_conditions() -> None:
    wave = card("Wave", "{4}{R}", "Sorcery", "You gain 1 life.\nSurge {R}")
    show = card("Show", "{4}{R}", "Sorcery", "You gain 1 life.\nSpectacle {R}")
    game = table(wave, show, SPARK)
    assert [each for each in offered(game) if "cast" in each] == ["cast Spark"]
    pick(game, "cast Spark", "pass")
    assert [each for each in offered(game) if "cast" in each] == ["cast Wave with surge", "cast Show with spectacle"]


def test_extort_drains() -> None:
    swamp = card("Swamp", "", "Basic Land — Swamp")
    game = table(SPARK, mine=(card("Tax", "{1}", "Artifact", "Extort"), swamp))
    pick(game, "cast Spark", "pass", "yes")
    assert (life(game), life(game, 0)) == (19, 21)


def test_exploit_sacrifices_and_is_noticed() -> None:
    ghoul = card("Ghoul", "{R}", "Creature — Zombie",
        "Exploit\nWhen this creature exploits a creature, you gain 4 life.", 1, 1)  # fmt: skip
    game = table(ghoul)
    pick(game, "cast Ghoul", "pass", "pass", "choose Ghoul", "pass")
    assert (names(game, "graveyard"), life(game, 0)) == (["Ghoul"], 24)


def test_reinforce_and_scavenge_put_counters_on_a_target() -> None:
    s = Scenario()
    s.battlefield(0, URN, BEAR, MOUNTAIN, MOUNTAIN)
    s.hand(0, card("Ally", "{5}", "Creature — Human", "Reinforce 2—{R}", 1, 1))
    s.graveyard(0, card("Rot", "{5}", "Creature — Zombie", "Scavenge {R}", 3, 3))
    game = s.start("main 1")
    pick(game, "activate Ally", "pass", "activate Rot", "pass")
    assert game.state.objects[game.state.battlefield[1]].counters == {"+1/+1": 5}


def test_renown_happens_once() -> None:
    squire = card("Page", "{R}", "Creature — Human", "Renown 1\nHaste", 1, 1)
    game = table(mine=(squire,))
    for turn in (2, 4):
        to_turn(game, turn, "declare attackers") if turn == 4 else None
        while "attack Page" not in " ".join(offered(game)):
            pick(game, "pass")
        pick(game, next(each for each in offered(game) if "attack Page" in each))
        while game.state.step != "main 2":
            game.choose(len(offered(game)) - 1)
        if turn == 2:
            to_turn(game, 4, "main 1")
    page = next(id for id in game.state.battlefield if game.state.label(id) == "Page")
    assert game.state.objects[page].counters == {"+1/+1": 1}


def test_outlast_needs_the_time_of_a_sorcery() -> None:
    oak = card("Oak", "{R}", "Creature — Treefolk", "Outlast {R}", 1, 1)
    game = table(mine=(oak,))
    pick(game, "activate Oak", "pass")
    assert game.state.characteristics(game.state.battlefield[-1]).power == 2
