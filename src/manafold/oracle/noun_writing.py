"""Writing noun phrases."""

from __future__ import annotations

from manafold.grammar.english import join
from manafold.grammar.printer import Printer
from manafold.model.words import Filter
from manafold.oracle.noun_reading import KINDS
from manafold.words.effects.friends_and_foes import FriendOrFoe
from manafold.words.filters.composed import AnyOf, Not, parts_of
from manafold.words.filters.kinds import AbilityOnStack, IsPlayer, Opponent, PermanentType
from manafold.words.filters.pointed import Is
from manafold.words.filters.sources import DamageSource
from manafold.words.filters.terms_of_art import Commander, Outlaw
from manafold.words.filters.types import OfSubtype, OfType

HEADS = (
    OfType, OfSubtype, Outlaw, Commander, DamageSource, *KINDS, PermanentType, IsPlayer, Opponent, FriendOrFoe,
    AbilityOnStack,
)  # fmt: skip
"""The words that are nouns."""


class NounWriter:
    """The writing of one noun phrase in a number."""

    def __init__(self, printer: Printer, number: str) -> None:
        self.printer = printer
        self.number = number

    def phrase(self, what: Filter) -> str | None:
        """The whole noun phrase; None if some part has no place in one."""
        before: list[str] = []
        nouns: list[Filter] = []
        after: list[str] = []
        previous: Filter | None = None
        for part in parts_of(what):
            text = None if nouns else self.before(part)
            if text is not None:
                if isinstance(part, Not) and isinstance(previous, Not):
                    before[-1] += ","
                before.append(text)
            elif isinstance(part, HEADS) or self._is_list_of_nouns(part):
                nouns.append(part)
            else:
                text = self.after(part)
                if text is None:
                    return None
                after.append(text)
            previous = part
        heads = self.heads(nouns)
        return None if heads is None else " ".join([*before, heads, *after])

    def before(self, part: Filter) -> str | None:
        if isinstance(part, AnyOf):
            texts = [self.before(each) for each in part.of]
            return None if None in texts else join([text for text in texts if text], part.said)
        if isinstance(part, Not):
            text = self.printer.write(Filter, part.what, "before")
            if text is None:
                text = self.printer.write(Filter, part.what, "head", "one")
            return None if text is None else f"non-{text}" if text[0].isupper() else f"non{text}"
        return self.printer.write(Filter, part, "before")

    def after(self, part: Filter) -> str | None:
        text = self.printer.write(Filter, part, "after", self.number)
        return text if text is not None else self.printer.write(Filter, part, "with", self.number)

    def heads(self, nouns: list[Filter]) -> str | None:
        """Nouns in a row, the last in the number of the phrase."""
        texts = []
        for index, noun in enumerate(nouns):
            number = self.number if index == len(nouns) - 1 else "one"
            if isinstance(noun, AnyOf):
                items = [NounWriter(self.printer, number).phrase(each) for each in noun.of]
                texts.append(None if None in items else join([item for item in items if item], noun.said))
            else:
                texts.append(self.printer.write(Filter, noun, "head", number))
        return None if None in texts or not texts else " ".join([text for text in texts if text])

    def _is_list_of_nouns(self, part: Filter) -> bool:
        return isinstance(part, AnyOf) and not any(isinstance(each, Is) for each in part.of)
