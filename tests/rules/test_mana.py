"""Mana, mana pools and mana abilities (CR 106, 605)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from tests.rules.table import (
    BEAR,
    FOREST,
    MOUNTAIN,
    SNOW_FOREST,
    TAP,
    ability,
    adds,
    card,
    cost,
    land,
    names,
    run,
)

from manafold.model.abilities import StaticAbility, TriggeredAbility
from manafold.model.card import Card
from manafold.model.words import Effect, Fixed, Replacement, Script
from manafold.rules import mana, payment
from manafold.rules.context import Context
from manafold.rules.decisions import Task
from manafold.rules.events import AbilityActivated, BecameTapped, Event, ManaAdded, ManaLost, ManaSpent
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario
from manafold.rules.spending import Purpose
from manafold.rules.state import State
from manafold.words.conditions.basic import Controls
from manafold.words.costs.counters import RemoveCounters
from manafold.words.effects.add_mana import (
    AddMana,
    AddManaInCombination,
    AddManaOfChosenColor,
    AddManaOfOneColor,
    AddManaOfThatType,
    AddManaOthersProduce,
)
from manafold.words.effects.optional import If
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Is
from manafold.words.filters.types import OfType
from manafold.words.refs.plain import Source, You
from manafold.words.triggers.mana import IsTappedForMana, TapsForMana
from manafold.words.values.counting import Count
from manafold.words.values.plain import X


@dataclass(frozen=True)
class Doubled(Replacement):
    """Twice as much mana is added."""

    replaces: ClassVar[tuple[type[Event], ...]] = (ManaAdded,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, ManaAdded) and event.tapped_for

    def replace(self, event: Event, c: Context) -> Task[list[Event]]:
        assert isinstance(event, ManaAdded)
        return [ManaAdded(event.cause, event.player, event.source, event.mana * 2, event.tapped_for)]
        yield


def source(*effects: Effect, name: str = "Spring", types: str = "Land") -> Card:
    return card(name, types, ability(TAP, *effects))


SPRITE = card("Green Sprite", "Creature", mana="{G}", power=1)
OVERGROWTH = card(
    "Overgrowth",
    "Enchantment",
    TriggeredAbility(TapsForMana(Is(You()), OfType("land")), Script(effects=(adds("{G}"),))),
)
MIRROR = card("Mirror", "Artifact", StaticAbility(Is(You()), (Doubled(),)))


def table(*cards: Card) -> State:
    s = Scenario()
    s.battlefield(0, *cards)
    return s.state


def game_by_hand(*cards: Card, hand: tuple[Card, ...] = (), by_hand: bool = True) -> Game:
    """The first main phase of player 0, who has these permanents and cards and pays mana by hand."""
    s = Scenario()
    s.battlefield(0, *cards)
    s.hand(0, *hand)
    for player in (0, 1):
        s.library(player, *[BEAR] * 10)
    s.state.manual_mana = frozenset({0}) if by_hand else frozenset()
    return s.start()


def pick(game: Game, *lines: str) -> None:
    """Pick options by their notation."""
    for line in lines:
        assert game.decision is not None
        game.choose(names(game.decision.options).index(line))


def activate(state: State, *picks: str, index: int = 0) -> str:
    """Activate the ability of the first permanent, and tell what is in the pool."""
    assert run(mana.activate(state, 0, state.battlefield[0], index), *picks)
    return pool(state)


def pool(state: State) -> str:
    return "".join([each.type for each in state.players[0].pool])


def test_a_mana_ability_resolves_at_once_without_the_stack() -> None:
    state = table(FOREST)
    assert activate(state) == "G"
    assert state.stack == []
    assert state.objects[state.battlefield[0]].tapped


def test_what_happens_is_told() -> None:
    state = table(FOREST)
    activate(state)
    assert run(payment.pay(state, 0, cost("{G}"), Purpose()))
    kinds = [type(event) for event in state.log]
    assert kinds[-4:] == [BecameTapped, AbilityActivated, ManaAdded, ManaSpent]
    assert [event.for_mana for event in state.log if isinstance(event, BecameTapped)] == [True]
    assert [event.mana for event in state.log if isinstance(event, ManaSpent)] == ["G"]


def test_pools_empty_when_a_step_ends() -> None:
    state = table(FOREST)
    activate(state)
    mana.empty_pools(state)
    assert pool(state) == ""
    assert [event.amount for event in state.log if isinstance(event, ManaLost)] == [1]


def test_unspent_mana_does_not_last_from_one_phase_to_the_next() -> None:
    game = game_by_hand(FOREST, hand=(SPRITE,))
    pick(game, "tap Forest")
    assert pool(game.state) == "G"
    pick(game, "pass")
    assert game.state.step != "main 1"
    assert pool(game.state) == ""


def test_a_player_chooses_one_of_the_alternatives() -> None:
    assert activate(table(source(adds("{R}", "{G}"))), "add {R}") == "R"
    assert activate(table(source(adds("{R}{R}", "{G}{G}"))), "add {G}{G}") == "GG"


def test_mana_of_any_color_is_of_a_color_that_its_player_chooses() -> None:
    state = table(source(AddManaOfOneColor(amount=Fixed(1))))
    decision = next(mana.activate(state, 0, state.battlefield[0], 0))
    assert names(decision.options) == ["add {W}", "add {U}", "add {B}", "add {R}", "add {G}"]


def test_two_mana_of_one_color_are_of_the_same_color() -> None:
    assert activate(table(source(AddManaOfOneColor(amount=Fixed(2)))), "add {B}{B}") == "BB"


def test_each_mana_of_a_combination_is_chosen_by_itself() -> None:
    both = AddManaInCombination(amount=Fixed(3), mana=(cost("{R}"), cost("{G}")))
    assert activate(table(source(both)), "add {R}", "add {G}", "add {R}") == "RGR"


def test_an_amount_can_be_counted() -> None:
    each = AddMana(mana=(cost("{G}"),), amount=Count(OfType("creature")))
    assert activate(table(source(each), BEAR, BEAR)) == "GG"
    assert payment.can_pay(table(source(each), BEAR, BEAR), 0, cost("{G}{G}"), Purpose())
    assert not payment.can_pay(table(source(each), BEAR), 0, cost("{G}{G}"), Purpose())


def test_mana_of_an_undefined_color_is_no_mana() -> None:
    state = table(source(AddManaOfChosenColor(amount=Fixed(1))))
    assert not payment.can_pay(state, 0, cost("{1}"), Purpose())
    assert activate(state) == ""
    chosen = table(source(AddManaOfChosenColor(amount=Fixed(1))))
    chosen.edit(chosen.battlefield[0]).choices = {"color": "B"}
    assert payment.can_pay(chosen, 0, cost("{B}"), Purpose())


def test_mana_of_a_hybrid_symbol_is_of_one_of_its_halves() -> None:
    assert activate(table(source(adds("{R/G}"))), "add {G}") == "G"


def test_mana_from_a_snow_land_is_snow_mana() -> None:
    state = table(SNOW_FOREST)
    activate(state)
    assert [each.snow for each in state.players[0].pool] == [True]


def test_restricted_mana_pays_only_for_what_it_may_be_spent_on() -> None:
    creatures = AddMana(mana=(cost("{G}"),), cast=AllOf((OfType("creature"), Spell())), spent="many")
    state = table(source(creatures))
    s = Scenario()
    s.battlefield(0, source(creatures))
    creature, trick = s.hand(0, SPRITE, card("Trick", "Instant", mana="{G}"))
    state = s.state
    assert payment.can_pay(state, 0, cost("{G}"), Purpose(creature, is_spell=True))
    assert not payment.can_pay(state, 0, cost("{G}"), Purpose(trick, is_spell=True))
    assert not payment.can_pay(state, 0, cost("{G}"), Purpose(creature))
    assert not payment.can_pay(state, 0, cost("{G}"), Purpose())
    activate(state)
    assert not run(payment.pay(state, 0, cost("{G}"), Purpose(trick, is_spell=True)))
    assert run(payment.pay(state, 0, cost("{G}"), Purpose(creature, is_spell=True)))


def test_restricted_mana_is_spent_before_other_mana() -> None:
    creatures = AddMana(mana=(cost("{G}"),), cast=OfType("creature"), spent="many")
    s = Scenario()
    s.battlefield(0, source(creatures), FOREST)
    (creature,) = s.hand(0, SPRITE)
    state = s.state
    for id in state.battlefield:
        run(mana.activate(state, 0, id, 0))
    assert run(payment.pay(state, 0, cost("{G}"), Purpose(creature, is_spell=True)))
    assert [each.only for each in state.players[0].pool] == [None]


def test_a_triggered_mana_ability_resolves_at_once() -> None:
    state = table(MOUNTAIN, OVERGROWTH)
    assert activate(state) == "RG"
    assert state.pending == ()


def test_a_land_that_is_tapped_for_mana_triggers_whoever_controls_it() -> None:
    grows = TriggeredAbility(IsTappedForMana(OfType("land")), Script(effects=(adds("{G}"),)))
    wilds = card("Wilds", "Enchantment", grows)
    s = Scenario()
    s.battlefield(0, wilds)
    (theirs,) = s.battlefield(1, MOUNTAIN)
    assert run(mana.activate(s.state, 1, theirs, 0))
    assert [[each.type for each in player.pool] for player in s.state.players] == [["G"], ["R"]]


def test_what_triggered_mana_abilities_add_is_counted_on() -> None:
    state = table(MOUNTAIN, OVERGROWTH)
    assert payment.can_pay(state, 0, cost("{1}{G}"), Purpose())
    assert not payment.can_pay(state, 0, cost("{1}{R}{G}"), Purpose())
    assert run(payment.pay(state, 0, cost("{R}{G}"), Purpose()))
    assert pool(state) == ""


def test_what_replacement_effects_make_of_mana_is_counted_on() -> None:
    state = table(MOUNTAIN, MIRROR)
    assert payment.can_pay(state, 0, cost("{R}{R}"), Purpose())
    assert not payment.can_pay(state, 0, cost("{R}{R}{R}"), Purpose())
    assert run(payment.pay(state, 0, cost("{1}{R}"), Purpose()))


def test_a_land_that_becomes_tapped_otherwise_adds_nothing() -> None:
    state = table(FOREST, OVERGROWTH)
    state.edit(state.battlefield[0]).tapped = True
    assert pool(state) == ""
    assert not payment.can_pay(state, 0, cost("{G}"), Purpose())


def test_a_spell_that_is_cast_by_hand_is_paid_by_hand() -> None:
    game = game_by_hand(FOREST, hand=(SPRITE,))
    pick(game, "cast Green Sprite", "tap Forest", "spend {G}")
    assert "Green Sprite" in map(game.state.label, game.state.battlefield)


def test_a_spell_is_paid_automatically_otherwise() -> None:
    game = game_by_hand(FOREST, hand=(SPRITE,), by_hand=False)
    pick(game, "cast Green Sprite")
    assert "Green Sprite" in map(game.state.label, game.state.battlefield)
    assert any(isinstance(event, ManaSpent) for event in game.state.log)


def test_a_land_adds_what_other_lands_could_produce() -> None:
    like_others = AddManaOthersProduce(kind="color", what=OfType("land"))
    pit, other = source(adds("{C}"), name="Pit"), source(like_others, name="Other Spring")
    state = table(source(like_others), other, FOREST, pit)
    state.edit(state.battlefield[2]).tapped = True
    assert activate(state) == "G"
    assert not payment.can_pay(table(source(like_others), source(adds("{C}"))), 0, cost("{2}"), Purpose())


def test_the_chosen_color_may_be_an_alternative() -> None:
    state = table(source(AddManaOfChosenColor(mana=(cost("{U}"),), amount=Fixed(1))))
    state.edit(state.battlefield[0]).choices = {"color": "B"}
    assert activate(state, "add {B}") == "B"


def test_an_ability_that_adds_mana_only_under_a_condition_is_a_mana_ability() -> None:
    only_with_creature = If(Controls(You(), OfType("creature")), (adds("{G}{G}"),), (adds("{C}"),))
    assert activate(table(source(only_with_creature), BEAR)) == "GG"
    assert payment.can_pay(table(source(only_with_creature), BEAR), 0, cost("{G}{G}"), Purpose())
    assert not payment.can_pay(table(source(only_with_creature)), 0, cost("{G}"), Purpose())


def test_counters_removed_for_x_mana_are_as_many_as_the_cost_needs() -> None:
    vault = card(
        "Vault",
        "Land",
        ability(
            TAP,
            RemoveCounters(what=Source(), number=X(), counter="storage"),
            AddMana(mana=(cost("{U}"),), amount=X()),
        ),
    )
    state = table(vault)
    state.edit(state.battlefield[0]).counters = {"storage": 3}
    assert payment.can_pay(state, 0, cost("{U}{U}"), Purpose())
    assert not payment.can_pay(state, 0, cost("{U}{U}{U}{U}"), Purpose())
    assert run(payment.pay(state, 0, cost("{1}{U}"), Purpose()))
    assert pool(state) == ""
    assert state.objects[state.battlefield[0]].counters == {"storage": 1}


def test_mana_that_lasts_is_there_until_the_turn_ends() -> None:
    state = table(source(AddMana(mana=(cost("{R}"),), lasts=True)))
    activate(state)
    state.step = "main 1"
    mana.empty_pools(state)
    assert pool(state) == "R"
    state.step = "cleanup"
    mana.empty_pools(state)
    assert pool(state) == ""


@pytest.mark.parametrize("lasting_first", [True, False])
def test_mana_that_is_lost_sooner_is_spent_first(lasting_first: bool) -> None:
    s = Scenario()
    springs = [source(AddMana(mana=(cost("{R}"),), lasts=lasts)) for lasts in (lasting_first, not lasting_first)]
    s.battlefield(0, *springs)
    state = s.state
    for id in state.battlefield:
        run(mana.activate(state, 0, id, 0))
    assert run(payment.pay(state, 0, cost("{R}"), Purpose()))
    assert [each.lasts for each in state.players[0].pool] == ["turn"]


def test_mana_that_lasts_is_spent_before_lands_are_tapped() -> None:
    s = Scenario()
    s.battlefield(0, source(AddMana(mana=(cost("{G}"),), lasts=True)), FOREST)
    state = s.state
    run(mana.activate(state, 0, state.battlefield[0], 0))
    assert run(payment.pay(state, 0, cost("{G}"), Purpose()))
    assert [state.objects[id].tapped for id in state.battlefield] == [True, False]


def test_a_trigger_adds_mana_of_the_type_that_was_produced() -> None:
    echo = card(
        "Echo", "Enchantment", TriggeredAbility(IsTappedForMana(OfType("land")), Script(effects=(AddManaOfThatType(),)))
    )
    state = table(land("RG"), echo)
    assert payment.can_pay(state, 0, cost("{G}{G}"), Purpose())
    assert not payment.can_pay(state, 0, cost("{R}{G}"), Purpose())
    assert activate(state, "add {R}") == "RR"
