"""Words for what is said of creatures in combat; those about one side only are tested with the rules of that side."""

from __future__ import annotations

from tests.rules.duel import BEAR, OGRE, WALL, Duel, always, creature, permanent

from manafold.model.abilities import ActivatedAbility
from manafold.model.mana import ManaCost
from manafold.model.words import Filter, Fixed, Script, Static
from manafold.rules import payment
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect
from manafold.rules.scenario import Scenario
from manafold.rules.spending import Purpose
from manafold.words.conditions.basic import Controls
from manafold.words.costs.symbols import TapSource
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.add_mana import AddMana
from manafold.words.effects.life import GainLife
from manafold.words.filters.pointed import Is
from manafold.words.filters.status import Untapped
from manafold.words.filters.types import OfType
from manafold.words.refs.combat import AttackingPlayer, DefendingPlayer
from manafold.words.refs.plain import Source, You
from manafold.words.statics.attacking import AttacksNotIf, CantAttack
from manafold.words.statics.being_blocked import CantBeBlocked, Lure, MustBeBlocked
from manafold.words.statics.blocking import BlocksNotIf, CantBlock, MustBlockThis
from manafold.words.statics.fighting import Arrested, CantFightAlone, FightsOnlyIf, MustFight
from manafold.words.statics.untapping import StaysTapped

GOAT = creature("Goat", 1, 1)
ARTIFACT = OfType("artifact")
RELIC = permanent("Relic", "Artifact")


def this_turn(s: Scenario, does: Static, affected: int | None = None, what: Filter | None = None) -> None:
    """An effect of Ann that lasts until end of turn."""
    c = Context(s.state, affected if affected is not None else 0, 0)
    add_effect(s.state, c, (does,), UntilEndOfTurn(), None if affected is None else (affected,), what)


def test_what_cant_attack_or_block_alone() -> None:
    pack = creature("Pack", 2, 2, always(CantFightAlone()))
    assert Duel([pack]).game.state.step == "main 2"
    duel = Duel([BEAR], [pack])
    duel.pick("attack Bear")
    assert duel.life(1) == 18


def test_fighting_only_while_a_condition_holds() -> None:
    golem = creature("Golem", 4, 4, always(FightsOnlyIf(Controls(You(), ARTIFACT))))
    assert Duel([golem]).game.state.step == "main 2"
    s = Scenario()
    s.battlefield(0, RELIC)
    assert Duel([golem], scenario=s).offered == ["attack Golem", "done"]


def test_not_attacking_while_the_defending_player_controls_something() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    s.battlefield(1, RELIC)
    duel = Duel([creature("Timid", 1, 1, always(AttacksNotIf(Controls(DefendingPlayer(), ARTIFACT))))], scenario=s)
    assert duel.offered == ["attack Timid -> Cid", "done"]


def test_not_blocking_while_the_attacking_player_controls_something() -> None:
    timid = creature("Timid", 1, 1, always(BlocksNotIf(Controls(AttackingPlayer(), ARTIFACT))))
    s = Scenario()
    s.battlefield(0, RELIC)
    duel = Duel([BEAR], [timid], s)
    duel.pick("attack Bear")
    assert duel.life(1) == 18
    duel = Duel([BEAR], [timid])
    duel.pick("attack Bear")
    assert duel.offered == ["block Timid -> Bear", "done"]


def test_what_attacks_or_blocks_if_able_does_both() -> None:
    zealot = creature("Zealot", 2, 2, always(MustFight()))
    duel = Duel([zealot], [zealot])
    assert not duel.lives(duel.mine[0])
    assert not duel.lives(duel.theirs[0])


def test_an_arrested_creature_neither_fights_nor_acts() -> None:
    healing = ActivatedAbility((TapSource(),), Script(effects=(GainLife(who=You(), amount=Fixed(1)),)))
    s = Scenario()
    s.battlefield(1, permanent("Jail", "Enchantment", always(Arrested(), what=OfType("creature"))))
    duel = Duel([creature("Healer", 1, 1, healing)], [BEAR], s)
    assert duel.game.state.step == "main 2"
    assert duel.offered == ["play Field", "pass"]
    assert Duel([creature("Healer", 1, 1, healing)]).offered[0].startswith("activate")


