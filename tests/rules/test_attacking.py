"""Declaring attackers (CR 508)."""

from __future__ import annotations

from tests.rules.duel import BEAR, FIELD, OGRE, WALL, Duel, always, creature, permanent

from manafold.model.mana import ManaCost
from manafold.rules.events import BecameTapped, CreatureAttacked, PlayerAttacked
from manafold.rules.scenario import Scenario
from manafold.words.conditions.basic import Controls
from manafold.words.filters.pointed import Is
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.keywords.simple import Defender, Haste, Vigilance
from manafold.words.refs.combat import DefendingPlayer
from manafold.words.refs.plain import You
from manafold.words.statics.attacking import (
    AttackLimit,
    AttacksOnlyAlone,
    AttacksOnlyIf,
    AttackTax,
    CantAttack,
    CantAttackAlone,
    IgnoresDefender,
    MustAttack,
)
from manafold.words.statics.fighting import CantFight

GOAT = creature("Goat", 1, 1)
FURY = creature("Fury", 3, 3, always(MustAttack()))


def test_an_attacker_taps_and_deals_its_damage_to_the_defending_player() -> None:
    duel = Duel([BEAR, OGRE])
    duel.pick("attack Bear", "done")
    assert duel.is_tapped(duel.mine[0])
    assert not duel.is_tapped(duel.mine[1])
    assert duel.life(1) == 18


def test_attackers_are_picked_one_by_one_and_done_ends_the_run() -> None:
    duel = Duel([BEAR, OGRE, GOAT])
    assert duel.offered == ["attack Bear", "attack Ogre", "attack Goat", "done"]
    duel.pick("attack Ogre")
    assert duel.offered == ["attack Bear", "attack Goat", "done"]
    assert duel.game.decision is not None
    assert [str(option) for option in duel.game.decision.picked] == ["attack Ogre"]
    assert duel.game.decision.remaining == 1
    duel.pick("attack Bear", "attack Goat")
    assert duel.life(1) == 13


def test_nobody_has_to_attack() -> None:
    duel = Duel([BEAR])
    duel.pick("done")
    assert duel.life(1) == 20
    assert duel.game.state.combat is None


def test_tapped_sick_and_defending_creatures_cant_attack() -> None:
    s = Scenario()
    s.put(0, "battlefield", creature("Sleeper", 1, 1), tapped=True)
    s.put(0, "battlefield", creature("Newcomer", 1, 1), sick=True)
    s.put(0, "battlefield", creature("Fast Newcomer", 1, 1, Haste()), sick=True)
    duel = Duel([creature("Guard", 1, 1, Defender()), permanent("Statue", "Artifact")], scenario=s)
    assert duel.offered == ["attack Fast Newcomer", "done"]


def test_without_a_creature_that_can_attack_nothing_is_asked() -> None:
    duel = Duel([WALL], sick=True)
    assert duel.game.state.step == "main 2"


def test_vigilance_keeps_an_attacker_untapped() -> None:
    duel = Duel([creature("Watcher", 2, 2, Vigilance())])
    duel.pick("attack Watcher")
    assert not duel.is_tapped(duel.mine[0])
    assert duel.life(1) == 18


def test_the_events_tell_who_attacked_whom() -> None:
    duel = Duel([BEAR, OGRE])
    duel.pick("attack Bear", "attack Ogre")
    log = list(duel.game.state.log)
    assert [(e.attacker, e.defender, e.alone) for e in log if isinstance(e, CreatureAttacked)] == [
        (duel.mine[0], 1, False),
        (duel.mine[1], 1, False),
    ]
    assert [e.attackers for e in log if isinstance(e, PlayerAttacked)] == [tuple(duel.mine)]
    assert {e.cause.rule for e in log if isinstance(e, BecameTapped)} == {"508.1f"}


def test_a_lone_attacker_attacks_alone() -> None:
    duel = Duel([BEAR, OGRE])
    duel.pick("attack Bear", "done")
    assert [e.alone for e in duel.game.state.log if isinstance(e, CreatureAttacked)] == [True]


def test_planeswalkers_of_the_defending_player_can_be_attacked() -> None:
    s = Scenario()
    sage = s.put(1, "battlefield", permanent("Sage", "Legendary Planeswalker — Jace", loyalty=4))
    duel = Duel([BEAR, OGRE], scenario=s)
    assert duel.offered == [
        "attack Bear -> Bob", "attack Bear -> Sage", "attack Ogre -> Bob", "attack Ogre -> Sage", "done"
    ]  # fmt: skip
    duel.pick("attack Bear -> Sage", "attack Ogre -> Bob")
    assert duel.game.state.object(sage).counters == {"loyalty": 2}
    assert duel.life(1) == 16


def test_in_a_game_of_three_each_opponent_can_be_attacked() -> None:
    duel = Duel([BEAR, OGRE], scenario=Scenario(players=("Ann", "Bob", "Cid")))
    duel.pick("attack Bear -> Cid", "attack Ogre -> Bob")
    assert (duel.life(1), duel.life(2)) == (16, 18)


def test_a_creature_that_cant_attack_is_not_offered() -> None:
    duel = Duel([BEAR, creature("Coward", 2, 2, always(CantAttack())), creature("Prisoner", 2, 2, always(CantFight()))])
    assert duel.offered == ["attack Bear", "done"]


