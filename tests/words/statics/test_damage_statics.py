"""Static abilities about damage: prevented, changed, dealt to something else, not to be prevented."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, OX, creature, life, permanent, resolve, spell, table

from manafold.rules.game import Game


@pytest.mark.parametrize(
    "line",
    [
        "Prevent all noncombat damage that would be dealt to you and other permanents you control.",
        "Prevent all damage that this creature would deal to snow creatures.",
        "If a red source would deal damage to you, prevent 2 of that damage.",
        "If a creature would deal combat damage to this creature, prevent that damage and put a +1/+1 counter on this "
        "creature.",
        "If this creature would deal combat damage to a creature, prevent that damage and that creature's owner draws "
        "a card.",
        "If a source would deal damage to this creature, prevent that damage. The source's controller draws cards "
        "equal to the damage prevented this way.",
        "If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it "
        "deals that much damage plus 2 instead.",
        "If equipped creature would deal combat damage, it deals double that damage instead.",
        "If this creature would deal combat damage to a player, instead that player mills that many cards.",
        "All damage that would be dealt to you and other permanents you control is dealt to this creature instead.",
        "Combat damage that would be dealt by creatures you control can't be prevented.",
        "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
    ],
)
def test_statics_about_damage_print_back(line: str) -> None:
    assert printed_back(line) == line


def position(*texts: str, whose: int = 0) -> Game:
    """Enchantments with these texts; Ann can shoot 3 damage with an archer or 3 with a stone that is no creature."""
    s = table()
    s.battlefield(0, creature("Archer", 1, 1, "{0}: Archer deals 3 damage to any target."), CUB, OX)
    s.battlefield(0, permanent("Stone", "{0}: Stone deals 3 damage to any target.", "Artifact"))
    s.battlefield(1, creature("Bull", 2, 6))
    for number, text in enumerate(texts):
        s.battlefield(whose, permanent(f"Rule {number}", text))
    s.hand(0, spell("Shell", "Prevent all damage that would be dealt to target player this turn."))
    return s.start()


@pytest.mark.parametrize(
    ("text", "by", "target", "lost"),
    [
        ("If a creature would deal damage to you, prevent 2 of that damage.", "Archer", "Ann", 1),
        ("If a creature would deal damage to you, prevent 2 of that damage.", "Stone", "Ann", 3),
        ("Prevent all damage that creatures would deal to you.", "Archer", "Ann", 0),
        ("Prevent all damage that creatures would deal to you.", "Stone", "Ann", 3),
        ("Prevent all damage that creatures would deal to you.", "Archer", "Bob", 3),
        ("If a creature you control would deal damage to an opponent, it deals triple that damage instead.", "Archer",
            "Bob", 9),
        ("If a creature you control would deal damage to an opponent, it deals triple that damage instead.", "Archer",
            "Ann", 3),
        ("If a source would deal damage to you, prevent that damage. You lose life equal to the damage prevented this "
            "way.", "Archer", "Ann", 3),
        ("If a creature would deal damage to an opponent, instead that player loses 1 life.", "Archer", "Bob", 1),
        ("If a creature would deal damage to an opponent, prevent that damage and that player loses 5 life.", "Archer",
            "Bob", 5),
    ],
)  # fmt: skip
def test_damage_is_changed_if_it_is_meant(text: str, by: str, target: str, lost: int) -> None:
    game = position(text)
    resolve(game, f"activate {by} -> {target}")
    assert 20 - life(game)[target == "Bob"] == lost


def test_the_source_that_would_have_dealt_damage_is_spoken_of() -> None:
    game = position("If a source would deal damage to an opponent, prevent that damage. That source's controller loses "
        "life equal to the damage prevented this way.")
    resolve(game, "activate Archer -> Bob")
    assert life(game) == [17, 20]


def test_damage_to_a_player_is_dealt_to_a_permanent() -> None:
    s = table()
    text = "All damage that would be dealt to you and other permanents you control is dealt to this creature instead."
    shield = s.put(0, "battlefield", creature("Shield", 0, 9, text))
    s.battlefield(0, CUB, permanent("Stone", "{0}: Stone deals 3 damage to any target.", "Artifact"))
    game = s.start()
    resolve(game, "activate Stone -> Ann")
    resolve(game, "activate Stone -> Cub")
    assert (life(game)[0], game.state.object(shield).damage) == (20, 6)


@pytest.mark.parametrize(("truth", "lost"), [
    ("Damage can't be prevented.", 3),
    ("Damage that would be dealt by creatures can't be prevented.", 3),
    ("Combat damage can't be prevented.", 0),
])
def test_damage_that_cannot_be_prevented(truth: str, lost: int) -> None:
    game = position(truth)
    resolve(game, "cast Shell -> Bob")
    resolve(game, "activate Archer -> Bob")
    assert life(game)[1] == 20 - lost


def test_damage_stops_at_one_life_but_other_loss_does_not() -> None:
    s = table()
    vow = "Damage that would reduce your life total to less than 1 reduces it to 1 instead."
    s.battlefield(0, permanent("Vow", vow))
    s.battlefield(0, permanent("Stone", "{0}: Stone deals 13 damage to any target.", "Artifact"))
    s.battlefield(0, permanent("Leech", "{0}: You lose 1 life.", "Artifact"))
    game = s.start()
    resolve(game, "activate Stone -> Ann")
    resolve(game, "activate Stone -> Ann")
    resolve(game, "activate Stone -> Ann")
    assert life(game)[0] == 1
    resolve(game, "activate Leech")
    assert (game.decision, life(game)[0]) == (None, 0)
