"""What a player may know of a game, and games as they might be."""

from __future__ import annotations

import json
import random

import pytest
from tests.cards import card
from tests.rules.sample_games import CARDS, mirror, table

from manafold.rules.digest import digest
from manafold.rules.game import Game
from manafold.rules.invariants import ids_in
from manafold.rules.scenario import Scenario


def midway(seed: int, picks: int) -> Game:
    """A game after some random picks."""
    game = mirror(seed)
    chance = random.Random(seed)
    while game.decision is not None and len(game.picks) < picks:
        game.choose(chance.randrange(len(game.legal)))
    return game


def hands(game: Game, player: int) -> list[str]:
    """The names of the cards in a hand."""
    return sorted([game.state.label(id) for id in game.state.players[player].hand])


def library(game: Game, player: int) -> list[str]:
    """The names of the cards of a library, in order."""
    return [game.state.label(id) for id in game.state.players[player].library]


def test_a_player_sees_their_own_hand_and_only_the_size_of_the_others() -> None:
    game = midway(1, 3)
    view = game.view(0)
    assert sorted([card.name for card in view.players[0].hand]) == hands(game, 0)
    assert view.players[1].hand == ()
    assert (view.players[1].hand_size, view.players[1].library_size) == (7, 41)


def test_no_id_of_a_hidden_card_is_in_a_view() -> None:
    game = midway(2, 40)
    hidden = {*game.state.players[1].hand, *game.state.players[0].library, *game.state.players[1].library}
    assert hidden.isdisjoint(ids_in(game.view(0)))


def test_the_decision_is_shown_only_to_the_player_who_has_it() -> None:
    game = midway(3, 12)
    assert game.decision is not None
    asked = game.decision.player
    mine, other = game.view(asked), game.view(1 - asked)
    assert mine.decision is not None
    assert [option.notation for option in mine.decision.options] == game.notations
    assert other.decision is None
    assert other.deciding == asked


def test_values_are_shown_as_they_are_now() -> None:
    scenario = table()
    elk = scenario.put(1, "battlefield", "Grove Elk", counters={"+1/+1": 1}, damage=2)
    scenario.battlefield(0, "Iron Rod")
    (there,) = [each for each in scenario.start().view(0).battlefield if each.id == elk]
    assert (there.power, there.toughness, there.damage, there.counters) == (3, 3, 2, {"+1/+1": 1})


def test_a_spell_on_the_stack_shows_what_was_announced() -> None:
    scenario = table()
    scenario.hand(0, "Ember Flood", "Grim Spark")
    scenario.battlefield(0, "Iron Rod")
    game = scenario.start()
    game.choose("cast Ember Flood -> 3, Bob")
    (spell,) = game.view(1).stack
    assert spell.choices is not None
    assert (spell.name, spell.choices.targets, spell.choices.paid["x"]) == ("Ember Flood", ((1,),), 3)


def test_cards_looked_at_are_shown_by_the_decision_about_them() -> None:
    scenario = table()
    scenario.hand(0, "Cave Seer")
    game = scenario.start()
    game.choose("cast Cave Seer")
    view = game.view(0)
    assert view.decision is not None
    assert [card.name for card in view.decision.shown] == ["Forest", "Grove Elk"]
    assert game.view(1).decision is None


def test_an_aura_that_enters_from_a_library_is_shown_to_who_says_what_it_enchants() -> None:
    aura = card("Bright Ribbon", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    call = card("Ribbon Call", "{0}", "Sorcery", "Reveal the top card of your library. Put it onto the battlefield.")
    scenario = Scenario()
    scenario.library(0, aura, *[aura] * 3)
    scenario.library(1, *[aura] * 3)
    scenario.hand(0, call)
    scenario.battlefield(0, CARDS["Pale Wolf"], CARDS["Pale Wolf"])
    game = scenario.start()
    game.choose("cast Ribbon Call")
    decision = game.view(0).decision
    assert decision is not None
    assert [each.name for each in decision.shown] == ["Bright Ribbon"]
    twin = game.determinize(0, 7)
    assert twin.view(0) == game.view(0)


def test_a_view_is_one_json_object() -> None:
    scenario = table()
    scenario.battlefield(0, "Iron Rod", "Old Wall")
    data = json.loads(scenario.start().view(0).to_json())
    by_name = {each["name"]: each for each in data["battlefield"]}
    assert by_name["Old Wall"]["keywords"] == ["defender"]
    assert by_name["Iron Rod"]["abilities"][0]["word"] == "activated"
    assert data["decision"]["options"][-1]["notation"] == "pass"


def test_the_mana_ability_of_a_basic_land_type_is_shown_as_that_of_a_card_that_says_it() -> None:
    scenario = table()
    scenario.battlefield(0, card("Old Dam", "", "Land", "{T}: Add {R}."))
    by_name = {each["name"]: each for each in json.loads(scenario.start().view(0).to_json())["battlefield"]}
    assert by_name["Mountain"]["abilities"] == by_name["Old Dam"]["abilities"]


def test_what_was_picked_before_is_numbered_like_the_options() -> None:
    scenario = table()
    scenario.battlefield(0, "Grove Elk", "Grove Elk")
    game = scenario.start()
    while game.decision is not None and game.decision.kind == "priority":
        game.choose("pass")
    game.choose("attack Grove Elk #2")
    decision = game.view(0).decision
    assert decision is not None
    assert [each.notation for each in decision.picked] == ["attack Grove Elk #2"]
    assert [each.notation for each in decision.options] == ["attack Grove Elk #1", "done"]


def test_a_view_of_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="a player from 0 to 1"):
        midway(1, 1).view(2)


