"""Changing the text of spells and permanents (CR 612)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import COLOR_NAMES
from manafold.model.phrase import Phrase, Phrases
from manafold.model.subtypes import BASIC_LAND_TYPES
from manafold.model.words import Duration, Effect, Ref
from manafold.rules import continuous
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import Chose
from manafold.rules.finding import present
from manafold.words.durations.lasting import Indefinitely
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.statics.text import ReplacesWord

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Kind = Literal["color word", "basic land type", "color word or basic land type"]
OPTIONS: dict[str, tuple[Option, ...]] = {
    "color word": tuple([Option(name, value=color) for color, name in COLOR_NAMES.items()]),
    "basic land type": tuple([Option(name, value=name) for name in BASIC_LAND_TYPES]),
}


@dataclass(frozen=True)
class ChangeText(Effect):
    """In the text of something, all instances of a word are replaced by another of its kind (CR 612.1)."""

    what: Ref
    kind: Kind
    duration: Duration = Indefinitely()

    tag: ClassVar[str] = "change text"
    phrases: ClassVar[Phrases] = tuple(
        [
            Phrase(f"change the text of {{what}} by replacing all instances of {words}{when}", sets={**kind, **lasts})
            for words, kind in (
                (
                    "one color word with another or one basic land type with another",
                    {"kind": "color word or basic land type"},
                ),
                ("one color word with another", {"kind": "color word"}),
                ("one basic land type with another", {"kind": "basic land type"}),
            )
            for when, lasts in (("", {}), (" until end of turn", {"duration": UntilEndOfTurn()}))
        ]
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        kinds = [kind for kind in OPTIONS if kind in self.kind]
        old = yield from self._pick([option for kind in kinds for option in OPTIONS[kind]], "word to replace", c)
        same = next(kind for kind in kinds if old in OPTIONS[kind])
        new = yield from self._pick([option for option in OPTIONS[same] if option != old], "word to put there", c)
        word = ReplacesWord(str(old.value), str(new.value))
        continuous.add_effect(c.state, c, (word,), self.duration, tuple(found))
        for id in found:
            item = c.state.objects[id].item
            if c.state.objects[id].zone == "stack" and item is not None:
                changed = item.copy()
                changed.script = word.in_script(item.script)
                c.state.edit(id).item = changed
        c.named[self.named] = tuple(found)

    def _pick(self, options: list[Option], prompt: str, c: Context) -> Task[Option]:
        pick = yield Decision(c.subject, "name", options, prompt, c.source)
        c.state.emit(Chose(c.cause, c.subject, str(pick)))
        return pick
