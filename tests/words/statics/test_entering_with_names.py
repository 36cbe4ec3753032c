"""Permanents for which a card name is chosen as they enter (CR 201.4, 607.2d, 614.12a)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, life, named, permanent, resolve, spell, table

from manafold.rules.game import Game

CHOOSE = "As this enchantment enters, choose a card name.\n"


@pytest.mark.parametrize(
    "text",
    [
        "As this enchantment enters, choose a nonland card name.",
        "As this enchantment enters, choose a card name other than a basic land card name.",
        "As this enchantment enters, look at an opponent's hand, then choose any card name.",
        "Spells with the chosen name can't be cast.",
        "Your opponents can't cast spells with the chosen name.",
        "Spells with the chosen name cost {3} more to cast.",
        "Activated abilities of sources with the chosen name can't be activated.",
        "Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
        "Whenever an opponent casts a spell with the chosen name, you draw a card.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Enchantment") == text


def entered(text: str, chosen: str) -> Game:
    """Ann, who has a Watch, a Spring (for mana), a Chant to cast and a Lamp to cycle, chooses a name for a Seal."""
    scenario = table()
    scenario.battlefield(0, permanent("Spring", "{T}: Add {C}.\n{0}: You gain 5 life.", "Artifact"))
    scenario.hand(0, permanent("Seal", text), spell("Chant", "You gain 3 life."))
    scenario.hand(0, card("Lamp", "{9}", "Artifact", "Cycling {0}"))
    game = scenario.start()
    resolve(game, "cast Seal")
    act(game, chosen)
    return game


def test_spells_with_the_chosen_name_cant_be_cast() -> None:
    game = entered(CHOOSE + "Spells with the chosen name can't be cast.", "Chant")
    (seal,) = named(game, "Seal")
    assert game.state.objects[seal].choices == {"card name": "Chant"}
    assert "cast Chant" not in offered(game)


def test_no_spell_has_another_name() -> None:
    game = entered(CHOOSE + "Spells with the chosen name can't be cast.", "another name")
    assert "cast Chant" in offered(game)


def test_abilities_of_sources_with_the_chosen_name_cant_be_activated() -> None:
    text = CHOOSE + "Activated abilities of sources with the chosen name can't be activated"
    game = entered(text + ".", "Spring")
    assert [each for each in offered(game) if "Spring" in each] == []
    assert any("Watch" in each for each in offered(game))
    but_mana = entered(text + " unless they're mana abilities.", "Spring")
    but_mana.pay_by_hand(0)
    assert len([each for each in offered(but_mana) if "Spring" in each]) == 1


def test_that_goes_for_sources_in_a_hand_too() -> None:
    text = CHOOSE + "Activated abilities of sources with the chosen name can't be activated."
    assert any("Lamp" in each for each in offered(entered(text, "Chant")))
    assert not any("Lamp" in each for each in offered(entered(text, "Lamp")))


def test_its_controller_looks_at_a_hand_before_choosing() -> None:
    text = "As this artifact enters, look at an opponent's hand, then choose any card name."
    scenario = table()
    scenario.hand(0, permanent("Glass", text, "Artifact"))
    scenario.hand(1, card("Secret", "{5}", "Artifact", ""))
    game = scenario.start()
    resolve(game, "cast Glass")
    assert "Secret" in offered(game)
    assert any("Secret" in line for line in game.told(0))


def test_a_spell_with_the_chosen_name_is_waited_for() -> None:
    game = entered(CHOOSE + "Whenever you cast a spell with the chosen name, you gain 10 life.", "Chant")
    resolve(game, "cast Chant")
    assert life(game)[0] == 33