@pytest.mark.parametrize("picks", [0, 1, 2, 5, 11, 18, 26, 39, 57])
def test_a_game_as_it_might_be_looks_the_same_to_the_player(picks: int) -> None:
    game = midway(4, picks)
    assert game.decision is not None
    player = game.decision.player
    for seed in range(5):
        twin = game.determinize(player, seed)
        assert twin.view(player) == game.view(player)


def test_hands_libraries_and_chance_are_drawn_anew() -> None:
    game = midway(5, 20)
    assert game.decision is not None
    me, other = game.decision.player, 1 - game.decision.player
    twins = [game.determinize(me, seed) for seed in range(8)]
    assert all(hands(twin, me) == hands(game, me) for twin in twins)
    assert len({tuple(hands(twin, other)) for twin in twins}) > 1
    assert len({tuple(library(twin, me)) for twin in twins}) > 1
    assert len({twin.state.randomness.seed for twin in [game, *twins]}) == 9
    for twin in twins:
        assert sorted(library(twin, me)) == sorted(library(game, me))
        assert sorted(library(twin, other) + hands(twin, other)) == sorted(library(game, other) + hands(game, other))


def test_the_game_itself_is_not_changed_by_it() -> None:
    game = midway(6, 25)
    assert game.decision is not None
    before = digest(game.state)
    twin = game.determinize(game.decision.player, 1)
    while twin.decision is not None:
        twin.choose(0)
    assert digest(game.state) == before


def test_cards_that_the_decision_shows_stay_as_they_are() -> None:
    scenario = table()
    scenario.hand(0, "Cave Seer")
    scenario.battlefield(0, "Iron Rod")
    game = scenario.start()
    game.choose("cast Cave Seer")
    game.choose("pass")
    for seed in range(6):
        twin = game.determinize(0, seed)
        assert library(twin, 0)[:2] == ["Forest", "Grove Elk"]
        twin.choose("choose Forest")
        twin.choose("done")
        assert hands(twin, 0) == ["Grove Elk"]


def test_it_can_be_forked_and_undone_in_the_middle_of_an_action() -> None:
    scenario = table()
    scenario.hand(0, "Cave Seer")
    scenario.hand(1, "Grim Spark", "Red Hawk", "Old Wall")
    game = scenario.start()
    game.choose("cast Cave Seer")
    twin = game.determinize(0, 3)
    other = twin.fork()
    assert digest(other.state) == digest(twin.state)
    before = digest(twin.state)
    twin.choose("choose Forest")
    assert digest(twin.fork().state) == digest(twin.state)
    twin.undo()
    assert digest(twin.state) == before
    with pytest.raises(ValueError, match="nothing to undo"):
        twin.undo()


def test_what_was_drawn_anew_stays_so_if_the_action_is_reversed() -> None:
    scenario = Scenario(CARDS, ("Ann", "Bob", "Cleo"))
    scenario.battlefield(0, "Mountain")
    scenario.hand(0, "Grim Spark")
    scenario.hand(1, "Grim Spark", "Red Hawk", "Old Wall")
    for player in range(3):
        scenario.library(player, "Forest", "Mountain", "Grove Elk", "Iron Rod", "Cave Seer", "Pale Wolf")
    game = scenario.start()
    game.choose("cast Grim Spark")
    drawn = []
    for seed in range(8):
        twin = game.determinize(0, seed)
        twin.concede(0)  # in the middle of casting, which is reversed (732.1)
        assert digest(twin.fork().state) == digest(twin.state)
        drawn.append(library(twin, 2))
    assert library(game, 2) not in drawn


def test_only_the_player_who_decides_can_ask_for_it() -> None:
    game = midway(7, 9)
    assert game.decision is not None
    with pytest.raises(ValueError, match="expected a decision of player"):
        game.determinize(1 - game.decision.player, 0)
