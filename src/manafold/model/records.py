"""The shape of what has fields: faces, scripts, and the insides of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from manafold.model.shapes import Data, Definitions, Schema, Shape
from manafold.model.validation import FAILED, Place, Report, plain_name, with_article

REQUIRED: object = object()
"""The default of a field that has none."""


class Field:
    """A field of a record."""

    def __init__(self, name: str, shape: Shape, default: object) -> None:
        self.name = name
        self.shape = shape
        self.default = default


FieldsOf = Callable[[type], tuple[Field, ...]]
"""Gives the fields of a class."""


class Record(Shape):
    """A class of which each field is a key; a key whose field has its default is left out."""

    def __init__(self, kind: type, fields: FieldsOf, beside: tuple[str, ...] = ()) -> None:
        """`fields` is asked when the fields are first needed; `beside` are other keys that stand among its keys."""
        self.kind = kind
        self._beside = beside
        self._make: Callable[..., object] = kind
        self._find_fields = fields
        self._fields: tuple[Field, ...] | None = None
        self._by_name: dict[str, Field] = {}
        self.expects = with_article(plain_name(kind))

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields, in the order of the keys."""
        if self._fields is None:
            self._fields = self._find_fields(self.kind)
            self._by_name = {each.name: each for each in self._fields}
        return self._fields

    def takes(self, data: object) -> bool:
        return isinstance(data, dict)

    def load(self, data: object, place: Place, report: Report) -> object:
        if not isinstance(data, dict):
            return report.add(place, self.expects, data)
        return self.load_fields(data, place, report)

    def load_fields(self, data: Mapping[object, object], place: Place, report: Report) -> object:
        """The record with these keys."""
        return self.build(self.load_values(data, place, report), place, report)

    def load_values(self, data: Mapping[object, object], place: Place, report: Report) -> dict[str, object]:
        """The value of each key; `FAILED` for keys that are wrong, unknown or missing."""
        values: dict[str, object] = {}
        for field in self.fields:
            if field.name in data:
                values[field.name] = self._load_field(field, data, Place(place, field.name), report)
            elif field.default is REQUIRED:
                values[field.name] = report.say(Place(place, field.name), field.shape.expects, "nothing")
        for key in data:
            if key not in values:
                values[str(key)] = self._refuse_key(key, place, report)
        return values

    def _load_field(self, field: Field, data: Mapping[object, object], place: Place, report: Report) -> object:
        """The value of a field; what only another one takes, such as a mana cost, is said to belong there."""
        found = data[field.name]
        if isinstance(found, str) and not field.shape.takes(found):
            others = [each.name for each in self.fields if each.name not in data and each.shape.reads(found)]
            if others:
                return report.say(place, field.shape.expects, f'"{found}", which belongs under "{others[0]}"')
        return field.shape.load(found, place, report)

    def build(self, values: dict[str, object], place: Place, report: Report) -> object:
        """The record with these values of its fields; `FAILED` if one of them is."""
        if any([value is FAILED for value in values.values()]):
            return FAILED
        try:
            return self._make(**values)
        except ValueError as error:
            return report.say(place, f"{self.expects} that makes sense", str(error))

    def _refuse_key(self, key: object, place: Place, report: Report) -> object:
        known = [*self._by_name, *self._beside]
        expected = f"a key of {plain_name(self.kind)} ({', '.join(known)})" if known else "no keys but its word"
        return report.add(Place(place, str(key)), expected, key, known)

    def fits(self, value: object) -> bool:
        return type(value) is self.kind

    def dump(self, value: object) -> Data:
        if type(value) is not self.kind:
            raise TypeError(f"expected {self.expects}, got {value!r}")
        return self.dump_fields(value)

    def dump_fields(self, value: object) -> dict[str, Data]:
        """The keys of `value`."""
        found: dict[str, Data] = {}
        for each in self.fields:
            item = getattr(value, each.name)
            if each.default is REQUIRED or item != each.default:
                found[each.name] = each.shape.dump(item)
        return found

    def schema(self, definitions: Definitions) -> Schema:
        return definitions.ref(self.kind.__name__, self.object_schema)

    def object_schema(self, definitions: Definitions, tag: str = "") -> Schema:
        """The schema of the object itself, with a key "word" if it has a `tag`."""
        return object_schema(self.kind, self.fields, definitions, tag)


def object_schema(kind: type, fields: tuple[Field, ...], definitions: Definitions, tag: str = "") -> Schema:
    """The schema of an object with these fields, and with a key "word" if it has a `tag`."""
    properties: dict[str, Data] = {"word": {"const": tag}} if tag else {}
    properties.update({each.name: each.shape.schema(definitions) for each in fields})
    required: list[Data] = ["word"] if tag else []
    required += [each.name for each in fields if each.default is REQUIRED]
    return {
        "description": (kind.__doc__ or "").split("\n")[0],
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
