"""Damage and its results (CR 120)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.rules.duel import BEAR, OGRE, WALL, Duel, creature, permanent

from manafold.model.card import Card
from manafold.rules import damage
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, DamageDealt, LifeGained, LifeLost
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.words.filters.colors import OfColor
from manafold.words.keywords.damage import Deathtouch, DoubleStrike, Infect, Lifelink, Toxic, Wither
from manafold.words.keywords.protection import Protection, Quality

CAUSE = Cause(rule="120")


def now(task: Task[object]) -> None:
    """Run a task in which nobody has anything to choose."""
    with pytest.raises(StopIteration):
        next(task)


def deal(state: State, *parts: tuple[int, int, int]) -> list[DamageDealt]:
    """Damage is dealt at the same time: source, target and amount of each."""
    now(damage.deal_all(state, [DamageDealt(CAUSE, source, target, amount) for source, target, amount in parts]))
    return [event for event in state.log if isinstance(event, DamageDealt)]


def table(*mine: Card) -> tuple[State, Sequence[int]]:
    """A state with these permanents of Ann."""
    s = Scenario()
    ids = s.battlefield(0, *mine)
    return s.state, ids


def test_damage_to_a_player_is_loss_of_life() -> None:
    state, (bear,) = table(BEAR)
    deal(state, (bear, 1, 3))
    assert state.players[1].life == 17
    assert [(e.player, e.amount, e.cause.rule) for e in state.log if isinstance(e, LifeLost)] == [(1, 3, "120.3a")]


def test_damage_to_a_creature_is_marked_on_it() -> None:
    state, (bear, ogre) = table(BEAR, OGRE)
    deal(state, (bear, ogre, 2), (bear, ogre, 1))
    assert state.object(ogre).damage == 3


def test_damage_takes_counters_from_planeswalkers_and_battles() -> None:
    sage = permanent("Sage", "Planeswalker — Jace", loyalty=5)
    state, (bear, walker, siege) = table(BEAR, sage, permanent("Keep", "Battle — Siege", defense=4))
    deal(state, (bear, walker, 2), (bear, siege, 3))
    assert state.object(walker).counters == {"loyalty": 3}
    assert state.object(siege).counters == {"defense": 1}


def test_no_damage_is_dealt_to_other_permanents_or_by_zero() -> None:
    state, (bear, relic) = table(BEAR, permanent("Relic", "Artifact"))
    assert deal(state, (bear, relic, 3), (bear, 1, 0), (bear, 1, -2)) == []
    assert state.players[1].life == 20
    assert state.object(relic).damage == 0


def test_lifelink_gains_life_separately_for_each_source() -> None:
    leech = creature("Leech", 1, 1, Lifelink())
    state, (one, two, ogre) = table(leech, leech, OGRE)
    deal(state, (one, ogre, 1), (two, 1, 2))
    assert state.players[0].life == 23
    assert [event.amount for event in state.log if isinstance(event, LifeGained)] == [1, 2]


def test_lifelink_works_with_last_known_information() -> None:
    duel = Duel([creature("Leech", 1, 1, Lifelink())])
    leech = duel.mine[0]
    state = duel.game.state
    state.edit(leech).damage = 1
    duel.pick("done")  # it dies as state-based actions are checked
    assert not state.exists(leech)
    deal(state, (leech, 1, 2))
    assert state.players[0].life == 22


def test_wither_and_infect_put_counters_on_creatures() -> None:
    state, (withering, infected, ogre) = table(creature("W", 1, 1, Wither()), creature("I", 1, 1, Infect()), OGRE)
    deal(state, (withering, ogre, 1), (infected, ogre, 2))
    assert state.object(ogre).damage == 0
    assert state.object(ogre).counters == {"-1/-1": 3}


def test_infect_poisons_players_instead_of_taking_life() -> None:
    state, (infected,) = table(creature("I", 1, 1, Infect()))
    deal(state, (infected, 1, 4))
    assert state.players[1].life == 20
    assert state.players[1].counters == {"poison": 4}


def test_wither_damage_to_a_player_is_ordinary() -> None:
    state, (withering,) = table(creature("W", 1, 1, Wither()))
    deal(state, (withering, 1, 4))
    assert state.players[1].life == 16


def test_toxic_adds_up_and_is_about_combat_damage_to_players_only() -> None:
    duel = Duel([creature("Spore", 1, 1, Toxic(1), Toxic(2))])
    duel.pick("attack Spore")
    state = duel.game.state
    assert state.players[1].counters == {"poison": 3}
    assert state.players[1].life == 19
    deal(state, (duel.mine[0], 1, 1))
    assert state.players[1].counters == {"poison": 3}


def test_deathtouch_damage_that_comes_as_counters_destroys_too() -> None:
    """702.2b asks for damage dealt, not for damage marked."""
    duel = Duel([creature("Blight", 1, 1, Deathtouch(), Wither())], [WALL])
    duel.pick("attack Blight", "block Wall -> Blight")
    assert not duel.lives(duel.theirs[0])


def test_a_player_with_ten_poison_counters_loses() -> None:
    duel = Duel([creature("Plague", 5, 5, Infect(), DoubleStrike())])
    duel.pick("attack Plague")
    assert duel.game.outcome is not None
    assert duel.game.outcome.winners == (0,)


def test_protection_prevents_damage_from_sources_with_the_quality() -> None:
    warded = creature("Warded", 3, 3, Protection((Quality(OfColor("R")),)))
    state, (target, red, other) = table(warded, creature("Red", 1, 1, colors="R"), BEAR)
    assert [event.source for event in deal(state, (red, target, 2), (other, target, 1))] == [other]
    assert state.object(target).damage == 1


def test_damage_that_cant_be_prevented_gets_past_protection() -> None:
    warded = creature("Warded", 3, 3, Protection((Quality(OfColor("R")),)))
    state, (target, red) = table(warded, creature("Red", 1, 1, colors="R"))
    now(damage.deal_all(state, [DamageDealt(CAUSE, red, target, 2, preventable=False)]))
    assert state.object(target).damage == 2


@pytest.mark.parametrize(
    ("amounts", "excess"),
    [((5,), 1), ((4,), 0), ((3, 3), 2), ((1, 1), 0)],
)
def test_excess_damage_is_what_is_more_than_lethal_from_all_sources(amounts: tuple[int, ...], excess: int) -> None:
    state, (bear, ogre) = table(BEAR, OGRE)
    assert sum([event.excess for event in deal(state, *[(bear, ogre, amount) for amount in amounts])]) == excess


def test_excess_damage_of_a_source_with_deathtouch_is_all_but_one() -> None:
    state, (asp, ogre) = table(creature("Asp", 3, 3, Deathtouch()), OGRE)
    (event,) = deal(state, (asp, ogre, 3))
    assert event.excess == 2


def test_excess_damage_to_a_planeswalker_is_what_is_more_than_its_loyalty() -> None:
    state, (bear, walker) = table(BEAR, permanent("Sage", "Planeswalker — Jace", loyalty=2))
    (event,) = deal(state, (bear, walker, 5))
    assert event.excess == 3
