"""`manafold cards search`: what it prints, and its exit status."""

from __future__ import annotations

from tests.cli.running import data, run


def test_what_is_found_is_listed_up_to_the_limit() -> None:
    result = run("cards", "search", "t:dragon", "pow>=4", "--limit", 2)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert len(lines) == 3
    assert "Dragon" in lines[0]
    assert lines[2].endswith("of them not listed")


def test_a_card_is_shown_with_cost_type_and_numbers() -> None:
    lines = run("cards", "search", '!"hill giant"').stdout.splitlines()
    assert lines == ["Hill Giant  {3}{R}  Creature — Giant  3/3", "1 found"]


def test_the_machine_gets_one_object() -> None:
    found = data(run("cards", "search", '!"hill giant"', "--json"))
    assert found["found"] == 1
    (card,) = found["cards"]
    assert (card["name"], card["mana_value"], card["playable"]) == ("Hill Giant", 4, True)
    (face,) = card["faces"]
    assert (face["mana_cost"], face["colors"], face["power"]) == ("{3}{R}", ["R"], 3)


def test_a_query_that_makes_no_sense_is_a_wrong_call() -> None:
    result = run("cards", "search", "t:dragoon")
    assert (result.exit_code, result.stdout) == (2, "")
    assert 'expected a type at position 2 of "t:dragoon"' in result.stderr
    assert 'did you mean "dragon"?' in result.stderr
