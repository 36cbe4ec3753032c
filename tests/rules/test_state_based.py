"""State-based actions (CR 704)."""

from __future__ import annotations

from tests.cards import card, names, offered, pick
from tests.rules.play import (
    CUB,
    OX,
    ZAP,
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

KING = creature("King", 3, 3, types="Legendary Creature — Bear")
STRENGTH = permanent("Strength", "Enchant creature\nEnchanted creature gets +2/+2.", "Enchantment — Aura")
BLADE = permanent("Blade", "Equipped creature gets +1/+1.\nEquip {0}", "Artifact — Equipment")
WAKE = "Target enchantment becomes a 3/3 creature in addition to its other types until end of turn."
KILL = spell("Kill", "Destroy target creature.")


def test_a_player_with_no_life_loses() -> None:
    s = table()
    s.life(1, 3)
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Bob")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "704.5a")


def test_less_than_no_life_is_no_loss_before_the_resolution_is_over() -> None:
    s = table()
    s.life(0, 2)
    s.hand(0, spell("Plunge", "You lose 5 life. You gain 4 life."))
    game = s.start()
    resolve(game, "cast Plunge")
    assert game.outcome is None
    assert life(game) == [1, 20]


def test_a_player_who_drew_from_an_empty_library_loses() -> None:
    s = table()
    s.hand(0, spell("Torrent", "Target player draws twelve cards."))
    game = s.start()
    resolve(game, "cast Torrent -> Bob")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "704.5b")


def test_drawing_the_last_card_is_no_loss() -> None:
    s = table()
    s.hand(0, spell("Torrent", "Target player draws ten cards."))
    game = s.start()
    resolve(game, "cast Torrent -> Bob")
    assert game.outcome is None


def test_ten_poison_counters_are_enough_and_nine_are_not() -> None:
    s = table()
    s.hand(0, spell("Venom", "Each opponent gets nine poison counters."))
    s.hand(0, spell("Drop", "Each opponent gets a poison counter."))
    game = s.start()
    resolve(game, "cast Venom")
    assert game.outcome is None
    resolve(game, "cast Drop")
    assert game.outcome is not None
    assert game.outcome.rule == "704.5c"


def test_tokens_cease_to_exist_outside_of_the_battlefield_but_have_died_before() -> None:
    s = table()
    s.battlefield(0, permanent("Bell", "Whenever a creature dies, you gain 1 life."))
    s.hand(0, spell("Muster", "Create a 1/1 white Soldier creature token."), KILL)
    game = s.start()
    resolve(game, "cast Muster")
    resolve(game, "cast Kill -> Soldier Token")
    assert life(game) == [21, 20]
    assert names(game, "graveyard") == ["Muster", "Kill"]


def test_a_token_does_not_come_back() -> None:
    s = table()
    s.hand(0, spell("Muster", "Create a 1/1 white Soldier creature token."))
    s.hand(0, spell("Flick", "Exile target creature, then return it to the battlefield under its owner's control."))
    game = s.start()
    resolve(game, "cast Muster")
    resolve(game, "cast Flick -> Soldier Token")
    assert board(game) == []
    assert names(game, "exile") == []


def test_toughness_zero_is_death_even_if_indestructible_or_regenerated() -> None:
    s = table()
    s.battlefield(0, creature("Idol", 2, 2, "Indestructible"))
    s.hand(0, spell("Wither", "Target creature gets -2/-2 until end of turn."))
    game = s.start()
    resolve(game, "cast Wither -> Idol")
    assert sorted(names(game, "graveyard")) == ["Idol", "Wither"]


def test_lethal_damage_destroys_and_less_does_not() -> None:
    s = table()
    s.battlefield(0, OX, CUB)
    s.hand(0, spell("Quake", "Quake deals 3 damage to each creature."))
    game = s.start()
    resolve(game, "cast Quake")
    assert board(game) == ["Ox"]


def test_damage_becomes_lethal_as_toughness_falls() -> None:
    s = table()
    s.put(0, "battlefield", OX, damage=2)
    s.hand(0, spell("Wither", "Target creature gets -0/-2 until end of turn."))
    game = s.start()
    resolve(game, "cast Wither -> Ox")
    assert board(game) == []


def test_indestructible_survives_lethal_damage_and_goes_on_bearing_it() -> None:
    s = table()
    (idol,) = s.battlefield(0, creature("Idol", 2, 2, "Indestructible"))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Idol")
    assert game.state.object(idol).damage == 3


