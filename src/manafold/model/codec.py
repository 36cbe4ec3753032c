"""Cards and words to and from plain data, by the types of their fields."""

from __future__ import annotations

import dataclasses
import inspect
import sys
import typing
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Literal, TypeVar, Union, get_args, get_origin

from manafold.model.card import Card, CardFace, Variable, printed_number
from manafold.model.cardshape import CardShape, FaceShape
from manafold.model.containers import Each, Many, Maybe, OneOf, SetOf
from manafold.model.mana import ManaCost, ManaSymbol, symbol
from manafold.model.mana_names import ManaNames
from manafold.model.records import REQUIRED, Field, Record
from manafold.model.shapes import Choice, Data, Definitions, ManaNotation, Notation, Scalar, Schema, Shape
from manafold.model.tagged import HowMany, Number, Tagged
from manafold.model.typeline import TypeLine
from manafold.model.validation import Place, Report
from manafold.model.vocabulary import Vocabulary, category_of, is_word
from manafold.model.words import Fixed, Quantity, Value, Word

T = TypeVar("T")


class Codec:
    """Loads and dumps what the words of a vocabulary can say, with the mana symbols of a variant if it has its own.

    Equal values have equal data, and what loads from the data of a value is equal to it.
    """

    def __init__(self, vocabulary: Vocabulary, mana_names: ManaNames | None = None) -> None:
        self.vocabulary = vocabulary
        self.mana_names = mana_names
        self._shapes: dict[type, Shape] = {}
        self._records: dict[type, Record] = {}

    def load(self, kind: type[T], data: object, path: str = "", partial: bool = False) -> T:
        """The card, face or word (of the category `kind`) that `data` describes.

        Raises `CardDataError` with everything that is wrong in `data`; the places in it begin with `path`. With
        `partial` it is no card that is played: abilities may be missing, and what they say is not looked into.

        >>> Codec(Vocabulary()).load(Card, {"nam": "Grove Elk", "type_line": "Creature — Elk"})
        Traceback (most recent call last):
            ...
        manafold.model.errors.CardDataError: name: expected a string, got nothing
        nam: expected ...; did you mean "name"?
        """
        report = Report(partial)
        loaded = self.shape(kind).load(data, Place(None, path), report)
        report.check()
        if not isinstance(loaded, kind):
            raise TypeError(f"{kind.__name__} loaded as {loaded!r}")
        return loaded

    def dump(self, value: Card | CardFace | Word) -> Data:
        """The data of a card, a face or a word, in canonical form."""
        kind = category_of(type(value)) if isinstance(value, Word) else type(value)
        return self.shape(kind).dump(value)

    def schema(self, kind: type = Card) -> Schema:
        """The JSON Schema (draft 2020-12) of the data of `kind`; this imports the whole vocabulary."""
        definitions = Definitions()
        root = self.shape(kind).schema(definitions)
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", **root, "$defs": definitions.parts}

    def shape(self, kind: type) -> Shape:
        """The shape of the data of a class."""
        found = self._shapes.get(kind)
        if found is None:
            found = self._shapes[kind] = self._make(kind)
        return found

    def _mana(self, kind: type, parse: Callable[[str], object], expects: str) -> Shape:
        """The shape of what is written with mana symbols."""
        names = self.mana_names
        return Notation(kind, parse, expects) if names is None else ManaNotation(kind, parse, expects, names)

    def _make(self, kind: type) -> Shape:
        if kind is Card:
            return CardShape(self.fields)
        if kind is CardFace:
            return FaceShape(self.fields)
        if kind is ManaCost:
            return self._mana(ManaCost, ManaCost.parse, 'a mana cost such as "{2}{W}"')
        if kind is ManaSymbol:
            return self._mana(ManaSymbol, symbol, 'a mana symbol such as "{W}"')
        if kind is TypeLine:
            return Notation(TypeLine, TypeLine.parse, 'a type line such as "Creature — Elf"')
        if kind is Variable:
            return Notation(Variable, printed_number, 'a number such as "*"')
        if kind is Quantity:
            return HowMany(self.fields, self.shape(Value))
        if kind in (str, int, bool):
            return Scalar(kind)
        if kind in (Value, Fixed):
            return Number(kind, self.vocabulary, self.record)
        if issubclass(kind, Word) and not is_word(kind):
            return Tagged(kind, self.vocabulary, self.record)
        if dataclasses.is_dataclass(kind):
            return self.record(kind)
        raise TypeError(f"card data cannot have a {kind!r}")

    def record(self, kind: type) -> Record:
        """The shape of the fields of a class."""
        found = self._records.get(kind)
        if found is None:
            found = self._records[kind] = Record(kind, self.fields)
        return found

    def fields(self, kind: type) -> tuple[Field, ...]:
        """The fields of a dataclass from which it is made."""
        types = field_types(kind)
        fields = dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ()
        made = [each for each in fields if each.init]
        return tuple([Field(each.name, self._annotated(types[each.name]), _default(each)) for each in made])

    def _annotated(self, annotation: object) -> Shape:
        """The shape of what has this type."""
        if isinstance(annotation, type) and get_origin(annotation) is None:
            return self.shape(annotation)
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Literal:
            return Choice(args)
        if origin is frozenset:
            inner = self._annotated(args[0])
            if isinstance(inner, Choice):
                return SetOf(inner)
        if origin is tuple:
            if args[-1] is Ellipsis:
                return Many(self._annotated(args[0]))
            return Each([self._annotated(each) for each in args])
        if origin in (Union, UnionType):
            shapes = [self._annotated(each) for each in args if each is not NoneType]
            one = shapes[0] if len(shapes) == 1 else OneOf(shapes)
            return Maybe(one) if NoneType in args else one
        raise TypeError(f"card data cannot have a {annotation!r}")


def field_types(kind: type) -> dict[str, object]:
    """The types of the fields of a dataclass, by name.

    Annotations of other attributes are not looked at: they may name what is only imported for type checkers.
    """
    found: dict[str, object] = {}
    names = {each.name for each in dataclasses.fields(kind)} if dataclasses.is_dataclass(kind) else set()
    for base in reversed(kind.__mro__):
        own = {name: text for name, text in inspect.get_annotations(base).items() if name in names}
        holder = type(base.__name__, (), {"__annotations__": own, "__module__": base.__module__})
        found.update(typing.get_type_hints(holder, vars(sys.modules[base.__module__])))
    return found


def _default(field: dataclasses.Field[object]) -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return REQUIRED
