"""Copying permanents and spells (CR 707)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from tests.rules.layer_words import (
    Also,
    Base,
    Becomes,
    Gains,
    Itself,
    Plus,
    Typed,
    Winged,
    Yours,
    card,
    creature,
    static,
)

from manafold.model.abilities import TriggeredAbility
from manafold.model.card import Card
from manafold.model.words import Fixed, Quantity, Script, Static, TargetSpec, Trigger
from manafold.rules.characteristics import printed
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect, end_effects
from manafold.rules.copies import become_copy, copy_spell
from manafold.rules.copying import copiable_values, copied_values
from manafold.rules.counters import add
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import (
    BY_RULES,
    BecameTapped,
    BecameTarget,
    Event,
    SpellCast,
    SpellCopied,
    ZoneChanged,
)
from manafold.rules.objects import StackItem
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.rules.zones import move_all, remove_from_game
from manafold.words.durations.lasting import Indefinitely
from manafold.words.durations.turn import UntilEndOfTurn

ONE = Fixed(1)
BEAR = creature("Plain Bear", 2, 2, types="Creature — Bear")
BIRD = creature("Small Bird", 1, 1, Winged(), types="Creature — Bird")
SHAPE = creature("Shape", 0, 3, types="Creature — Shapeshifter")


def copy_until_end_of_turn(state: State, id: int, original: int, *exceptions: Static) -> None:
    """A permanent of player 0 becomes a copy of another one."""
    become_copy(state, Context(state, id, 0), (id,), original, UntilEndOfTurn(), exceptions)


class TestCopiableValues:
    def test_a_copy_has_the_printed_values_and_not_what_effects_and_counters_made_of_them(self) -> None:
        s = Scenario()
        bird, shape = s.battlefield(0, BIRD, SHAPE)
        add(s.state, bird, "+1/+1", 2)
        add_effect(s.state, Context(s.state, bird, 0), (Plus(ONE, ONE), Becomes("B")), UntilEndOfTurn(), (bird,))
        copy_until_end_of_turn(s.state, shape, bird)
        chars = s.state.characteristics(shape)
        assert (chars.name, chars.power, chars.toughness, chars.keywords) == ("Small Bird", 1, 1, {"winged"})
        assert not chars.colors

    def test_what_already_applied_to_the_object_still_does(self) -> None:
        s = Scenario()
        bird, shape, _ = s.battlefield(0, BIRD, SHAPE, card("Banner", "Enchantment", static(Yours(), Plus(ONE, ONE))))
        add(s.state, shape, "+1/+1", 1)
        copy_until_end_of_turn(s.state, shape, bird)
        assert s.state.characteristics(shape).power == 3

    def test_it_ends_with_its_duration(self) -> None:
        s = Scenario()
        bird, shape = s.battlefield(0, BIRD, SHAPE)
        copy_until_end_of_turn(s.state, shape, bird)
        end_effects(s.state, "end of turn", 0)
        assert s.state.characteristics(shape).name == "Shape"

    def test_the_later_of_two_copy_effects_counts(self) -> None:
        s = Scenario()
        bird, bear, shape = s.battlefield(0, BIRD, BEAR, SHAPE)
        copy_until_end_of_turn(s.state, shape, bird)
        become_copy(s.state, Context(s.state, shape, 0), (shape,), bear, Indefinitely())
        assert s.state.characteristics(shape).name == "Plain Bear"
        end_effects(s.state, "end of turn", 0)
        assert s.state.characteristics(shape).name == "Plain Bear"

    def test_a_copy_does_not_follow_later_changes_of_the_original(self) -> None:
        s = Scenario()
        bird, bear, shape = s.battlefield(0, BIRD, BEAR, SHAPE)
        copy_until_end_of_turn(s.state, shape, bird)
        copy_until_end_of_turn(s.state, bird, bear)
        assert s.state.characteristics(bird).name == "Plain Bear"
        assert s.state.characteristics(shape).name == "Small Bird"

    def test_a_static_ability_that_was_copied_functions(self) -> None:
        s = Scenario()
        lord, bear, shape = s.battlefield(
            0, creature("Bear Lord", 3, 3, static(Typed("Bear"), Plus(ONE, ONE))), BEAR, SHAPE
        )
        copy_until_end_of_turn(s.state, shape, lord)
        assert s.state.characteristics(bear).power == 4

    def test_a_triggered_ability_that_was_copied_is_found(self) -> None:
        s = Scenario()
        watcher, shape = s.battlefield(
            0, creature("Watcher", 1, 1, TriggeredAbility(Tapping(), Script())), SHAPE
        )
        copy_until_end_of_turn(s.state, shape, watcher)
        s.state.emit(BecameTapped(BY_RULES, shape))
        assert [pending.source for pending in s.state.pending] == [watcher, shape]

    def test_a_copy_of_what_is_face_down_is_a_nameless_two_two(self) -> None:
        s = Scenario()
        bird, shape = s.battlefield(0, BIRD, SHAPE)
        s.state.edit(bird).face_down = True
        copy_until_end_of_turn(s.state, shape, bird)
        for id in (bird, shape):
            chars = s.state.characteristics(id)
            assert (chars.name, chars.power, chars.toughness, chars.types) == ("", 2, 2, {"creature"})

    def test_a_face_down_permanent_that_becomes_a_copy_stays_a_two_two(self) -> None:
        s = Scenario()
        bird, shape = s.battlefield(0, BIRD, SHAPE)
        s.state.edit(shape).face_down = True
        copy_until_end_of_turn(s.state, shape, bird)
        assert s.state.characteristics(shape).power == 2

    def test_what_has_left_is_copied_as_it_last_was(self) -> None:
        s = Scenario()
        bird, first, second = s.battlefield(0, BIRD, SHAPE, SHAPE)
        copy_until_end_of_turn(s.state, first, bird)
        remove_from_game(s.state, first)
        copy_until_end_of_turn(s.state, second, first)
        assert s.state.characteristics(second).name == "Small Bird"

    def test_a_permanent_can_enter_as_a_copy(self) -> None:
        s = Scenario()
        (bird,), (held,) = s.battlefield(0, BIRD), s.hand(0, SHAPE)
        values = copied_values(s.state, bird, Context(s.state, held, 0), (Also("artifact"),))
        event = ZoneChanged(BY_RULES, held, "hand", "battlefield", 0, copied=values)
        with pytest.raises(StopIteration):
            next(move_all(s.state, [event]))
        chars = s.state.characteristics(event.new)
        assert (chars.name, chars.types) == ("Small Bird", {"artifact", "creature"})


class TestExceptions:
    def test_an_exception_is_copied_too(self) -> None:
        s = Scenario()
        bird, first, second = s.battlefield(0, BIRD, SHAPE, SHAPE)
        copy_until_end_of_turn(s.state, first, bird, Also("artifact"), Gains(static(Itself(), Plus(ONE, ONE))))
        copy_until_end_of_turn(s.state, second, first)
        chars = s.state.characteristics(second)
        assert "artifact" in chars.types
        assert chars.power == 2

    def test_a_size_that_is_defined_is_not_copied_beside_a_certain_one(self) -> None:
        s = Scenario()
        many = creature("Crowd", 0, 0, static(Itself(), Base(Fixed(9), Fixed(9)), zone="everywhere"))
        crowd, shape = s.battlefield(0, many, SHAPE)
        copy_until_end_of_turn(s.state, shape, crowd, Base(Fixed(7), Fixed(7)))
        assert s.state.characteristics(crowd).power == 9
        assert s.state.characteristics(shape).power == 7

    def test_a_color_that_is_defined_is_not_copied_beside_a_certain_one(self) -> None:
        s = Scenario()
        black, shape = s.battlefield(0, creature("Ink", 1, 1, static(Itself(), Becomes("B"), zone="everywhere")), SHAPE)
        copy_until_end_of_turn(s.state, shape, black, Becomes("W"))
        assert s.state.characteristics(shape).colors == {"W"}

    def test_types_in_addition_leave_what_defines_types(self) -> None:
        s = Scenario()
        changer = creature("Changer", 1, 1, static(Itself(), Also("", "Elf"), zone="everywhere"))
        original, shape = s.battlefield(0, changer, SHAPE)
        copy_until_end_of_turn(s.state, shape, original, Also("", "Rogue"))
        assert s.state.characteristics(shape).subtypes == {"Elf", "Rogue"}


@dataclass(frozen=True)
class Tapping(Trigger):
    """Whenever anything becomes tapped."""

    listens: ClassVar[tuple[type[Event], ...]] = (BecameTapped,)

    def matches(self, event: Event, c: Context) -> bool:
        return True


TWO_TARGETS = Script(targets=(TargetSpec(Typed("creature"), Quantity(Fixed(2), Fixed(2))),))


def spell(state: State, player: int, what: Card, script: Script, *targets: int, **paid: int) -> int:
    """A spell on the stack with its choices made."""
    made = state.new_object("card", what, printed(what.face), player, "stack")
    made.item = StackItem(script, made.id, targets=(targets,), paid=paid)
    state.stack.append(made.id)
    return made.id


def copied(state: State, id: int, player: int, picks: list[int]) -> tuple[int, list[list[Option]]]:
    """Copy a spell with new targets, picking the options about these ids: the copy, and what was offered."""
    offered: list[list[Option]] = []
    task = copy_spell(state, id, player, BY_RULES, new_targets=True)
    decision: Decision
    try:
        decision = next(task)
        while True:
            offered.append(list(decision.options))
            pick = picks.pop(0)
            decision = task.send(next(option for option in decision.options if option.ref == pick))
    except StopIteration as done:
        return int(done.value), offered


class TestSpells:
    def test_a_copy_has_the_choices_of_the_original_and_is_not_cast(self) -> None:
        s = Scenario()
        bear, bird = s.battlefield(1, BEAR, BIRD)
        bolt = spell(s.state, 0, card("Twin Bolt", "Instant"), TWO_TARGETS, bear, bird, x=3)
        with pytest.raises(StopIteration) as done:
            next(copy_spell(s.state, bolt, 1, BY_RULES))
        copy = s.state.object(done.value.value)
        assert (copy.kind, copy.owner, copy.controller, copy.base.name) == ("spell copy", 1, 1, "Twin Bolt")
        assert s.state.stack == [bolt, copy.id]
        assert copy.item is not None
        assert (copy.item.targets, copy.item.paid["x"], copy.item.source) == (((bear, bird),), 3, copy.id)
        happened = [type(event) for event in s.state.log]
        assert happened == [SpellCopied, BecameTarget, BecameTarget]
        assert SpellCast not in happened

    def test_its_controller_may_choose_new_targets_one_by_one(self) -> None:
        s = Scenario()
        bear, bird, shape = s.battlefield(1, BEAR, BIRD, SHAPE)
        bolt = spell(s.state, 0, card("Twin Bolt", "Instant"), TWO_TARGETS, bear, bird)
        copy, offered = copied(s.state, bolt, 0, [shape, bear])
        item = s.state.object(copy).item
        assert item is not None
        assert item.targets == ((shape, bear),)
        assert [str(option) for option in offered[0]] == [
            "keep Plain Bear",
            "target Small Bird",
            "target Shape",
        ]
        original = s.state.object(bolt).item
        assert original is not None
        assert original.targets == ((bear, bird),)

    def test_a_target_that_became_illegal_may_be_kept(self) -> None:
        s = Scenario()
        land, bird, bear = s.battlefield(1, card("Flat Field", "Land"), BIRD, BEAR)
        bolt = spell(s.state, 0, card("Twin Bolt", "Instant"), TWO_TARGETS, land, bird)
        copy, _ = copied(s.state, bolt, 0, [land, bear])
        item = s.state.object(copy).item
        assert item is not None
        assert item.targets == ((land, bear),)

    def test_a_copy_of_a_permanent_spell_becomes_a_token(self) -> None:
        s = Scenario()
        original = spell(s.state, 0, BEAR, Script())
        with pytest.raises(StopIteration) as done:
            next(copy_spell(s.state, original, 0, BY_RULES))
        event = ZoneChanged(BY_RULES, done.value.value, "stack", "battlefield", 0)
        with pytest.raises(StopIteration):
            next(move_all(s.state, [event]))
        token = s.state.object(event.new)
        assert (token.kind, token.base.name) == ("token", "Plain Bear")

    def test_effects_on_a_permanent_spell_go_on_for_the_permanent(self) -> None:
        s = Scenario()
        original = spell(s.state, 0, BEAR, Script())
        add_effect(s.state, Context(s.state, original, 0), (Becomes("U"),), Indefinitely(), (original,))
        event = ZoneChanged(BY_RULES, original, "stack", "battlefield", 0)
        with pytest.raises(StopIteration):
            next(move_all(s.state, [event]))
        assert s.state.characteristics(event.new).colors == {"U"}
        assert copiable_values(s.state, event.new).colors == frozenset()
