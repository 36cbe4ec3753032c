"""The notation of options, and picking by it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.sample_games import CARDS, mirror, table

from manafold.rules import notation
from manafold.rules.choice_errors import AmbiguousChoice, ChoiceError, IllegalChoice, InvalidNotation
from manafold.rules.decisions import DONE, Decision, Option
from manafold.rules.digest import digest
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario


def ready(*names: str) -> Game:
    """Ann has these cards in hand, two elks and a rod, which she can always use, against a wolf of Bob's."""
    scenario = table()
    scenario.hand(0, *names)
    scenario.battlefield(0, "Grove Elk", "Grove Elk", "Iron Rod")
    scenario.battlefield(1, "Pale Wolf")
    return scenario.start()


def attacking(game: Game) -> Game:
    """Go on to the declaration of attackers."""
    while game.decision is not None and game.decision.kind == "priority":
        game.choose("pass")
    return game


def test_every_notation_of_a_whole_game_is_unique_and_parses_back() -> None:
    game = mirror(seed=5)
    chance = random.Random(5)
    while game.decision is not None:
        texts = game.notations
        assert len(set(texts)) == len(texts)
        assert [notation.find(game.decision, text) for text in texts] == list(range(len(texts)))
        game.choose(chance.choice(texts))


def test_equal_names_are_numbered_and_the_plain_name_is_ambiguous() -> None:
    game = ready("Sudden Ruin")
    game.choose("cast Sudden Ruin")
    assert game.notations == ["target Grove Elk #1", "target Grove Elk #2", "target Pale Wolf"]
    with pytest.raises(AmbiguousChoice, match='"target Grove Elk #1" or "target Grove Elk #2"'):
        game.choose("target Grove Elk")


def test_a_thing_keeps_its_number_during_a_run_of_picks() -> None:
    game = attacking(ready())
    assert game.notations == ["attack Grove Elk #1", "attack Grove Elk #2", "done"]
    game.choose("attack Grove Elk #1")
    assert game.notations == ["attack Grove Elk #2", "done"]


def test_both_names_of_a_block_are_numbered() -> None:
    decision = Decision(0, "block", [Option("block", "Elk -> Elk", 100 + b, 200 + a) for b in (1, 2) for a in (1, 2)])
    assert notation.notations(decision) == [
        "block Elk #1 -> Elk #1", "block Elk #1 -> Elk #2", "block Elk #2 -> Elk #1", "block Elk #2 -> Elk #2",
    ]  # fmt: skip


def test_several_options_about_one_thing_are_numbered_in_their_order() -> None:
    decision = Decision(0, "order", [Option("put", "Shrine", 101, 0), Option("put", "Shrine", 101, 1), DONE])
    assert notation.notations(decision) == ["put Shrine #1", "put Shrine #2", "done"]


def test_names_that_differ_in_case_alone_are_told_apart() -> None:
    scenario = Scenario(CARDS, ("Ann", "ann"))
    scenario.battlefield(0, "Mountain")
    scenario.hand(0, "Grim Spark")
    game = scenario.start()
    game.choose("cast Grim Spark")
    assert game.notations == ["target Ann #1", "target ann #2"]
    game.choose("target ann #2")
    assert "Ann casts Grim Spark, targeting ann." in game.log


def test_case_spacing_and_the_verb_do_not_matter_where_it_is_clear() -> None:
    game = ready("Sudden Ruin")
    game.choose("  CAST   sudden ruin ")
    game.choose("pale wolf")
    assert "Ann casts Sudden Ruin, targeting Pale Wolf." in game.log


def test_an_option_an_index_and_a_text_pick_the_same() -> None:
    games = [ready("Grim Spark") for _ in range(3)]
    index = games[0].notations.index("cast Grim Spark")
    games[0].choose(index)
    games[1].choose(games[1].legal[index])
    games[2].choose("cast Grim Spark")
    assert len({digest(game.state) for game in games}) == 1


def test_a_spell_is_cast_at_its_target_in_one_line() -> None:
    game = ready("Grim Spark")
    game.choose("cast Grim Spark -> Pale Wolf")
    game.choose("pass")
    assert [game.state.label(id) for id in game.state.players[1].graveyard] == ["Pale Wolf"]


def test_x_and_modes_stand_where_they_come() -> None:
    game = ready("Ember Flood", "Fork in the Road")
    game.choose("cast Ember Flood -> 2, Bob")
    game.choose("pass")
    assert game.state.players[1].life == 18
    game.choose("cast Fork in the Road -> 2")
    game.choose("pass")
    assert game.state.players[0].life == 23


def test_a_run_ends_a_choice_of_several_things_by_itself() -> None:
    game = attacking(ready())
    game.choose("attack Grove Elk #1, Grove Elk #2")
    assert game.state.combat is not None
    assert len(game.state.combat.attacks) == 2


def test_a_run_may_say_done_and_go_on_with_the_next_choice() -> None:
    game = ready("Split Spark")
    game.choose("cast Split Spark -> Pale Wolf, done")
    assert len(game.state.stack) == 1
    assert game.decision is not None
    assert game.decision.kind == "priority"


