"""Gift (CR 702.174)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability, Extra, Keyword, TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost, Effect, Filter, Fixed, Ref, Script, Trigger
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import Event, Resolved
from manafold.rules.remembering import announcement
from manafold.rules.zones import NEVER_PERMANENT
from manafold.words.conditions.paid import GIFT, GiftPromised
from manafold.words.effects.create import Create, Token
from manafold.words.effects.draw import Draw
from manafold.words.effects.turns import ExtraTurn
from manafold.words.keywords.building import THIS
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

RECIPIENT = "gift recipient"
"""Under this name a spell knows in what was paid for it the opponent to whom its gift was promised."""


@dataclass(frozen=True)
class PromiseGift(Cost):
    """Choose an opponent (CR 702.174a)."""

    def payable(self, c: Context) -> bool:
        return bool(c.state.opponents(c.subject))

    def pay(self, c: Context) -> Task[bool]:
        assert c.item is not None
        options = [Option("choose", c.state.label(each), each) for each in c.state.opponents(c.subject)]
        pick = options[0]
        if len(options) > 1:
            pick = yield Decision(c.subject, "player", options, "promise a gift to", c.source)
        c.item.paid = {**c.item.paid, RECIPIENT: pick.ref}
        return True


@dataclass(frozen=True)
class Recipient(Ref):
    """The opponent to whom the gift was promised."""

    def entities(self, c: Context) -> Sequence[int]:
        item = announcement(c.source, c)
        found = None if item is None else item.paid.get(RECIPIENT)
        return () if found is None else (found,)


@dataclass(frozen=True)
class Gift(Keyword):
    """You may promise an opponent a gift as you cast this: they get it before the spell does anything else, or as the
    permanent enters (CR 702.174)."""

    what: Literal["card", "extra turn", "token"]
    token: Token | None = None
    tapped: bool = False

    tag: ClassVar[str] = "gift"
    phrases: ClassVar[Phrases] = (
        Phrase("gift a card", sets={"what": "card"}),
        Phrase("gift an extra turn", sets={"what": "extra turn"}),
        Phrase("gift a {token:gift}", sets={"what": "token"}),
        Phrase("gift a tapped {token:gift}", sets={"what": "token", "tapped": True}),
    )

    def extras(self) -> tuple[Extra, ...]:
        return (Extra(GIFT, costs=(PromiseGift(),)),)

    def given(self) -> Effect:
        """What the opponent gets."""
        if self.what == "card":
            return Draw(who=Recipient(), amount=Fixed(1))
        if self.what == "extra turn":
            return ExtraTurn(who=Recipient())
        assert self.token is not None
        return Create(who=Recipient(), amount=Fixed(1), token=self.token, tapped=self.tapped)

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        return dataclasses.replace(script, effects=(self.given(), *script.effects)) if paid.get(GIFT) else script

    def expand(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Enters(THIS), Script(effects=(self.given(),)), GiftPromised(), label=GIFT),)


@dataclass(frozen=True)
class GivesGift(Trigger):
    """A player gives a gift: an instant or sorcery spell of theirs for which one was promised has resolved, or the
    triggered ability of a permanent that gives one (CR 702.174c)."""

    who: Filter

    tag: ClassVar[str] = "gives a gift"
    phrases: ClassVar[Phrases] = ("{who:a} <give> a gift",)
    listens: ClassVar[tuple[type[Event], ...]] = (Resolved,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, Resolved):
            return False
        item = c.state.object(event.object).item
        assert item is not None
        if item.ability is not None:
            gives = item.ability.label == GIFT
        else:
            gives = GIFT in item.paid and not NEVER_PERMANENT.isdisjoint(c.state.characteristics(event.object).types)
        return gives and self.who.matches(event.player, c)
