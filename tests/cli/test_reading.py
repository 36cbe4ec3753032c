"""`manafold cards read`: what a text means, or where and why it is declined."""

from __future__ import annotations

import pytest
from tests.cli.running import data, run

from manafold.model.documents import read_yaml


def test_a_text_is_shown_as_a_tree_and_printed_back() -> None:
    result = run("cards", "read", "--text", "Flying\\n{T}: Bruno gets +1/+1 until end of turn.", "--name", "Bruno")
    assert result.exit_code == 0
    assert "- flying\n" in result.stdout
    assert "word: activated" in result.stdout
    assert "printed back: {T}: Bruno gets +1/+1 until end of turn." in result.stdout


def test_a_declined_text_is_marked_where_it_stops_making_sense() -> None:
    result = run("cards", "read", "--text", "Flying\nDraw two crads.", "--type", "Sorcery")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    at = lines.index("Draw two crads.")
    assert lines[at + 1] == "         ^"
    assert "at 'crads.'" in lines[at + 2]
    assert "did you mean 'cards'?" in lines[at + 2]
    assert "- flying" in result.stdout


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("When this creature enter, draw a card.", 19, "enters"),
        ("When ths creature enters, draw a card.", 5, "this"),
        ("Whenever you atack, draw a card.", 13, "attack"),
    ],
)
def test_a_slip_in_what_an_ability_triggers_on_is_found(text: str, place: int, word: str) -> None:
    result = run("cards", "read", "--text", text, "--type", "Creature")
    at = result.stdout.splitlines().index(text)
    assert result.stdout.splitlines()[at + 1] == " " * place + "^"
    assert f"did you mean '{word}'?" in result.stdout


def test_without_a_type_the_text_of_a_spell_is_read_as_one() -> None:
    result = run("cards", "read", "--text", "Draw two cards. You gain 9 life.")
    assert result.exit_code == 0
    assert "As the text of: Sorcery" in result.stdout
    assert "As the text of: Creature" in run("cards", "read", "--text", "Flying").stdout


def test_the_machine_gets_the_place_and_the_nearest_word() -> None:
    result = run("cards", "read", "--text", "Draw two crads.", "--type", "Instant", "--json")
    assert result.exit_code == 1
    (line,) = data(result)["lines"]
    declined = line["declined"]
    assert (declined["position"], declined["found"], declined["nearest"]) == (9, "crads.", "cards")
    assert "cards" in declined["expected"]


def test_the_machine_gets_the_abilities_and_the_text_printed_back() -> None:
    (line,) = data(run("cards", "read", "--text", "Flying", "--type", "Creature — Bear", "--json"))["lines"]
    assert line == {"text": "Flying", "abilities": ["flying"], "printed": "Flying"}


def test_yaml_is_a_document_of_its_own() -> None:
    result = run("cards", "read", "--text", "Flying\nTrample", "--yaml")
    assert read_yaml(result.stdout) == ["flying", "trample"]


def test_a_wrong_type_line_is_a_wrong_call() -> None:
    result = run("cards", "read", "--text", "Flying", "--type", "Creatrue — Bear")
    assert (result.exit_code, result.stdout) == (2, "")
    assert 'did you mean "Creature"?' in result.stderr


@pytest.mark.parametrize("types", ["Creature — Bear", "Land", "Enchantment"])
def test_an_instruction_on_a_permanent_is_said_to_need_an_ability(types: str) -> None:
    result = run("cards", "read", "--text", "Flying\nDraw a card.", "--type", types)
    assert result.exit_code == 1
    assert "an instruction as of an instant or sorcery, while a permanent needs an ability that has it" in result.stdout


def test_what_no_spell_could_say_is_declined_where_it_is_not_understood() -> None:
    result = run("cards", "read", "--text", "Draw a crad.", "--type", "Land")
    assert "did you mean 'card'?" in result.stdout
    assert "an instruction" not in result.stdout
