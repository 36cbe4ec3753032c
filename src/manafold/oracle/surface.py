"""References as texts have them, before binding: a target described in place, and a pronoun."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.model.words import Person, Ref, TargetSpec
from manafold.oracle.nouns import nouns_of
from manafold.words.values.plain import is_one

PLAYERS = frozenset(("player", "opponent"))

PLURAL_PRONOUNS = ("they", "them", "those", "the rest")


@dataclass(frozen=True)
class TargetHere(Ref):
    """A use of the word "target" where it stands; `another` than the source or an earlier target."""

    spec: TargetSpec
    another: bool = False

    def person(self) -> Person:
        high = self.spec.count.high
        return "one" if high is not None and is_one(high) else "many"

    def says_each(self) -> bool:
        return self.person() == "many" and nouns_of(self.spec.what) <= PLAYERS


@dataclass(frozen=True)
class Pronoun(Ref):
    """"It", "they", "that creature", "those cards": something spoken of before. `many` for "the exiled cards"."""

    said: str
    many: bool = False

    def person(self) -> Person:
        return "many" if self.many or self.said.startswith(PLURAL_PRONOUNS) else "one"
