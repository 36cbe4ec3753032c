"""Evasion abilities (CR 509.1b, 702): who can block whom."""

from __future__ import annotations

import pytest
from tests.rules.duel import Duel, always, creature, permanent

from manafold.model.abilities import Ability
from manafold.model.card import Card
from manafold.rules.scenario import Scenario
from manafold.words.filters.colors import OfColor
from manafold.words.filters.composed import Not
from manafold.words.filters.pointed import Anything
from manafold.words.filters.types import OfSubtype, OfSupertype, OfType
from manafold.words.keywords.evasion import Fear, Flying, Horsemanship, Intimidate, Reach, Shadow, Skulk
from manafold.words.keywords.landwalk import Landwalk
from manafold.words.keywords.protection import Protection, Quality
from manafold.words.statics.blocking import BlocksShadow, DespiteLandwalk

FLIER = creature("Flier", 1, 1, Flying())
ARCHER = creature("Archer", 1, 1, Reach())
PLAIN = creature("Plain", 1, 1)
SHADE = creature("Shade", 1, 1, Shadow())
RIDER = creature("Rider", 1, 1, Horsemanship())
GOLEM = creature("Golem", 1, 1, types="Artifact Creature")
BLACK = creature("Black", 1, 1, colors="B")
RED = creature("Red", 1, 1, colors="R")
STRONG = creature("Strong", 3, 3)
EVERYBODY = [FLIER, ARCHER, PLAIN, SHADE, RIDER, GOLEM, BLACK, RED, STRONG]


def blockers_of(attacker: Card, scenario: Scenario | None = None) -> set[str]:
    """The names of those who can block the attacker."""
    duel = Duel([attacker], EVERYBODY, scenario)
    duel.pick(f"attack {attacker.name}")
    return {option.split()[1] for option in duel.offered if option.startswith("block")}


NO_SHADE = {card.name for card in EVERYBODY} - {"Shade"}


@pytest.mark.parametrize(
    ("ability", "colors", "able"),
    [
        (Flying(), "", {"Flier", "Archer"}),
        (Reach(), "", NO_SHADE),
        (Fear(), "", {"Golem", "Black"}),
        (Intimidate(), "R", {"Golem", "Red"}),
        (Intimidate(), "", {"Golem"}),
        (Shadow(), "", {"Shade"}),
        (Horsemanship(), "", {"Rider"}),
        (Skulk(), "", NO_SHADE - {"Strong"}),
        (Protection((Quality(OfColor("R")),)), "", NO_SHADE - {"Red"}),
        (Protection((Quality(OfType("artifact")), Quality(OfColor("B")))), "", NO_SHADE - {"Golem", "Black"}),
        (Protection((Quality(Anything()),)), "", set()),
    ],
)
def test_a_keyword_lets_only_these_block(ability: Ability, colors: str, able: set[str]) -> None:
    assert blockers_of(creature("Sneak", 1, 1, ability, colors=colors)) == able


def test_evasion_abilities_add_up() -> None:
    assert blockers_of(creature("Sneak", 1, 1, Flying(), Fear())) == set()


def test_shadow_can_be_blocked_as_though_it_were_not_there() -> None:
    duel = Duel([SHADE], [creature("Seer", 1, 1, always(BlocksShadow())), PLAIN])
    duel.pick("attack Shade")
    assert duel.offered == ["block Seer -> Shade", "done"]


SNOWY = permanent("Snowy Marsh", "Snow Land — Swamp")
MARSH = permanent("Marsh", "Basic Land — Swamp")


@pytest.mark.parametrize(
    ("ability", "land", "is_blocked"),
    [
        (Landwalk(OfSubtype("Swamp")), MARSH, False),
        (Landwalk(OfSubtype("Island")), MARSH, True),
        (Landwalk(Not(OfSupertype("basic"))), MARSH, True),
        (Landwalk(Not(OfSupertype("basic"))), SNOWY, False),
        (Landwalk(OfType("artifact")), permanent("Ring", "Artifact"), True),
        (Landwalk(OfType("artifact")), permanent("Foundry", "Artifact Land"), False),
    ],
)
def test_landwalk_looks_at_the_lands_of_the_defending_player(ability: Landwalk, land: Card, is_blocked: bool) -> None:
    s = Scenario()
    s.battlefield(1, land)
    assert blockers_of(creature("Walker", 1, 1, ability), s) == (NO_SHADE if is_blocked else set())


def test_landwalk_does_not_look_at_the_lands_of_the_attacker() -> None:
    s = Scenario()
    s.battlefield(0, SNOWY)
    assert blockers_of(creature("Walker", 1, 1, Landwalk(OfSubtype("Swamp"))), s) == NO_SHADE


def test_landwalk_of_one_kind_can_be_made_useless() -> None:
    s = Scenario()
    walk = Landwalk(OfSubtype("Swamp"))
    s.battlefield(1, MARSH, permanent("Causeway", "Enchantment", always(DespiteLandwalk(walk))))
    assert blockers_of(creature("Walker", 1, 1, walk), s) == NO_SHADE
