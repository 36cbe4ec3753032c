"""Descriptions by keyword ability: "with flying"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Layer
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasKeyword(Filter):
    """Has a keyword ability (CR 702), or, if `denied`, has it not."""

    keyword: Keyword
    denied: bool = False

    tag: ClassVar[str] = "with keyword"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.ABILITY,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with {keyword:name}", form="with"),
        Phrase("without {keyword:name}", sets={"denied": True}, form="with"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        abilities = c.state.characteristics(entity).abilities
        if self.keyword.tag not in abilities.keywords:
            return self.denied
        found = any([self.keyword.describes(each) for each in abilities.having(self.keyword.tag)])
        return found is not self.denied


@dataclass(frozen=True)
class HasEitherKeyword(Filter):
    """Has one of two keyword abilities, or both: "creatures with flying or reach" (CR 702)."""

    keyword: Keyword
    other: Keyword
    said: Literal["or", "and/or"] = "or"

    tag: ClassVar[str] = "with either keyword"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.ABILITY,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("with {keyword:name} {said} {other:name}", form="with"),)

    def matches(self, entity: int, c: Context) -> bool:
        return any([HasKeyword(each).matches(entity, c) for each in (self.keyword, self.other)])


@dataclass(frozen=True)
class HasManaAbility(Filter):
    """Has a mana ability (CR 605.1). `several` if the text says "mana abilities"."""

    several: bool = True

    tag: ClassVar[str] = "with a mana ability"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.ABILITY,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with mana abilities", form="with"),
        Phrase("with a mana ability", sets={"several": False}, form="with"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and bool(c.state.characteristics(entity).abilities.mana)
