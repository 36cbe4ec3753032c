"""Choosing a card name while something resolves, for later instructions to speak of (CR 201.4, 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Ref
from manafold.rules import card_names
from manafold.rules.card_names import CARD_NAME
from manafold.words.filters.kinds import IsCard

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ChooseCardName(Effect):
    """A player chooses the name of a card that fits `what`, and not `but`, by what is printed on it (CR 201.4a)."""

    who: Ref
    what: Filter = IsCard()
    but: Filter | None = None

    tag: ClassVar[str] = "choose card name"
    phrases: ClassVar[Phrases] = (
        "{who} <choose> {what:a} name",
        "{who} <choose> {what:a} name other than {but:a} name",
        Phrase("{who} <choose> any card name", read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            c.chosen[CARD_NAME] = yield from card_names.choose(player, self.what, self.but, c.source, c)
        c.named[self.named] = tuple(found)
