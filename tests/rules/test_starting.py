"""Starting the game (CR 103)."""

from __future__ import annotations

import dataclasses

import pytest
from tests.cards import card, names, offered, pick
from tests.rules.play import NAMES, PAGE, WAIT, asked, go, life

from manafold.rules.choice_errors import IllegalChoice
from manafold.rules.events import StepBegan
from manafold.rules.game import Game
from manafold.rules.profiles import MULTIPLAYER, STANDARD, Profile

DECK = [WAIT] * 40


def begun(players: int = 2, profile: Profile | None = None, seed: int = 0, keep: int = 99) -> Game:
    """A game in which the chooser plays first; `keep` players in turn order have kept their hands."""
    game = Game.new([DECK] * players, seed=seed, profile=profile, names=NAMES[:players])
    game.choose(0)
    while keep and "keep" in offered(game):
        pick(game, "keep")
        keep -= 1
    return game


def hands(game: Game) -> list[int]:
    """How many cards each player has in hand."""
    return [len(player.hand) for player in game.state.players]


def test_chance_decides_who_chooses_and_that_player_may_play_second() -> None:
    choosers = {asked(Game.new([DECK] * 2, seed=seed, names=NAMES[:2])) for seed in range(8)}
    assert choosers == {"Ann", "Bob"}
    game = Game.new([DECK] * 2, names=NAMES[:2])
    chooser = asked(game)
    pick(game, "no")
    assert NAMES[game.state.starting_player] != chooser
    assert asked(game) == NAMES[game.state.starting_player]


def test_of_three_players_that_player_names_any_of_them() -> None:
    game = Game.new([DECK] * 3, names=NAMES[:3])
    chooser = asked(game)
    assert sorted(offered(game)) == ["choose Ann", "choose Bob", "choose Cleo"]
    other = next(name for name in reversed(NAMES[:3]) if name != chooser)
    pick(game, f"choose {other}")
    assert NAMES[game.state.starting_player] == other


def test_everybody_draws_seven_cards_of_a_shuffled_deck_at_20_life() -> None:
    game = begun(keep=0)
    assert hands(game) == [7, 7]
    assert life(game) == [20, 20]
    deck = [PAGE] * 20 + [WAIT] * 20
    hands_of = [Game.new([deck] * 2, seed=seed, names=NAMES[:2]) for seed in range(6)]
    for each in hands_of:
        pick(each, "yes")
    assert len({tuple(names(each, "hand")) for each in hands_of}) > 1


def test_a_mulligan_is_seven_new_cards_of_which_one_goes_to_the_bottom() -> None:
    game = begun(keep=0)
    first = NAMES.index(asked(game))
    old = list(game.state.players[first].hand)
    pick(game, "mulligan", "keep")
    hand = game.state.players[first].hand
    assert len(hand) == 7
    assert not set(hand) & set(old)
    assert game.decision is not None
    assert game.decision.kind == "bottom"
    chosen = game.decision.options[0].ref
    game.choose(0)
    player = game.state.players[first]
    assert len(player.hand) == 6
    assert game.state.past.get(chosen) is not None
    assert len(player.library) == 34


def test_the_second_mulligan_puts_two_cards_on_the_bottom() -> None:
    game = begun(keep=0)
    pick(game, "mulligan", "keep")
    game.choose(0)
    pick(game, "mulligan")
    game.choose(0)
    game.choose(0)
    assert sorted(hands(game)) == [5, 7]


def test_all_declare_before_anybody_takes_a_mulligan() -> None:
    game = begun(keep=0)
    before = [list(player.hand) for player in game.state.players]
    pick(game, "mulligan")
    assert [list(player.hand) for player in game.state.players] == before
    pick(game, "mulligan")
    first = game.state.starting_player
    assert set(game.state.players[first].hand).isdisjoint(before[first])


def test_who_has_kept_is_not_asked_again() -> None:
    game = begun(keep=0)
    first = asked(game)
    pick(game, "keep", "mulligan")
    game.choose(0)
    assert offered(game) == ["keep", "mulligan"]
    assert asked(game) != first
    pick(game, "keep")
    assert "keep" not in offered(game)


