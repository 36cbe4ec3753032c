"""Combat maths: what comes of clashes, the best blocks and the best attacks."""

from __future__ import annotations

from tests.cards import card
from tests.players.table import BEAR, ELF, GIANT, HAWK, OGRE, WALL, picks, position

from manafold.model.card import Card
from manafold.players.fighters import Combatant, clash
from manafold.rules.scenario import Scenario

LANCER = card("Quick Lancer", "{R}", "Creature — Knight", "First strike", 2, 1)
VIPER = card("Grey Viper", "{R}", "Creature — Snake", "Deathtouch", 1, 1)
BOAR = card("Loud Boar", "{R}", "Creature — Boar", "Trample", 5, 5)
BRUTE = card("Odd Brute", "{R}", "Creature — Ogre", "Menace", 4, 4)


def fight(attacker: Card, *blockers: Card) -> tuple[bool, int, int]:
    """Whether the attacker dies, how many blockers do, and how much damage gets through."""
    scenario = Scenario()
    first, *others = scenario.battlefield(0, attacker, *blockers)
    state = scenario.state
    result = clash(Combatant(state, first), tuple([Combatant(state, each) for each in others]))
    return result.attacker_dies, len(result.dead), result.through


def test_equal_creatures_kill_each_other() -> None:
    assert fight(BEAR, BEAR) == (True, 1, 0)


def test_first_strike_kills_before_the_other_strikes() -> None:
    assert fight(LANCER, BEAR) == (False, 1, 0)
    assert fight(BEAR, LANCER) == (True, 0, 0)


def test_deathtouch_kills_anything() -> None:
    assert fight(GIANT, VIPER) == (True, 1, 0)


def test_trample_deals_the_rest_to_the_defender() -> None:
    assert fight(BOAR, BEAR) == (False, 1, 3)


def test_two_blockers_bring_down_what_one_cannot() -> None:
    assert fight(GIANT, OGRE, BEAR) == (True, 2, 0)
    assert fight(GIANT, OGRE) == (False, 1, 0)


def attack(mine: list[Card], theirs: list[Card], life: int = 20) -> list[str]:
    """What the heuristic player attacks with."""
    scenario = position()
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.life(1, life)
    return picks(scenario.start("main 1"), kind="attack")


def test_it_attacks_a_player_without_blockers() -> None:
    assert attack([BEAR, OGRE], []) == ["attack Plain Bear", "attack Plain Ogre"]


def test_it_does_not_attack_into_a_bigger_blocker() -> None:
    assert attack([BEAR], [GIANT]) == ["done"]


def test_it_attacks_over_the_heads_of_what_cannot_block_it() -> None:
    assert attack([HAWK, BEAR], [GIANT]) == ["attack Red Hawk", "done"]


def test_it_attacks_with_all_when_that_is_lethal_whatever_blocks() -> None:
    assert len(attack([BEAR, BEAR, BEAR], [GIANT], life=4)) == 3


def blocks(attackers: list[Card], mine: list[Card], life: int) -> list[str]:
    """What the heuristic player, who is attacked by all these, blocks with."""
    scenario = position()
    scenario.battlefield(1, *attackers)
    scenario.battlefield(0, *mine)
    scenario.life(0, life)
    game = scenario.start("main 1", active=1)
    while game.decision is not None and game.decision.kind == "attack":
        game.choose(0)
    return picks(game, kind="block")


def test_it_blocks_what_it_can_kill_for_free() -> None:
    assert blocks([BEAR], [GIANT], 20) == ["block Plain Giant -> Plain Bear"]


def test_it_does_not_throw_a_creature_away_without_need() -> None:
    assert blocks([GIANT], [ELF], 20) == ["done"]


def test_it_throws_a_creature_away_to_stay_alive() -> None:
    assert blocks([GIANT], [ELF], 5) == ["block Plain Elf -> Plain Giant"]


def test_it_blocks_with_what_survives() -> None:
    assert blocks([OGRE], [ELF, WALL], 20) == ["block Old Wall -> Plain Ogre", "done"]


def test_menace_is_blocked_by_two_or_not_at_all() -> None:
    assert blocks([BRUTE], [OGRE, OGRE], 4)[0].startswith("block Plain Ogre")
    assert blocks([BRUTE], [OGRE, OGRE, WALL], 20)[0].startswith("block")
    assert blocks([BRUTE], [OGRE], 20) == []
