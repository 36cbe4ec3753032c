"""Text in which a word is replaced by another (CR 612)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from manafold.model.tree import field_names, transform
from manafold.model.words import Layer, Script, Static, Word
from manafold.rules.ability_sets import ability_set
from manafold.rules.land_types import with_intrinsic

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context

W = TypeVar("W", bound=Word)

NO_TEXT = frozenset(("name", "named", "said", "label", "link", "kind", "tag"))
"""Fields with names and how something is said, in which nothing is replaced (CR 612.2)."""


@dataclass(frozen=True)
class ReplacesWord(Static):
    """A color word or a land type is another one, wherever the text or the type line uses it as such (CR 612.1, 612.2).

    `old` and `new` are letters of colors or names of land types. Names and mana symbols are no such words (612.2).
    """

    old: str
    new: str

    tag: ClassVar[str] = "replaces word"
    layers: ClassVar[tuple[int, ...]] = (Layer.TEXT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if self.old in chars.subtypes:
            chars.subtypes = (chars.subtypes - {self.old}) | {self.new}
        changed = tuple([self.in_word(ability) for ability in chars.abilities.all])
        chars.abilities = ability_set(with_intrinsic(changed, chars.types, chars.subtypes))

    def in_script(self, script: Script) -> Script:
        """The script of a spell with the text changed."""
        done = self.in_word(script)
        assert isinstance(done, Script)
        return done

    def in_word(self, word: W) -> W:
        """A word with the text changed."""
        done = transform(word, self._changed)
        assert isinstance(done, type(word))
        return done

    def _changed(self, word: Word) -> Word:
        changed: dict[str, object] = {}
        for name in field_names(type(word)):
            old: object = getattr(word, name)
            new = self._value(old)
            if new != old and name not in NO_TEXT:
                changed[name] = new
        return dataclasses.replace(word, **changed) if changed and dataclasses.is_dataclass(word) else word

    def _value(self, value: object) -> object:
        if isinstance(value, tuple) and value and all([isinstance(each, str) for each in value]):
            return tuple([self._value(each) for each in value])
        return self.new if isinstance(value, str) and value == self.old else value