def test_any_damage_of_a_source_with_deathtouch_destroys() -> None:
    s = table()
    s.battlefield(0, creature("Viper", 1, 1, "Deathtouch\n{T}: This creature deals 1 damage to target creature."))
    s.battlefield(1, OX)
    game = s.start()
    resolve(game, "activate Viper -> Ox")
    assert board(game, 1) == []


def test_a_planeswalker_without_loyalty_goes() -> None:
    s = table()
    s.battlefield(1, card("Sage", "{0}", "Planeswalker", "+1: You gain 2 life.", loyalty=3))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Sage")
    assert names(game, "graveyard", 1) == ["Sage"]


def test_of_two_legends_of_one_name_their_controller_keeps_one() -> None:
    s = table()
    (old,) = s.battlefield(0, KING)
    s.hand(0, KING)
    game = s.start()
    resolve(game, "cast King")
    assert asked(game) == "Ann"
    kept = next(option for option in game.legal if option.ref != old)
    game.choose(kept)
    assert named(game, "King")[0] == kept.ref
    assert names(game, "graveyard") == ["King"]


def test_legends_of_different_players_or_names_live_together() -> None:
    s = table()
    s.battlefield(0, KING, creature("Queen", 3, 3, types="Legendary Creature — Bear"))
    s.battlefield(1, KING)
    game = s.start()
    assert (board(game), board(game, 1)) == (["King", "Queen"], ["King"])


def test_a_legend_that_goes_by_the_legend_rule_has_died_but_was_not_destroyed() -> None:
    s = table()
    s.battlefield(0, creature("Tsar", 1, 1, "Indestructible\nWhen this creature dies, draw a card.",
                              "Legendary Creature — Bear"))  # fmt: skip
    s.hand(0, creature("Tsar", 1, 1, "Indestructible\nWhen this creature dies, draw a card.",
                       "Legendary Creature — Bear"))  # fmt: skip
    game = s.start()
    resolve(game, "cast Tsar")
    game.choose(0)
    resolve(game)
    assert names(game, "hand") == ["Page"]


def test_an_aura_whose_host_has_left_goes_to_the_graveyard() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, STRENGTH, KILL)
    game = s.start()
    resolve(game, "cast Strength -> Cub")
    assert size(game, named(game, "Cub")[0]) == (4, 4)
    resolve(game, "cast Kill -> Cub")
    assert sorted(names(game, "graveyard")) == ["Cub", "Kill", "Strength"]


def test_an_aura_whose_host_is_no_longer_legal_goes_to_the_graveyard() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, permanent("Strength", "Enchant creature\nEnchanted creature gets +2/+2.", "Enchantment — Aura"))
    s.hand(0, spell("Shield", "Target creature gains protection from enchantments until end of turn."))
    game = s.start()
    resolve(game, "cast Strength -> Cub")
    resolve(game, "cast Shield -> Cub")
    assert board(game) == ["Cub"]


def test_an_aura_that_became_a_creature_goes_to_the_graveyard() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, STRENGTH, spell("Wake", WAKE))
    game = s.start()
    resolve(game, "cast Strength -> Cub")
    resolve(game, "cast Wake -> Strength")
    assert board(game) == ["Cub"]
    assert "Strength" in names(game, "graveyard")


def test_equipment_stays_when_its_bearer_goes() -> None:
    s = table()
    s.battlefield(0, CUB, BLADE)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "activate Blade -> Cub")
    resolve(game, "cast Kill -> Cub")
    assert board(game) == ["Blade"]
    assert game.state.object(named(game, "Blade")[0]).attached_to == -1


def test_equipment_that_became_a_creature_falls_off_and_stays() -> None:
    s = table()
    s.battlefield(0, CUB, BLADE)
    s.hand(0, spell("Wake", "Target artifact becomes a 3/3 creature in addition to its other types until end of turn."))
    game = s.start()
    resolve(game, "activate Blade -> Cub")
    resolve(game, "cast Wake -> Blade")
    assert board(game) == ["Cub", "Blade"]
    assert game.state.object(named(game, "Blade")[0]).attached_to == -1


def test_equipment_falls_off_what_is_no_longer_a_creature() -> None:
    s = table()
    text = "{0}: This artifact becomes a 2/2 creature until end of turn."
    s.battlefield(0, BLADE, permanent("Golem", text, "Artifact"))
    game = s.start()
    resolve(game, "activate Golem")
    resolve(game, "activate Blade")
    assert size(game, named(game, "Golem")[0]) == (3, 3)
    go(game, "upkeep", 1)
    assert game.state.object(named(game, "Blade")[0]).attached_to == -1


