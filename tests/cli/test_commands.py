"""The commands: what they print, where, and with what exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import BURN, LANDS, data, run

from manafold.cli.match import plan_of
from manafold.cli.play import begun


@pytest.fixture
def decks(tmp_path: Path) -> tuple[Path, Path]:
    """Two decks in files."""
    burn, lands = tmp_path / "burn deck.txt", tmp_path / "lands.txt"
    burn.write_text(BURN)
    lands.write_text(LANDS)
    return burn, lands


def test_match_prints_one_json_object(decks: tuple[Path, Path]) -> None:
    found = data(run("match", *decks, "--games", 3, "--seed", 2, "--players", "heuristic,random", "--json"))
    assert found["games"] == 3
    assert found["wins"] == [3, 0]
    assert {"draws", "turns_mean", "seconds"} <= found.keys()


def test_match_tells_the_games_with_log(decks: tuple[Path, Path]) -> None:
    result = run("match", *decks, "--log", "--players", "random")
    assert result.exit_code == 0
    assert "Game 1" in result.stdout
    assert "plays Mountain." in result.stdout
    assert "of 1 won" in result.stdout


def test_equal_decks_of_a_match_are_told_apart() -> None:
    shown = run("match", "burn", "burn", "--players", "random").stdout
    assert "burn 1 (random)" in shown
    assert "burn 2 (random)" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("{burn}",), "two or more decks"),
        (("{burn}", "no such deck"), "no such deck"),
        (("{burn}", "{lands}", "--players", "huristic"), "heuristic"),
        (("{burn}", "{lands}", "--players", "random,random,random"), "a player for each"),
        (("{burn}", "{lands}", "--games", "0"), "--games"),
        (("{burn}", "{lands}", "--format", "vintage"), "constructed"),
    ],
)
def test_a_wrong_call_has_the_exit_status_2_and_a_message(
    decks: tuple[Path, Path], arguments: tuple[str, ...], message: str
) -> None:
    given = [each.format(burn=decks[0], lands=decks[1]) for each in arguments]
    result = run("match", *given)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_a_deck_that_cannot_be_played_is_refused_with_all_that_is_wrong(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("50 Mountain\n5 Shock\n1 No Such Card At All\n")
    result = run("match", bad, bad)
    assert result.exit_code == 1
    assert "at least 60" in result.stderr
    assert "No Such Card At All" in result.stderr
    assert "Shock: expected at most 4" in result.stderr


def test_deck_check_names_problems_and_tells_them_by_its_exit_status(decks: tuple[Path, Path], tmp_path: Path) -> None:
    good = run("deck", "check", decks[0])
    assert (good.exit_code, "can be played" in good.stdout) == (0, True)
    small = tmp_path / "small.txt"
    small.write_text("40 Mountain\n")
    bad = run("deck", "check", small, "--json")
    assert bad.exit_code == 1
    assert data(bad)["legal"] is False
    assert run("deck", "check", small, "--format", "limited").exit_code == 0


def test_a_line_that_is_no_card_is_shown_with_its_number(tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text("60 Mountain\nzero Shock\n0 Shock\n")
    result = run("deck", "check", file)
    assert result.exit_code == 1
    assert "line 3" in result.stderr


@pytest.mark.parametrize("rules", ["constructed", "any"])
def test_an_unknown_card_is_shown_with_its_line_beside_other_problems(tmp_path: Path, rules: str) -> None:
    file = tmp_path / "odd.txt"
    file.write_text("50 Mountain\n\n# burn\n4 Shcok\n")
    result = run("deck", "check", file, "--format", rules)
    assert result.exit_code == 1
    assert 'odd, line 4: expected the name of a card' in result.stdout
    assert 'got "Shcok"; did you mean "Shock"?' in result.stdout
    assert ("60" in result.stdout) == (rules == "constructed")


def test_deck_list_lists_the_built_in_decks() -> None:
    assert "burn" in data(run("deck", "list", "--json"))["decks"]
    assert "burn" in run("deck", "list").stdout


def test_a_card_is_shown_as_people_know_it() -> None:
    result = run("cards", "show", "hill giant")
    assert result.stdout.splitlines() == ["Hill Giant  {3}{R}", "Creature — Giant", "3/3"]
    assert data(run("cards", "show", "Hill Giant", "--json"))["card"]["name"] == "Hill Giant"


def test_a_name_that_is_no_text_is_that_of_no_card() -> None:
    result = run("cards", "show", "\udcff")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is no card" in result.stderr


def test_an_unknown_card_is_a_wrong_call_with_a_suggestion() -> None:
    result = run("cards", "show", "Hil Giant")
    assert result.exit_code == 2
    assert "did you mean Hill Giant" in result.stderr


CARDS = [
    {"layout": "normal", "name": "Plain Imp", "type_line": "Creature — Imp", "mana_cost": "{B}",
     "oracle_text": "Flying", "power": "1", "toughness": "1"},
    {"layout": "normal", "name": "Odd Imp", "type_line": "Creature — Imp", "mana_cost": "{B}",
     "oracle_text": "Flying\nGnarl the floom.", "power": "1", "toughness": "1"},
]  # fmt: skip


def test_coverage_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(CARDS))
    result = run("cards", "coverage", file, "--jobs", 1, "--json")
    found = data(result)
    assert (found["cards"], found["read_whole"]) == (2, 1)
    assert (found["lines"], found["lines_read"], found["lines_printed_back"]) == (3, 2, 2)
    (reason,) = found["declined"]
    assert (reason["cards"], reason["cards_unlocked"]) == (1, 1)
    assert "read whole         1 (50.0%)" in run("cards", "coverage", file, "--jobs", 1).stdout


def test_reasons_with_some_words_are_listed_with_their_lines(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(CARDS))
    assert "\n       Gnarl the floom.\n" in run("cards", "coverage", file, "--jobs", 1, "--why", "Gnarl").stdout
    assert "Gnarl" not in run("cards", "coverage", file, "--jobs", 1, "--why", "knit").stdout


def test_imported_cards_are_there_and_a_cut_file_leaves_them_whole(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(CARDS))
    assert data(run("cards", "import", file, "--jobs", 1, "--json"))["whole"] == 1
    file.write_text(json.dumps(CARDS)[:-40])
    cut = run("cards", "import", file, "--jobs", 1)
    assert cut.exit_code == 1
    assert str(file) in cut.stderr
    assert "Traceback" not in cut.stderr


def test_one_thing_is_told_as_one(tmp_path: Path) -> None:
    deck, cards = tmp_path / "one.txt", tmp_path / "cards.json"
    deck.write_text("1 Mountain")
    cards.write_text(json.dumps(CARDS))
    assert run("deck", "check", deck, "--format", "any").stdout == "one: 1 card, can be played\n"
    imported = run("cards", "import", cards, "--jobs", 1).stdout
    assert imported.startswith("1 card can be played, 1 is stored with lines that are not understood\n")


def test_the_library_is_built_to_a_file(tmp_path: Path) -> None:
    file, out = tmp_path / "cards.json", tmp_path / "out.jsonl"
    file.write_text(json.dumps(CARDS))
    assert data(run("library", "build", file, "--out", out, "--jobs", 1, "--json"))["whole"] == 1
    assert out.read_text().count("\n") == 1
    file.write_text(json.dumps([{**CARDS[0], "name": "Another Imp"}]))
    lost = run("library", "build", file, "--out", out, "--jobs", 1)
    assert lost.exit_code == 1
    assert "would lose 1 of its cards (Plain Imp)" in lost.stderr
    assert "Plain Imp" in out.read_text()
    anew = run("library", "build", file, "--out", out, "--jobs", 1, "--anew")
    assert anew.stdout.endswith("1 added, 0 changed, 1 lost\n")
    folder = run("library", "build", file, "--out", tmp_path, "--jobs", 1)
    assert folder.exit_code == 2
    assert f"{tmp_path} cannot be written: Is a directory; what was there before" in folder.stderr


def test_bench_prints_the_agreed_names() -> None:
    found = data(run("bench", "--games", 1, "--json"))
    names = {"games_per_second", "decisions_per_second", "windows_per_second", "fork_us", "lines_per_second"}
    assert names | {"calibration_seconds"} <= found.keys()
    assert names == found["ratios"].keys()


def test_fuzz_prints_its_findings_and_tells_by_its_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manafold.lab.fuzz.random_decks", lambda seed, number: [[], []])
    found = run("fuzz", "--games", 1, "--json")
    assert (found.exit_code, data(found)["games"], data(found)["findings"]) == (0, 1, [])
    monkeypatch.setattr("manafold.rules.game.Game.new", lambda *arguments, **more: 1 / 0)
    broken = run("fuzz", "--games", 1, "--json")
    assert broken.exit_code == 1
    assert "ZeroDivisionError" in data(broken)["findings"][0]["details"]
    assert "ZeroDivisionError" in run("fuzz", "--games", 1).stdout


def test_decks_come_with_their_sideboards(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("60 Mountain\n\nSideboard\n2 Shock\n", encoding="utf-8")
    game = begun((str(deck), str(deck)), ("Ann", "Bob"), 1, "constructed")
    assert [len(player.outside) for player in game.state.players] == [2, 2]
    plan = plan_of([str(deck), "burn"], "random", 1, False, "constructed", False)
    assert [card.name for card in plan.entrants[0].sideboard] == ["Shock", "Shock"]


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    assert all(name in text for name in ("play", "match", "replay", "bench", "fuzz", "deck", "cards", "library"))


def imported(tmp_path: Path, **card: str) -> tuple[int, str]:
    """The exit status and what is printed if this card and another, that can be played, are imported."""
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([{**CARDS[0], **card}, {**CARDS[0], "name": "Quiet Imp"}]))
    result = run("cards", "import", cards, "--jobs", 1)
    return result.exit_code, result.stdout


def test_a_card_that_is_not_stored_is_a_finding_and_the_others_are_stored(tmp_path: Path) -> None:
    status, shown = imported(tmp_path, type_line="Creature — Impp")
    assert status == 1
    assert shown.startswith("1 card can be played, ")
    assert '\nnot stored: Plain Imp: type_line: expected a subtype of creature, got "Impp"' in shown
    assert run("cards", "show", "Quiet Imp").stdout.startswith("Quiet Imp  {B}\n")


def test_another_card_of_a_name_in_the_built_in_library_is_not_stored(tmp_path: Path) -> None:
    status, shown = imported(tmp_path, name="Hill giant")
    assert status == 1
    assert "not stored: Hill giant: the built-in library has another card of this name" in shown
    assert run("cards", "show", "Hill Giant").stdout.startswith("Hill Giant  {3}{R}\n")


def test_a_card_that_the_built_in_library_has_just_so_is_told_and_is_no_finding(tmp_path: Path) -> None:
    giant = {"name": "Hill Giant", "mana_cost": "{3}{R}", "type_line": "Creature — Giant", "oracle_text": "",
             "power": "3", "toughness": "3"}  # fmt: skip
    status, shown = imported(tmp_path, **giant)
    assert (status, shown.splitlines()[1]) == (0, "1 card is in the built-in library already, just so")


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("type_line", "Creatre — Imp", 'a card type, got "Creatre" in "Creatre — Imp"; did you mean "Creature"?'),
        ("mana_cost", "1U", 'a mana symbol such as "{2}" or "{W}", got "1U"; did you mean "{1}{U}"?'),
        ("layout", "norml", 'one that is played, got "norml"; did you mean "normal"?'),
        ("power", "many", 'a number, or one with a star or an X such as "1+*", got "many"'),
    ],
)
def test_what_keeps_a_card_from_being_stored_is_told_with_its_field(
    tmp_path: Path, field: str, wrong: str, said: str
) -> None:
    status, shown = imported(tmp_path, **{field: wrong})
    assert status == 1
    assert f"\nnot stored: Plain Imp: {field}: expected {said}\n" in shown


def test_lines_that_are_not_understood_are_told_with_their_card_and_place(tmp_path: Path) -> None:
    cards = tmp_path / "cards.json"
    odd = [{**CARDS[0], "name": f"Odd Imp {number:02}", "oracle_text": "Flying\nDraw a crad."} for number in range(12)]
    cards.write_text(json.dumps(odd))
    shown = run("cards", "import", cards, "--jobs", 1).stdout
    assert "Odd Imp 00:\n  Draw a crad.: not understood at 'crad.' (position 7)" in shown
    assert "Odd Imp 09:\n" in shown
    assert "Odd Imp 10" not in shown
    assert "\n... and 2 more with such lines\n" in shown
