"""Resolving spells and abilities (CR 608), and what they know of objects that have moved (CR 400.7, 608.2h)."""

from __future__ import annotations

from tests.cards import card, names, pick
from tests.rules.play import (
    CUB,
    OX,
    WAIT,
    act,
    board,
    creature,
    life,
    named,
    permanent,
    resolve,
    size,
    spell,
    table,
)

from manafold.rules.events import Fizzled, Resolved

KILL = spell("Kill", "Destroy target creature.")
FLICK = spell("Flick", "Exile target creature, then return it to the battlefield under its owner's control.")
BOUNCE = spell("Bounce", "Return target creature to its owner's hand.")


def test_if_all_targets_are_illegal_nothing_happens_at_all() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Drain", "Destroy target creature. You gain 3 life."), KILL)
    game = s.start()
    act(game, "cast Drain -> Cub")
    resolve(game, "cast Kill -> Cub")
    assert life(game) == [20, 20]
    assert names(game, "graveyard") == ["Kill", "Drain"]
    assert len([event for event in game.events if isinstance(event, Fizzled)]) == 1


def test_one_illegal_target_only_silences_its_part() -> None:
    s = table()
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Twin", "Destroy up to two target creatures. You gain 3 life."), BOUNCE)
    game = s.start()
    act(game, "cast Twin")
    pick(game, "target Cub", "target Ox")
    resolve(game, "cast Bounce -> Cub")
    assert board(game, 1) == []
    assert names(game, "hand", 1) == ["Cub"]
    assert life(game) == [23, 20]


def test_of_two_instructions_with_a_target_each_the_other_is_followed() -> None:
    s = table()
    s.battlefield(1, CUB, permanent("Lamp", "", "Artifact"))
    s.hand(0, spell("Both", "Destroy target artifact. Destroy target creature."), BOUNCE)
    game = s.start()
    act(game, "cast Both")
    pick(game, "target Lamp")
    resolve(game, "cast Bounce -> Cub")
    assert board(game, 1) == []
    assert names(game, "graveyard", 1) == ["Lamp"]
    assert names(game, "hand", 1) == ["Cub"]


def test_a_spell_without_targets_resolves_whatever_happens() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Wrath", "Destroy all creatures. You gain 3 life."), KILL)
    game = s.start()
    act(game, "cast Wrath")
    resolve(game, "cast Kill -> Cub")
    assert life(game) == [23, 20]


def test_no_target_chosen_of_up_to_one_is_no_illegal_target() -> None:
    s = table()
    s.hand(0, spell("Nudge", "Destroy up to one target creature. You gain 3 life."))
    game = s.start()
    resolve(game, "cast Nudge")
    assert life(game) == [23, 20]


def test_a_target_that_became_untargetable_is_illegal() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, KILL)
    s.hand(1, spell("Veil", "Target creature gains hexproof until end of turn."))
    game = s.start()
    act(game, "cast Kill -> Cub", "pass")
    resolve(game, "cast Veil -> Cub", "pass")
    resolve(game)
    assert board(game, 1) == ["Cub"]


def test_a_target_that_no_longer_fits_is_illegal() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Cull", "Destroy target creature with power 2 or less."))
    s.hand(1, spell("Grow", "Target creature gets +1/+1 until end of turn."))
    game = s.start()
    act(game, "cast Cull -> Cub", "pass", "cast Grow -> Cub", "pass")
    resolve(game)
    assert board(game, 1) == ["Cub"]


def test_a_flickered_target_is_another_object() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, KILL)
    s.hand(1, FLICK)
    game = s.start()
    (before,) = named(game, "Cub")
    act(game, "cast Kill -> Cub", "pass", "cast Flick -> Cub", "pass")
    resolve(game)
    assert board(game, 1) == ["Cub"]
    assert named(game, "Cub") != [before]


def test_a_flickered_creature_has_lost_its_counters_its_damage_and_what_applied_to_it() -> None:
    s = table()
    s.put(0, "battlefield", OX, counters={"+1/+1": 2}, damage=3)
    s.hand(0, spell("Grow", "Target creature gets +3/+3 until end of turn."), FLICK)
    game = s.start()
    resolve(game, "cast Grow -> Ox")
    resolve(game, "cast Flick -> Ox")
    (ox,) = named(game, "Ox")
    assert size(game, ox) == (2, 4)
    assert game.state.object(ox).damage == 0
    assert game.state.object(ox).sick


