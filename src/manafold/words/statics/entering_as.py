"""What permanents enter as: copies, or with something chosen for them (CR 614.1c, 614.12a, 707.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import COLOR_NAMES, Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from manafold.model.words import Filter, Static
from manafold.rules import entering
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.copying import copied_values
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import Chose, ZoneChanged
from manafold.rules.finding import find_all
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


HAVE = "you may have {what:subject} enter [the battlefield] as a copy of"
EXCEPT = "except it {exceptions:list and}"


@dataclass(frozen=True)
class EntersAsCopy(Entering):
    """May enter as a copy of something of a description, with exceptions (CR 707.5, 707.9)."""

    original: Filter
    exceptions: tuple[Static, ...] = ()
    may: bool = True

    rank: ClassVar[int] = 3
    tag: ClassVar[str] = "enters as a copy"
    phrases: ClassVar[Phrases] = (
        Phrase(f"{HAVE} any {{original}} on the battlefield", form="sentence"),
        Phrase(f"{HAVE} any {{original}} on the battlefield, {EXCEPT}", form="sentence"),
        Phrase(f"{HAVE} {{original:a}}", form="sentence", read_only=True),
        Phrase(f"{HAVE} {{original:a}}, {EXCEPT}", form="sentence", read_only=True),
        Phrase(
            "{what:subject} <enter> [the battlefield] as a copy of {original:a}", sets={"may": False}, form="sentence"
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        found = [id for id in find_all(self.original, c) if id != event.new]
        if not found or (self.may and not (yield from yes_or_no(event.player, "enter as a copy?", event.new))):
            return event
        (chosen,) = yield from choose_some(c.state, event.player, found, 1, 1, "permanent", "copy", event.new)
        return entering.enter_as(c.state, event, copied_values(c.state, chosen, c, self.exceptions))


Chosen = Literal["color", "creature type", "basic land type", "opponent", "player"]


@dataclass(frozen=True)
class ChoosesAsEnters(Entering):
    """As it enters, its controller chooses something for it (CR 614.12a); `but` is a color that it can't be."""

    chosen: Chosen
    but: Color | None = None

    tag: ClassVar[str] = "chooses as it enters"
    phrases: ClassVar[Phrases] = (
        Phrase("as {what:subject} <enter> [the battlefield], choose a {chosen}", form="sentence"),
        Phrase(
            "as {what:subject} <enter> [the battlefield], choose a color other than {but:name}",
            sets={"chosen": "color"},
            form="sentence",
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        options = self.options(event.player, c)
        pick = yield Decision(event.player, self.kind, options, f"choose a {self.chosen}", event.new)
        c.state.emit(Chose(c.cause, event.player, str(pick)))
        return replace(event, choices={**event.choices, self.chosen: pick.value})

    @property
    def kind(self) -> Literal["color", "name", "player"]:
        """What the decision is about."""
        return "color" if self.chosen == "color" else "name" if self.chosen.endswith("type") else "player"

    def options(self, player: int, c: Context) -> list[Option]:
        """What can be chosen."""
        if self.chosen == "color":
            return [Option(name, value=color) for color, name in COLOR_NAMES.items() if color != self.but]
        if self.chosen == "creature type":
            return [Option(name, value=name) for name in sorted(CREATURE_TYPES)]
        if self.chosen == "basic land type":
            return [Option(name, value=name) for name in BASIC_LAND_TYPES]
        state = c.state
        players = state.opponents(player) if self.chosen == "opponent" else state.living()
        return [Option("choose", state.label(each), each, each) for each in players]
