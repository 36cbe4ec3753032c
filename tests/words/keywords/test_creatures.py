"""Keywords of permanents: how they enter, live and die (CR 702), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back, settle

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
OGRE = card("Ogre", "{3}{R}", "Creature — Ogre", "", 4, 4)
SWAMP = card("Swamp", "", "Basic Land — Swamp")
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
DOOM = card("Doom", "{B}", "Instant", "Destroy target creature.")


def table(*hand: Card, lands: int = 1, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    s = Scenario()
    s.battlefield(0, URN, *[SWAMP] * lands, *mine)
    s.battlefield(1, *theirs)
    for player in (0, 1):
        s.library(player, *[BEAR] * 5)
    s.hand(0, *hand)
    return s.start("main 1")


def named(game: Game, name: str) -> int:
    return next(id for id in game.state.battlefield if game.state.label(id) == name)


def size(game: Game, name: str) -> tuple[int | None, int | None]:
    what = game.state.characteristics(named(game, name))
    return what.power, what.toughness


@pytest.mark.parametrize(
    "text",
    ["Devoid", "Changeling", "Partner", "Friends forever", "Choose a Background", "Doctor's companion", "Crew 2",
     "Cumulative upkeep {1}", "Cumulative upkeep—Pay 2 life.", "Echo {2}{R}", "Vanishing 3", "Vanishing", "Fading 2",
     "Undying", "Persist", "Afterlife 1", "Modular 2", "Soulshift 3", "Bloodthirst 2", "Unleash", "Riot", "Fabricate 1",
     "Devour 2", "Sunburst", "Graft 2", "Evolve"],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text).casefold() == text.casefold()


def test_devoid_and_changeling_hold_everywhere() -> None:
    s = Scenario()
    (blank,) = s.hand(0, card("Blank", "{R}", "Creature — Drone", "Devoid\nChangeling", 1, 1))
    game = s.start("main 1")
    what = game.state.characteristics(blank)
    assert (what.colors, "Goblin" in what.subtypes) == (frozenset(), True)


def test_crew_taps_creatures_with_enough_power() -> None:
    cart = card("Cart", "{2}", "Artifact — Vehicle", "Crew 3", 5, 5)
    game = table(mine=(cart, BEAR, BEAR))
    pick(game, "activate Cart", "tap Bear", "pass")
    assert "creature" in game.state.characteristics(named(game, "Cart")).types
    assert "activate Cart" not in offered(game)


def test_crew_needs_the_power() -> None:
    cart = card("Cart", "{2}", "Artifact — Vehicle", "Crew 3", 5, 5)
    assert "activate Cart" not in offered(table(mine=(cart, BEAR)))


def upkeep(game: Game) -> None:
    """On to Ann's next upkeep, with what triggers there resolved up to the first choice."""
    turn = game.state.turn_number
    while game.state.turn_number < turn + 2 or game.state.stack:
        if offered(game) != ["activate Urn", "pass"]:
            return
        pick(game, "pass")


def test_cumulative_upkeep_asks_for_more_each_time() -> None:
    hut = card("Hut", "", "Artifact", "Cumulative upkeep {1}")
    game = table(mine=(hut,))
    upkeep(game)
    pick(game, "yes")
    assert game.state.objects[named(game, "Hut")].counters == {"age": 1}
    upkeep(game)
    assert "Hut" not in names(game, "battlefield")


def test_echo_is_paid_once() -> None:
    imp = card("Imp", "{B}", "Creature — Imp", "Echo {B}", 2, 1)
    game = table(imp)
    pick(game, "cast Imp", "pass")
    upkeep(game)
    pick(game, "no")
    assert "Imp" not in names(game, "battlefield")


def test_undying_returns_a_creature_once() -> None:
    wolf = card("Wolf", "{1}", "Creature — Wolf", "Undying", 2, 2)
    game = table(DOOM, DOOM, lands=2, mine=(wolf,))
    pick(game, "cast Doom", "pass", "pass")
    assert size(game, "Wolf") == (3, 3)
    pick(game, "cast Doom", "pass")
    assert "Wolf" in names(game, "graveyard")


def test_afterlife_leaves_a_flying_spirit() -> None:
    monk = card("Monk", "{1}", "Creature — Human", "Afterlife 1", 2, 2)
    game = table(DOOM, mine=(monk,))
    pick(game, "cast Doom", "pass", "pass")
    assert size(game, "Spirit Token") == (1, 1)


