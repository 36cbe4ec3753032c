"""Keywords by which creatures grow, and others that trigger on attacks (CR 702.39, 702.86, 702.105, 702.108...)."""

from __future__ import annotations

from tests.rules.duel import BEAR, OGRE, WALL, Duel, creature, permanent

from manafold.model.abilities import SpellAbility
from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Fixed, Script
from manafold.rules.scenario import Scenario
from manafold.words.effects.life import GainLife
from manafold.words.keywords.annihilator import Annihilator
from manafold.words.keywords.provoke import Provoke
from manafold.words.keywords.prowess import Prowess
from manafold.words.keywords.training import Dethrone, Melee, Mentor, Training
from manafold.words.refs.plain import You

BREATHER = Card.of(
    CardFace(
        name="Breather",
        mana_cost=ManaCost.parse("{0}"),
        type_line=TypeLine.parse("Instant"),
        abilities=(SpellAbility(Script(effects=(GainLife(who=You(), amount=Fixed(1)),))),),
    )
)


def power(duel: Duel, id: int) -> int | None:
    """A creature's power now."""
    return duel.game.state.characteristics(id).power


def test_prowess_grows_with_each_noncreature_spell_of_its_controller() -> None:
    s = Scenario()
    s.hand(0, BREATHER)
    s.hand(1, BREATHER)
    duel = Duel([creature("Monk", 1, 1, Prowess())], scenario=s)
    duel.pick("cast Breather")  # Bob's
    while duel.game.state.stack:
        duel.pick("pass")
    assert duel.life(1) == 21
    assert power(duel, duel.mine[0]) == 1
    duel.pick("cast Breather")  # Ann's
    while duel.game.state.stack:
        duel.pick("pass")
    assert duel.life(0) == 21
    assert power(duel, duel.mine[0]) == 2


def test_mentor_helps_a_weaker_attacker() -> None:
    duel = Duel([creature("Mentor", 3, 3, Mentor()), BEAR, creature("Peer", 3, 3)])
    duel.pick("attack Mentor", "attack Bear", "attack Peer")
    assert duel.game.state.object(duel.mine[1]).counters == {"+1/+1": 1}
    assert duel.life(1) == 11


def test_training_needs_a_stronger_companion() -> None:
    trainee = creature("Trainee", 2, 2, Training())
    duel = Duel([trainee, OGRE, BEAR])
    duel.pick("attack Trainee", "attack Ogre", "done")
    assert power(duel, duel.mine[0]) == 3
    duel = Duel([trainee, OGRE, BEAR])
    duel.pick("attack Trainee", "attack Bear", "done")
    assert power(duel, duel.mine[0]) == 2


def test_dethrone_looks_for_the_player_with_the_most_life() -> None:
    usurper = creature("Usurper", 2, 2, Dethrone())
    duel = Duel([usurper])
    duel.pick("attack Usurper")
    assert power(duel, duel.mine[0]) == 3  # tied for most
    s = Scenario()
    s.life(0, 21)
    duel = Duel([usurper], scenario=s)
    duel.pick("attack Usurper")
    assert power(duel, duel.mine[0]) == 2


def test_melee_counts_the_opponents_attacked() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    duel = Duel([creature("Brawler", 2, 2, Melee()), BEAR], scenario=s)
    duel.pick("attack Brawler -> Bob", "attack Bear -> Cid")
    assert power(duel, duel.mine[0]) == 4
    assert (duel.life(1), duel.life(2)) == (16, 18)


def test_annihilator_makes_the_defending_player_sacrifice() -> None:
    duel = Duel([creature("Horror", 5, 5, Annihilator(2))], [BEAR, permanent("Relic", "Artifact"), WALL])
    duel.pick("attack Horror", "choose Bear", "choose Relic")
    assert [duel.lives(id) for id in duel.theirs] == [False, False, True]


def test_a_provoked_creature_untaps_and_blocks() -> None:
    s = Scenario()
    bear = s.put(1, "battlefield", BEAR, tapped=True)
    duel = Duel([creature("Bully", 3, 3, Provoke())], [WALL], s)
    duel.pick("attack Bully", "target Bear", "yes")
    assert duel.offered == ["block Bear -> Bully", "block Wall -> Bully"]
    duel.pick("block Bear -> Bully", "done")
    assert not duel.lives(bear)
    assert duel.life(1) == 20


def test_provoking_is_optional() -> None:
    duel = Duel([creature("Bully", 3, 3, Provoke())], [BEAR])
    duel.pick("attack Bully", "no")
    assert duel.offered == ["block Bear -> Bully", "done"]
