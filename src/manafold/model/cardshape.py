"""The shape of a card."""

from __future__ import annotations

from collections.abc import Mapping

from manafold.model.card import Card, CardFace, color_identity_of
from manafold.model.face_sense import face_problems
from manafold.model.records import REQUIRED, Field, FieldsOf, Record, object_schema
from manafold.model.shapes import Data, Definitions, Schema
from manafold.model.validation import FAILED, Place, Report


class FaceShape(Record):
    """A card face, on which all that is printed goes together."""

    def __init__(self, fields: FieldsOf, beside: tuple[str, ...] = ()) -> None:
        super().__init__(CardFace, fields, beside)

    def build(self, values: dict[str, object], place: Place, report: Report) -> object:
        face = super().build(values, place, report)
        wrong = face_problems(face, str(place), report.partial) if isinstance(face, CardFace) else []
        report.problems += wrong
        return FAILED if wrong else face


class CardShape(Record):
    """A card: its "faces", or the keys of the only one; "layout" and "color_identity" if they are not as usual.

    The usual color identity is the one that follows from the faces.
    """

    def __init__(self, fields: FieldsOf) -> None:
        shapes = {each.name: each.shape for each in fields(Card)}
        faces = Field("faces", shapes["faces"], REQUIRED)
        own = (Field("layout", shapes["layout"], "normal"), Field("color_identity", shapes["color_identity"], None))
        super().__init__(Card, lambda _: (faces, *own))
        self._own = Record(Card, lambda _: own)
        self._face = FaceShape(fields, tuple([each.name for each in self.fields]))

    def load_fields(self, data: Mapping[object, object], place: Place, report: Report) -> object:
        if "faces" in data:
            return super().load_fields(data, place, report)
        own = [each.name for each in self._own.fields]
        face = self._face.load_fields({key: data[key] for key in data if key not in own}, place, report)
        values = self._own.load_values({key: data[key] for key in data if key in own}, place, report)
        values["faces"] = face if face is FAILED else (face,)
        return self.build(values, place, report)

    def build(self, values: dict[str, object], place: Place, report: Report) -> object:
        faces = values["faces"]
        if isinstance(faces, tuple):
            values = {"color_identity": color_identity_of(faces), "layout": "normal", **values}
        return super().build(values, place, report)

    def dump_fields(self, value: object) -> dict[str, Data]:
        if not isinstance(value, Card):
            raise TypeError(f"expected a card, got {value!r}")
        found = super().dump_fields(value)
        if value.color_identity == color_identity_of(value.faces):
            del found["color_identity"]
        if len(value.faces) > 1:
            return found
        del found["faces"]
        return self._face.dump_fields(value.face) | found

    def object_schema(self, definitions: Definitions, tag: str = "") -> Schema:
        of_one_face = object_schema(self.kind, (*self._face.fields, *self._own.fields), definitions)
        return {"anyOf": [of_one_face, super().object_schema(definitions, tag)]}
