"""Triggered abilities (CR 603)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import (
    CUB,
    OX,
    WAIT,
    act,
    asked,
    board,
    creature,
    go,
    life,
    permanent,
    resolve,
    size,
    spell,
    table,
)

MOURNER = creature("Mourner", 1, 1, "Whenever another creature dies, you gain 1 life.")
HEIR = creature("Heir", 1, 1, "When this creature dies, draw a card.")
SWEEP = spell("Sweep", "Destroy all creatures.", "Sorcery")
KILL = spell("Kill", "Destroy target creature.")


def test_creatures_that_die_at_the_same_time_see_each_other_die() -> None:
    s = table()
    s.battlefield(0, MOURNER, MOURNER, CUB)
    s.hand(0, SWEEP)
    game = s.start()
    resolve(game, "cast Sweep")
    assert life(game) == [24, 20]


def test_they_do_too_if_state_based_actions_destroy_them() -> None:
    s = table()
    s.battlefield(0, MOURNER, MOURNER)
    s.hand(0, spell("Burn All", "Burn All deals 2 damage to each creature.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Burn All")
    assert life(game) == [22, 20]


def test_a_creature_that_comes_after_does_not_see_what_died_before_it_in_the_same_resolution() -> None:
    s = table()
    s.battlefield(0, CUB)
    text = "Destroy target creature. Return all enchantment cards from your graveyard to the battlefield."
    s.graveyard(0, permanent("Bell", "Whenever a creature dies, you gain 1 life."))
    s.hand(0, spell("Trade", text, "Sorcery"))
    game = s.start()
    resolve(game, "cast Trade -> Cub")
    assert board(game) == ["Bell"]
    assert life(game) == [20, 20]


def test_an_ability_that_had_been_taken_away_does_not_trigger_on_death() -> None:
    s = table()
    s.battlefield(0, HEIR)
    s.hand(0, spell("Hush", "Target creature loses all abilities until end of turn."), KILL)
    game = s.start()
    resolve(game, "cast Hush -> Heir")
    resolve(game, "cast Kill -> Heir")
    assert board(game) == []
    assert names(game, "hand") == []


def test_an_ability_that_had_been_given_triggers_on_death() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Will", 'Creatures you control have "When this creature dies, draw a card."'))
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert names(game, "hand") == ["Page"]


def test_an_ability_given_by_what_dies_at_the_same_time_still_triggers() -> None:
    s = table()
    lord = creature("Lord", 1, 1, 'Other creatures you control have "When this creature dies, draw a card."')
    s.battlefield(0, lord, CUB)
    s.hand(0, SWEEP)
    game = s.start()
    resolve(game, "cast Sweep")
    assert names(game, "hand") == ["Page"]


def test_a_survivor_sees_a_death_by_an_ability_that_it_had_until_then() -> None:
    s = table()
    lord = creature("Lord", 1, 1, 'Other creatures you control have "Whenever a creature dies, draw a card."')
    s.battlefield(0, lord, creature("Rock", 0, 9))
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Lord")
    assert names(game, "hand") == ["Page"]


def test_the_controller_of_a_trigger_is_who_controlled_its_source_then() -> None:
    s = table()
    heir = s.put(1, "battlefield", HEIR, controller=0)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Heir")
    assert not game.state.exists(heir)
    assert names(game, "graveyard", 1) == ["Heir"]
    assert (names(game, "hand", 0), names(game, "hand", 1)) == (["Page"], [])


def test_it_stays_so_though_the_source_changes_hands_meanwhile() -> None:
    s = table()
    s.battlefield(0, creature("Miner", 1, 1, "When this creature becomes tapped, draw a card. You gain 1 life."))
    s.hand(0, spell("Exhaust", "Tap target creature."))
    s.hand(1, spell("Usurp", "Gain control of target creature."))
    game = s.start()
    act(game, "cast Exhaust -> Miner", "pass", "pass")
    act(game, "pass", "cast Usurp -> Miner", "pass")
    assert (board(game, 1), names(game, "stack")) == (["Miner"], ["Miner"])
    resolve(game)
    assert life(game) == [21, 20]
    assert names(game, "hand") == ["Page"]


def test_an_intervening_if_is_checked_as_the_event_happens() -> None:
    s = table()
    s.hand(0, creature("Scholar", 1, 1, "When this creature enters, if you control another creature, draw a card."))
    game = s.start()
    resolve(game, "cast Scholar")
    assert names(game, "hand") == []


def test_and_it_is_checked_again_as_the_ability_resolves() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, creature("Scholar", 1, 1, "When this creature enters, if you control another creature, draw a card."))
    s.hand(0, KILL)
    game = s.start()
    act(game, "cast Scholar", "pass")
    assert names(game, "stack") == ["Scholar"]
    resolve(game, "cast Kill -> Cub")
    assert names(game, "hand") == []


def test_a_reflexive_trigger_chooses_its_target_after_the_deed() -> None:
    s = table()
    text = "When this creature enters, you may sacrifice another creature. When you do, destroy target creature."
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.hand(0, creature("Cultist", 1, 1, text))
    game = s.start()
    act(game, "cast Cultist", "pass")
    assert names(game, "stack") == ["Cultist"]
    act(game, "pass", "yes")
    assert board(game) == ["Cultist"]
    resolve(game, "target Ox")
    assert board(game, 1) == []


def test_a_reflexive_trigger_needs_the_deed() -> None:
    s = table()
    text = "When this creature enters, you may sacrifice another creature. When you do, destroy target creature."
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.hand(0, creature("Cultist", 1, 1, text))
    game = s.start()
    act(game, "cast Cultist", "pass")
    resolve(game, "pass", "no")
    assert not game.state.stack
    assert board(game, 1) == ["Ox"]
    assert board(game) == ["Cub", "Cultist"]


def test_a_delayed_trigger_comes_once() -> None:
    s = table()
    s.hand(0, spell("Promise", "Draw a card at the beginning of the next turn's upkeep."))
    game = s.start("end")
    resolve(game, "cast Promise")
    go(game, "draw", 1)
    assert len(names(game, "hand")) == 1
    go(game, "upkeep", 0)
    assert len(game.state.stack) == 0
    assert len(names(game, "hand")) == 1


def test_a_delayed_trigger_knows_its_object_and_no_later_one() -> None:
    s = table()
    text = "Target creature gets +1/+0 until end of turn. Sacrifice it at the beginning of the next end step."
    s.hand(0, spell("Doom", text))
    s.hand(0, spell("Flick", "Exile target creature, then return it to the battlefield under its owner's control."))
    s.battlefield(0, CUB, OX)
    game = s.start()
    resolve(game, "cast Doom -> Cub")
    resolve(game, "cast Flick -> Cub")
    go(game, "upkeep", 1)
    assert sorted(board(game)) == ["Cub", "Ox"]


def test_a_trigger_without_a_legal_target_leaves_the_stack_and_does_not_hold_up_others() -> None:
    s = table()
    slayer = creature("Slayer", 1, 1, "When this creature enters, destroy target artifact an opponent controls.")
    s.battlefield(0, permanent("Cheer", "Whenever a creature you control enters, you gain 1 life."))
    s.hand(0, slayer)
    game = s.start()
    act(game, "cast Slayer", "pass")
    pick(game, "put Slayer")
    assert names(game, "stack") == ["Cheer"]
    resolve(game)
    assert life(game) == [21, 20]


def test_triggers_only_once_each_turn_means_just_that() -> None:
    s = table()
    text = "Whenever you gain life, put a +1/+1 counter on this creature. This ability triggers only once each turn."
    (glad,) = s.battlefield(0, creature("Glad", 1, 1, text))
    game = s.start("end")
    resolve(game, "activate Watch")
    resolve(game, "activate Watch")
    assert size(game, glad) == (2, 2)
    go(game, "upkeep")
    resolve(game, "activate Watch")
    assert size(game, glad) == (3, 3)


def test_a_permanent_sees_itself_and_what_enters_with_it_enter() -> None:
    s = table()
    s.graveyard(0, creature("Host", 1, 1, "Whenever a creature you control enters, you gain 1 life."), CUB, OX)
    s.hand(0, spell("Rise", "Return all creature cards from your graveyard to the battlefield.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Rise")
    assert life(game) == [23, 20]


def test_tokens_that_are_created_together_trigger_one_by_one() -> None:
    s = table()
    s.battlefield(0, permanent("Cheer", "Whenever a creature you control enters, you gain 1 life."))
    s.hand(0, spell("Muster", "Create three 1/1 white Soldier creature tokens.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Muster")
    assert life(game) == [23, 20]


def test_what_leaves_does_not_see_what_enters_at_the_same_time() -> None:
    s = table()
    s.battlefield(0, creature("Host", 1, 1, "Whenever another creature you control enters, you gain 1 life."))
    s.graveyard(0, CUB)
    s.hand(0, spell("Swap", "Put target creature into its owner's hand and target creature card from your graveyard "
                    "onto the battlefield.", "Sorcery"))  # fmt: skip
    game = s.start()
    resolve(game, "cast Swap -> Host -> Cub")
    assert board(game) == ["Cub"]
    assert life(game) == [20, 20]


def test_each_player_orders_their_own_triggers() -> None:
    s = table()
    s.battlefield(0, permanent("Bell", "Whenever a creature dies, you gain 1 life."))
    s.battlefield(0, permanent("Toll", "Whenever a creature dies, you lose 1 life."))
    s.battlefield(1, permanent("Gong", "Whenever a creature dies, you gain 1 life."), CUB)
    s.hand(0, KILL)
    game = s.start()
    act(game, "cast Kill -> Cub", "pass")
    assert asked(game) == "Ann"
    assert offered(game) == ["put Bell", "put Toll"]
    pick(game, "put Toll")
    assert names(game, "stack") == ["Toll", "Bell", "Gong"]


def test_a_trigger_resolves_though_its_source_is_gone() -> None:
    s = table()
    s.hand(0, creature("Envoy", 1, 1, "When this creature enters, draw a card."), KILL)
    game = s.start()
    act(game, "cast Envoy", "pass")
    resolve(game, "cast Kill -> Envoy")
    assert board(game) == []
    assert names(game, "hand") == ["Page"]


def test_leaving_for_the_hand_is_leaving_but_not_dying() -> None:
    s = table()
    s.battlefield(0, HEIR, creature("Ghost", 1, 1, "When this creature leaves the battlefield, you gain 1 life."))
    s.hand(0, spell("Recall", "Return all creatures to their owners' hands.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Recall")
    assert life(game) == [21, 20]
    assert names(game, "hand") == ["Heir", "Ghost"]


def test_a_may_is_decided_as_the_ability_resolves() -> None:
    s = table()
    s.hand(0, creature("Tempter", 1, 1, "When this creature enters, you may draw a card."))
    game = s.start()
    act(game, "cast Tempter", "pass")
    assert "pass" in offered(game)
    assert game.state.stack
    act(game, "pass", "no")
    assert names(game, "hand") == []


def test_whenever_you_cast_a_spell_resolves_before_that_spell() -> None:
    s = table()
    s.battlefield(0, permanent("Muse", "Whenever you cast a spell, you gain 1 life."))
    s.hand(0, WAIT)
    game = s.start()
    act(game, "cast Wait")
    assert names(game, "stack") == ["Wait", "Muse"]


def test_becoming_the_target_is_seen_once_for_each_spell() -> None:
    s = table()
    s.battlefield(0, creature("Shy", 1, 9, "Whenever this creature becomes the target of a spell, you gain 1 life."))
    s.hand(0, spell("Poke", "Poke deals 1 damage to target creature."))
    game = s.start()
    resolve(game, "cast Poke -> Shy")
    assert life(game) == [21, 20]


def test_each_card_that_is_drawn_is_an_event_of_its_own() -> None:
    s = table()
    s.battlefield(0, permanent("Tally", "Whenever you draw a card, you gain 1 life."))
    s.hand(0, spell("Read", "Draw two cards.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Read")
    assert life(game) == [22, 20]


def test_what_triggers_while_triggers_are_put_on_the_stack_comes_on_top_of_them() -> None:
    s = table()
    s.battlefield(0, permanent("Aim", "Whenever a creature dies, put a -1/-1 counter on target creature."))
    shy = creature("Shy", 1, 9, "Whenever this creature becomes the target of an ability, you gain 1 life.")
    s.battlefield(1, shy, permanent("Gong", "Whenever a creature dies, you gain 1 life."), CUB)
    s.hand(0, KILL)
    game = s.start()
    act(game, "cast Kill -> Cub", "pass")
    assert names(game, "stack") == ["Aim", "Gong", "Shy"]


def test_a_creature_that_enters_has_the_abilities_that_others_give_it() -> None:
    s = table()
    text = 'Other creatures you control have "When this creature enters, draw a card."'
    s.hand(0, creature("Chief", 1, 1, text), CUB)
    game = s.start()
    resolve(game, "cast Chief")
    resolve(game, "cast Cub")
    assert names(game, "hand") == ["Page"]


def test_at_the_beginning_of_the_next_end_step_said_in_an_end_step_is_another_turn() -> None:
    s = table()
    s.hand(0, spell("Haunt", "At the beginning of the next end step, draw a card."))
    game = s.start("end")
    resolve(game, "cast Haunt")
    go(game, "main 2", 1)
    assert names(game, "hand") == []
    go(game, "upkeep", 0)
    assert names(game, "hand") == ["Page"]


def test_an_intervening_if_looks_at_the_creature_as_it_last_was() -> None:
    for counters, cards in (({"+1/+1": 1}, ["Page"]), ({}, [])):
        s = table()
        relic = creature("Relic", 1, 1, "When this creature dies, if it had a +1/+1 counter on it, draw a card.")
        s.put(0, "battlefield", relic, counters=counters)
        s.hand(0, KILL)
        game = s.start()
        resolve(game, "cast Kill -> Relic")
        assert names(game, "hand") == cards


def test_whoever_dies_returns_under_the_control_that_the_trigger_says() -> None:
    s = table()
    text = "Whenever another creature dies, return it to the battlefield under your control."
    s.battlefield(0, creature("Grim", 1, 1, text))
    s.battlefield(1, CUB)
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert board(game) == ["Grim", "Cub"]
