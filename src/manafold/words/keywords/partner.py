"""What is said of which cards can be a deck's commanders (CR 702.124, 903.3a). It does nothing in the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrase, Phrases


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


@dataclass(frozen=True)
class PartnerOf(Keyword):
    """Two legendary cards that are partners of the same kind can be commanders together (CR 702.124i)."""

    kind: Literal["Survivors", "Character select", "Father & son"]

    tag: ClassVar[str] = "partner of a kind"
    phrases: ClassVar[Phrases] = ("partner—{kind}",)


@dataclass(frozen=True)
class CanBeCommander(Ability):
    """Can be a deck's commander although it is no creature (CR 903.3a)."""

    tag: ClassVar[str] = "can be commander"
    phrases: ClassVar[Phrases] = (Phrase("~ can be your commander.", form="sentence"),)
