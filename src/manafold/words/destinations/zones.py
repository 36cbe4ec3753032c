"""Hands, graveyards and libraries: always those of the owners of what is put there (CR 400.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.rules.choosing import order, yes_or_no
from manafold.rules.destroying import to_zone
from manafold.words.destinations.base import Destination

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import ZoneChanged
    from manafold.rules.terms import Zone

Whose = Literal["", "your", "its owner's", "their owner's", "their", "that player's", "his or her", "target player's"]
"""How a text calls the owner of what is moved."""


@dataclass(frozen=True)
class OwnersZone(Destination):
    """A zone of the owners (CR 400.3). `several` if the text speaks of owners and zones."""

    whose: Whose = "their owner's"
    several: bool = False

    zone: ClassVar[Zone]

    def moves(self, ids: Sequence[int], c: Context) -> Task[list[ZoneChanged]]:
        return to_zone(c.state, ids, self.zone, c.cause)
        yield


@dataclass(frozen=True)
class Hand(OwnersZone):
    """The hands of the owners (CR 400.3, 402.1)."""

    tag: ClassVar[str] = "hand"
    phrases: ClassVar[Phrases] = (
        Phrase("into their owners' hands", sets={"several": True}),
        Phrase("to their owners' hands", sets={"several": True}, form="to"),
        "into {whose} hand",
        Phrase("to {whose} hand", form="to"),
    )
    zone: ClassVar[Zone] = "hand"


@dataclass(frozen=True)
class Graveyard(OwnersZone):
    """The graveyards of the owners (CR 400.3, 404.1)."""

    tag: ClassVar[str] = "graveyard"
    phrases: ClassVar[Phrases] = (
        Phrase("into their owners' graveyards", sets={"several": True}),
        Phrase("to their owners' graveyards", sets={"several": True}, form="to"),
        "into {whose} graveyard",
        Phrase("to {whose} graveyard", form="to"),
    )
    zone: ClassVar[Zone] = "graveyard"


@dataclass(frozen=True)
class Library(Destination):
    """The top or bottom of the owners' libraries, or whichever of the two a player chooses.

    Several cards for one library are arranged by its owner (CR 401.4), or put there at random.
    """

    place: Literal["top", "bottom", "top or bottom"]
    whose: Whose = "their owner's"
    order: Literal["", "in any order", "in a random order"] = ""
    several: bool = False
    said: Literal["", "the", "their choice of the", "your choice of the"] = ""
    """What stands before "top or bottom"."""
    back: bool = False
    """Whether the text says that they go back."""
    nth: int = 0
    """At which place from the top, if not at the first; at the bottom if there are fewer cards (CR 401.7)."""

    tag: ClassVar[str] = "library"
    phrases: ClassVar[Phrases] = (
        Phrase("on top of {whose} library", sets={"place": "top"}),
        Phrase("to the top of {whose} library", sets={"place": "top"}, form="to"),
        Phrase("on top of {whose} library {order}", sets={"place": "top"}),
        Phrase("on the bottom of {whose} library", sets={"place": "bottom"}),
        Phrase("to the bottom of {whose} library", sets={"place": "bottom"}, form="to"),
        Phrase("on the bottom of {whose} library {order}", sets={"place": "bottom"}),
        Phrase("on top", sets={"place": "top", "whose": ""}),
        Phrase("on top {order}", sets={"place": "top", "whose": ""}),
        Phrase("on the bottom", sets={"place": "bottom", "whose": ""}),
        Phrase("on the bottom {order}", sets={"place": "bottom", "whose": ""}),
        Phrase("back", sets={"place": "top", "whose": "", "back": True}),
        Phrase("back {order}", sets={"place": "top", "whose": "", "back": True}),
        Phrase("back on top", sets={"place": "top", "whose": "", "back": True}, read_only=True),
        Phrase("back on top {order}", sets={"place": "top", "whose": "", "back": True}, read_only=True),
        Phrase("back on top of {whose} library", sets={"place": "top", "back": True}),
        Phrase("back on top of {whose} library {order}", sets={"place": "top", "back": True}),
        Phrase("into {whose} library {nth:ordinal} from the top", sets={"place": "top"}),
        Phrase("on top of their owners' libraries", sets={"place": "top", "several": True}),
        Phrase("on the bottom of their owners' libraries", sets={"place": "bottom", "several": True}),
        Phrase("on {said} top or bottom of {whose} library", sets={"place": "top or bottom"}),
    )

    def moves(self, ids: Sequence[int], c: Context) -> Task[list[ZoneChanged]]:
        state = c.state
        owners: dict[int, list[int]] = {}
        for id in ids:
            owners.setdefault(state.objects[id].owner, []).append(id)
        found: list[ZoneChanged] = []
        for owner in [player for player in state.living() if player in owners]:
            mine = owners[owner]
            on_top = self.place == "top"
            if self.place == "top or bottom":
                on_top = yield from yes_or_no(c.subject, "put on top", c.source)
            if self.order == "in a random order":
                mine = mine[:]
                state.randomness.shuffle(mine)
            else:
                prompt = "put on top, first the topmost" if on_top else "put on the bottom, last the lowest"
                mine = yield from order(state, owner, mine, prompt, c.source)
            arranged = list(reversed(mine)) if on_top else mine  # the last one moved to the top is the topmost
            found += to_zone(state, arranged, "library", c.cause, position=self._position(on_top))
        return found

    def _position(self, on_top: bool) -> str:
        """Where in the library, as an event says it."""
        if self.nth > 1:
            return str(self.nth - 1)
        return "top" if on_top else "bottom"
