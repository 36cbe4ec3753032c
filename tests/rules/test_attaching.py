"""Auras, Equipment, and being attached (CR 301.5, 303.4, 701.3)."""

from __future__ import annotations

from tests.cards import card, names, offered, pick
from tests.rules.play import (
    CUB,
    OX,
    act,
    asked,
    board,
    creature,
    go,
    life,
    named,
    permanent,
    resolve,
    size,
    spell,
    table,
)

from manafold.rules.events import BecameUnattached
from manafold.rules.game import Game

STRENGTH = permanent("Strength", "Enchant creature\nEnchanted creature gets +2/+2.", "Enchantment — Aura")
OURS = permanent("Bond", "Enchant creature you control\nEnchanted creature gets +2/+2.", "Enchantment — Aura")
CURSE = permanent("Curse", "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life.",
                  "Enchantment — Aura")  # fmt: skip
BLADE = permanent("Blade", "Equipped creature gets +1/+1.\nEquip {0}", "Artifact — Equipment")
KILL = spell("Kill", "Destroy target creature.")
RISE = spell("Rise", "Return target enchantment card from your graveyard to the battlefield.")
TAKE = spell("Take", "Gain control of target creature.", "Sorcery")


def host(game: Game, name: str) -> str:
    """What it is attached to."""
    to = game.state.object(named(game, name)[0]).attached_to
    return "" if to < 0 else game.state.label(to)


def test_an_aura_spell_targets_what_it_will_enchant() -> None:
    s = table()
    s.hand(0, STRENGTH)
    assert "cast Strength" not in offered(s.start())
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    game = s.start()
    act(game, "cast Strength")
    assert offered(game) == ["target Cub", "target Ox"]
    resolve(game, "target Ox")
    assert host(game, "Strength") == "Ox"
    assert size(game, named(game, "Ox")[0]) == (4, 6)


def test_an_aura_spell_whose_target_is_gone_never_enters() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Bell", "Whenever an enchantment enters, you gain 1 life."))
    s.hand(0, STRENGTH, KILL)
    game = s.start()
    act(game, "cast Strength -> Cub")
    resolve(game, "cast Kill -> Cub")
    assert life(game) == [20, 20]
    assert sorted(names(game, "graveyard")) == ["Cub", "Kill", "Strength"]


def test_an_aura_that_enters_without_being_cast_enchants_what_its_player_chooses() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.graveyard(0, STRENGTH)
    s.hand(0, RISE)
    game = s.start()
    act(game, "cast Rise -> Strength", "pass")
    assert asked(game) == "Ann"
    assert offered(game) == ["choose Cub", "choose Ox"]
    resolve(game, "choose Ox")
    assert host(game, "Strength") == "Ox"


def test_that_is_no_targeting() -> None:
    s = table()
    s.battlefield(1, creature("Veiled", 2, 2, "Hexproof"))
    s.graveyard(0, STRENGTH)
    s.hand(0, RISE)
    game = s.start()
    resolve(game, "cast Rise -> Strength")
    assert host(game, "Strength") == "Veiled"


def test_with_nothing_to_enchant_it_stays_where_it_is() -> None:
    s = table()
    s.battlefield(0, permanent("Bell", "Whenever an enchantment enters, you gain 1 life."))
    s.graveyard(0, STRENGTH)
    s.hand(0, RISE)
    game = s.start()
    resolve(game, "cast Rise -> Strength")
    assert sorted(names(game, "graveyard")) == ["Rise", "Strength"]
    assert life(game) == [20, 20]


def test_a_token_copy_of_an_aura_enchants_what_its_player_chooses_too() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.put(0, "battlefield", STRENGTH, attached_to=cub)
    s.battlefield(1, OX)
    s.hand(0, spell("Double", "Create a token that's a copy of target enchantment."))
    game = s.start()
    act(game, "cast Double -> Strength", "pass")
    resolve(game, "choose Ox")
    assert size(game, named(game, "Ox")[0]) == (4, 6)


def test_an_aura_can_enchant_a_player() -> None:
    s = table()
    s.hand(0, CURSE)
    game = s.start()
    resolve(game, "cast Curse -> Bob")
    assert host(game, "Curse") == "Bob"
    go(game, "draw", 1)
    assert life(game) == [20, 19]


def test_an_aura_for_ones_own_creatures_falls_off_one_that_changes_hands() -> None:
    s = table()
    (cub,) = s.battlefield(1, CUB)
    s.hand(0, TAKE)
    s.put(1, "battlefield", OURS, attached_to=cub)
    game = s.start()
    resolve(game, "cast Take -> Cub")
    assert board(game) == ["Cub"]
    assert names(game, "graveyard", 1) == ["Bond"]


def test_an_aura_stays_with_its_controller_when_the_creature_changes_hands() -> None:
    s = table()
    (cub,) = s.battlefield(1, CUB)
    s.put(1, "battlefield", STRENGTH, attached_to=cub)
    s.hand(0, TAKE)
    game = s.start()
    resolve(game, "cast Take -> Cub")
    assert (board(game), board(game, 1)) == (["Cub"], ["Strength"])
    assert host(game, "Strength") == "Cub"


