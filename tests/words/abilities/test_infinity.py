"""Harnessing, damage that stays, protection from opponents, first strike that changes, amassing nothing, played."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, attack, board, creature, go, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game


def playing(*hand: Card, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "∞ — At the beginning of your upkeep, draw a card.",
        "{6}{B}, {T}: Harness this creature.",
        "Whenever a harnessed creature you control attacks, you gain 1 life.",
        "Damage isn't removed from this creature during cleanup steps.",
        "Protection from each of your opponents",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_what_is_harnessed_has_more_abilities() -> None:
    stone = permanent("Stone", "{0}: Harness this artifact.\n∞ — {0}: You gain 5 life.", "Artifact")
    lens = permanent("Lens", "Harnessed permanents you control have hexproof.")
    game = playing(mine=(stone, lens))
    assert len([line for line in offered(game) if "Stone" in line]) == 1
    resolve(game, "activate Stone")
    assert len([line for line in offered(game) if "Stone" in line]) == 2
    assert "hexproof" in game.state.characteristics(named(game, "Stone")[0]).keywords
    game.choose([line for line in offered(game) if "Stone" in line][1])
    resolve(game)
    assert life(game)[0] == 25


def test_damage_stays_on_what_keeps_it() -> None:
    text = "Damage isn't removed from this creature during cleanup steps."
    hurt = spell("Hurt", "Hurt deals 2 damage to each creature.")
    game = playing(hurt, mine=(creature("Husk", 2, 5, text), OX))
    resolve(game, "cast Hurt")
    go(game, "upkeep")
    assert [game.state.object(named(game, name)[0]).damage for name in ("Husk", "Ox")] == [2, 0]


def test_protection_from_opponents_is_from_what_they_control() -> None:
    scenario = table()
    scenario.battlefield(0, creature("Saint", 2, 2, "Protection from each of your opponents"), CUB)
    scenario.battlefield(0, permanent("Wand", "{0}: Target creature gets +1/+0 until end of turn."))
    scenario.battlefield(1, permanent("Hex", "{0}: Destroy target creature."))
    game = scenario.start("main 1")
    resolve(game, "activate Wand", "target Saint")
    assert size(game, named(game, "Saint")[0]) == (3, 2)
    game.choose("pass")
    resolve(game, "activate Hex")
    assert board(game) == ["Saint", "Wand"]


FLASH = "Target creature gains first strike until end of turn."
FADE = "Target creature loses double strike until end of turn."


@pytest.mark.parametrize(
    ("text", "changed", "others", "lost"),
    [
        (FLASH, creature("Cadet", 2, 2), (creature("Lancer", 1, 1, "First strike"),), 3),
        (FADE, creature("Cadet", 2, 2, "Double strike"), (), 2),
    ],
    ids=["gained after the first damage", "double strike lost after it"],
)
def test_first_strike_is_looked_at_as_the_first_damage_is_dealt(
    text: str, changed: Card, others: tuple[Card, ...], lost: int
) -> None:
    game = playing(mine=(changed, *others, permanent("Baton", f"{{0}}: {text}")))
    attack(game, "attack Cadet", *["attack Lancer"] * len(others))
    go(game, "first strike damage")
    resolve(game, "activate Baton", *["target Cadet"] * ("target Cadet" in offered(game) or bool(others)))
    go(game, "end of combat")
    assert life(game)[1] == 20 - lost


def test_amassing_nothing_makes_an_army_that_dies() -> None:
    game = playing(spell("Rally", "Amass Zombies X, where X is the number of lands you control."), mine=(CUB,))
    resolve(game, "cast Rally")
    assert board(game) == ["Cub"]
    assert [event for event in game.state.turn_events if type(event).__name__ == "TokensCreated"]
