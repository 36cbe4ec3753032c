"""Positions to try cards in: what is where, by the setting and by what the cards speak of."""

from __future__ import annotations

from tests.cards import card, face, faces

from manafold.lab.proving_ground import OTHER, TRIER, ProvingGround
from manafold.lab.settings import SETTINGS, Setting
from manafold.model.card import Card
from manafold.rules.state import State


def position(setting: Setting, *cards: Card) -> State:
    """The position in which these cards are tried."""
    abilities = [ability for each in cards for side in each.faces for ability in side.abilities]
    return ProvingGround(cards, abilities, setting, seed=1).game().state


def zones(state: State, card: Card, player: int = TRIER) -> list[str]:
    """The zones in which the player has the card, in the order of the alphabet."""
    return sorted([each.zone for each in state.objects.values() if each.card is card and each.owner == player])


def creatures(state: State, player: int) -> list[int]:
    """The creatures of a player."""
    return [
        id
        for id in state.battlefield
        if state.objects[id].controller == player and "creature" in state.characteristics(id).types
    ]


SAGE = card("Simple Sage", "{W}", "Creature — Human", "Flying", 1, 1)


def test_cards_are_in_hand_or_on_the_battlefield() -> None:
    assert zones(position(Setting(1), SAGE), SAGE) == ["hand"]
    assert zones(position(Setting(1, placed=True), SAGE), SAGE) == ["battlefield"]


def test_a_card_is_also_where_else_one_of_its_abilities_functions() -> None:
    thrown = card("Thrown Frog", "{W}", "Creature — Frog", "{G}, Discard this card: Draw a card.", 1, 1)
    returning = card("Last Word", "{W}", "Sorcery", "Draw a card.\nFlashback {W}")
    assert zones(position(Setting(1, placed=True), thrown), thrown) == ["battlefield", "hand"]
    assert zones(position(Setting(1), returning), returning) == ["graveyard", "hand"]


def test_the_back_face_is_up_where_cards_are_turned() -> None:
    moth = faces(
        "transform",
        face("Small Moth", "{W}", "Creature — Insect", "Flying", 1, 1),
        face("Great Moth", "", "Creature — Insect", "Flying", 4, 4),
    )
    state = position(Setting(1, placed=True, turned=True), moth)
    assert [state.label(each.id) for each in state.objects.values() if each.card is moth] == ["Great Moth"]


def test_there_are_boards_of_several_kinds() -> None:
    state = position(Setting(1, own="none", others="many"), SAGE)
    assert not creatures(state, TRIER)
    assert len(creatures(state, OTHER)) > 5
    few = position(Setting(1, own="few"), SAGE)
    kinds = [few.characteristics(id) for id in creatures(few, TRIER)]
    assert any(len(each.colors) == 5 for each in kinds)
    assert any({"Elf", "Dragon"} <= each.subtypes for each in kinds)
    attached = [on for id in creatures(few, TRIER) for on in few.objects[id].attachments]
    assert {kind for on in attached for kind in few.characteristics(on).subtypes} == {"Aura", "Equipment"}


def test_the_poor_have_little_and_fewer_lands_than_the_other() -> None:
    state = position(Setting(1, poor=True), SAGE)
    lands = [
        [id for id in state.battlefield if state.objects[id].controller == player and is_land(state, id)]
        for player in (TRIER, OTHER)
    ]
    assert len(state.players[TRIER].hand) == 1
    assert state.players[TRIER].life < state.players[OTHER].life
    assert len(lands[TRIER]) < len(lands[OTHER])


def test_one_creature_of_the_other_is_tapped() -> None:
    state = position(Setting(1), SAGE)
    assert [state.objects[id].tapped for id in creatures(state, OTHER)].count(True) == 1
    assert not any(state.objects[id].tapped for id in creatures(state, TRIER))


def test_the_one_who_tries_has_a_commander() -> None:
    state = position(Setting(1), SAGE)
    (commander,) = state.commanders
    assert (state.objects[commander].zone, state.objects[commander].owner) == ("command", TRIER)


def is_land(state: State, id: int) -> bool:
    """Whether the permanent is a land."""
    return "land" in state.characteristics(id).types


def test_what_a_card_speaks_of_is_on_the_battlefield_and_in_hand_and_graveyard() -> None:
    text = "As long as you control a Gate, this creature has flying."
    keeper = card("Gate Keeper", "{W}", "Creature — Human", text, 1, 1)
    state = position(Setting(1), keeper)
    gates = [each for each in state.objects.values() if "Gate" in state.characteristics(each.id).subtypes]
    assert {each.zone for each in gates if each.owner == TRIER and each.card is gates[0].card} == {
        "battlefield",
        "hand",
        "graveyard",
    }


def test_counters_that_a_card_speaks_of_are_on_creatures_and_now_and_then_on_itself() -> None:
    machine = card("Wheel", "{2}", "Artifact", "Remove a wheel counter from this artifact: Draw a card.")
    placed, abilities = Setting(1, placed=True), machine.face.abilities
    there = [ProvingGround([machine], abilities, placed, seed).game().state for seed in range(10)]
    on_itself = [
        each.counters.get("wheel", 0) for state in there for each in state.objects.values() if each.card is machine
    ]
    assert len(set(on_itself)) > 2
    assert any(state.objects[id].counters.get("wheel") for state in there for id in creatures(state, TRIER))


def test_cards_are_tried_alone_at_last() -> None:
    assert SETTINGS[0].together > 1
    assert SETTINGS[-1].together == 1
