"""Goad (CR 701.15) and staying tapped (CR 502.3)."""

from __future__ import annotations

from tests.rules.duel import BEAR, OGRE, Duel, always, creature, permanent

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Script
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect
from manafold.rules.scenario import Scenario
from manafold.words.durations.turn import UntilYourNextTurn
from manafold.words.effects.goad import Goad
from manafold.words.effects.untapping import StayTapped
from manafold.words.filters.types import OfType
from manafold.words.keywords.building import THIS
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Source, You
from manafold.words.statics.goaded import Goaded
from manafold.words.triggers.combat import Attacks

RELIC = permanent("Relic", "Artifact")


def goad(s: Scenario, id: int, player: int) -> None:
    """`player` goads a creature."""
    source = s.put(player, "battlefield", RELIC)
    add_effect(s.state, Context(s.state, source, player), (Goaded(),), UntilYourNextTurn(), (id,))


def test_a_goaded_creature_attacks_somebody_else() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    (bear,) = s.battlefield(0, BEAR)
    goad(s, bear, 1)
    duel = Duel([], [], s)
    assert (duel.life(1), duel.life(2)) == (20, 18)  # the only legal attack


def test_with_one_opponent_a_goaded_creature_attacks_that_one() -> None:
    s = Scenario()
    (bear,) = s.battlefield(0, BEAR)
    goad(s, bear, 1)
    assert Duel([], [], s).life(1) == 18


def test_goaded_by_both_opponents_it_attacks_either() -> None:
    """701.15c: each goading is a requirement, and only one of them can be obeyed in full."""
    s = Scenario(players=("Ann", "Bob", "Cid"))
    (bear,) = s.battlefield(0, BEAR)
    goad(s, bear, 1)
    goad(s, bear, 2)
    assert Duel([], [], s).offered == ["attack Bear -> Bob", "attack Bear -> Cid"]


def test_being_goaded_twice_by_one_player_counts_once() -> None:
    """701.15d."""
    s = Scenario(players=("Ann", "Bob", "Cid"))
    (bear,) = s.battlefield(0, BEAR)
    goad(s, bear, 1)
    goad(s, bear, 1)
    goad(s, bear, 2)
    assert Duel([], [], s).offered == ["attack Bear -> Bob", "attack Bear -> Cid"]


def test_goading_lasts_until_your_next_turn() -> None:
    goader = creature("Goader", 1, 1, TriggeredAbility(Attacks(THIS), Script(effects=(
        Goad(who=You(), what=Each(OfType("creature"))),))))  # fmt: skip
    s = Scenario()
    s.library(0, RELIC, RELIC)
    s.library(1, RELIC, RELIC)
    duel = Duel([goader], [OGRE], s)
    duel.pick("attack Goader", "done", "pass")
    assert duel.life(0) == 16  # the Ogre had to attack


def test_what_stays_tapped_misses_one_untap_step_only() -> None:
    freezer = creature("Freezer", 1, 1, TriggeredAbility(Attacks(THIS), Script(effects=(StayTapped(what=Source()),))))
    s = Scenario()
    s.library(0, RELIC, RELIC, RELIC)
    s.library(1, RELIC, RELIC, RELIC)
    duel = Duel([freezer], [], s)
    duel.pick("attack Freezer")

    def until(turn: int) -> None:
        while duel.game.state.turn_number < turn or duel.game.state.step != "main 1":
            duel.pick("done" if "done" in duel.offered else "pass")

    until(4)
    assert duel.is_tapped(duel.mine[0])
    until(6)
    assert not duel.is_tapped(duel.mine[0])


def test_is_goaded_can_be_said_by_a_permanent() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    s.battlefield(1, permanent("Taunt", "Enchantment", always(Goaded(), what=OfType("creature"))))
    assert Duel([BEAR], [], s).life(2) == 18
