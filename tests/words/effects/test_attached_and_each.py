"""Effects on what a source is attached to, and damage by each of many sources."""

from __future__ import annotations

import pytest
from tests.rules.play import CUB, OX, creature, life, named, permanent, resolve, size, spell, table

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


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize(
    ("text", "attached"),
    [
        ("Return target Equipment card from your graveyard to the battlefield attached to that token.", "Harness"),
        ("Attach target Equipment you control to it.", "Chain"),
        ("Create a Wicked Role token attached to it.", "Wicked"),
    ],
)
def test_what_enters_attached_to_one_of_several_tokens_is_where_its_player_wants_it(
    text: str, attached: str, place: int
) -> None:
    s = table()
    rule = "If one or more creature tokens would be created under your control, three times that many of those " \
           "tokens are created instead."  # fmt: skip
    s.battlefield(0, permanent("Rule", rule), permanent("Chain", "Equip {0}", "Artifact — Equipment"))
    s.graveyard(0, HARNESS)
    s.hand(0, spell("Deed", f"Create a 1/1 green Elf creature token. {text}", "Sorcery"))
    game = s.start("main 1")
    resolve(game, "cast Deed")
    elves = named(game, "Elf Token")
    assert game.decision is not None
    assert [option.ref for option in game.decision.options] == elves
    game.choose(place)
    (found,) = [id for id in game.state.battlefield if game.state.label(id).startswith(attached)]
    assert game.state.objects[found].attached_to == elves[place]
