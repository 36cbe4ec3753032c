"""Control of permanents (CR 110.2, 613.1b)."""

from __future__ import annotations

from tests.rules.layer_words import Host, Plus, YouControl, Yours, card, creature, static

from manafold.model.words import Fixed
from manafold.rules import zones
from manafold.rules.combat import put_attacking
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect, end_effects
from manafold.rules.control import commit_control
from manafold.rules.events import ControlChanged
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.words.durations.lasting import Indefinitely
from manafold.words.durations.turn import UntilEndOfTurn

BEAR = creature("Plain Bear", 2, 2)
THEFT = card("Theft", "Enchantment — Aura", static(Host(), YouControl()))
BANNER = card("Plain Banner", "Enchantment", static(Yours(), Plus(Fixed(1), Fixed(1))))


def take(state: State, player: int, id: int) -> None:
    """`player` gains control of a permanent until end of turn."""
    add_effect(state, Context(state, id, player), (YouControl(),), UntilEndOfTurn(), (id,))
    commit_control(state)


def changes(state: State) -> list[tuple[int, int, int]]:
    """Who got what from whom, in order."""
    return [(event.object, event.before, event.now) for event in state.log if isinstance(event, ControlChanged)]


def test_control_is_gained_told_and_given_back() -> None:
    s = Scenario()
    (bear,) = s.battlefield(1, BEAR)
    take(s.state, 0, bear)
    assert s.state.object(bear).controller == 0
    end_effects(s.state, "end of turn", 0)
    commit_control(s.state)
    assert s.state.object(bear).controller == 1
    assert changes(s.state) == [(bear, 1, 0), (bear, 0, 1)]


def test_it_is_given_back_to_the_player_under_whose_control_it_entered() -> None:
    s = Scenario()
    bear = s.put(1, "battlefield", BEAR, controller=0)
    take(s.state, 1, bear)
    assert s.state.object(bear).controller == 1
    end_effects(s.state, "end of turn", 0)
    commit_control(s.state)
    assert s.state.object(bear).controller == 0


def test_the_later_effect_decides_and_the_earlier_is_uncovered_when_it_ends() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    (bear,) = s.battlefield(2, BEAR)
    add_effect(s.state, Context(s.state, bear, 0), (YouControl(),), Indefinitely(), (bear,))
    take(s.state, 1, bear)
    assert s.state.object(bear).controller == 1
    end_effects(s.state, "end of turn", 0)
    commit_control(s.state)
    assert s.state.object(bear).controller == 0


def test_a_permanent_that_changes_hands_is_summoning_sick_again() -> None:
    s = Scenario()
    (bear,) = s.battlefield(1, BEAR)
    assert not s.state.object(bear).sick
    take(s.state, 0, bear)
    assert s.state.object(bear).sick


def test_a_creature_that_changes_hands_is_removed_from_combat() -> None:
    s = Scenario()
    (bear,) = s.battlefield(0, BEAR)
    state = s.state
    state.step = "declare attackers"
    assert put_attacking(state, bear, 1)
    assert state.combat is not None
    assert bear in state.combat.attacks
    take(state, 1, bear)
    assert bear not in state.combat.attacks


def test_an_aura_gives_control_while_it_is_there() -> None:
    s = Scenario()
    (bear,) = s.battlefield(1, BEAR)
    theft = s.put(0, "battlefield", THEFT, attached_to=bear)
    commit_control(s.state)
    assert s.state.object(bear).controller == 0
    zones.remove_from_game(s.state, theft)
    commit_control(s.state)
    assert s.state.object(bear).controller == 1


def test_who_controls_the_aura_controls_the_creature_without_a_detour() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    (bear,) = s.battlefield(2, BEAR)
    theft = s.put(0, "battlefield", THEFT, attached_to=bear)
    s.put(1, "battlefield", THEFT, attached_to=theft)
    commit_control(s.state)
    assert s.state.object(theft).controller == 1
    assert s.state.object(bear).controller == 1
    assert changes(s.state) == [(bear, 2, 1), (theft, 0, 1)]


def test_effects_on_what_a_player_controls_follow() -> None:
    s = Scenario()
    (bear,) = s.battlefield(1, BEAR)
    s.battlefield(0, BANNER)
    assert s.state.characteristics(bear).power == 2
    take(s.state, 0, bear)
    assert s.state.characteristics(bear).power == 3


def test_a_fork_keeps_who_would_get_it_back() -> None:
    s = Scenario()
    (bear,) = s.battlefield(1, BEAR)
    take(s.state, 0, bear)
    twin = s.state.fork()
    end_effects(twin, "end of turn", 0)
    commit_control(twin)
    assert twin.object(bear).controller == 1
    assert s.state.object(bear).controller == 0
