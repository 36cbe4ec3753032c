"""What permanents are by a choice made for another, and what is paid as they enter."""

from __future__ import annotations

import pytest
from tests.rules.play import CUB, act, life, permanent, resolve, table

INN = permanent("Inn", "As this land enters, you may pay 2 life. If you don't, it enters tapped.", "Land")


@pytest.mark.parametrize(("answer", "tapped", "left"), [("yes", False, 18), ("no", True, 20)])
def test_a_land_enters_tapped_unless_life_is_paid(answer: str, tapped: bool, left: int) -> None:
    s = table()
    s.hand(0, INN)
    game = s.start()
    act(game, "play Inn", answer)
    (inn,) = [id for id in game.state.battlefield if game.state.label(id) == "Inn"]
    assert (game.state.objects[inn].tapped, life(game)[0]) == (tapped, left)


@pytest.mark.parametrize(
    ("end", "expected"), [("", {"Goblin"}), (" in addition to their other types", {"Bear", "Goblin"})]
)
def test_creatures_are_the_chosen_type(end: str, expected: set[str]) -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    text = f"As this enchantment enters, choose a creature type.\nCreatures you control are the chosen type{end}."
    s.hand(0, permanent("Mask", text))
    game = s.start()
    resolve(game, "cast Mask")
    act(game, "Goblin")
    assert game.state.characteristics(cub).subtypes == expected
