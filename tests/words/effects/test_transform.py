"""Transforming double-faced cards, played (CR 701.27, 712)."""

from __future__ import annotations

from tests.cards import card, face, faces, names, pick, printed_back, settle

from manafold.model.card import Card
from manafold.rules.scenario import Scenario


def moth() -> Card:
    front = face("Grub", "{2}{G}", "Creature — Insect", "{0}: Transform this creature.", 1, 2)
    back = face("Moth", "", "Creature — Insect", "Flying\n{1}: Transform this creature.", 3, 4)
    return faces("transform", front, back)


def test_it_prints_back() -> None:
    assert printed_back("{2}: Transform this creature.") == "{2}: Transform this creature."
    text = "When this creature dies, return it to the battlefield transformed under its owner's control."
    assert printed_back(text) == text


def test_a_transformed_permanent_has_its_back_face_and_the_mana_value_of_its_front() -> None:
    s = Scenario()
    grub = s.put(0, "battlefield", moth(), counters={"+1/+1": 1})
    game = s.start("main 1")
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if "Grub" in str(option)))
    settle(game)
    what = game.state.characteristics(grub)
    assert (what.name, what.power, what.toughness) == ("Moth", 4, 5)
    assert "flying" in what.keywords
    assert game.state.mana_value(grub) == 3


def test_activated_twice_it_transforms_once() -> None:
    s = Scenario()
    grub = s.put(0, "battlefield", moth())
    game = s.start("main 1")
    for _ in range(2):
        assert game.decision is not None
        game.choose(next(option for option in game.decision.options if "Grub" in str(option)))
    settle(game)
    assert game.state.characteristics(grub).name == "Moth"


def test_what_has_one_face_does_not_transform() -> None:
    s = Scenario()
    bear = s.put(0, "battlefield", card("Bear", "{G}", "Creature — Bear", "", 2, 2))
    s.hand(0, card("Deed", "{0}", "Sorcery", "Transform target creature."))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert game.state.characteristics(bear).name == "Bear"


def test_a_card_may_return_transformed() -> None:
    s = Scenario()
    s.graveyard(0, moth())
    text = "Return target creature card from your graveyard to the battlefield transformed under its owner's control."
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert names(game, "battlefield") == ["Moth"]


def test_transformed_permanents_are_those_with_their_back_face_up() -> None:
    text = "Transformed permanents you control get +1/+1."
    assert printed_back(text) == text
    s = Scenario()
    grub = s.put(0, "battlefield", moth())
    s.battlefield(0, card("Den", "{2}", "Enchantment", text))
    game = s.start("main 1")
    assert game.state.characteristics(grub).power == 1
    pick(game, next(line for line in map(str, game.legal) if "Grub" in line))
    settle(game)
    assert game.state.characteristics(grub).power == 4