def test_modular_moves_its_counters() -> None:
    cog, gear = card("Cog", "{1}", "Artifact Creature", "Modular 2", 0, 0), card("Gear", "{1}", "Artifact Creature",
        "", 1, 1)  # fmt: skip
    game = table(cog, DOOM, lands=2, mine=(gear,))
    pick(game, "cast Cog", "pass")
    assert size(game, "Cog") == (2, 2)
    pick(game, "cast Doom", "target Cog", "pass", "pass", "yes")
    assert size(game, "Gear") == (3, 3)


def test_riot_is_a_counter_or_haste() -> None:
    orc = card("Orc", "{B}", "Creature — Orc", "Riot", 2, 2)
    game = table(orc, orc, lands=2)
    pick(game, "cast Orc", "pass", "yes")
    assert size(game, "Orc") == (3, 3)
    pick(game, "cast Orc", "pass", "no")
    assert "haste" in game.state.characteristics(game.state.battlefield[-1]).keywords


def test_fabricate_makes_servos_instead() -> None:
    smith = card("Smith", "{B}", "Creature — Dwarf", "Fabricate 2", 1, 1)
    game = table(smith)
    pick(game, "cast Smith", "pass", "pass", "no")
    assert names(game, "battlefield")[-2:] == ["Servo Token"] * 2


def test_devour_grows_by_what_is_sacrificed() -> None:
    maw = card("Maw", "{B}", "Creature — Beast", "Devour 2", 1, 1)
    game = table(maw, mine=(BEAR, BEAR))
    pick(game, "cast Maw", "pass", "choose Bear", "done")
    assert (size(game, "Maw"), names(game, "graveyard")) == ((3, 3), ["Bear"])


def test_sunburst_counts_colors_of_mana_spent() -> None:
    star = card("Star", "{2}", "Artifact", "Sunburst")
    plains = card("Plains", "", "Basic Land — Plains")
    game = table(star, mine=(plains,))
    pick(game, "cast Star", "pass")
    assert game.state.objects[named(game, "Star")].counters == {"charge": 2}


def test_evolve_grows_beside_greater_creatures_only() -> None:
    frog = card("Frog", "{B}", "Creature — Frog", "Evolve", 1, 1)
    small, large = card("Small", "{B}", "Creature", "", 1, 1), card("Large", "{B}", "Creature", "", 1, 2)
    game = table(small, large, lands=2, mine=(frog,))
    pick(game, "cast Small", "pass")
    assert (size(game, "Frog"), game.state.stack) == ((1, 1), [])
    pick(game, "cast Large", "pass", "pass")
    assert size(game, "Frog") == (2, 2)


def test_unleash_forbids_blocking_with_a_counter() -> None:
    ox = card("Ox", "{B}", "Creature — Ox", "Unleash", 2, 2)
    game = table(ox)
    pick(game, "cast Ox", "pass", "yes")
    assert size(game, "Ox") == (3, 3)
    assert len(game.state.characteristics(named(game, "Ox")).rules) == 1


def test_bloodthirst_looks_at_damage_this_turn() -> None:
    bat = card("Bat", "{B}", "Creature — Bat", "Bloodthirst 1", 1, 1)
    spark = card("Spark", "{B}", "Instant", "Spark deals 1 damage to each opponent.")
    game = table(bat, bat, spark, lands=3)
    pick(game, "cast Bat", "pass")
    assert size(game, "Bat") == (1, 1)
    pick(game, "cast Spark", "pass", "cast Bat", "pass")
    assert game.state.characteristics(game.state.battlefield[-1]).power == 2


def test_graft_moves_a_counter() -> None:
    vine = card("Vine", "{B}", "Creature — Plant", "Graft 2", 0, 0)
    game = table(vine, card("Bud", "{B}", "Creature — Plant", "", 1, 1), lands=2)
    pick(game, "cast Vine", "pass", "cast Bud", "pass", "pass", "yes")
    assert (size(game, "Vine"), size(game, "Bud")) == ((1, 1), (2, 2))


def test_vanishing_and_fading_run_out() -> None:
    blip = card("Blip", "{B}", "Creature — Spirit", "Vanishing 1", 1, 1)
    wisp = card("Wisp", "{B}", "Creature — Spirit", "Fading 1", 1, 1)
    game = table(blip, wisp, lands=2)
    pick(game, "cast Blip", "pass", "cast Wisp", "pass")
    while game.state.turn_number < 4 and game.decision is not None:
        game.choose(len(game.decision.options) - 1)
    while game.state.stack or game.state.step == "upkeep":
        game.choose(len(offered(game)) - 1)
    assert ("Blip" in names(game, "battlefield"), "Wisp" in names(game, "battlefield")) == (False, True)
    settle(game)
