"""What permanents enter as: copies, or with something chosen for them (CR 614.1c, 614.12a, 707.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Fixed, Static, Value
from manafold.rules import card_names, choices, entering, libraries
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.copying import CopyException, copied_values
from manafold.rules.decisions import Option
from manafold.rules.events import ZoneChanged
from manafold.rules.finding import find_all
from manafold.words.filters.kinds import IsCard
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


HAVE = "you may have {what:subject} enter [the battlefield] as a copy of"
EXCEPT = "except {exceptions:list and its}"


@dataclass(frozen=True)
class EntersAsCopy(Entering):
    """May enter as a copy of something of a description, with exceptions (CR 707.5, 707.9)."""

    original: Filter
    exceptions: tuple[Static, ...] = ()
    may: bool = True
    buried: bool = False
    """Whether it is a card in a graveyard that is copied, and not a permanent."""
    same_counters: bool = False
    """Whether it enters with as many counters of each kind as what it copies has."""

    rank: ClassVar[int] = 3
    tag: ClassVar[str] = "enters as a copy"
    phrases: ClassVar[Phrases] = (
        Phrase(f"{HAVE} any {{original}} on the battlefield", form="sentence"),
        Phrase(f"{HAVE} any {{original}} on the battlefield, {EXCEPT}", form="sentence"),
        Phrase(
            f"{HAVE} any {{original}} on the battlefield, with the same counters on it",
            sets={"same_counters": True},
            form="sentence",
        ),
        Phrase(f"{HAVE} any {{original}} in a graveyard", sets={"buried": True}, form="sentence"),
        Phrase(f"{HAVE} any {{original}} in a graveyard, {EXCEPT}", sets={"buried": True}, form="sentence"),
        Phrase(f"{HAVE} {{original:a}}", form="sentence", read_only=True),
        Phrase(f"{HAVE} {{original:a}}, {EXCEPT}", form="sentence", read_only=True),
        Phrase(
            "{what:subject} <enter> [the battlefield] as a copy of {original:a}", sets={"may": False}, form="sentence"
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        found = [id for id in self._originals(c) if id != event.new]
        if not found or (self.may and not (yield from yes_or_no(event.player, "enter as a copy?", event.new))):
            return event
        (chosen,) = yield from choose_some(c.state, event.player, found, 1, 1, "permanent", "copy", event.new)
        entered = entering.enter_as(c.state, event, copied_values(c.state, chosen, c, self.exceptions))
        given = [each.given(c) for each in self.exceptions if isinstance(each, CopyException)]
        if self.same_counters:
            given.append(c.state.object(chosen).counters)
        entered.excepted = tuple([each for each in given if each])
        return entered

    def _originals(self, c: Context) -> Sequence[int]:
        """What it may enter as a copy of."""
        if not self.buried:
            return find_all(self.original, c)
        return [id for id in c.state.all_in("graveyard") if self.original.matches(id, c)]


Chosen = Literal[
    "color", "creature type", "card type", "permanent type", "land type", "basic land type", "odd or even", "opponent",
    "player"
]  # fmt: skip


@dataclass(frozen=True)
class ChoosesAsEnters(Entering):
    """As it enters, its controller chooses something for it (CR 614.12a); `but` is a color that it can't be."""

    chosen: Chosen
    but: Color | None = None
    tapped: bool = False
    """Whether it also enters tapped."""

    tag: ClassVar[str] = "chooses as it enters"
    phrases: ClassVar[Phrases] = (
        Phrase("as {what:subject} <enter> [the battlefield], choose odd or even", sets={"chosen": "odd or even"},
               form="sentence"),
        Phrase("as {what:subject} <enter> [the battlefield], choose a {chosen}", form="sentence"),
        Phrase(
            "as {what:subject} <enter> [the battlefield], choose a color other than {but:name}",
            sets={"chosen": "color"},
            form="sentence",
        ),
        Phrase(
            "{what:subject} <enter> [the battlefield] tapped. as it enters, choose a {chosen}",
            sets={"tapped": True},
            form="sentence",
        ),
        Phrase(
            "{what:subject} <enter> [the battlefield] tapped. as it enters, choose a color other than {but:name}",
            sets={"tapped": True, "chosen": "color"},
            form="sentence",
        ),
    )  # fmt: skip

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        value = yield from choices.choose(event.player, self.chosen, self.options(event.player, c), event.new, c)
        tapped = event.tapped or self.tapped
        return replace(event, choices={**event.choices, self.chosen: value}, tapped=tapped)

    def options(self, player: int, c: Context) -> list[Option]:
        """What can be chosen."""
        if self.chosen != "opponent" and self.chosen != "player":
            return [each for each in choices.options(self.chosen) if each.value != self.but]
        state = c.state
        players = state.opponents(player) if self.chosen == "opponent" else state.living()
        return [Option("choose", state.label(each), each, each) for each in players]


@dataclass(frozen=True)
class ChoosesNumberAsEnters(Entering):
    """As it enters, its controller chooses a number for it: between two others, these included, or one without a bound
    if there is no `high` (CR 107.1c, 614.12a)."""

    low: Value
    high: Value | None = None

    tag: ClassVar[str] = "chooses a number as it enters"
    phrases: ClassVar[Phrases] = (
        Phrase("as {what:subject} <enter> [the battlefield], choose a number between {low} and {high}",
               form="sentence"),
        Phrase("as {what:subject} <enter> [the battlefield], choose a number", sets={"low": Fixed(0)},
               form="sentence"),
    )  # fmt: skip

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        number = yield from choices.number(event.player, self.low, self.high, event.new, c)
        return replace(event, choices={**event.choices, choices.NUMBER: number})


@dataclass(frozen=True)
class ChoosesNameAsEnters(Entering):
    """As it enters, its controller chooses the name of a card that fits `card`, and not `but`, by what is printed on
    it; if `looks`, after they have looked at an opponent's hand (CR 201.4, 614.12a)."""

    card: Filter = IsCard()
    but: Filter | None = None
    looks: bool = False

    tag: ClassVar[str] = "chooses a name as it enters"
    phrases: ClassVar[Phrases] = (
        Phrase("as {what:subject} <enter> [the battlefield], choose {card:a} name", form="sentence"),
        Phrase("as {what:subject} <enter> [the battlefield], choose {card:a} name other than {but:a} name",
               form="sentence"),
        Phrase(
            "as {what:subject} <enter> [the battlefield], look at an opponent's hand, then choose any card name",
            sets={"looks": True},
            form="sentence",
        ),
    )  # fmt: skip

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        state = c.state
        if self.looks:
            opponents = state.opponents(event.player)
            for opponent in (
                yield from choose_some(state, event.player, opponents, 1, 1, "player", "look at a hand", event.new)
            ):
                libraries.look(state, event.player, state.players[opponent].hand, c.cause)
        name = yield from card_names.choose(event.player, self.card, self.but, event.new, c)
        return replace(event, choices={**event.choices, card_names.CARD_NAME: name})
