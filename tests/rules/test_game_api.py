"""A game as a value: forking, undoing, conceding, the log, and explanations."""

from __future__ import annotations

import random

import pytest
from tests.cards import card
from tests.rules.sample_games import MOUNTAIN, mirror, table

from manafold.rules import course, libraries
from manafold.rules.choice_errors import IllegalChoice
from manafold.rules.digest import digest
from manafold.rules.events import BY_RULES, DamageDealt, Destroyed, LifeLost, MovedTogether
from manafold.rules.game import Game


def random_game(seed: int, players: int = 2, most: int = 150) -> Game:
    """A game that is played at random, with forks and undone picks on the way; see what it must keep."""
    game = mirror(seed, players)
    chance = random.Random(seed)
    while game.decision is not None and len(game.picks) < most:
        if chance.random() < 0.1:
            before = digest(game.state)
            twin = game.fork()
            assert twin.notations == game.notations
            back = min(len(twin.picks), chance.randrange(12))
            for _ in range(back):
                twin.undo()
            for pick in game.picks[len(game.picks) - back :]:
                twin.repeat(pick)
            assert digest(twin.state) == before == digest(game.state)
            game = chance.choice((game, twin))
        game.choose(chance.randrange(len(game.legal)))
        assert not game.refused
    return game


@pytest.mark.parametrize("seed", range(4))
def test_forks_and_undone_picks_lead_back_to_the_same_state(seed: int) -> None:
    game = random_game(seed)
    again = game.again()
    for pick in game.picks:
        again.repeat(pick)
    assert digest(again.state) == digest(game.state)
    assert again.log == game.log


@pytest.mark.parametrize("players", [1, 3, 4])
def test_games_of_any_number_of_players_can_be_forked_and_undone(players: int) -> None:
    game = random_game(11, players, 60)
    assert len(game.picks) == 60 or game.outcome is not None


def test_a_fork_in_the_middle_of_casting_is_independent() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.choose("cast Grim Spark")
    twin = game.fork()
    twin.choose("target Bob")
    game.choose("target Ann")
    assert [each.life for each in twin.state.players] == [20, 18]
    assert [each.life for each in game.state.players] == [18, 20]


def test_the_state_of_a_fork_outlives_it_even_in_the_middle_of_a_replacement() -> None:
    scenario = table()
    scenario.battlefield(0, "Grove Elk")
    text = "You may have this creature enter as a copy of any creature on the battlefield."
    scenario.hand(0, card("Shape", "{0}", "Creature — Shapeshifter", text, 0, 1))
    game = scenario.start()
    game.choose("cast Shape")
    while "yes" not in game.notations:
        game.choose("pass")
    state = game.fork().state  # the fork itself is gone, and with it what was under way in it
    assert digest(state) == digest(game.state)


def test_every_pick_can_be_taken_back_even_from_the_end() -> None:
    game = random_game(3, most=70)
    if game.decision is not None:
        game.concede(0)
    states = []
    again = game.again()
    for pick in game.picks:
        states.append(digest(again.state))
        again.repeat(pick)
    while states:
        game.undo()
        assert digest(game.state) == states.pop()
    with pytest.raises(ValueError, match="nothing to undo"):
        game.undo()


def test_an_action_that_turns_out_impossible_is_taken_back_whole() -> None:
    scenario = table(2)
    scenario.hand(0, "Grove Elk", "Red Hawk")
    game = scenario.start()
    game.choose("cast Red Hawk")
    assert game.refused == ""
    assert [game.state.label(id) for id in game.state.battlefield].count("Red Hawk") == 1


def test_conceding_ends_a_game_of_two_at_once_even_in_the_middle_of_casting() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.choose("cast Grim Spark")
    game.concede(1)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "104.3a")
    assert game.decision is None
    game.undo()
    assert game.notations == ["target Ann", "target Bob"]


def test_the_one_who_is_not_asked_can_concede_too() -> None:
    game = mirror(1)
    assert game.decision is not None
    other = 1 - game.decision.player
    game.concede(other)
    assert game.outcome is not None
    assert game.outcome.winners == (1 - other,)
    with pytest.raises(IllegalChoice, match=r"104\.1"):
        game.concede(0)


def started(players: int, seed: int = 5) -> Game:
    """A game in the first turns, in which somebody has priority."""
    game = mirror(seed, players)
    while game.decision is not None and game.decision.kind != "priority":
        game.choose(0)
    return game


def test_with_three_players_the_others_play_on_without_what_was_theirs() -> None:
    game = started(3)
    assert game.decision is not None
    leaver = game.decision.player
    game.concede(leaver)
    assert game.outcome is None
    assert game.state.players[leaver].has_left
    assert all(object.owner != leaver for object in game.state.objects.values())
    assert game.decision is not None
    assert game.decision.player != leaver
    with pytest.raises(IllegalChoice, match="not in the game"):
        game.concede(leaver)
    chance = random.Random(1)
    for _ in range(60):
        if game.decision is not None:
            assert game.decision.player != leaver
            game.choose(chance.randrange(len(game.legal)))
    assert digest(game.fork().state) == digest(game.state)


def test_what_the_leaver_has_begun_to_cast_is_reversed() -> None:
    game = started(3)
    while not any(text.startswith("cast Grim Spark") for text in game.notations):
        game.choose("play Mountain" if "play Mountain" in game.notations else "pass")
    assert game.decision is not None
    caster = game.decision.player
    picks = game.picks
    game.choose("cast Grim Spark")
    game.concede(caster)
    assert game.picks == (*picks, course.concession(caster))
    assert not game.state.stack


