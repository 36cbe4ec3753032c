"""Equipment with a bearer, ninjutsu, warp, offspring, myriad, transmute, fuse, split second (CR 702), played."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, pick, printed_back

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

ISLAND = card("Island", "", "Basic Land — Island")
BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
DOOM = card("Doom", "{U}", "Instant", "Destroy target creature.")


def table(*hand: Card, lands: int = 3, mine: tuple[Card, ...] = (), players: int = 2) -> Game:
    s = Scenario(players=["Ann", "Bob", "Cid"][:players])
    s.battlefield(0, URN, *[ISLAND] * lands, *mine)
    for player in range(players):
        s.library(player, *[BEAR] * 8)
    s.hand(0, *hand)
    return s.start("main 1")


def to_step(game: Game, turn: int, step: str) -> None:
    """Pass until that step of the turn, doing nothing else."""
    while (game.state.turn_number, game.state.step) != (turn, step):
        game.choose(offered(game).index("pass") if "pass" in offered(game) else len(offered(game)) - 1)


def named(game: Game, name: str) -> int:
    return next(id for id in game.state.battlefield if game.state.label(id) == name)


@pytest.mark.parametrize(
    "text", ["Living weapon", "For Mirrodin!",
             "Job select", "Umbra armor", "Reconfigure {2}", "Living metal", "Ninjutsu {1}{U}",
             "Warp {1}{W}", "Offspring {2}", "Myriad", "Transmute {1}{U}{U}", "Fuse", "Split second"],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Artifact — Equipment") == text


@pytest.mark.parametrize(
    ("text", "token", "size"),
    [("Living weapon", "Phyrexian Germ Token", 1), ("For Mirrodin!",
             "Rebel Token", 3), ("Job select", "Hero Token", 2)],
)
def test_equipment_comes_with_a_bearer(text: str, token: str, size: int) -> None:
    says = f"{text}\nEquipped creature gets +1/+1.\nEquip {{5}}"
    game = table(card("Blade", "{U}", "Artifact — Equipment", says))
    pick(game, "cast Blade", "pass", "pass")
    assert game.state.characteristics(named(game, token)).power == size


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("Living weapon", "Phyrexian Germ Token"),
        ("For Mirrodin!", "Rebel Token"),
        ("Job select", "Hero Token"),
        ("When this Equipment enters, create a 1/1 green Elf creature token, then attach this Equipment to it.",
         "Elf Token"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("place", [0, 1])
def test_its_controller_chooses_which_of_two_bearers_gets_the_equipment(text: str, token: str, place: int) -> None:
    rule = card("Rule", "{5}", "Enchantment", "If one or more tokens would be created under your control, "
                "twice that many of those tokens are created instead.")  # fmt: skip
    game = table(card("Blade", "{U}", "Artifact — Equipment", f"{text}\nEquipped creature gets +1/+1."), mine=(rule,))
    pick(game, "cast Blade", "pass", "pass")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (0, [f"choose {token}"] * 2)
    pair = [option.ref for option in game.decision.options]
    game.choose(place)
    assert game.state.objects[named(game, "Blade")].attached_to == pair[place]


def test_umbra_armor_is_destroyed_instead() -> None:
    shell = card("Shell", "{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.\nUmbra armor")
    game = table(shell, DOOM, mine=(BEAR,))
    pick(game, "cast Shell", "pass", "cast Doom", "pass")
    assert ("Bear" in names(game, "battlefield"), names(game, "graveyard")) == (True, ["Shell", "Doom"])


def test_reconfigure_makes_a_creature_an_equipment_and_back() -> None:
    crab = card("Crab", "{U}", "Artifact Creature — Equipment Crab",
        "Equipped creature gets +3/+0.\nReconfigure {1}", 1, 1)  # fmt: skip
    game = table(mine=(crab, BEAR))
    pick(game, "activate Crab (1)", "pass")
    assert game.state.characteristics(named(game, "Bear")).power == 5
    assert "creature" not in game.state.characteristics(named(game, "Crab")).types
    pick(game, "activate Crab (2)", "pass")
    assert "creature" in game.state.characteristics(named(game, "Crab")).types


def test_living_metal_is_a_creature_in_your_turn() -> None:
    game = table(mine=(card("Truck", "{1}", "Artifact — Vehicle", "Living metal", 4, 4),))
    assert "creature" in game.state.characteristics(named(game, "Truck")).types
    to_step(game, 3, "main 1")
    assert "creature" not in game.state.characteristics(named(game, "Truck")).types


def test_ninjutsu_swaps_an_unblocked_attacker() -> None:
    shade = card("Shade", "{4}{U}", "Creature — Ninja", "Ninjutsu {U}", 4, 4)
    game = table(shade, mine=(BEAR,))
    assert "activate Shade" not in offered(game)
    to_attack(game)
    while "activate Shade" not in offered(game):
        pick(game, "pass")
    pick(game, "activate Shade", "pass")
    to_step(game, 2, "main 2")
    assert (names(game, "hand"), game.state.players[1].life) == (["Bear"], 16)
    assert game.state.objects[named(game, "Shade")].tapped


def to_attack(game: Game) -> None:
    """Attack with everything that can, each creature the first player that it may."""
    while not any(each.startswith("attack") for each in offered(game)):
        pick(game, "pass")
    while any(each.startswith("attack") for each in offered(game)):
        pick(game, next(each for each in offered(game) if each.startswith("attack")))


def test_a_warped_creature_is_exiled_and_cast_later() -> None:
    star = card("Star", "{2}{U}", "Creature — Elemental", "Warp {U}", 3, 3)
    game = table(star)
    pick(game, "cast Star with warp", "pass")
    to_step(game, 2, "end")
    pick(game, "pass")
    assert names(game, "exile") == ["Star"]
    to_step(game, 4, "main 1")
    pick(game, "cast Star with permission", "pass")
    to_step(game, 5, "upkeep")
    assert "Star" in names(game, "battlefield")


def test_offspring_creates_a_small_copy() -> None:
    game = table(card("Hen", "{U}", "Creature — Bird", "Flying\nOffspring {1}", 3, 3))
    pick(game, "cast Hen", "yes", "pass", "pass")
    what = game.state.characteristics(game.state.battlefield[-1])
    assert (what.name, what.power, what.toughness, "flying" in what.keywords) == ("Hen", 1, 1, True)


def test_myriad_attacks_each_other_opponent() -> None:
    game = table(mine=(card("Horde", "{2}", "Creature — Orc", "Myriad", 3, 3),), players=3)
    to_attack(game)
    while not {"yes"} & set(offered(game)):
        pick(game, "pass")
    pick(game, "yes")
    to_step(game, 2, "main 2")
    assert sorted(player.life for player in game.state.players[1:]) == [17, 17]
    assert names(game, "battlefield").count("Horde") == 1


def test_transmute_finds_a_card_of_the_same_mana_value() -> None:
    game = table(card("Lens", "{1}{B}", "Artifact", "Transmute {U}"))
    pick(game, "activate Lens", "pass", "choose Bear")
    assert names(game, "hand") == ["Bear"]


def test_fuse_casts_both_halves() -> None:
    pair = faces("split", face("Give", "{U}", "Sorcery", "You gain 3 life.\nFuse"),
                 face("Take", "{U}", "Sorcery", "Draw a card.\nFuse"))  # fmt: skip
    game = table(pair, lands=2)
    casts = [each for each in offered(game) if "cast" in each]
    assert casts == ["cast Give", "cast Give // Take with fuse", "cast Take"]
    pick(game, "cast Give // Take with fuse", "pass")
    assert (game.state.players[0].life, names(game, "hand"), names(game, "graveyard")) == (23, ["Bear"],
        ["Give // Take"])  # fmt: skip


def test_split_second_forbids_responses() -> None:
    game = table(card("Snap", "{U}", "Instant", "Split second\nYou gain 2 life."), DOOM, mine=(BEAR,))
    pick(game, "cast Snap")
    assert game.state.players[0].life == 22  # nobody could do anything before it resolved
