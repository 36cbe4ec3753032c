"""How costs, mana and what triggers on it are written: read and printed back."""

from __future__ import annotations

import pytest
from tests.cards import printed_back

COSTS = [
    "{2}{W/U}{R/P}",
    "{T}",
    "{Q}",
    "{3}, {T}",
    "Pay 7 life",
    "Pay X life",
    "Sacrifice this creature",
    "Sacrifice another creature",
    "Sacrifice two Goblins",
    "Sacrifice X lands",
    "Tap an untapped Elf you control",
    "Tap three untapped creatures you control",
    "Discard a creature card",
    "Discard this card",
    "Discard your hand",
    "Discard two cards at random",
    "Exile a creature card from your graveyard",
    "Exile two cards from your hand",
    "Exile this card from your graveyard",
    "Exile this card from your hand",
    "Return a land you control to its owner's hand",
    "Reveal a red card from your hand",
    "Mill three cards",
    "Remove a +1/+1 counter from this creature",
    "Remove two time counters from this creature",
    "Put a -1/-1 counter on this creature",
    "Pay {E}{E}",
    "Pay six {E}",
    "{1}, {T}, Pay 2 life, Sacrifice a creature",
]


@pytest.mark.parametrize("cost", COSTS)
def test_a_cost_reads_and_prints_back(cost: str) -> None:
    text = f"{cost}: You gain 13 life."
    assert printed_back(text) == text


@pytest.mark.parametrize("loyalty", ["+7", "0", "−11", "−X"])
def test_a_loyalty_cost_reads_and_prints_back(loyalty: str) -> None:
    text = f"{loyalty}: You gain 13 life."
    assert printed_back(text, "Legendary Planeswalker — Chandra") == text


MANA = [
    "Add {R}{R}{R}{U}.",
    "Add {W}{W}{W} or {B}{B}{B}.",
    "Add {W}{W}, {W}{B}, {W}{R}, or {B}{B}.",
    "Add one mana of any color.",
    "Add six mana of any one color.",
    "Add seven mana in any combination of colors.",
    "Add seven mana in any combination of {W} and/or {R}.",
    "Add three mana of the chosen color.",
    "Add {B}{B} for each Goblin you control.",
    "Add an amount of {R} equal to the number of Goblins you control.",
    "Add one mana of any color that a Forest you control could produce.",
    "Add one mana of any type that a Forest you control could produce.",
    "Add {R}{R}{R}{R}. Spend this mana only to cast Goblin spells.",
    "Add {R}{R}{R}{R}. Spend this mana only to cast a blue spell.",
    "Add {R}{R}{R}{R}. Spend this mana only to activate abilities of Goblins.",
    "Add {R}{R}{R}{R}. Spend this mana only to activate abilities.",
    "Add {R}{R}{R}{R}. This mana can't be spent to cast Goblin spells.",
    "Add {R}{R}{R}{R}. Until end of turn, you don't lose this mana as steps and phases end.",
]


@pytest.mark.parametrize("effect", MANA)
def test_adding_mana_reads_and_prints_back(effect: str) -> None:
    text = f"{{4}}, {{T}}: {effect}"
    assert printed_back(text) == text


@pytest.mark.parametrize(
    "trigger",
    [
        "Whenever you tap a Forest for mana, you gain 13 life.",
        "Whenever a Goblin is tapped for mana, you gain 13 life.",
        "Whenever an opponent taps a land for mana, that player loses 3 life.",
        "Whenever a Forest is tapped for mana, its controller adds an additional one mana of any color.",
        "Whenever an opponent taps a land for mana, that player adds one mana of any type that land produced.",
    ],
)
def test_tapping_for_mana_reads_and_prints_back(trigger: str) -> None:
    assert printed_back(trigger) == trigger


def test_the_old_mana_pool_is_read_and_not_printed() -> None:
    assert printed_back("{4}, {T}: Add {R}{U} to your mana pool.") == "{4}, {T}: Add {R}{U}."


def test_an_effect_can_speak_of_what_was_sacrificed_for_it() -> None:
    text = "{3}, Sacrifice a Goblin: You gain life equal to the sacrificed Goblin's power."
    assert printed_back(text) == text
