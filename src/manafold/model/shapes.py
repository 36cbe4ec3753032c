"""The simple shapes that card data has: how each is loaded, dumped and described to editors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from manafold.model.errors import NotationError
from manafold.model.mana_names import ManaNames
from manafold.model.validation import FAILED, Place, Report

Data: TypeAlias = "bool | int | float | str | list[Data] | dict[str, Data] | None"
"""What JSON and YAML can say."""

Schema: TypeAlias = dict[str, Data]
"""A JSON Schema (draft 2020-12)."""


class Definitions:
    """The named parts of a schema."""

    def __init__(self) -> None:
        self.parts: dict[str, Data] = {}

    def ref(self, name: str, make: Callable[[Definitions], Schema]) -> Schema:
        """A reference to the part `name`, which is made when it is first referred to."""
        if name not in self.parts:
            self.parts[name] = {}
            self.parts[name] = make(self)
        return {"$ref": f"#/$defs/{name}"}


class Shape:
    """A kind of data."""

    expects = ""
    """What it is called in problems: "a number"."""

    def takes(self, data: object) -> bool:
        """Whether `data` is of this kind at first glance, though there may be problems in it."""
        raise NotImplementedError(type(self))

    def load(self, data: object, place: Place, report: Report) -> object:
        """What `data` describes; `FAILED` after everything wrong with it is reported."""
        raise NotImplementedError(type(self))

    def fits(self, value: object) -> bool:
        """Whether `value` is of the type that this shape loads."""
        raise NotImplementedError(type(self))

    def dump(self, value: object) -> Data:
        """The data for `value`, in canonical form."""
        raise NotImplementedError(type(self))

    def names(self) -> Iterable[str]:
        """The strings that it takes, for suggestions; () if they cannot be listed."""
        return ()

    def reads(self, text: str) -> bool:
        """Whether it has a text form of its own, such as a mana cost has, and this is one."""
        return False

    def schema(self, definitions: Definitions) -> Schema:
        """The JSON Schema of its data."""
        raise NotImplementedError(type(self))


class Scalar(Shape):
    """A JSON value of one type: a string, an integer or a truth value."""

    def __init__(self, kind: type[str] | type[int] | type[bool]) -> None:
        self._kind = kind
        self.expects = {str: "a string", int: "a whole number", bool: "true or false"}[kind]
        self._name = {str: "string", int: "integer", bool: "boolean"}[kind]

    def takes(self, data: object) -> bool:
        return type(data) is self._kind

    def load(self, data: object, place: Place, report: Report) -> object:
        return data if type(data) is self._kind else report.add(place, self.expects, data)

    def fits(self, value: object) -> bool:
        return type(value) is self._kind

    def dump(self, value: object) -> Data:
        if isinstance(value, str | int):
            return value
        raise TypeError(f"expected {self.expects}, got {value!r}")

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": self._name}


class Choice(Shape):
    """One of some strings."""

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = choices
        shown = ", ".join([f'"{each}"' for each in choices[:6]])
        self.expects = f"one of {shown}" + (", ..." if len(choices) > 6 else "")

    def takes(self, data: object) -> bool:
        return isinstance(data, str) and data in self.choices

    def load(self, data: object, place: Place, report: Report) -> object:
        return data if self.takes(data) else report.add(place, self.expects, data, self.choices)

    def fits(self, value: object) -> bool:
        return self.takes(value)

    def dump(self, value: object) -> Data:
        if isinstance(value, str) and value in self.choices:
            return value
        raise TypeError(f"expected {self.expects}, got {value!r}")

    def names(self) -> Iterable[str]:
        return self.choices

    def schema(self, definitions: Definitions) -> Schema:
        return {"enum": list(self.choices)}


class Notation(Shape):
    """A value that has a text form of its own: a mana cost, a type line."""

    def __init__(self, kind: type, parse: Callable[[str], object], expects: str) -> None:
        self._kind = kind
        self._parse = parse
        self.expects = expects

    def takes(self, data: object) -> bool:
        return isinstance(data, str)

    def load(self, data: object, place: Place, report: Report) -> object:
        if not isinstance(data, str):
            return report.add(place, self.expects, data)
        try:
            return self._parse(data)
        except NotationError as error:
            found = f'"{error.found}" in "{data}"' if error.found != data else f'"{data}"'
            return report.say(place, error.expected, found, error.suggestion)

    def fits(self, value: object) -> bool:
        return isinstance(value, self._kind)

    def reads(self, text: str) -> bool:
        return self.load(text, Place(), Report()) is not FAILED

    def dump(self, value: object) -> Data:
        return str(value)

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": "string", "description": self.expects}


class ManaNotation(Notation):
    """A value that is written with mana symbols, in which the colors have these names."""

    def __init__(self, kind: type, parse: Callable[[str], object], expects: str, names: ManaNames) -> None:
        super().__init__(kind, self._read, names.told(expects))
        self._parse_usual = parse
        self._names = names

    def _read(self, text: str) -> object:
        usual = self._names.standard(text)
        try:
            return self._parse_usual(usual)
        except NotationError as error:
            raise self._names.said(error) from None

    def dump(self, value: object) -> Data:
        return self._names.told(str(value))