def test_you_can_be_spared_while_your_planeswalkers_are_not() -> None:
    s = Scenario()
    shrine = permanent("Shrine", "Enchantment", always(CantAttack(Is(You())), what=OfType("creature")))
    s.battlefield(1, shrine, permanent("Sage", "Planeswalker — Jace", loyalty=4))
    duel = Duel([BEAR], scenario=s)
    assert duel.offered == ["attack Bear -> Sage", "done"]


def test_attacking_only_while_the_defending_player_controls_something_looks_at_each_of_them() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    s.battlefield(2, permanent("Cove", "Land — Island"))
    serpent = creature("Serpent", 5, 5, always(AttacksOnlyIf(Controls(DefendingPlayer(), OfSubtype("Island")))))
    duel = Duel([serpent], scenario=s)
    assert duel.offered == ["attack Serpent -> Cid", "done"]


def test_defender_can_be_ignored() -> None:
    duel = Duel([creature("Gate", 3, 3, Defender(), always(IgnoresDefender()))])
    duel.pick("attack Gate")
    assert duel.life(1) == 17


def test_what_attacks_if_able_attacks_without_being_asked() -> None:
    duel = Duel([FURY, BEAR])
    assert duel.offered == ["attack Fury", "attack Bear"]
    duel.pick("attack Bear")
    assert duel.life(1) == 15


def test_done_is_offered_once_all_requirements_are_obeyed() -> None:
    duel = Duel([FURY, BEAR])
    duel.pick("attack Fury")
    assert duel.offered == ["attack Bear", "done"]


def test_a_tapped_creature_that_attacks_if_able_is_not_able() -> None:
    s = Scenario()
    s.put(0, "battlefield", FURY, tapped=True)
    duel = Duel([BEAR], scenario=s)
    assert duel.offered == ["attack Bear", "done"]


def test_with_one_attacker_at_most_the_required_one_is_the_only_legal_attack() -> None:
    """The example of 508.1d."""
    s = Scenario()
    s.battlefield(1, permanent("Narrow Pass", "Enchantment", always(AttackLimit(1))))
    duel = Duel([FURY, BEAR], scenario=s)
    assert duel.life(1) == 17  # nothing had to be asked
    assert not duel.is_tapped(duel.mine[1])


def test_with_two_required_attackers_and_room_for_one_either_may_attack() -> None:
    s = Scenario()
    s.battlefield(1, permanent("Narrow Pass", "Enchantment", always(AttackLimit(1))))
    duel = Duel([FURY, FURY, BEAR], scenario=s)
    assert duel.offered == ["attack Fury", "attack Fury"]
    duel.pick("attack Fury")
    assert duel.life(1) == 17


def test_a_limit_on_attacking_one_player_leaves_the_others_open() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    s.battlefield(1, permanent("Moat Bridge", "Enchantment", always(AttackLimit(1, Is(You())))))
    duel = Duel([BEAR, OGRE], scenario=s)
    duel.pick("attack Bear -> Bob")
    assert duel.offered == ["attack Ogre -> Cid", "done"]


def test_what_cant_attack_alone_needs_company_before_done() -> None:
    duel = Duel([creature("Flock", 1, 1, always(CantAttackAlone())), BEAR])
    duel.pick("attack Flock")
    assert duel.life(1) == 17  # the Bear had to come along


def test_what_cant_attack_alone_is_not_offered_without_company() -> None:
    duel = Duel([creature("Flock", 1, 1, always(CantAttackAlone()))])
    assert duel.game.state.step == "main 2"


def test_what_only_attacks_alone_excludes_the_others() -> None:
    duel = Duel([creature("Loner", 5, 5, always(AttacksOnlyAlone())), BEAR])
    duel.pick("attack Bear")
    assert duel.life(1) == 18  # with the Bear attacking, the Loner is no option and nothing is left to ask


def test_a_requirement_does_not_override_a_restriction() -> None:
    duel = Duel([creature("Torn", 3, 3, always(MustAttack(), CantAttack())), BEAR])
    assert duel.offered == ["attack Bear", "done"]


TOLL = permanent("Toll", "Enchantment", always(AttackTax(ManaCost.parse("{2}"), Is(You())), what=OfType("creature")))


def lands(s: Scenario, number: int) -> None:
    """Ann has so many lands."""
    s.battlefield(0, *[permanent("Meadow", "Basic Land — Plains")] * number)


def test_attacks_that_cannot_be_paid_for_are_not_offered() -> None:
    s = Scenario()
    s.battlefield(1, TOLL)
    lands(s, 3)
    duel = Duel([BEAR, OGRE], scenario=s)
    duel.pick("attack Bear")
    assert duel.life(1) == 18  # one attack is all that three lands pay for
    tapped = [id for id in duel.game.state.battlefield if duel.is_tapped(id)]
    assert len(tapped) == 3  # the Bear and two lands


def test_a_creature_that_attacks_if_able_need_not_if_that_costs_mana() -> None:
    """508.1d: nobody has to pay."""
    s = Scenario()
    s.battlefield(1, TOLL)
    lands(s, 2)
    duel = Duel([FURY], scenario=s)
    assert duel.offered == ["attack Fury", "done"]
    duel.pick("done")
    assert duel.life(1) == 20


def test_the_field_of_the_table_is_played_from_hand() -> None:
    duel = Duel([BEAR])
    duel.pick("done")
    assert f"play {FIELD.name}" in duel.offered
