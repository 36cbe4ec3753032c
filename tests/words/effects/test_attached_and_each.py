"""Effects on what a source is attached to, and damage by each of many sources."""

from __future__ import annotations

from tests.rules.play import CUB, OX, creature, life, permanent, resolve, size, spell, table

TRICK = "{0}: Equipped creature gets +1/+0 until end of turn."
HARNESS = permanent("Harness", f"{TRICK}\nEquip {{0}}", "Artifact — Equipment")
SAINT = creature("Saint", 2, 2, "Lifelink")
RIOT = spell("Riot", "Each creature you control deals 1 damage to target player.")


def test_a_bonus_stays_with_what_was_equipped_as_the_ability_resolved() -> None:
    s = table()
    cub, ox = s.battlefield(0, CUB, OX)
    s.battlefield(0, HARNESS)
    game = s.start("main 1")
    resolve(game, "activate Harness (2) -> Cub")
    resolve(game, "activate Harness (1)")
    assert (size(game, cub), size(game, ox)) == ((3, 2), (2, 4))
    resolve(game, "activate Harness (2) -> Ox")
    assert (size(game, cub), size(game, ox)) == ((3, 2), (2, 4))


def test_each_creature_is_a_source_of_its_own() -> None:
    s = table()
    s.battlefield(0, SAINT, CUB)
    s.battlefield(1, OX)
    s.hand(0, RIOT)
    game = s.start()
    resolve(game, "cast Riot -> Bob")
    assert life(game) == [21, 18]  # only one of the two is dealt by a source with lifelink
