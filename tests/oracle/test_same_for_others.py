"""What is true of permanents, spells and cards alike, read and played (CR 611.3a)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import act, creature, life, named, permanent, resolve, table

from manafold.rules.game import Game

OTHERS = "The same is true for creature spells you control and creature cards you own that aren't on the battlefield."
TEXT = f"Creatures you control are Elves in addition to their other types. {OTHERS}"
CUB = creature("Cub", 2, 2)


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        f"Creatures you control are every creature type. {OTHERS}",
        "Nonland permanents you control are white. The same is true for spells you control and nonland cards you own "
        "that aren't on the battlefield.",
        "Creatures you control are artifacts in addition to their other types. "
        "The same is true for creature spells you control.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Enchantment") == text


def started(text: str) -> Game:
    """Ann has an enchantment of this text; both players have cubs on the battlefield, in hand and in the graveyard."""
    scenario = table()
    song = permanent("Song", "Whenever you cast an Elf spell, you gain 3 life.")
    scenario.battlefield(0, permanent("Grove", text), song)
    for player in (0, 1):
        scenario.battlefield(player, CUB)
        scenario.hand(player, CUB)
        scenario.graveyard(player, CUB)
    return scenario.start("main 1")


def test_it_is_so_in_all_zones_but_only_for_that_player() -> None:
    game = started(TEXT)
    elves = [id for id in named(game, "Cub") if "Elf" in game.state.characteristics(id).subtypes]
    assert sorted((game.state.objects[id].owner, game.state.objects[id].zone) for id in elves) == [
        (0, "battlefield"), (0, "graveyard"), (0, "hand")
    ]  # fmt: skip


@pytest.mark.parametrize(("text", "gained"), [(TEXT, 3), (TEXT.removesuffix(OTHERS).strip(), 0)])
def test_a_spell_is_so_as_it_is_cast(text: str, gained: int) -> None:
    game = started(text)
    act(game, "cast Cub")
    resolve(game)
    assert life(game)[0] == 20 + gained