def test_an_arrested_creature_gives_mana_only_if_mana_abilities_are_left_to_it() -> None:
    green = ManaCost.parse("{G}")
    elf = creature("Elf", 1, 1, ActivatedAbility((TapSource(),), Script(effects=(AddMana(mana=(green,)),))))
    for word, can_pay in ((Arrested(), False), (Arrested(but_mana=True), True)):
        s = Scenario()
        s.battlefield(1, permanent("Jail", "Enchantment", always(word, what=OfType("creature"))))
        s.battlefield(0, elf)
        assert payment.can_pay(s.state, 0, green, Purpose()) is can_pay


def test_a_permanent_that_stays_tapped() -> None:
    s = Scenario()
    stuck, free = [
        s.put(1, "battlefield", creature(name, 1, 1, *abilities), tapped=True)
        for name, abilities in (("Stuck", [always(StaysTapped())]), ("Free", []))
    ]
    s.library(1, RELIC)
    duel = Duel([BEAR], scenario=s)
    duel.pick("done", "pass")
    assert duel.game.state.active == 1
    assert duel.is_tapped(stuck)
    assert not duel.is_tapped(free)


def test_staying_tapped_in_your_untap_step_looks_at_whose_it_is() -> None:
    s = Scenario()
    lock = permanent("Lock", "Enchantment", always(StaysTapped(in_yours_only=True), what=OfType("creature")))
    s.battlefield(0, lock)
    theirs = s.put(1, "battlefield", BEAR, tapped=True)
    s.library(1, RELIC)
    duel = Duel([WALL], scenario=s)
    duel.pick("done", "pass")
    assert duel.game.state.active == 1
    assert not duel.is_tapped(theirs)


# For this turn


def test_what_cant_block_this_turn_is_whatever_fits_while_blockers_are_declared() -> None:
    """611.2c: an effect that changes the rules is not fixed to what was there."""
    s = Scenario()
    this_turn(s, CantBlock(), what=OfType("creature"))
    duel = Duel([BEAR], [GOAT], s)
    duel.pick("attack Bear")
    assert duel.life(1) == 18


def test_one_creature_can_be_unblockable_for_a_turn() -> None:
    s = Scenario()
    (ogre,) = s.battlefield(0, OGRE)
    this_turn(s, CantBeBlocked(), ogre)
    duel = Duel([BEAR], [WALL], s)
    duel.pick("attack Ogre", "attack Bear")
    assert duel.offered == ["block Wall -> Bear", "done"]


def test_a_creature_can_be_told_whom_to_block() -> None:
    s = Scenario()
    (ogre,) = s.battlefield(0, OGRE)
    (goat,) = s.battlefield(1, GOAT)
    c = Context(s.state, ogre, 0)
    add_effect(s.state, c, (MustBlockThis(Is(Source())),), UntilEndOfTurn(), (goat,))
    duel = Duel([BEAR], [], s)
    duel.pick("attack Ogre", "attack Bear")
    assert not duel.lives(goat)  # the only legal block, so nobody was asked
    assert duel.life(1) == 18


def test_a_creature_can_lure_for_a_turn() -> None:
    s = Scenario()
    (bear,) = s.battlefield(0, BEAR)
    this_turn(s, Lure(), bear)
    duel = Duel([OGRE], [WALL], s)
    duel.pick("attack Bear", "attack Ogre")
    assert duel.life(1) == 16
    assert duel.damage(duel.theirs[0]) == 2


def test_being_blocked_by_two_can_be_required() -> None:
    duel = Duel([creature("Taunter", 1, 1, always(MustBeBlocked(2)))], [WALL, WALL, WALL])
    duel.pick("attack Taunter", "block Wall -> Taunter")
    assert "done" not in duel.offered
    duel.pick("block Wall -> Taunter")
    assert "done" in duel.offered


def test_restrictions_on_what_fits_follow_what_it_is() -> None:
    s = Scenario()
    s.battlefield(1, permanent("Calm", "Enchantment", always(CantAttack(), what=Untapped())))
    assert Duel([BEAR], scenario=s).game.state.step == "main 2"