def test_nobody_sees_or_chooses_from_the_hand_of_one_who_leaves_during_a_resolution() -> None:
    spoil = card("Common Loss", "{R}", "Sorcery", "Each player discards a card.")
    deck = [MOUNTAIN] * 30 + [spoil] * 30
    game = Game.new([deck] * 3, seed=2, names=("Ann", "Bob", "Cleo"))
    while game.decision is not None and game.decision.kind != "discard":
        texts = game.notations
        wanted = [text for text in ("play Mountain", "cast Common Loss", "keep", "yes", "pass") if text in texts]
        game.choose(wanted[0] if wanted else 0)
    assert game.decision is not None
    leaver = game.decision.player
    hand = set(game.state.players[leaver].hand)
    game.concede(leaver)
    assert game.outcome is None
    assert game.state.players[leaver].has_left
    while game.decision is not None and game.decision.kind == "discard":
        assert game.decision.player != leaver
        assert not hand & {option.ref for option in game.legal}
        game.choose(0)
    assert all(object.owner != leaver for object in game.state.objects.values())


def test_paying_by_hand_can_be_switched_on_and_off_and_undone() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    assert "tap Mountain #1" not in game.notations
    game.pay_by_hand(0)
    assert "tap Mountain #1" in game.notations
    game.undo()
    assert "tap Mountain #1" not in game.notations
    game.pay_by_hand(0)
    game.pay_by_hand(0, by_hand=False)
    assert "tap Mountain #1" not in game.notations


def test_the_log_tells_what_happened_in_names() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    scenario.battlefield(0, "Iron Rod")
    scenario.battlefield(1, "Pale Wolf")
    game = scenario.start()
    game.choose("cast Grim Spark -> Pale Wolf")
    game.choose("pass")
    assert game.log == [
        "Ann casts Grim Spark, targeting Pale Wolf.",
        "Grim Spark deals 2 damage to Pale Wolf.",
        "Grim Spark is put into the graveyard of Ann.",
        "Pale Wolf is destroyed.",
    ]


def test_each_player_is_told_only_what_they_know() -> None:
    scenario = table()
    scenario.hand(0, "Fork in the Road")
    scenario.battlefield(0, "Iron Rod")
    game = scenario.start()
    game.choose("cast Fork in the Road -> 1")
    game.choose("pass")
    assert "Ann draws Forest." in game.told(0)
    assert "Ann draws a card." in game.told(1)
    assert "Ann draws Forest." not in game.told(1)


def test_what_one_player_looks_at_the_others_are_not_told() -> None:
    game = table().start()
    libraries.look(game.state, 0, game.state.players[0].library[:2], BY_RULES)
    tops = [game.state.label(id) for id in game.state.players[0].library[:2]]
    assert game.told(0)[-1] == f"Ann looks at {' and '.join(tops)}."
    assert game.told(1)[-1] == "Ann looks at 2 cards."


def test_what_changed_zones_at_the_same_time_is_named() -> None:
    scenario = table()
    scenario.hand(0, card("Landslide", "{R}", "Sorcery", "Destroy all creatures."))
    scenario.battlefield(1, "Grove Elk", "Pale Wolf", "Grove Elk")
    game = scenario.start()
    game.choose("cast Landslide")
    (together,) = [event for event in game.events if isinstance(event, MovedTogether) and len(event.moves) > 1]
    assert game.explain(together).startswith("Moved at the same time: 2 Grove Elk and Pale Wolf. Cause: Landslide. ")


def test_an_event_is_explained_by_its_cause_and_its_rule() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    scenario.battlefield(0, "Iron Rod")
    scenario.battlefield(1, "Pale Wolf")
    game = scenario.start()
    game.choose("cast Grim Spark -> Pale Wolf")
    game.choose("pass")
    (damage,) = [event for event in game.events if isinstance(event, DamageDealt)]
    (destroyed,) = [event for event in game.events if isinstance(event, Destroyed)]
    assert game.explain(damage) == (
        "Grim Spark deals 2 damage to Pale Wolf. Cause: Grim Spark. "
        "Rule 608.2: a spell or ability does what it says as it resolves."
    )
    assert game.explain(destroyed) == (
        "Pale Wolf is destroyed. Rule 704.5g: a creature with lethal damage is destroyed."
    )


def test_events_are_in_the_order_in_which_they_happened() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.choose("cast Grim Spark -> Bob")
    kinds = [type(event) for event in game.events]
    assert kinds.index(DamageDealt) < kinds.index(LifeLost)


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ann")])
def test_each_player_needs_a_name_of_their_own(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="2 different names"):
        Game.new([[MOUNTAIN]] * 2, names=names)


def test_a_game_needs_players() -> None:
    with pytest.raises(ValueError, match="1 to 99 decks"):
        Game.new([])


def test_who_begins_to_pay_by_hand_is_asked_although_they_had_nothing_to_do_before() -> None:
    scenario = table()
    scenario.hand(0, "Grim Spark")
    scenario.battlefield(1, "Mountain")
    game = scenario.start(step="upkeep")
    game.choose("pass")
    assert (game.state.step, game.decision and game.decision.player) == ("draw", 0)  # nobody asked player 1
    game.pay_by_hand(1)
    game.choose("pass")
    assert (game.state.step, game.decision and game.decision.player) == ("draw", 1)
    assert "tap Mountain" in game.notations


def test_a_single_option_is_picked_without_a_question_and_may_be_said_nevertheless() -> None:
    scenario = table()
    scenario.hand(0, "Sudden Ruin")
    scenario.battlefield(1, "Grove Elk")
    game = scenario.start()
    twin = game.fork()
    game.choose("cast Sudden Ruin")
    assert [str(option) for option in game.forced] == ["target Grove Elk"]
    assert len(game.picks) == 1
    twin.choose("cast Sudden Ruin -> Grove Elk")
    assert twin.picks == game.picks
