"""Replacement and prevention effects (CR 614-616)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.cards import names, offered, pick
from tests.rules.duel import always, permanent
from tests.rules.play import CUB, OX, ZAP, act, asked, board, creature, life, named, resolve, size, spell, table
from tests.rules.play import permanent as written
from tests.rules.rule_words import (
    DamageToSource,
    DiesElsewhere,
    DrawInstead,
    GainInstead,
    MoreCounters,
    MoreLife,
    TwiceDamage,
    TwoCards,
)

from manafold.model.card import Card
from manafold.model.words import Replacement
from manafold.rules.game import Game
from manafold.words.statics.more_tokens import TwiceAsManyTokens

KILL = spell("Kill", "Destroy target creature.")
SHIELD = spell("Ward", "Prevent the next 3 damage that would be dealt to any target this turn.")


def having(name: str, word: Replacement) -> Card:
    """An enchantment with this replacement effect."""
    return permanent(name, "Enchantment", always(word))


TWICE = having("Twice", MoreLife(times=2))
PLUS = having("Plus", MoreLife(more=3))


@pytest.mark.parametrize(("first", "gained"), [("Twice", 5), ("Plus", 8)])
def test_the_affected_player_chooses_which_effect_applies_first(first: str, gained: int) -> None:
    s = table()
    s.battlefield(0, TWICE, PLUS)
    game = s.start()
    act(game, "activate Watch", "pass")
    assert asked(game) == "Ann"
    assert offered(game) == ["apply Twice", "apply Plus"]
    pick(game, f"apply {first}")
    assert life(game) == [20 + gained, 20]


def test_each_effect_applies_once_to_an_event() -> None:
    s = table()
    s.battlefield(0, TWICE, TWICE)
    game = s.start()
    act(game, "activate Watch", "pass")
    game.choose(0)
    assert life(game) == [24, 20]


def test_it_is_the_affected_player_and_not_the_controller_of_the_effects() -> None:
    s = table()
    s.battlefield(0, having("More", TwiceDamage()))
    s.put(0, "battlefield", having("Bulwark", DamageToSource()), controller=1)
    s.hand(0, ZAP)
    game = s.start()
    act(game, "cast Zap -> Bob", "pass")
    assert asked(game) == "Bob"


def test_of_counters_it_is_the_controller_of_what_they_are_put_on() -> None:
    s = table()
    s.battlefield(0, having("Double", MoreCounters(times=2)), having("One More", MoreCounters(more=1)))
    s.battlefield(1, CUB)
    s.hand(0, spell("Feed", "Put a +1/+1 counter on target creature."))
    game = s.start()
    act(game, "cast Feed -> Cub", "pass")
    assert asked(game) == "Bob"
    pick(game, "apply One More")
    assert game.state.object(named(game, "Cub")[0]).counters == {"+1/+1": 4}


def test_a_replaced_event_never_happens() -> None:
    s = table()
    s.battlefield(0, having("Study", DrawInstead()), written("Glad", "Whenever you gain life, you gain 5 life."))
    game = s.start()
    resolve(game, "activate Watch")
    assert life(game) == [20, 20]
    assert names(game, "hand") == ["Page"]


def test_two_effects_do_not_chase_each_other_forever() -> None:
    s = table()
    s.battlefield(0, having("Study", DrawInstead()), having("Rest", GainInstead()))
    game = s.start()
    resolve(game, "activate Watch")
    assert game.outcome is None
    assert len(names(game, "hand")) + life(game)[0] == 21


def test_drawing_is_replaced_card_by_card() -> None:
    s = table()
    s.battlefield(0, having("Rest", GainInstead()))
    s.hand(0, spell("Read", "Draw three cards."))
    game = s.start()
    resolve(game, "cast Read")
    assert life(game) == [23, 20]
    assert names(game, "hand") == []


def test_a_card_drawn_instead_is_not_doubled_by_the_same_effect() -> None:
    s = table()
    s.battlefield(0, having("Twins", TwoCards()))
    s.hand(0, spell("Read", "Draw a card."))
    game = s.start()
    resolve(game, "cast Read")
    assert len(names(game, "hand")) == 2


def test_tokens_are_doubled() -> None:
    s = table()
    s.battlefield(0, having("Twins", TwiceAsManyTokens()))
    s.hand(0, spell("Muster", "Create two 1/1 white Soldier creature tokens."))
    game = s.start()
    resolve(game, "cast Muster")
    assert board(game).count("Soldier Token") == 4


def test_what_would_die_and_is_exiled_instead_has_not_died() -> None:
    s = table()
    s.battlefield(0, having("Void", DiesElsewhere()))
    s.battlefield(1, creature("Heir", 1, 1, "When this creature dies, draw a card."))
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Heir")
    assert names(game, "exile") == ["Heir"]
    assert names(game, "hand", 1) == []


def test_a_replacement_that_is_gone_does_not_apply() -> None:
    s = table()
    s.battlefield(0, having("Void", DiesElsewhere()), CUB)
    s.hand(0, spell("Break", "Destroy target enchantment. Destroy target creature."))
    game = s.start()
    resolve(game, "cast Break")
    assert sorted(names(game, "graveyard")) == ["Break", "Cub", "Void"]
    assert names(game, "exile") == []


def test_one_that_leaves_at_the_same_time_still_applies() -> None:
    s = table()
    s.battlefield(0, replace_card("Void", DiesElsewhere()), CUB)
    s.hand(0, spell("Wrath", "Destroy all creatures."))
    game = s.start()
    resolve(game, "cast Wrath")
    assert sorted(names(game, "exile")) == ["Cub", "Void"]


def replace_card(name: str, word: Replacement) -> Card:
    """A creature with this replacement effect."""
    made = having(name, word)
    face = replace(CUB.face, name=name, abilities=made.face.abilities)
    return Card.of(face)


def test_a_permanent_enters_tapped_and_never_was_untapped() -> None:
    s = table()
    s.battlefield(0, written("Alarm", "Whenever a creature becomes tapped, you gain 1 life."))
    s.hand(0, creature("Sleeper", 1, 1, "This creature enters tapped."))
    game = s.start()
    resolve(game, "cast Sleeper")
    (sleeper,) = named(game, "Sleeper")
    assert game.state.object(sleeper).tapped
    assert life(game) == [20, 20]


def test_counters_with_which_it_enters_save_a_creature_of_size_zero() -> None:
    s = table()
    s.hand(0, creature("Grower", 0, 0, "This creature enters with two +1/+1 counters on it."))
    game = s.start()
    resolve(game, "cast Grower")
    assert size(game, named(game, "Grower")[0]) == (2, 2)


def test_effects_of_others_on_how_it_enters_look_at_what_it_will_be() -> None:
    s = table()
    s.battlefield(1, written("Frost", "Creatures your opponents control enter tapped."))
    s.hand(0, CUB, written("Lamp", "", "Artifact"))
    game = s.start()
    resolve(game, "cast Cub")
    resolve(game, "cast Lamp")
    assert game.state.object(named(game, "Cub")[0]).tapped
    assert not game.state.object(named(game, "Lamp")[0]).tapped


def test_what_enters_does_not_apply_its_effect_on_others_to_what_enters_with_it_unless_it_says_so() -> None:
    s = table()
    s.graveyard(0, creature("Chief", 1, 1, "Creatures enter tapped."), CUB)
    s.hand(0, spell("Rise", "Return all creature cards from your graveyard to the battlefield."))
    game = s.start()
    resolve(game, "cast Rise")
    assert not game.state.object(named(game, "Cub")[0]).tapped


def test_a_prevention_shield_is_used_up_bit_by_bit() -> None:
    s = table()
    s.hand(0, SHIELD, spell("Dart", "Dart deals 2 damage to any target."), ZAP)
    game = s.start()
    resolve(game, "cast Ward -> Bob")
    resolve(game, "cast Dart -> Bob")
    assert life(game) == [20, 20]
    resolve(game, "cast Zap -> Bob")
    assert life(game) == [20, 18]


def test_prevented_damage_is_none_and_triggers_nothing() -> None:
    s = table()
    s.battlefield(0, creature("Pinger", 1, 1, "{T}: This creature deals 2 damage to any target.\n"
                              "Whenever this creature deals damage, you gain 1 life."))  # fmt: skip
    s.hand(0, SHIELD)
    game = s.start()
    resolve(game, "cast Ward -> Bob")
    resolve(game, "activate Pinger -> Bob")
    assert life(game) == [20, 20]


def test_a_shield_is_over_with_the_turn() -> None:
    s = table()
    s.hand(0, SHIELD, ZAP)
    game = s.start()
    resolve(game, "cast Ward -> Bob")
    while game.state.active == 0:
        game.choose("pass")
    resolve(game, "cast Zap -> Bob")
    assert life(game) == [20, 17]


def test_a_shield_of_a_creature_is_not_for_the_object_that_it_becomes() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, SHIELD, ZAP)
    s.hand(0, spell("Flick", "Exile target creature, then return it to the battlefield under its owner's control."))
    game = s.start()
    resolve(game, "cast Ward -> Cub")
    resolve(game, "cast Flick -> Cub")
    resolve(game, "cast Zap -> Cub")
    assert board(game, 1) == []


def test_damage_that_cannot_be_prevented_is_dealt_and_the_shield_stays() -> None:
    s = table()
    s.hand(0, SHIELD, ZAP, spell("Sear", "Sear deals 2 damage to any target. The damage can't be prevented."))
    game = s.start()
    resolve(game, "cast Ward -> Bob")
    resolve(game, "cast Sear -> Bob")
    assert life(game) == [20, 18]
    resolve(game, "cast Zap -> Bob")
    assert life(game) == [20, 18]


def test_redirected_damage_is_dealt_by_the_same_source_to_the_other() -> None:
    s = table()
    s.battlefield(1, replace_card("Bulwark", DamageToSource()))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Bob")
    assert life(game) == [20, 20]
    assert names(game, "graveyard", 1) == ["Bulwark"]


def test_a_player_chooses_which_damage_of_several_sources_a_shield_prevents() -> None:
    s = table()
    s.battlefield(0, creature("Leech", 3, 3, "Lifelink"), creature("Brute", 3, 3))
    s.hand(0, spell("Guard", "Prevent the next 3 damage that would be dealt to any target this turn."))
    game = s.start()
    resolve(game, "cast Guard -> Bob")
    attack(game)
    assert asked(game) == "Bob"
    game.choose(next(index for index, line in enumerate(offered(game)) if "Leech" in line))
    assert life(game) == [20, 17]


def attack(game: Game) -> None:
    """Attack with everything, and go on until somebody other than Ann is asked or combat damage was dealt."""
    while game.state.step != "declare attackers":
        game.choose("pass")
    while "done" in offered(game):
        game.choose(0)
    while asked(game) == "Ann" and game.state.step in ("declare attackers", "declare blockers"):
        game.choose("pass")


def test_regeneration_replaces_destruction_once() -> None:
    s = table()
    (ox,) = s.battlefield(0, OX)
    s.hand(0, spell("Mend", "Regenerate target creature."), KILL, KILL)
    game = s.start()
    resolve(game, "cast Mend -> Ox")
    resolve(game, "cast Kill -> Ox")
    assert game.state.exists(ox)
    assert game.state.object(ox).tapped
    resolve(game, "cast Kill -> Ox")
    assert not game.state.exists(ox)


def test_regeneration_does_not_help_against_sacrifice_or_toughness_zero() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Mend", "Regenerate target creature."))
    s.hand(0, spell("Wither", "Target creature gets -2/-2 until end of turn."))
    game = s.start()
    resolve(game, "cast Mend -> Cub")
    resolve(game, "cast Wither -> Cub")
    assert board(game) == []


def test_of_a_creature_that_would_die_its_controller_chooses_what_happens_instead() -> None:
    s = table()
    s.battlefield(0, having("Void", DiesElsewhere()), having("Nest", DiesElsewhere("hand")))
    s.battlefield(1, CUB)
    s.hand(0, KILL)
    game = s.start()
    act(game, "cast Kill -> Cub", "pass")
    assert asked(game) == "Bob"
    pick(game, "apply Nest")
    assert names(game, "hand", 1) == ["Cub"]


def test_players_who_choose_at_the_same_time_do_so_in_turn_order() -> None:
    s = table()
    s.battlefield(0, having("Void", DiesElsewhere()), having("Nest", DiesElsewhere("hand")))
    s.battlefield(1, CUB)
    s.battlefield(0, OX)
    s.hand(0, spell("Wrath", "Destroy all creatures."))
    game = s.start()
    act(game, "cast Wrath", "pass")
    assert asked(game) == "Ann"
    pick(game, "apply Nest")
    assert asked(game) == "Bob"
    pick(game, "apply Void")
    assert (names(game, "hand"), names(game, "exile")) == (["Ox"], ["Cub"])
