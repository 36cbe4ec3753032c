"""Plain data as JSON and YAML text. A key that is given twice is an error, as is text that is cut off."""

from __future__ import annotations

import json

import yaml
from yaml.constructor import ConstructorError, SafeConstructor

from manafold.model.errors import CardDataError, Problem
from manafold.model.shapes import Data

_LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
_DUMPER: type[yaml.SafeDumper | yaml.CSafeDumper] = yaml.CSafeDumper if yaml.__with_libyaml__ else yaml.SafeDumper


def read_json(text: str) -> object:
    """The data that the JSON `text` says; raises `CardDataError` with the place where it does not read."""
    try:
        found: object = json.loads(text, object_pairs_hook=_without_twins)
    except json.JSONDecodeError as error:
        raise _unreadable(error.lineno - 1, error.colno - 1, "JSON", error.msg) from error
    return found


def write_json(data: Data) -> str:
    """The data as one line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def read_yaml(text: str) -> object:
    """The data that the YAML `text` says; raises `CardDataError` with the place where it does not read."""
    try:
        node = yaml.compose(text, _LOADER)
        if node is None:
            return None
        _check(node, ())
        found: object = SafeConstructor().construct_document(node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise _unreadable(mark.line if mark else 0, mark.column if mark else 0, "YAML", error.problem or "") from error
    except yaml.YAMLError as error:
        raise _unreadable(0, 0, "YAML", str(error)) from error
    return found


def write_yaml(data: Data) -> str:
    """The data as a YAML document, keys in the order in which they are."""
    return yaml.dump(data, Dumper=_DUMPER, sort_keys=False, allow_unicode=True, width=120)


def _check(node: yaml.Node, around: tuple[yaml.Node, ...]) -> None:
    """Refuses mappings that give a key twice, and data that contains itself."""
    if any([outer is node for outer in around]):
        raise ConstructorError(None, None, "data that contains itself", node.start_mark)
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _check(item, (*around, node))
    elif isinstance(node, yaml.MappingNode):
        seen: set[object] = set()
        for key, item in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                raise ConstructorError(None, None, _twice(key.value), key.start_mark)
            seen.add(key.value if isinstance(key, yaml.ScalarNode) else key)
            _check(item, (*around, node))


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twin = next(key for key in keys if keys.count(key) > 1)
        raise CardDataError((Problem(twin, "each key once", _twice(twin)),))
    return found


def _twice(key: object) -> str:
    return f'the key "{key}" twice'


def _unreadable(line: int, column: int, language: str, message: str) -> CardDataError:
    place = f"line {line + 1}, column {column + 1}"
    return CardDataError((Problem(place, f"valid {language}", f"an error: {message}"),))
