"""Continuous effects from resolutions: what they apply to, for how long, and with which numbers (CR 611)."""

from __future__ import annotations

from tests.rules.layer_words import (
    Becomes,
    CantBlock,
    Gains,
    HowMany,
    Itself,
    LifeTotal,
    Plus,
    Typed,
    WhileTapped,
    Yours,
    creature,
    static,
)

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Fixed, Script, Trigger
from manafold.rules import tapping, zones
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect, end_effects
from manafold.rules.events import BY_RULES
from manafold.rules.freezing import freeze
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.rules.triggering import DelayedTrigger
from manafold.rules.turn import begin_step
from manafold.rules.under_effects import player_rules
from manafold.words.durations.lasting import Indefinitely
from manafold.words.durations.turn import (
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextEndStep,
    UntilYourNextTurn,
)

ONE = Fixed(1)
BEAR = creature("Plain Bear", 2, 2)
GROW = (Plus(ONE, ONE),)


def power(state: State, id: int) -> int | None:
    """Power now."""
    return state.characteristics(id).power


class TestWhatTheyApplyTo:
    def test_those_who_come_later_are_not_among_those_who_got_bigger(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, UntilEndOfTurn(), what=Yours())
        (later,) = s.battlefield(0, BEAR)
        assert power(s.state, bear) == 3
        assert power(s.state, later) == 2

    def test_a_change_of_the_rules_applies_to_those_who_come_later_too(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), (*GROW, CantBlock()), UntilEndOfTurn(), what=Yours())
        (later,) = s.battlefield(0, BEAR)
        assert power(s.state, later) == 2
        assert [type(word) for word, _ in s.state.characteristics(later).rules] == [CantBlock]

    def test_it_can_be_true_of_a_player(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), (CantBlock(),), UntilEndOfTurn(), (1,))
        assert [type(word) for word, _ in player_rules(s.state, 1)] == [CantBlock]
        assert player_rules(s.state, 0) == ()

    def test_what_left_and_came_back_is_another_object(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, UntilEndOfTurn(), (bear,))
        for _ in zones.move(s.state, bear, "exile", BY_RULES):
            raise AssertionError("nobody has to choose")
        (exiled,) = s.state.exile
        for _ in zones.enter(s.state, exiled, 0, BY_RULES):
            raise AssertionError("nobody has to choose")
        (back,) = s.state.battlefield
        assert power(s.state, back) == 2
        assert power(s.state, bear) == 3  # last-known information


class TestNumbers:
    def test_a_number_is_fixed_as_the_effect_begins(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        word = Plus(HowMany(Typed("creature")), Fixed(0))
        add_effect(s.state, Context(s.state, bear, 0), (word,), UntilEndOfTurn(), (bear,))
        s.battlefield(0, BEAR, BEAR)
        assert power(s.state, bear) == 3

    def test_a_number_in_a_static_ability_is_not_fixed(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, creature("Lively", 0, 1, static(Itself(), Plus(LifeTotal(), ONE))))
        assert power(s.state, bear) == 20
        s.life(0, 7)
        assert power(s.state, bear) == 7

    def test_a_number_in_an_ability_that_is_handed_on_is_not_fixed(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        given = Gains(static(Itself(), Plus(HowMany(Typed("creature")), ONE)))
        c = Context(s.state, bear, 0)
        assert freeze(given, c) is given
        assert freeze(Plus(LifeTotal(), ONE), c) == Plus(Fixed(20), ONE)


class TestDurations:
    def test_until_end_of_turn_ends_with_any_turn(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, UntilEndOfTurn(), (bear,))
        end_effects(s.state, "end of combat", 1)
        assert power(s.state, bear) == 3
        end_effects(s.state, "end of turn", 1)
        assert power(s.state, bear) == 2

    def test_until_your_next_turn_is_of_the_controller(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, UntilYourNextTurn(), (bear,))
        end_effects(s.state, "your next turn", 1)
        assert power(s.state, bear) == 3
        end_effects(s.state, "your next turn", 0)
        assert power(s.state, bear) == 2

    def test_until_the_end_of_your_next_turn_outlasts_the_present_one(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, UntilEndOfYourNextTurn(), (bear,))
        end_effects(s.state, "end of turn", 0)
        s.state.turn_number += 1
        end_effects(s.state, "end of turn", 1)
        assert power(s.state, bear) == 3
        s.state.turn_number += 1
        end_effects(s.state, "end of turn", 0)
        assert power(s.state, bear) == 2

    def test_without_a_duration_it_lasts(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, Indefinitely(), (bear,))
        end_effects(s.state, "end of turn", 0)
        end_effects(s.state, "your next turn", 0)
        assert power(s.state, bear) == 3

    def test_for_as_long_as_is_over_once_and_for_all(self) -> None:
        s = Scenario()
        source, bear = s.battlefield(0, BEAR, BEAR)
        tapping.tap(s.state, source, BY_RULES)
        add_effect(s.state, Context(s.state, source, 0), GROW, WhileTapped(), (bear,))
        assert power(s.state, bear) == 3
        tapping.untap(s.state, source, BY_RULES)
        assert power(s.state, bear) == 2
        tapping.tap(s.state, source, BY_RULES)
        assert power(s.state, bear) == 2

    def test_for_as_long_as_something_that_is_over_already_does_nothing(self) -> None:
        s = Scenario()
        source, bear = s.battlefield(0, BEAR, BEAR)
        add_effect(s.state, Context(s.state, source, 0), GROW, WhileTapped(), (bear,))
        tapping.tap(s.state, source, BY_RULES)
        assert power(s.state, bear) == 2

    def test_an_effect_that_ends_uncovers_an_earlier_one(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), (Becomes("W"),), Indefinitely(), (bear,))
        add_effect(s.state, Context(s.state, bear, 0), (Becomes("B"),), UntilEndOfTurn(), (bear,))
        assert s.state.characteristics(bear).colors == {"B"}
        end_effects(s.state, "end of turn", 0)
        assert s.state.characteristics(bear).colors == {"W"}

    def test_a_delayed_trigger_ends_with_its_duration(self) -> None:
        s = Scenario()
        ability = TriggeredAbility(Trigger(), Script())
        once = DelayedTrigger(ability, 100, 0, None, s.state.turn_number)
        this_turn = DelayedTrigger(ability, 100, 0, None, s.state.turn_number, UntilEndOfTurn())
        s.state.delayed = (once, this_turn)
        end_effects(s.state, "end of turn", 1)
        assert s.state.delayed == (once,)

    def test_until_your_next_end_step_ends_as_that_step_begins(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add_effect(s.state, Context(s.state, bear, 0), GROW, UntilYourNextEndStep(), (bear,))
        s.state.step = "end"
        for player, expected in (1, 3), (0, 2):
            s.state.active = player
            assert begin_step(s.state) is None  # nothing else is done in it
            assert power(s.state, bear) == expected
