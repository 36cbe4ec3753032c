"""What is tried rather than something else, so that cards are exercised wholly."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces

from manafold.lab.exercise import Exercise
from manafold.lab.proving_ground import TRIER, ProvingGround
from manafold.lab.settings import Setting
from manafold.lab.trying import Trying
from manafold.model.card import Card
from manafold.rules.decisions import Option
from manafold.rules.game import Game


def weights(game: Game, exercise: Exercise, setting: Setting) -> dict[str, float]:
    """How much each option of the position is to be preferred, by its notation."""
    trying = Trying(exercise, setting, seed=1)
    assert game.decision is not None
    options = zip(game.notations, game.legal, strict=True)
    return {text: trying.weight(game, game.decision, option) for text, option in options}


def begun(setting: Setting, *cards: Card) -> tuple[Game, Exercise]:
    """A game in which these cards are tried, and what looks after it."""
    exercise = Exercise(cards)
    exercise.begin(cards)
    return ProvingGround(cards, exercise.abilities_left(cards), setting, seed=1).game(), exercise


LAND_BEHIND = faces(
    "modal_dfc",
    face("Loud Bolt", "{R}", "Instant", "Loud Bolt deals 2 damage to any target."),
    face("Loud Hills", "", "Land", "This land enters tapped.\n{T}: Add {R}."),
)


def test_a_face_that_has_been_exercised_is_not_cast_while_the_other_is_left() -> None:
    setting = Setting(1)
    game, exercise = begun(setting, LAND_BEHIND)
    assert weights(game, exercise, setting)["cast Loud Bolt"] == 100.0
    exercise.left[id(LAND_BEHIND)] = {place for place in exercise.left[id(LAND_BEHIND)] if place[0] == 1}
    found = weights(game, exercise, setting)
    assert found["play Loud Hills"] == 100.0
    assert found["cast Loud Bolt"] < 1.0


def test_late_cards_are_cast_after_combat() -> None:
    sage = card("Late Sage", "{W}", "Creature — Human", "Flying", 1, 1)
    game, exercise = begun(Setting(1), sage)
    assert weights(game, exercise, Setting(1))["cast Late Sage"] == 100.0
    assert weights(game, exercise, Setting(1, late=True))["cast Late Sage"] < 1.0


@pytest.mark.parametrize(("what_is_left", "weight"), [("both", 0.5), ("one", 100.0)])
def test_what_uses_its_card_up_comes_last(what_is_left: str, weight: float) -> None:
    text = "Sacrifice this artifact: Draw a card.\nWhenever you gain life, draw a card."
    relic = card("Frail Relic", "{1}", "Artifact", text)
    setting = Setting(1, placed=True, poor=True, own="none")
    game, exercise = begun(setting, relic)
    exercise.left[id(relic)] = {(0, 0), (0, 1)} if what_is_left == "both" else {(0, 0)}
    assert weights(game, exercise, setting)["activate Frail Relic"] == weight


def test_an_ability_is_activated_again_while_others_of_its_card_are_left() -> None:
    text = "{1}: Put a study counter on this artifact.\nWhenever you gain life, draw a card."
    pupil = card("Slow Pupil", "{1}", "Artifact", text)
    setting = Setting(1, placed=True, poor=True, own="none")
    game, exercise = begun(setting, pupil)
    exercise.left[id(pupil)] = {(0, 1)}
    again = weights(game, exercise, setting)["activate Slow Pupil"]
    exercise.left[id(pupil)] = set()
    assert again > 10 * weights(game, exercise, setting)["activate Slow Pupil"]


def test_an_option_of_the_other_player_is_rarely_taken_in_the_turn_of_the_one_who_tries() -> None:
    setting = Setting(1)
    game, exercise = begun(setting)
    trying = Trying(exercise, setting, seed=1)
    option = Option("cast", "anything")
    assert trying.weight_of_action(game, 1 - TRIER, option) < 0.1
    assert game.state.active == TRIER
