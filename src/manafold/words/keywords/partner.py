"""Keywords about which two cards can be a deck's commanders together (CR 702.124). They do nothing in the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrases


@dataclass(frozen=True)
class Partner(Keyword):
    """Two legendary cards with partner can be commanders together (CR 702.124c)."""

    tag: ClassVar[str] = "partner"
    phrases: ClassVar[Phrases] = ("partner",)


@dataclass(frozen=True)
class FriendsForever(Keyword):
    """Two legendary cards with friends forever can be commanders together (CR 702.124j)."""

    tag: ClassVar[str] = "friends forever"
    phrases: ClassVar[Phrases] = ("friends forever", "partner—friends forever")


@dataclass(frozen=True)
class ChooseABackground(Keyword):
    """This card and a legendary Background can be commanders together (CR 702.124k)."""

    tag: ClassVar[str] = "choose a Background"
    phrases: ClassVar[Phrases] = ("choose a Background",)


@dataclass(frozen=True)
class DoctorsCompanion(Keyword):
    """This card and a legendary Time Lord Doctor can be commanders together (CR 702.124m)."""

    tag: ClassVar[str] = "doctor's companion"
    phrases: ClassVar[Phrases] = ("doctor's companion",)