def test_protection_makes_an_aura_of_that_quality_fall_off() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.put(0, "battlefield", card("Red Aura", "{R}", "Enchantment — Aura", "Enchant creature"), attached_to=cub)
    s.put(0, "battlefield", STRENGTH, attached_to=cub)
    s.hand(0, spell("Guard", "Target creature gains protection from red until end of turn."))
    game = s.start()
    resolve(game, "cast Guard -> Cub")
    assert board(game) == ["Cub", "Strength"]


def test_equip_is_for_ones_own_creatures_at_sorcery_speed() -> None:
    s = table()
    s.battlefield(0, BLADE, CUB)
    s.battlefield(1, OX)
    assert "activate Blade" not in offered(s.start("upkeep"))
    game = s.start()
    act(game, "activate Blade")
    item = game.state.object(game.state.stack[0]).item
    assert item is not None
    assert item.targets == ((named(game, "Cub")[0],),)


def test_equipment_moves_from_one_creature_to_another() -> None:
    s = table()
    cub, ox = s.battlefield(0, CUB, OX)
    s.battlefield(0, BLADE)
    game = s.start()
    resolve(game, "activate Blade -> Cub")
    resolve(game, "activate Blade -> Ox")
    assert (size(game, cub), size(game, ox)) == ((2, 2), (3, 5))
    assert game.state.object(cub).attachments == ()


def test_equipment_stays_on_a_creature_that_changes_hands_and_with_its_controller() -> None:
    s = table()
    (cub,) = s.battlefield(1, CUB)
    s.put(1, "battlefield", BLADE, attached_to=cub)
    s.hand(0, TAKE)
    game = s.start()
    resolve(game, "cast Take -> Cub")
    assert host(game, "Blade") == "Cub"
    assert board(game, 1) == ["Blade"]
    assert "activate Blade" not in offered(game)


def test_equipping_a_creature_that_left_meanwhile_changes_nothing() -> None:
    s = table()
    s.battlefield(0, BLADE, CUB, OX)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "activate Blade -> Ox")
    act(game, "activate Blade -> Cub")
    resolve(game, "cast Kill -> Cub")
    assert host(game, "Blade") == "Ox"


def test_protection_from_its_color_keeps_equipment_of_that_color_off() -> None:
    s = table()
    s.battlefield(0, card("Red Blade", "{R}", "Artifact — Equipment", "Equip {0}"))
    s.battlefield(0, creature("Pure", 2, 2, "Protection from red"))
    assert "activate Red Blade" not in offered(s.start())


def test_what_is_attached_leaves_with_no_trace_on_the_host() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.put(0, "battlefield", BLADE, attached_to=cub)
    s.hand(0, spell("Break", "Destroy target artifact."))
    game = s.start()
    act(game, "cast Break")
    pick(game, "target Blade")
    resolve(game)
    assert size(game, cub) == (2, 2)
    assert game.state.object(cub).attachments == ()


def test_when_the_enchanted_creature_dies_its_aura_sees_it() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    veil = permanent("Veil", "Enchant creature\nWhen enchanted creature dies, draw a card.", "Enchantment — Aura")
    s.put(0, "battlefield", veil, attached_to=cub)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert names(game, "hand") == ["Page"]


def test_the_aura_sees_it_even_if_it_goes_at_the_same_time() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    veil = permanent("Veil", "Enchant creature\nWhen enchanted creature dies, draw a card.", "Enchantment — Aura")
    s.put(0, "battlefield", veil, attached_to=cub)
    s.hand(0, spell("Ruin", "Destroy all creatures and enchantments."))
    game = s.start()
    resolve(game, "cast Ruin")
    assert names(game, "hand") == ["Page"]


def test_when_the_equipped_creature_dies_its_equipment_sees_it_and_is_unattached() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    rod = permanent("Rod", "Whenever equipped creature dies, draw a card.\nEquip {0}", "Artifact — Equipment")
    s.put(0, "battlefield", rod, attached_to=cub)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert names(game, "hand") == ["Page"]
    assert host(game, "Rod") == ""
    assert any(isinstance(event, BecameUnattached) for event in game.events)


def test_an_aura_that_goes_to_the_graveyard_by_itself_triggers_too() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    text = "Enchant creature\nWhen this Aura is put into a graveyard from the battlefield, draw a card."
    s.put(0, "battlefield", permanent("Veil", text, "Enchantment — Aura"), attached_to=cub)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert names(game, "hand") == ["Page"]


def test_equipment_that_was_sacrificed_for_its_own_ability_is_attached_to_nothing() -> None:
    """CR 701.3a: it is no Equipment on the battlefield any more."""
    s = table()
    s.battlefield(0, CUB, permanent("Sled", "Equip—Sacrifice an artifact.", "Artifact — Equipment"))
    game = s.start()
    resolve(game, "activate Sled", "choose Sled")
    assert names(game, "graveyard") == ["Sled"]
    assert game.state.object(named(game, "Cub")[0]).attachments == ()
    assert host(game, "Sled") == ""