def test_instructions_are_followed_in_the_order_written() -> None:
    s = table()
    s.hand(0, spell("Loot", "Draw a card, then discard a card."), spell("Rummage", "Discard a card, then draw a card."))
    game = s.start()
    resolve(game, "cast Rummage")
    assert names(game, "graveyard") == ["Loot", "Rummage"]
    assert names(game, "hand") == ["Page"]


def test_last_known_information_answers_for_what_has_left() -> None:
    s = table()
    s.battlefield(0, permanent("Banner", "Creatures you control get +1/+1."), CUB)
    s.hand(0, spell("Mourn", "Destroy target creature. You gain life equal to its power."))
    game = s.start()
    resolve(game, "cast Mourn -> Cub")
    assert life(game) == [23, 20]


def test_its_controller_is_who_controlled_it_last() -> None:
    s = table()
    s.put(0, "battlefield", CUB, controller=1)
    s.hand(0, spell("Punish", "Destroy target creature. Its controller loses 2 life."))
    game = s.start()
    resolve(game, "cast Punish -> Cub")
    assert life(game) == [20, 18]
    assert names(game, "graveyard") == ["Cub", "Punish"]


def test_a_source_that_left_deals_damage_as_it_last_was() -> None:
    s = table()
    s.battlefield(0, creature("Pinger", 1, 1, "Lifelink\n{T}: This creature deals 2 damage to any target."))
    s.hand(1, KILL)
    game = s.start()
    act(game, "activate Pinger -> Bob", "pass", "cast Kill -> Pinger", "pass")
    resolve(game)
    assert life(game) == [22, 18]


def test_a_spell_is_on_the_stack_until_all_of_it_is_done() -> None:
    s = table()
    s.hand(0, spell("Regret", "Discard a card. Draw a card."), WAIT)
    game = s.start()
    resolve(game, "cast Regret")
    assert names(game, "graveyard") == ["Wait", "Regret"]


def test_a_permanent_spell_becomes_a_permanent_of_its_controller() -> None:
    s = table()
    s.hand(0, CUB)
    game = s.start()
    act(game, "cast Cub")
    assert board(game) == []
    resolve(game)
    assert board(game) == ["Cub"]
    assert any(isinstance(event, Resolved) for event in game.events)


def test_impossible_instructions_are_skipped_and_the_possible_followed() -> None:
    s = table()
    s.hand(0, spell("Force", "Each player sacrifices a creature. You gain 3 life."))
    game = s.start()
    resolve(game, "cast Force")
    assert life(game) == [23, 20]


def test_nobody_can_choose_what_is_impossible() -> None:
    s = table()
    s.hand(0, spell("Offer", "You may sacrifice a creature. If you do, draw a card."))
    game = s.start()
    resolve(game, "cast Offer")
    assert not game.state.stack
    assert names(game, "hand") == []


def test_if_you_do_needs_the_deed() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Offer", "You may sacrifice a creature. If you do, draw a card."))
    game = s.start()
    act(game, "cast Offer", "pass", "no")
    assert board(game) == ["Cub"]
    assert names(game, "hand") == []


def test_unless_is_decided_on_resolution_by_who_would_pay() -> None:
    s = table()
    s.battlefield(1, permanent("Mine", "{T}: Add {C}.", "Artifact"))
    s.hand(1, WAIT)
    s.hand(0, spell("Leak", "Counter target spell unless its controller pays {1}."))
    for answer, total in (("yes", 21), ("no", 20)):
        game = s.start()
        pick(game, "activate Watch", "pass")
        act(game, "cast Wait", "cast Leak -> Wait", "pass")
        resolve(game, answer)
        resolve(game)
        assert life(game)[1] == total


def test_a_countered_spell_does_nothing_and_goes_to_its_owners_graveyard() -> None:
    s = table()
    s.hand(0, CUB)
    s.hand(1, spell("Veto", "Counter target spell."))
    game = s.start()
    act(game, "cast Cub", "pass", "cast Veto -> Cub", "pass")
    assert names(game, "graveyard") == ["Cub"]
    assert board(game) == []


