"""The shapes of words, and of the numbers and quantities that have a shorter form."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from manafold.model.numbers import NUMBER_WORDS
from manafold.model.records import REQUIRED, FieldsOf, Record
from manafold.model.shapes import Data, Definitions, Schema, Shape
from manafold.model.validation import FAILED, Place, Report, describe, plain_name, tag_of, with_article
from manafold.model.vocabulary import Vocabulary, category_of
from manafold.model.words import Fixed, Quantity, Word


class Tagged(Shape):
    """A word of a category: its tag, or an object with its tag under "word" and its fields."""

    def __init__(self, category: type[Word], vocabulary: Vocabulary, record: Callable[[type], Record]) -> None:
        """`record` gives the shape of the fields of a word."""
        self.category = category
        self.vocabulary = vocabulary
        self.record = record
        self.expects = with_article(plain_name(category))

    def takes(self, data: object) -> bool:
        tag = tag_of(data)
        return tag is not None and self.vocabulary.find(self.category, tag) is not None

    def load(self, data: object, place: Place, report: Report) -> object:
        tag = tag_of(data)
        word = self.vocabulary.find(self.category, tag) if tag is not None else None
        if word is None:
            return self._refuse(data, tag, place, report)
        fields = {key: item for key, item in data.items() if key != "word"} if isinstance(data, dict) else {}
        return self.record(word).load_fields(fields, place, report)

    def _refuse(self, data: object, tag: str | None, place: Place, report: Report) -> object:
        if tag is None:
            found = 'an object without "word"' if isinstance(data, dict) else describe(data)
            return report.say(place, self.expects, found)
        stray = self.vocabulary.find(Word, tag)
        if stray is not None:
            return report.say(place, self.expects, f'"{tag}", which is {with_article(plain_name(category_of(stray)))}')
        forms = [form for word in self.vocabulary.classes(self.category) if (form := self._form_with(word, tag))]
        return report.add(place, f"{self.expects}, as in {forms[0]}" if forms else self.expects, tag, self.names())

    def _form_with(self, word: type[Word], notation: str) -> str:
        """How the word is written with a notation, such as a mana cost, in its one field; "" if it has none for it."""
        needed = [each for each in self.record(word).fields if each.default is REQUIRED]
        if len(needed) != 1 or not needed[0].shape.reads(notation):
            return ""
        return f'{{"word": "{word.tag}", "{needed[0].name}": "{notation}"}}'

    def fits(self, value: object) -> bool:
        return isinstance(value, self.category)

    def dump(self, value: object) -> Data:
        if not isinstance(value, self.category):
            raise TypeError(f"expected {self.expects}, got {value!r}")
        fields = self.record(type(value)).dump_fields(value)
        return {"word": value.tag, **fields} if fields else value.tag

    def names(self) -> Iterable[str]:
        return self.vocabulary.tags(self.category)

    def schema(self, definitions: Definitions) -> Schema:
        return definitions.ref(self.category.__name__, self._category_schema)

    def _category_schema(self, definitions: Definitions) -> Schema:
        bare: list[Data] = []
        forms: list[Data] = [{"enum": bare}]
        for word in self.vocabulary.classes(self.category):
            record = self.record(word)
            if all(each.default is not REQUIRED for each in record.fields):
                bare.append(word.tag)
            name = f"{category_of(word).__name__}.{word.tag}".replace(" ", "_")
            forms.append(definitions.ref(name, WordSchema(record, word.tag).make))
        return {"description": (self.category.__doc__ or "").split("\n")[0], "anyOf": forms}


class WordSchema:
    """Makes the schema of the object form of one word."""

    def __init__(self, record: Record, tag: str) -> None:
        self.record = record
        self.tag = tag

    def make(self, definitions: Definitions) -> Schema:
        """The schema."""
        return self.record.object_schema(definitions, self.tag)


class Number(Tagged):
    """A value: a word as any other, or a whole number, or a number word."""

    def takes(self, data: object) -> bool:
        return _number_in(data) is not None or super().takes(data)

    def load(self, data: object, place: Place, report: Report) -> object:
        number = _number_in(data)
        return super().load(data, place, report) if number is None else Fixed(number)

    def dump(self, value: object) -> Data:
        return value.number if isinstance(value, Fixed) else super().dump(value)

    def names(self) -> Iterable[str]:
        return [*super().names(), *NUMBER_WORDS]

    def schema(self, definitions: Definitions) -> Schema:
        words: list[Data] = list(NUMBER_WORDS)
        forms: list[Data] = [{"type": "integer"}, {"enum": words}, super().schema(definitions)]
        return {"anyOf": forms}


class HowMany(Record):
    """A quantity: the value, if it is exact, or its "low" and "high" bounds."""

    def __init__(self, fields: FieldsOf, value: Shape) -> None:
        super().__init__(Quantity, fields)
        self._value = value

    def takes(self, data: object) -> bool:
        return isinstance(data, dict) or self._value.takes(data)

    def load(self, data: object, place: Place, report: Report) -> object:
        if isinstance(data, dict) and "word" not in data:
            return self.load_fields(data, place, report)
        value = self._value.load(data, place, report)
        return value if value is FAILED else self.build({"low": value, "high": value}, place, report)

    def dump(self, value: object) -> Data:
        if isinstance(value, Quantity) and value.low == value.high:
            return self._value.dump(value.low)
        return super().dump(value)

    def names(self) -> Iterable[str]:
        return self._value.names()

    def object_schema(self, definitions: Definitions, tag: str = "") -> Schema:
        return {"anyOf": [self._value.schema(definitions), super().object_schema(definitions, tag)]}


def _number_in(data: object) -> int | None:
    if isinstance(data, str):
        return NUMBER_WORDS.get(data)
    return data if type(data) is int else None
