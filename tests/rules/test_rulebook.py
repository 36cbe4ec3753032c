"""The rules that are cited exist, and every event can be told."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path
from typing import get_args

import manafold
from manafold.rules import events, telling
from manafold.rules.decisions import Kind
from manafold.rules.notation import RULE_OF_KIND
from manafold.rules.rulebook import CHAPTERS, RULES, describe

NUMBER = re.compile(r"[1-9][0-9]{2}(\.[0-9]+[a-z]?)?")


def causes() -> set[str]:
    """The rule numbers that the code gives as causes of events."""
    found: set[str] = set()
    for path in Path(manafold.__path__[0], "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Cause":
                values = [*node.args[1:], *[each.value for each in node.keywords if each.arg == "rule"]]
                found.update(str(each.value) for each in values if isinstance(each, ast.Constant))
    return found


def test_every_rule_that_causes_an_event_is_described() -> None:
    described = causes()
    assert len(described) > 30
    assert {rule for rule in described if rule not in RULES} == set()


def test_every_number_is_one_and_every_chapter_is_known() -> None:
    for rule in (*RULES, *CHAPTERS, *RULE_OF_KIND.values()):
        assert NUMBER.fullmatch(rule)
        assert rule[:3] in CHAPTERS


def test_every_kind_of_decision_has_its_rule() -> None:
    assert set(RULE_OF_KIND) == set(get_args(Kind))


def test_a_rule_that_is_not_described_is_told_by_its_chapter() -> None:
    assert describe("704.5z") == "state-based actions"
    assert describe("614.1c") == RULES["614"]


def test_there_is_a_sentence_for_every_class_of_event() -> None:
    classes = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, events.Event)]
    told = {events.Event, events.ZoneChanged, events.GameEnded, *telling.SENTENCES}
    assert {each.__name__ for each in classes if each not in told} == set()


def test_the_sentences_speak_of_fields_that_there_are() -> None:
    for kind, text in telling.SENTENCES.items():
        names = {field.name for field in dataclasses.fields(kind)}
        assert {place.group(1) for place in telling.PLACE.finditer(text)} <= names