def test_counters_of_opposite_kinds_cancel_in_pairs() -> None:
    s = table()
    (ox,) = s.battlefield(0, OX)
    s.hand(0, spell("Grow", "Put three +1/+1 counters on target creature."))
    s.hand(0, spell("Rot", "Put a -1/-1 counter on target creature."))
    game = s.start()
    resolve(game, "cast Grow -> Ox")
    resolve(game, "cast Rot -> Ox")
    assert game.state.object(ox).counters == {"+1/+1": 2}


def test_world_permanents_leave_only_the_newest() -> None:
    s = table()
    s.battlefield(0, permanent("Old World", "", "World Enchantment"))
    s.battlefield(1, permanent("Older World", "", "World Enchantment"))
    s.hand(0, permanent("New World", "", "World Enchantment"))
    game = s.start()
    resolve(game, "cast New World")
    assert (board(game), board(game, 1)) == (["New World"], [])


def test_of_world_permanents_that_entered_together_none_is_the_newest() -> None:
    s = table()
    s.battlefield(0, permanent("Old World", "", "World Enchantment"))
    s.graveyard(0, permanent("New World", "", "World Enchantment"), permanent("Other World", "", "World Enchantment"))
    s.hand(0, spell("Dawn", "Return all enchantment cards from your graveyard to the battlefield.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Dawn")
    assert board(game) == []


def test_of_two_roles_of_one_player_on_a_creature_the_newer_stays() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    role = "Enchantment — Aura Role"
    s.put(0, "battlefield", permanent("Old Role", "Enchant creature", role), attached_to=cub)
    s.put(1, "battlefield", permanent("Bob's Role", "Enchant creature", role), attached_to=cub)
    s.hand(0, permanent("New Role", "Enchant creature", role))
    game = s.start()
    resolve(game, "cast New Role -> Cub")
    assert (board(game), board(game, 1)) == (["Cub", "New Role"], ["Bob's Role"])


def test_all_of_them_happen_at_the_same_time() -> None:
    s = table()
    s.battlefield(0, creature("Watcher", 1, 1, "Whenever another creature dies, you gain 1 life."))
    s.battlefield(0, creature("Frail", 1, 1))
    s.hand(0, spell("Plague", "All creatures get -1/-1 until end of turn."))
    game = s.start()
    resolve(game, "cast Plague")
    assert life(game) == [21, 20]


def test_they_are_repeated_until_there_are_none() -> None:
    s = table()
    lord = creature("Lord", 1, 1, "Other creatures you control get +0/+1.")
    s.battlefield(0, lord, creature("Thin", 1, 0))
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Lord")
    assert board(game) == []
    assert life(game) == [20, 20]


def test_a_loss_and_a_death_at_the_same_time_are_both_seen_by_those_who_go_on() -> None:
    s = table(3)
    s.battlefield(2, permanent("Bell", "Whenever a creature dies, you gain 1 life."))
    s.battlefield(1, CUB)
    s.life(1, 2)
    s.hand(0, spell("Ruin", "Each opponent loses 2 life. All creatures get -2/-2 until end of turn."))
    game = s.start()
    resolve(game, "cast Ruin")
    assert game.state.players[1].has_left
    assert life(game)[2] == 19  # the bell rang


def test_the_last_known_information_is_from_before_any_of_them() -> None:
    s = table()
    s.battlefield(0, creature("Lord", 1, 1, 'Other creatures you control have "When this creature dies, draw a card."'))
    s.battlefield(0, CUB)
    s.hand(0, spell("Plague", "All creatures get -2/-2 until end of turn."))
    game = s.start()
    resolve(game, "cast Plague")
    assert board(game) == []
    assert names(game, "hand") == ["Page"]


def test_nothing_of_this_is_done_while_a_spell_resolves() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Twist", "Target creature gets -2/-2 until end of turn. You gain life equal to the number of "
                    "creatures you control."))  # fmt: skip
    game = s.start()
    resolve(game, "cast Twist -> Cub")
    assert life(game) == [21, 20]
    assert board(game) == []


def test_one_who_is_asked_by_the_legend_rule_is_asked_in_turn_order() -> None:
    s = table()
    s.battlefield(1, KING, KING)
    s.battlefield(0, KING, KING)
    game = s.start()
    assert asked(game) == "Ann"
    pick(game, offered(game)[0])
    assert asked(game) == "Bob"
