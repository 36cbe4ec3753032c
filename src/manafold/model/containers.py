"""The shapes of data that are made of other shapes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from manafold.model.shapes import Choice, Data, Definitions, Schema, Shape
from manafold.model.validation import FAILED, Place, Report


class Maybe(Shape):
    """Nothing, or data of another shape."""

    def __init__(self, inner: Shape) -> None:
        self._inner = inner
        self.expects = inner.expects

    def takes(self, data: object) -> bool:
        return data is None or self._inner.takes(data)

    def load(self, data: object, place: Place, report: Report) -> object:
        return None if data is None else self._inner.load(data, place, report)

    def fits(self, value: object) -> bool:
        return value is None or self._inner.fits(value)

    def reads(self, text: str) -> bool:
        return self._inner.reads(text)

    def dump(self, value: object) -> Data:
        return None if value is None else self._inner.dump(value)

    def names(self) -> Iterable[str]:
        return self._inner.names()

    def schema(self, definitions: Definitions) -> Schema:
        return {"anyOf": [{"type": "null"}, self._inner.schema(definitions)]}


class OneOf(Shape):
    """Data of one of several shapes, of which no two take the same data."""

    def __init__(self, inner: Sequence[Shape]) -> None:
        self._inner = inner
        self.expects = " or ".join([each.expects for each in inner])

    def takes(self, data: object) -> bool:
        return any([each.takes(data) for each in self._inner])

    def load(self, data: object, place: Place, report: Report) -> object:
        for each in self._inner:
            if each.takes(data):
                return each.load(data, place, report)
        return report.add(place, self.expects, data, self.names())

    def fits(self, value: object) -> bool:
        return any([each.fits(value) for each in self._inner])

    def dump(self, value: object) -> Data:
        for each in self._inner:
            if each.fits(value):
                return each.dump(value)
        raise TypeError(f"expected {self.expects}, got {value!r}")

    def names(self) -> Iterable[str]:
        return [name for each in self._inner for name in each.names()]

    def schema(self, definitions: Definitions) -> Schema:
        names = list(self.names())
        if len(set(names)) < len(names):
            raise LookupError(f"a name is both {self.expects}")
        return {"anyOf": [each.schema(definitions) for each in self._inner]}


class Many(Shape):
    """A list of any length; a single item may stand for the list of it."""

    def __init__(self, inner: Shape) -> None:
        self._inner = inner
        self.expects = inner.expects

    def takes(self, data: object) -> bool:
        return isinstance(data, list) or self._inner.takes(data)

    def load(self, data: object, place: Place, report: Report) -> object:
        if not isinstance(data, list):
            item = self._inner.load(data, place, report)
            return item if item is FAILED else (item,)
        items = [self._inner.load(item, Place(place, index), report) for index, item in enumerate(data)]
        return FAILED if any([item is FAILED for item in items]) else tuple(items)

    def fits(self, value: object) -> bool:
        return isinstance(value, tuple) and all([self._inner.fits(item) for item in value])

    def dump(self, value: object) -> Data:
        if not isinstance(value, tuple):
            raise TypeError(f"expected a tuple, got {value!r}")
        return [self._inner.dump(item) for item in value]

    def names(self) -> Iterable[str]:
        return self._inner.names()

    def schema(self, definitions: Definitions) -> Schema:
        item = self._inner.schema(definitions)
        return {"anyOf": [item, {"type": "array", "items": item}]}


class Each(Shape):
    """A list of a fixed length, each place in it with a shape of its own."""

    def __init__(self, inner: Sequence[Shape]) -> None:
        self._inner = inner
        self.expects = f"a list of {len(inner)}"

    def takes(self, data: object) -> bool:
        return isinstance(data, list)

    def load(self, data: object, place: Place, report: Report) -> object:
        if not isinstance(data, list):
            return report.add(place, self.expects, data)
        if len(data) != len(self._inner):
            return report.say(place, self.expects, f"a list of {len(data)}")
        items = [
            shape.load(item, Place(place, index), report)
            for index, (shape, item) in enumerate(zip(self._inner, data, strict=True))
        ]
        return FAILED if any([item is FAILED for item in items]) else tuple(items)

    def fits(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self._inner)
            and all([shape.fits(item) for shape, item in zip(self._inner, value, strict=True)])
        )

    def dump(self, value: object) -> Data:
        if not isinstance(value, tuple):
            raise TypeError(f"expected a tuple, got {value!r}")
        return [shape.dump(item) for shape, item in zip(self._inner, value, strict=True)]

    def schema(self, definitions: Definitions) -> Schema:
        places: list[Data] = [each.schema(definitions) for each in self._inner]
        return {"type": "array", "prefixItems": places, "minItems": len(places), "maxItems": len(places)}


class SetOf(Shape):
    """A set of strings from a fixed choice, as a list in the order of the choice."""

    def __init__(self, inner: Choice) -> None:
        self._inner = inner
        self.expects = f"a list, each {inner.expects}"

    def takes(self, data: object) -> bool:
        return isinstance(data, list)

    def load(self, data: object, place: Place, report: Report) -> object:
        if not isinstance(data, list):
            return report.add(place, self.expects, data)
        items = [self._inner.load(item, Place(place, index), report) for index, item in enumerate(data)]
        return FAILED if any([item is FAILED for item in items]) else frozenset(items)

    def fits(self, value: object) -> bool:
        return isinstance(value, frozenset)

    def dump(self, value: object) -> Data:
        if not isinstance(value, frozenset):
            raise TypeError(f"expected a frozenset, got {value!r}")
        return [each for each in self._inner.choices if each in value]

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": "array", "items": self._inner.schema(definitions), "uniqueItems": True}
