"""A game as a value: forking, undoing, conceding, the log, and explanations."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.cards import card
from tests.rules.sample_games import CARDS, MOUNTAIN, mirror, table

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
    game.choose("cast Grim Spark")
    asked, picks = game.notations, game.picks
    game.concede(caster)
    assert not game.state.stack
    assert all(object.owner != caster for object in game.state.objects.values())
    assert digest(game.fork().state) == digest(game.state)
    assert digest(Game.replayed(game.replay, CARDS).state) == digest(game.state)
    game.undo()
    assert (game.notations, game.picks) == (asked, picks)  # in the midst of casting again
    game.undo()
    assert "cast Grim Spark" in game.notations


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


def test_a_player_may_be_called_by_their_name() -> None:
    game = mirror()
    assert game.view("Bob") == game.view(1)
    assert game.told("Bob") == game.told(1)
    with pytest.raises(ValueError, match=r'name of a player \(Ann, Bob\), got "Bbo"; did you mean "Bob"\?'):
        game.view("Bbo")
    with pytest.raises(ValueError, match="expected a player from 0 to 1, got 2"):
        game.view(2)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_of_a_game_is_a_fork(copied: Callable[[Game], Game]) -> None:
    game = mirror()
    twin = copied(game)
    twin.choose(0)
    assert game.picks == ()
    assert twin.picks == (0,)


def test_a_game_is_kept_as_its_replay_and_not_pickled() -> None:
    with pytest.raises(TypeError, match="`replay`, or with `save` and `load`"):
        pickle.dumps(mirror())


def test_only_events_are_explained_and_seeds_are_numbers() -> None:
    wrong: Any = "Ann plays Forest."
    with pytest.raises(TypeError, match=r"expected an event, such as `game.events\[-1\]`, got 'Ann plays Forest.'"):
        mirror().explain(wrong)
    with pytest.raises(TypeError, match="expected a whole number as the seed"):
        mirror(seed=wrong)


@pytest.mark.parametrize("player", [-1, 2, 9, "Bbo"])
def test_whoever_is_not_there_does_nothing(player: int | str) -> None:
    game = table().start()
    asked: list[Callable[[int | str], object]] = [
        game.concede, game.pay_by_hand, game.view, game.told, lambda who: game.determinize(who, 1)
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(ValueError, match=r"expected (a player from 0 to 1|the name of a player)"):
            ask(player)
    assert game.picks == ()


def test_nobody_pays_by_hand_or_concedes_after_leaving() -> None:
    game = started(3)
    game.concede("Cleo")
    with pytest.raises(IllegalChoice, match="Cleo is not in the game"):
        game.pay_by_hand("Cleo")
    game.concede("Bob")
    for declare in (game.concede, game.pay_by_hand):
        with pytest.raises(IllegalChoice, match="the game is over"):
            declare("Ann")
    assert game.picks[-2:] == (course.concession(2), course.concession(1))


@pytest.mark.parametrize(("pick", "message"), [(999, "numbered from 0 to"), (-999, "of a player who is not there")])
def test_a_pick_that_cannot_be_is_not_repeated(pick: int, message: str) -> None:
    game = table().start("upkeep")
    with pytest.raises(IllegalChoice, match=message):
        game.repeat(pick)
    assert game.picks == ()


def test_what_was_picked_without_being_asked_is_repeated() -> None:
    game = started(3)
    game.pay_by_hand("Bob")
    game.pay_by_hand("Bob", by_hand=False)
    game.pay_by_hand("Bob")
    game.concede("Ann")
    again = game.again()
    for pick in game.picks:
        again.repeat(pick)
    assert digest(again.state) == digest(game.state)
    assert again.picks == game.picks


def test_what_a_player_drawn_anew_for_has_begun_is_drawn_anew_after_their_concession_too() -> None:
    game = started(3)
    while not any(text.startswith("cast Grim Spark") for text in game.notations):
        game.choose("play Mountain" if "play Mountain" in game.notations else "pass")
    game.choose("cast Grim Spark")
    assert game.decision is not None
    caster = game.decision.player
    twins = [game.determinize(caster, seed) for seed in (1, 2)]
    digests = set()
    for twin in twins:
        asked = digest(twin.state)
        twin.concede(caster)
        digests.add(digest(twin.state))
        assert digest(twin.fork().state) == digest(twin.state)
        twin.undo()
        assert digest(twin.state) == asked
    game.concede(caster)
    assert len({*digests, digest(game.state)}) == 3


def test_whoever_conceded_in_the_midst_of_what_is_reversed_has_conceded_still() -> None:
    game = started(4)
    while not any(text.startswith("cast Grim Spark") for text in game.notations):
        game.choose("play Mountain" if "play Mountain" in game.notations else "pass")
    assert game.decision is not None
    caster = game.decision.player
    game.choose("cast Grim Spark")
    picks = [game.picks]
    states = [digest(game.state)]
    for player in ((caster + 1) % 4, caster):
        game.concede(player)
        picks.append(game.picks)
        states.append(digest(game.state))
    assert [player.has_left for player in game.state.players].count(True) == 2
    assert digest(game.fork().state) == states[-1]
    assert digest(Game.replayed(game.replay, CARDS).state) == states[-1]
    while picks:
        assert (game.picks, digest(game.state)) == (picks.pop(), states.pop())
        game.undo()


def test_only_texts_are_asked_about_and_only_numbers_repeated() -> None:
    game = mirror()
    wrong: list[Any] = [None, 1.5]
    for each in wrong:
        with pytest.raises(TypeError, match="expected the notation of a pick"):
            game.why_not(each)
        with pytest.raises(TypeError, match="expected one of the `picks` of a game"):
            game.repeat(each)
    with pytest.raises(TypeError, match="expected the number or the name of a player"):
        game.pay_by_hand(wrong[0])
