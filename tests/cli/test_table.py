"""How the table is drawn."""

from __future__ import annotations

import pytest
from rich.console import Console
from tests.rules.sample_games import table

from manafold.cli.table import Drawing
from manafold.oracle.options import meanings
from manafold.rules import notation
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario


def drawn(game: Game) -> str:
    """The table as the player who has to choose sees it."""
    assert game.decision is not None
    numbers, said = notation.numbers(game.decision), meanings(game.state, game.decision)
    drawing = Drawing(game.view(game.decision.player), numbers, said)
    console = Console(width=100, highlight=False)
    with console.capture() as shown:
        console.print(drawing.table())
        console.print(drawing.question())
        console.print(drawing.options())
    return shown.get()


def wounded(scenario: Scenario) -> Game:
    """Bob has two elks, of which the second is damaged, and Ann destroys a creature."""
    scenario.put(1, "battlefield", "Grove Elk")
    scenario.put(1, "battlefield", "Grove Elk", damage=1)
    scenario.hand(0, "Sudden Ruin")
    game = scenario.start()
    game.choose("cast Sudden Ruin")
    return game


def asked(game: Game) -> Game:
    """Go on until something else than what to do with priority is asked."""
    while game.decision is not None and game.decision.kind == "priority":
        game.choose("pass")
    return game


def test_things_of_one_name_have_the_numbers_of_the_options() -> None:
    game = wounded(table())
    shown = drawn(game)
    assert "target Grove Elk #2" in shown
    assert "Grove Elk #1 2/2 " in shown
    assert "Grove Elk #2 2/2 damage 1" in shown
    game.choose("target Grove Elk #2")
    assert "#" not in drawn(game)


def test_blockers_have_their_numbers_where_damage_is_divided_from_the_first_on() -> None:
    scenario = table()
    scenario.battlefield(0, "Red Hawk", "Grove Elk")
    scenario.battlefield(1, "Pale Wolf", "Pale Wolf")
    game = asked(scenario.start())
    game.choose("attack Grove Elk")
    game.choose("done")
    asked(game).choose("block Pale Wolf #1 -> Grove Elk")
    game.choose("block Pale Wolf -> Grove Elk")
    asked(game)
    assert "blocked by Pale Wolf #1, Pale Wolf #2" in drawn(game)
    assert game.notations[0] == "assign 0 to Pale Wolf #1"


@pytest.mark.parametrize(("number", "told"), [(1, "1 poison counter "), (2, "2 poison counters ")])
def test_the_counters_of_a_player_are_counted(number: int, told: str) -> None:
    scenario = table()
    scenario.state.edit_player(1).counters["poison"] = number
    assert told in drawn(scenario.start())


def test_the_options_for_modes_have_the_text_of_the_modes() -> None:
    scenario = table()
    scenario.hand(0, "Fork in the Road")
    game = scenario.start()
    game.choose("cast Fork in the Road")
    assert "1 mode 1: Draw a card." in drawn(game)
    assert "2 mode 2: You gain 3 life." in drawn(game)