def test_what_cannot_be_countered_is_not() -> None:
    s = table()
    s.hand(0, creature("Sure", 2, 2, "This spell can't be countered."))
    s.hand(1, spell("Veto", "Counter target spell."))
    game = s.start()
    act(game, "cast Sure", "pass", "cast Veto -> Sure", "pass")
    resolve(game)
    assert board(game) == ["Sure"]


def test_the_share_of_an_illegal_target_is_lost() -> None:
    s = table()
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Spray", "Spray deals 3 damage divided as you choose among one, two, or three targets."), BOUNCE)
    game = s.start()
    act(game, "cast Spray")
    pick(game, "target Cub", "target Ox", "done", "2")
    resolve(game, "cast Bounce -> Cub")
    (ox,) = [id for id in game.state.battlefield if game.state.label(id) == "Ox"]
    assert game.state.object(ox).damage == 1


def test_an_ability_that_sacrifices_its_source_twice_does_it_once() -> None:
    s = table()
    s.battlefield(0, creature("Fickle", 1, 1, "{0}: Sacrifice this creature. Draw a card."))
    game = s.start()
    act(game, "activate Fickle", "activate Fickle")
    resolve(game)
    assert names(game, "graveyard") == ["Fickle"]
    assert len(names(game, "hand")) == 2


def test_an_ability_does_not_act_on_the_object_that_its_source_became_meanwhile() -> None:
    s = table()
    s.battlefield(0, creature("Fickle", 1, 1, "{0}: Put a +1/+1 counter on this creature."))
    s.hand(0, FLICK)
    game = s.start()
    act(game, "activate Fickle")
    resolve(game, "cast Flick -> Fickle")
    (fickle,) = named(game, "Fickle")
    assert game.state.object(fickle).counters == {}


def test_an_x_is_what_was_announced() -> None:
    s = table()
    s.battlefield(0, *[permanent("Mine", "{T}: Add {C}.", "Artifact")] * 3)
    s.hand(0, spell("Blast", "Blast deals X damage to any target.", cost="{X}"))
    game = s.start()
    act(game, "cast Blast")
    pick(game, "3")
    act(game, "target Bob")
    resolve(game)
    assert life(game) == [20, 17]


def test_an_effect_on_all_creatures_is_about_those_that_there_are() -> None:
    s = table()
    s.battlefield(0, OX)
    s.hand(0, spell("Plague", "All creatures get -1/-1 until end of turn."), CUB)
    game = s.start()
    resolve(game, "cast Plague")
    resolve(game, "cast Cub")
    assert size(game, named(game, "Ox")[0]) == (1, 3)
    assert size(game, named(game, "Cub")[0]) == (2, 2)


def test_a_target_that_gained_protection_from_the_spell_is_illegal() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.battlefield(0, card("Mountain", "", "Basic Land — Mountain"))
    s.hand(0, card("Red Kill", "{R}", "Instant", "Destroy target creature."))
    s.hand(1, spell("Guard", "Target creature gains protection from red until end of turn."))
    game = s.start()
    act(game, "cast Red Kill -> Cub", "pass", "cast Guard -> Cub", "pass")
    resolve(game)
    assert board(game, 1) == ["Cub"]


def test_a_creature_does_not_fight_what_has_left() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.hand(0, spell("Brawl", "Target creature you control fights target creature you don't control."), KILL)
    game = s.start()
    act(game, "cast Brawl -> Cub")
    resolve(game, "cast Kill -> Ox")
    assert game.state.object(named(game, "Cub")[0]).damage == 0


def test_what_was_destroyed_this_way_is_counted() -> None:
    s = table()
    s.battlefield(1, CUB, creature("Idol", 1, 1, "Indestructible"))
    s.battlefield(0, CUB)
    text = "Destroy all creatures. Create a 1/1 white Soldier creature token for each creature destroyed this way."
    s.hand(0, spell("Sweep", text))
    game = s.start()
    resolve(game, "cast Sweep")
    assert board(game) == ["Soldier Token", "Soldier Token"]


def test_a_spell_can_exile_itself() -> None:
    s = table()
    s.hand(0, spell("Once", "Draw a card. Exile Once."))
    game = s.start()
    resolve(game, "cast Once")
    assert names(game, "exile") == ["Once"]