def test_blocks_are_declared_in_one_line() -> None:
    scenario = table()
    scenario.battlefield(0, "Grove Elk", "Pale Wolf")
    scenario.battlefield(1, "Old Wall", "Red Hawk")
    game = attacking(scenario.start())
    game.choose("attack Grove Elk, Pale Wolf")
    game.choose("block Old Wall -> Grove Elk, Red Hawk -> Pale Wolf")
    assert "Old Wall blocks Grove Elk." in game.log
    assert "Red Hawk blocks Pale Wolf." in game.log


def test_the_only_target_may_be_named_although_it_is_picked_by_itself() -> None:
    scenario = table()
    scenario.hand(0, "Sudden Ruin")
    scenario.battlefield(0, "Iron Rod")
    scenario.battlefield(1, "Pale Wolf")
    game = scenario.start()
    game.choose("cast Sudden Ruin -> Pale Wolf")
    assert len(game.state.stack) == 1


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("cast Grim Sprak", InvalidNotation, 'did you mean "cast Grim Spark"'),
        ("cast Grim Spark -> Pale Wofl", InvalidNotation, 'did you mean "target Pale Wolf"'),
        ("cast Grim Spark -> Grove Elk", AmbiguousChoice, "Grove Elk #1"),
        ("cast Grim Spark -> Pale Wolf, Bob", InvalidNotation, "the end of the line"),
        ("cast Grim Spark -> Grove Elk #3", InvalidNotation, "there is no #3 of that name here"),
        ("cast Grim Spark -> Pale Wolf #1", InvalidNotation, "there is no #1 of that name here"),
        ("cast Grim Spark #2", InvalidNotation, "there is no #2 of that name here"),
        ("cast Sudden Ruin -> Bob", IllegalChoice, r"not what the text asks for \(CR 115.1\)"),
        ("play Grim Spark", IllegalChoice, r"it is no land \(CR 305.1\)"),
        ("nonsense", InvalidNotation, 'expected .*"pass".*, got "nonsense"'),
        ("", InvalidNotation, "expected"),
    ],
)
def test_an_erroneous_text_says_what_is_wrong_and_changes_nothing(
    text: str, error: type[ChoiceError], message: str
) -> None:
    game = ready("Grim Spark", "Sudden Ruin")
    before = digest(game.state)
    asked = game.notations
    with pytest.raises(error, match=message):
        game.choose(text)
    assert digest(game.state) == before
    assert game.notations == asked
    assert game.picks == ()


def test_an_index_or_option_that_is_not_offered_is_refused() -> None:
    game = ready("Grim Spark")
    with pytest.raises(IllegalChoice, match="numbered from 0 to"):
        game.choose(99)
    with pytest.raises(IllegalChoice, match=r"117\.1"):
        game.choose(-1)
    with pytest.raises(IllegalChoice, match="cast Sudden Ruin"):
        game.choose(Option("cast", "Sudden Ruin", 5))
    assert game.picks == ()


def test_nothing_can_be_picked_when_the_game_is_over() -> None:
    game = ready()
    game.concede(0)
    with pytest.raises(IllegalChoice, match=r"104\.1"):
        game.choose("pass")


def lone_attacker() -> Game:
    """Ann can attack with one elk, and nobody but Bob."""
    scenario = table()
    scenario.battlefield(0, "Grove Elk")
    return attacking(scenario.start())


def test_a_number_that_no_attacker_has_is_what_is_wrong() -> None:
    with pytest.raises(InvalidNotation, match='got "attack Grove Elk #1": there is no #1 of that name here'):
        lone_attacker().choose("attack Grove Elk #1")


def test_the_only_one_who_can_be_attacked_may_be_named() -> None:
    game = lone_attacker()
    game.choose("attack Grove Elk -> Bob")
    assert "Grove Elk attacks Bob." in game.log
    with pytest.raises(IllegalChoice, match=r"it can't attack Ann \(CR 508.1b\)"):
        lone_attacker().choose("attack Grove Elk -> Ann")


def test_each_of_several_attackers_may_say_whom_it_attacks() -> None:
    game = attacking(ready())
    game.choose("attack Grove Elk #1 -> Bob, Grove Elk #2 -> Bob")
    assert game.state.combat is not None
    assert len(game.state.combat.attacks) == 2


def test_a_number_that_is_asked_for_before_the_target_is_told_and_how_it_is_said() -> None:
    game = ready("Ember Flood")
    with pytest.raises(InvalidNotation, match="asked for first") as refused:
        game.choose("cast Ember Flood -> Bob")
    said = str(refused.value).partition('said so: "')[2].rstrip('"')
    assert said == "cast Ember Flood, 3 -> Bob"
    game.choose(said)
    game.choose("pass")
    assert game.state.players[1].life == 17


def test_what_is_no_pick_at_all_is_refused() -> None:
    pick: Any = 1.5
    with pytest.raises(TypeError, match=r"expected an option, its index or its notation, got 1\.5"):
        ready("Grim Spark").choose(pick)