def test_mulligans_end_at_no_cards() -> None:
    profile = dataclasses.replace(STANDARD, hand_size=2)
    game = begun(profile=profile, keep=0)
    first = NAMES.index(asked(game))
    pick(game, "mulligan", "keep")
    game.choose(0)
    pick(game, "mulligan")
    assert game.state.players[first].hand == []
    assert game.state.turn_number == 1


def test_the_first_mulligan_of_a_multiplayer_game_is_free() -> None:
    game = begun(players=3, keep=0)
    assert game.state.profile == MULTIPLAYER
    pick(game, "mulligan", "keep", "keep")
    assert hands(game) == [7, 7, 7]
    pick(game, "mulligan")
    assert game.decision is not None
    assert game.decision.kind == "bottom"


def test_a_vancouver_mulligan_is_one_card_fewer_and_a_scry() -> None:
    game = begun(profile=dataclasses.replace(STANDARD, mulligan="vancouver"), keep=0)
    pick(game, "mulligan", "keep")
    assert sorted(hands(game)) == [6, 7]
    pick(game, "keep")
    assert game.decision is not None
    assert game.decision.prompt == "put on the bottom"


def test_a_paris_mulligan_is_one_card_fewer_and_no_more() -> None:
    game = begun(profile=dataclasses.replace(STANDARD, mulligan="paris"), keep=0)
    pick(game, "mulligan", "keep", "keep")
    assert sorted(hands(game)) == [6, 7]
    assert game.state.stage == "priority"


def test_without_mulligans_the_game_begins_at_once() -> None:
    game = begun(profile=dataclasses.replace(STANDARD, mulligan="none"), keep=0)
    assert game.state.turn_number == 1
    assert hands(game) == [7, 7]


def steps(game: Game, turn_of: int) -> list[str]:
    """The steps of turns of that player so far."""
    return [event.step for event in game.events if isinstance(event, StepBegan) and event.player == turn_of]


def test_the_player_who_plays_first_has_no_draw_step_in_a_game_of_two() -> None:
    game = begun()
    first = game.state.starting_player
    go(game, "main 1")
    assert hands(game) == [7, 7]
    assert steps(game, first) == ["untap", "upkeep", "main 1"]
    go(game, "draw")
    assert sorted(hands(game)) == [7, 8]


def test_with_three_players_nobody_skips_the_first_draw() -> None:
    game = begun(players=3)
    first = game.state.starting_player
    go(game, "main 1")
    assert hands(game)[first] == 8
    assert "draw" in steps(game, first)


def test_a_deck_of_fewer_cards_than_a_hand_is_no_loss_yet() -> None:
    game = Game.new([[PAGE] * 3, [WAIT] * 20], names=NAMES[:2])
    pick(game, "yes", "keep", "keep")
    assert game.outcome is None
    assert sorted(hands(game))[0] == 3


def test_starting_life_and_hand_are_those_of_the_profile() -> None:
    profile = dataclasses.replace(STANDARD, starting_life=40, hand_size=4)
    game = begun(profile=profile)
    assert life(game) == [40, 40]
    assert hands(game) == [4, 4]


def test_cards_of_equal_name_are_told_apart_after_a_shuffle_by_nobody() -> None:
    game = Game.new([[card("Lone Page", "", "Artifact")] * 20] * 2, names=NAMES[:2])
    before = set(game.state.players[0].library)
    pick(game, "yes")
    after = {*game.state.players[0].library, *game.state.players[0].hand}
    assert before.isdisjoint(after)


def refused(game: Game, text: str) -> str:
    """The rule by which something else is asked."""
    with pytest.raises(IllegalChoice) as error:
        game.choose(text)
    return error.value.rule


def test_what_is_asked_before_the_game_is_asked_by_the_rules_of_starting_it() -> None:
    game = Game.new([DECK] * 2, names=NAMES[:2])
    assert refused(game, "keep") == refused(game, "pass") == "103.1"
    with pytest.raises(IllegalChoice, match=r"from 0 to 1 \(CR 103.1\)"):
        game.choose(7)
    game.choose("yes")
    assert refused(game, "pass") == "103.5"
    game.choose("keep")
    game.choose("keep")
    assert refused(game, "keep") == "117.1"
